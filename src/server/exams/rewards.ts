import type { PupilActor } from '#domain/access/actors';
import { bonusIn, examReward, rewardDue } from '#domain/exams/reward';
import type { Amounts } from '#domain/ledger/ledger';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { createMultipleRewards, listSentForExams, type SentForExam } from '#server/rewards/service';
import type { ExamCard } from '#wire/exams/pupil';
import * as papers from './papers-queries.ts';
import type { ExamRow } from './queries.ts';

const causeOf = (correctionId: number): string => `exam:${correctionId}`;

const isOfCause =
  (cause: string) =>
  ({ sourceId }: SentForExam) =>
    sourceId === cause || sourceId?.startsWith(`${cause}:`) === true;

/** What it is worth is said once it was calculated; what was sent, as it was sent. */
export const rewardOf = (row: papers.OwnRow, sent: readonly SentForExam[]): ExamCard['reward'] => {
  if (row.sentAt !== null) {
    const own = sent.filter(isOfCause(causeOf(row.correctionId)));
    const isClaimed = own.length > 0 && own.every(({ isClaimed }) => isClaimed === 1);
    const sentAmounts = { coins: row.coinsSent, points: row.pointsSent };
    const amounts = { ...sentAmounts, bonus: bonusIn(sentAmounts), sentAt: row.sentAt };
    return { state: isClaimed ? 'claimed' : 'sent', ...amounts };
  }
  if (row.calculatedAt === null) return { state: 'ready', coins: 0, points: 0, bonus: 0, sentAt: null };
  return { state: 'calculated', ...examReward(row.totalScore, row.maxScore), sentAt: null };
};

/** Answers what is to be said of the reward afterwards. */
const onOwn = async (
  deps: Deps,
  { studentId }: PupilActor,
  examId: number,
  work: (trx: Executor, row: papers.OwnRow) => Promise<papers.OwnRow>,
) => {
  const after = await deps.db.transaction().execute(async (trx) => {
    // The same turn as staff take who regrade or unpublish it meanwhile.
    await takeTurns(trx, deps.engine, 'exam', String(examId));
    const row = await papers.findOwn(trx, studentId, examId);
    // Another pupil's paper, or one that is not published, is as good as none.
    if (!row) throw new Refusal('exam_result_not_found');
    return work(trx, row);
  });
  return rewardOf(after, await listSentForExams(deps.db, studentId));
};

/** What was sent before is part of the cause: each better score is paid once. */
const pay = async (
  trx: Executor,
  now: Date,
  row: Pick<papers.CorrectionRow, 'correctionId' | 'studentId' | 'sentAt' | 'coinsSent' | 'pointsSent'>,
  title: string,
  { coins, points }: Amounts,
): Promise<void> => {
  const { studentId, correctionId: id, coinsSent, pointsSent } = row;
  const sourceId = row.sentAt === null ? causeOf(id) : `${causeOf(id)}:${coinsSent}:${pointsSent}`;
  await createMultipleRewards(trx, now, { studentId, source: 'exam', sourceId, title, coins, points });
  await papers.updateCorrection(trx, id, { coinsSent: coinsSent + coins, pointsSent: pointsSent + points });
};

export const calculateReward = (deps: Deps, pupil: PupilActor, examId: number) =>
  onOwn(deps, pupil, examId, async (trx, row) => {
    if (row.calculatedAt !== null) return row;
    const calculatedAt = deps.clock().toISOString();
    await papers.updateCorrection(trx, row.correctionId, { calculatedAt });
    return { ...row, calculatedAt };
  });

/** To the rewards page, once: of fifty at the same time one is taken. */
export const sendReward = async (deps: Deps, pupil: PupilActor, examId: number) => {
  const sent = await onOwn(deps, pupil, examId, async (trx, row) => {
    if (row.sentAt !== null) throw new Refusal('exam_reward_sent');
    if (row.calculatedAt === null) throw new Refusal('exam_reward_not_calculated');
    const { coins, points } = examReward(row.totalScore, row.maxScore);
    const now = deps.clock();
    const sentAt = now.toISOString();
    await pay(trx, now, row, row.title, { coins, points });
    await papers.updateCorrection(trx, row.correctionId, { sentAt });
    return { ...row, sentAt, coinsSent: coins, pointsSent: points };
  });
  deps.live.tellBoth({ students: [pupil.studentId] }, 'rewards');
  return sent;
};

/**
 * What a published exam owes to pupils whose reward was sent for a lower score: after another key, or after answers
 * that were corrected. Answers whom it was sent to.
 */
export const sendWhatIsDue = async (
  trx: Executor,
  now: Date,
  exam: Pick<ExamRow, 'title' | 'maxScore'>,
  rows: readonly papers.CorrectionRow[],
): Promise<number[]> => {
  const to: number[] = [];
  for (const row of rows) {
    if (row.sentAt === null) continue;
    const due = rewardDue(row.totalScore, exam.maxScore, { coins: row.coinsSent, points: row.pointsSent });
    if (due.coins + due.points === 0) continue;
    await pay(trx, now, row, exam.title, due);
    to.push(row.studentId);
  }
  return to;
};
