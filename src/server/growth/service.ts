import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { afterAnswer, isThrough, NEW_RUN, type Run, WORD_ASSOCIATION_POINTS } from '#domain/growth/word-association';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { createSentReward } from '#server/rewards/service';
import { wordAssociationReward } from '#strings/growth/words';
import type { BodyOf } from '#wire/contract';
import { pairsOf } from './content.ts';
import * as queries from './queries.ts';

export { daysGrown } from './queries.ts';

interface OfDay {
  readonly studentId: number;
  readonly day: string;
}

const runOf = (row: queries.RunRow): Run => ({
  round: row.round,
  correct: row.correct,
  missed:
    row.missedPlace === null || row.missedOption === null ? null : { place: row.missedPlace, option: row.missedOption },
});

const readRun = async (executor: Executor, of: OfDay) => {
  const row = await queries.findRun(executor, of);
  return { run: row ? runOf(row) : NEW_RUN, rewardedRound: row?.rewardedRound ?? null };
};

const keep = (executor: Executor, { studentId, day }: OfDay, run: Run, rewardedRound: number | null) =>
  queries.putRun(executor, {
    studentId,
    day,
    round: run.round,
    correct: run.correct,
    missedPlace: run.missed?.place ?? null,
    missedOption: run.missed?.option ?? null,
    rewardedRound,
  });

const giveReward = (executor: Executor, now: Date, { studentId, day }: OfDay) =>
  createSentReward(executor, now, {
    studentId,
    source: 'self_development',
    type: 'points',
    amount: WORD_ASSOCIATION_POINTS,
    sourceId: `word-association:${studentId}:${day}`,
    title: wordAssociationReward,
  });

export const readWordAssociation = async ({ db, clock }: Deps, { studentId }: PupilActor) => {
  const day = schoolDay(clock());
  const { run, rewardedRound } = await readRun(db, { studentId, day });
  // Which option is right stays here: the reply is cut to its schema.
  return { ...run, day, isRewarded: rewardedRound !== null, pairs: await pairsOf(day, studentId) };
};

/** An answer, the run it leads to, and the reward of the day's first run to the end are one. */
export const answerWordAssociation = async (
  deps: Deps,
  { studentId }: PupilActor,
  { day, ...answer }: BodyOf<'POST /api/student/self-development/word-association/answers'>,
) => {
  const now = deps.clock();
  if (day !== schoolDay(now)) throw new Refusal('activity_day_over');
  const of = { studentId, day };
  const isRight = (await pairsOf(day, studentId))[answer.place]?.answer === answer.option;
  const done = await inTurn(deps, ['word-association', studentId], async (trx) => {
    const { run: before, rewardedRound: paid } = await readRun(trx, of);
    const run = orRefuse(afterAnswer(before, answer, isRight), 'activity_out_of_order');
    const isFirstEnd = paid === null && isThrough(run);
    const rewardedRound = isFirstEnd ? run.round : paid;
    if (run !== before) await keep(trx, of, run, rewardedRound);
    if (isFirstEnd) await giveReward(trx, now, of);
    return { run, rewardedRound, isFirstEnd };
  });
  if (done.isFirstEnd) deps.live.tell({ students: [studentId] }, 'rewards');
  const { run, rewardedRound } = done;
  return {
    ...run,
    isRight,
    isRewarded: rewardedRound !== null,
    points: isThrough(run) && rewardedRound === run.round ? WORD_ASSOCIATION_POINTS : 0,
  };
};
