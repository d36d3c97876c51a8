import type { PupilActor } from '#domain/access/actors';
import { agreementOf, examPercent } from '#domain/exams/agreement';
import { UNANSWERED } from '#domain/exams/answers';
import type { Deps } from '#server/platform/deps';
import { sumScores } from '#server/practice/service';
import { listSentForExams } from '#server/rewards/service';
import type { ExamQuestion } from '#wire/exams/paper';
import type { ExamCard } from '#wire/exams/pupil';
import { practiceSetOf, questionsOf, wrongOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import { rewardOf } from './rewards.ts';
import { passagesOf, withVerse } from './verses.ts';

/** Both in percent; null before the first practice. */
const agreementWith = (
  score: number,
  { attempts, accuracy }: Awaited<ReturnType<typeof sumScores>>,
): ExamCard['agreement'] => {
  const times = Number(attempts);
  if (times === 0) return null;
  const [exam, practice] = [examPercent(score), Math.round(Number(accuracy) / times)];
  return { level: agreementOf(exam, practice), exam, practice };
};

/** A pupil's own results, with what practice showed beside them. */
export const readOwnResults = async ({ db }: Deps, { studentId }: PupilActor): Promise<{ exams: ExamCard[] }> => {
  const rows = await papers.listOwn(db, studentId);
  const practice = await sumScores(db, studentId);
  const sent = await listSentForExams(db, studentId);
  const passages = await passagesOf(db, rows);
  const exams = rows.map((row) => {
    const shown = questionsOf(row).map((question, place) => withVerse(question, place, passages));
    return {
      id: row.examId,
      title: row.title,
      date: row.examDate,
      gradedAt: row.gradedAt,
      isNew: row.seenAt === null,
      total: row.totalScore,
      truefalse: row.truefalseScore,
      choice: row.multiplechoiceScore,
      matching: row.matchingScore,
      wrong: wrongOf(row).map(({ questionId, studentAnswer }) => ({
        ...(shown[questionId - 1] as ExamQuestion),
        chosen: studentAnswer === UNANSWERED ? null : studentAnswer - 1,
      })),
      reward: rewardOf(row, sent),
      agreement: agreementWith(row.totalScore, practice),
      practiceSet: practiceSetOf(row).flatMap((number) => shown[number - 1] ?? []),
    };
  });
  return { exams };
};

export const markSeen = (deps: Deps, { studentId }: PupilActor) =>
  papers.markSeen(deps.db, studentId, deps.clock().toISOString());
