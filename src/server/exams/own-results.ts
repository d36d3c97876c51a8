import type { PupilActor } from '#domain/access/actors';
import { agreementOf, examPercent } from '#domain/exams/agreement';
import { UNANSWERED, WRONG } from '#domain/exams/answers';
import type { Deps } from '#server/platform/deps';
import { sumScores } from '#server/practice/service';
import { listSentForExams } from '#server/rewards/service';
import type { ExamQuestion } from '#wire/exams/paper';
import type { ExamCard, MissedExam } from '#wire/exams/pupil';
import { practiceSetOf, questionsOf, readShape, wrongOf } from './paper.ts';
import * as papers from './papers-queries.ts';
import { rewardOf } from './rewards.ts';
import { passagesOf, withVerse } from './verses.ts';

/** Both in percent; null before the first practice. */
const agreementWith = (
  { totalScore, maxScore }: Pick<papers.OwnRow, 'totalScore' | 'maxScore'>,
  { attempts, accuracy }: Awaited<ReturnType<typeof sumScores>>,
): ExamCard['agreement'] => {
  const times = Number(attempts);
  if (times === 0) return null;
  const [exam, practice] = [examPercent(totalScore, maxScore), Math.round(Number(accuracy) / times)];
  return { level: agreementOf(exam, practice), exam, practice };
};

/** A pupil's own results, with what practice showed beside them. */
export const readOwnResults = async (
  { db }: Deps,
  { studentId }: PupilActor,
): Promise<{ exams: ExamCard[]; missed: MissedExam[] }> => {
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
      shape: readShape(row),
      total: row.totalScore,
      truefalse: row.truefalseScore,
      choice: row.multiplechoiceScore,
      matching: row.matchingScore,
      wrong: wrongOf(row).map(({ questionId, studentAnswer }) => ({
        ...(shown[questionId - 1] as ExamQuestion),
        chosen: studentAnswer === UNANSWERED || studentAnswer === WRONG ? null : studentAnswer - 1,
        isLeftOut: studentAnswer === UNANSWERED,
      })),
      reward: rewardOf(row, sent),
      agreement: agreementWith(row, practice),
      practiceSet: practiceSetOf(row).flatMap((number) => shown[number - 1] ?? []),
    };
  });
  const missed = (await papers.listMissed(db, studentId)).map(({ makeupAt, ...exam }) => ({
    ...exam,
    hasMakeup: makeupAt !== null,
  }));
  return { exams, missed };
};

export const markSeen = (deps: Deps, { studentId }: PupilActor) =>
  papers.markSeen(deps.db, studentId, deps.clock().toISOString());
