import { agreementOf, examPercent } from '#domain/exams/agreement';
import { NOTHING_TYPED, packAnswers, UNANSWERED } from '#domain/exams/answers';
import { averageOf } from '#domain/exams/grading';
import type { ExamQuestion } from '#domain/exams/paper';
import { examReward } from '#domain/exams/reward';
import type { SentForExam } from '#server/rewards/service';
import type { ExamQuestion as ShownQuestion } from '#wire/exams/paper';
import type { ExamCard } from '#wire/exams/pupil';
import type { Passage } from '#wire/quran';
import type { readOwnResults } from './own-results.ts';
import { matchingOptionsOf, practiceSetOf, questionsOf, reviewsOf, versionsOf, wrongOf } from './paper.ts';
import type { OwnRow } from './papers-queries.ts';
import type { ExamRow, HeadRow } from './queries.ts';
import type { listExams, readGrid } from './report.ts';
import { causeOf } from './rewards.ts';

export const presentHead = <Row extends HeadRow>(row: Row) => ({ date: row.examDate, ...row });

const NONE = { graded: 0, absent: 0, started: 0, scores: 0, full: 0 };

type Listed = Awaited<ReturnType<typeof listExams>>;

export const presentListed = ({ counts, sitting }: Pick<Listed, 'counts' | 'sitting'>, row: Listed['rows'][number]) => {
  const count = counts.get(row.id) ?? NONE;
  return {
    ...presentHead(row),
    ...count,
    unreviewed: reviewsOf(row).filter((review) => review === null).length,
    pupils: sitting.get(row.grade) ?? 0,
    average: averageOf(count.scores, count.graded),
  };
};

const presentQuestion = (
  question: ExamQuestion,
  place: number,
  passages: ReadonlyMap<string, Passage>,
): ShownQuestion => {
  const passage = question.verse === null ? undefined : passages.get(question.verse);
  return {
    ...question,
    number: place + 1,
    options: [...question.options],
    verse: passage && question.verse !== null ? { ...passage, reference: question.verse } : null,
  };
};

export const presentExam = (exam: ExamRow, hasAnswers: boolean, passages: ReadonlyMap<string, Passage>) => {
  const reviews = reviewsOf(exam);
  return {
    ...presentHead(exam),
    matchingOptions: matchingOptionsOf(exam),
    questions: questionsOf(exam).map((question, place) => ({
      ...presentQuestion(question, place, passages),
      reviewedAt: reviews[place]?.at ?? null,
      reviewedBy: reviews[place]?.by ?? null,
    })),
    hasAnswers,
  };
};

const NO_PAPER = {
  answers: packAnswers(NOTHING_TYPED),
  versions: JSON.stringify(NOTHING_TYPED.map(() => 0)),
  isAbsent: 0,
} as const;

export const presentGrid = ({ exam, pupils, papers }: Awaited<ReturnType<typeof readGrid>>) => ({
  exam: presentHead(exam),
  questions: questionsOf(exam).map((question, place) => ({ number: place + 1, ...question })),
  sheets: pupils.map(({ id: studentId, name, classId: section }) => {
    const { answers, versions, isAbsent } = papers.get(studentId) ?? NO_PAPER;
    return { studentId, name, section, answers, versions: versionsOf({ versions }), isAbsent };
  }),
});

type Rewarded = Pick<OwnRow, 'correctionId' | 'totalScore' | 'calculatedAt' | 'sentAt' | 'coinsSent' | 'pointsSent'>;

const isOfCause =
  (cause: string) =>
  ({ sourceId }: SentForExam) =>
    sourceId === cause || sourceId?.startsWith(`${cause}:`) === true;

/** What it is worth is said once it was calculated; what was sent, as it was sent. */
export const presentReward = (row: Rewarded, sent: readonly SentForExam[]): ExamCard['reward'] => {
  if (row.sentAt !== null) {
    const own = sent.filter(isOfCause(causeOf(row.correctionId)));
    const isClaimed = own.length > 0 && own.every(({ isClaimed }) => isClaimed === 1);
    const { bonus } = examReward(row.coinsSent);
    const amounts = { coins: row.coinsSent, points: row.pointsSent, bonus, sentAt: row.sentAt };
    return { state: isClaimed ? 'claimed' : 'sent', ...amounts };
  }
  if (row.calculatedAt === null) return { state: 'ready', coins: 0, points: 0, bonus: 0, sentAt: null };
  return { state: 'calculated', ...examReward(row.totalScore), sentAt: null };
};

type Own = Awaited<ReturnType<typeof readOwnResults>>;

/** Both in percent; null before the first practice. */
const agreementWith = (score: number, { attempts, accuracy }: Own['practice']): ExamCard['agreement'] => {
  const times = Number(attempts);
  if (times === 0) return null;
  const [exam, practice] = [examPercent(score), Math.round(Number(accuracy) / times)];
  return { level: agreementOf(exam, practice), exam, practice };
};

const presentCard = (row: OwnRow, { practice, sent, passages }: Omit<Own, 'rows'>): ExamCard => {
  const shown = questionsOf(row).map((question, place) => presentQuestion(question, place, passages));
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
      ...(shown[questionId - 1] as ShownQuestion),
      chosen: studentAnswer === UNANSWERED ? null : studentAnswer - 1,
    })),
    reward: presentReward(row, sent),
    agreement: agreementWith(row.totalScore, practice),
    practiceSet: practiceSetOf(row).flatMap((number) => shown[number - 1] ?? []),
  };
};

export const presentOwnResults = ({ rows, ...beside }: Own) => ({
  exams: rows.map((row) => presentCard(row, beside)),
});
