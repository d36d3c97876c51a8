import type { PupilActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { DRILL_POINTS, WORDS_IN_DRILL } from '#domain/drills/drill';
import { afterDrill, afterMistake, type Memory, newWord } from '#domain/drills/memory';
import { placeOf } from '#domain/quran/content';
import { takeWayBack } from '#server/penalties/service';
import { fieldOf } from '#server/platform/db/columns';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { createSentReward, isRewarded } from '#server/rewards/service';
import { drillReward } from '#strings/drills/words';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import type { QuranDrillWords } from './tables.ts';

export { countDueOf, daysDrilled, dueWordsOf, listDrilled, nextDueOf } from './queries.ts';

const memoryOf = (row: QuranDrillWords): Memory => ({
  ...row,
  due: new Date(row.due),
  reviewedAt: row.reviewedAt === null ? null : new Date(row.reviewedAt),
});

const keep = (executor: Executor, word: queries.OfWord, memory: Memory, now: Date) =>
  queries.putWord(executor, {
    ...memory,
    ...word,
    due: memory.due.toISOString(),
    reviewedAt: memory.reviewedAt?.toISOString() ?? null,
    addedAt: now.toISOString(),
  });

/** Marks of earlier versions kept the row under the database's names. */
const rowIn = (before: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(before)).map(([key, value]) => [fieldOf(key), value]),
  ) as unknown as QuranDrillWords;

/** In the transaction of the teacher's mark: each mistake comes back to the child until it is gone. Answers where it stood before. */
export const noteMistake = async (executor: Executor, of: queries.OfWord, now: Date): Promise<string | null> => {
  const row = await queries.findWord(executor, of);
  await keep(executor, of, row ? afterMistake(memoryOf(row), now) : newWord(now), now);
  return row ? JSON.stringify(row) : null;
};

/** The mark was taken back: the word stands where it stood before it, unless the pupil has drilled it since. */
export const forgetMistake = async (executor: Executor, of: queries.OfWord, before: string | null, madeAt: string) => {
  const row = await queries.findWord(executor, of);
  if (!row || (await queries.isDrilledSince(executor, of, madeAt))) return;
  if (before === null) await queries.deleteWord(executor, of);
  else await queries.putWord(executor, rowIn(before));
};

export const countDue = async (executor: Executor, studentId: number, now: Date): Promise<number> =>
  (await queries.dueWordsOf(executor, studentId, now.toISOString()).executeTakeFirstOrThrow()).due;

/** The same day, the same reward. */
const rewardOf = (studentId: number, now: Date) =>
  ({
    studentId,
    source: 'self_development',
    type: 'points',
    amount: DRILL_POINTS,
    sourceId: `quran-drill:${schoolDay(now)}`,
    title: drillReward,
  }) as const;

export const readDrill = async ({ db, clock }: Deps, { studentId }: PupilActor) => {
  const now = clock();
  const at = now.toISOString();
  const rows = await queries.listDue(db, studentId, at, WORDS_IN_DRILL);
  return {
    words: rows.flatMap((row) => {
      const place = placeOf(row.content, row.position);
      return place ? [{ ...row, ...place }] : [];
    }),
    ...(await queries.countOwn(db, studentId, at)),
    isRewardedToday: await isRewarded(db, rewardOf(studentId, now)),
  };
};

const UNFINISHED = { isRewarded: false, daysBack: 0 };

/** Nothing is due any more: once a day it is rewarded, and a penalty may end sooner by it. */
const finishDrill = async (trx: Executor, now: Date, pupil: PupilActor) => {
  const reward = rewardOf(pupil.studentId, now);
  const isFirst = !(await isRewarded(trx, reward));
  if (isFirst) await createSentReward(trx, now, reward);
  return { isRewarded: isFirst, daysBack: await takeWayBack(trx, now, pupil, 'drill') };
};

/** An answer to a word that is not due changes nothing: sent twice, from two windows or by a clever child, it counts once. */
export const answerDrill = async (
  deps: Deps,
  pupil: PupilActor,
  { textId, position, answer }: BodyOf<'POST /api/student/drill/answers'>,
) => {
  const { studentId } = pupil;
  const of = { studentId, textId, wordPosition: position };
  const now = deps.clock();
  const { reply: done, daysBack } = await inTurn(deps, ['drill', studentId], async (trx) => {
    const row = orRefuse(await queries.findOwnWord(trx, of), 'drill_word_not_found');
    const isDue = row.due <= now.toISOString();
    const memory = isDue ? afterDrill(memoryOf(row), answer, now) : memoryOf(row);
    if (isDue) {
      await keep(trx, of, memory, now);
      await queries.insertAnswer(trx, { ...of, answeredAt: now.toISOString(), answer });
    }
    const { due } = await queries.countOwn(trx, studentId, now.toISOString());
    const { isRewarded: isFinished, daysBack } = isDue && due === 0 ? await finishDrill(trx, now, pupil) : UNFINISHED;
    const reply = { due, nextAt: memory.due.toISOString(), isFinished, points: isFinished ? DRILL_POINTS : 0 };
    return { reply, daysBack };
  });
  deps.live.tell({ students: [studentId] }, 'drills');
  if (done.isFinished) deps.live.tell({ students: [studentId] }, 'rewards');
  if (daysBack > 0) deps.live.tellBoth({ students: [studentId] }, 'penalties');
  return done;
};
