import type { Selectable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { RaceChallenges } from './tables.ts';

export type ChallengeRow = Selectable<RaceChallenges>;

/** With the first names of both. */
export const findChallenge = (executor: Executor, id: number) =>
  executor
    .selectFrom('race_challenges as c')
    .innerJoin('students as asker', 'asker.id', 'c.from_id')
    .innerJoin('students as asked', 'asked.id', 'c.to_id')
    .selectAll('c')
    .select(['asker.first_name as from_name', 'asked.first_name as to_name'])
    .where('c.id', '=', id)
    .executeTakeFirst();

const openOf = prepared(
  (executor, { fromId, now }: { fromId: number; now: string }) =>
    executor
      .selectFrom('race_challenges')
      .selectAll()
      .where('from_id', '=', fromId)
      .where('state', '=', 'open')
      .where('expires_at', '>', now),
  { atMostOneRow: true },
);

export const findOpenOf = async (executor: Executor, fromId: number, now: string): Promise<ChallengeRow | undefined> =>
  (await openOf(executor, { fromId, now })).rows[0];

export const insertChallenge = async (
  executor: Executor,
  challenge: Omit<ChallengeRow, 'id' | 'state'>,
): Promise<number> => {
  const insert = executor.insertInto('race_challenges').values({ ...challenge, state: 'open' });
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};

/** False where it was not open any more. */
export const closeChallenge = async (
  executor: Executor,
  id: number,
  state: Exclude<ChallengeRow['state'], 'open'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('race_challenges')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A challenge stands for two minutes at most, so when it was asked is near enough. */
export const wasDeclinedSince = async (executor: Executor, fromId: number, toId: number, since: Date) =>
  (await executor
    .selectFrom('race_challenges')
    .select('id')
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('state', '=', 'declined')
    .where('expires_at', '>', since.toISOString())
    .executeTakeFirst()) !== undefined;

const withdrawable = prepared(
  (executor, { fromId }: { fromId: number }) =>
    executor
      .selectFrom('race_challenges')
      .select(['id', 'to_id'])
      .where('from_id', '=', fromId)
      .where('state', '=', 'open'),
  { atMostOneRow: true },
);

/** Whom a pupil had asked until now, if anybody. */
export const withdrawOpenOf = async (executor: Executor, fromId: number): Promise<number | null> => {
  const open = (await withdrawable(executor, { fromId })).rows[0];
  if (!open) return null;
  await closeChallenge(executor, open.id, 'withdrawn');
  return open.to_id;
};

/** Whoever waits for it waits for anybody from now on. */
export const endHolds = (executor: Executor, challengeId: number, now: string) =>
  executor.updateTable('race_seats').set({ held_until: now }).where('challenge_id', '=', challengeId).execute();

export const listAsked = prepared((executor, { toId, now }: { toId: number; now: string }) =>
  executor
    .selectFrom('race_challenges as c')
    .innerJoin('students as s', 's.id', 'c.from_id')
    .selectAll('c')
    .select('s.first_name as first_name')
    .where('c.to_id', '=', toId)
    .where('c.state', '=', 'open')
    .where('c.expires_at', '>', now)
    .orderBy('c.id'),
);

const lastOf = prepared(
  (executor, { fromId, now }: { fromId: number; now: string }) =>
    executor
      .selectFrom('race_challenges as c')
      .leftJoin('race_seats as s', (join) =>
        join.onRef('s.challenge_id', '=', 'c.id').onRef('s.student_id', '=', 'c.to_id').on('s.race_id', 'is', null),
      )
      .innerJoin('students as other', 'other.id', 'c.to_id')
      .selectAll('c')
      .select(['s.student_id as waiting_id', 'other.first_name as first_name'])
      .where('c.from_id', '=', fromId)
      .where('c.state', 'in', ['open', 'declined'])
      .where('c.expires_at', '>', now)
      .orderBy('c.id', 'desc')
      .limit(1),
  { atMostOneRow: true },
);

/** The last that still matters, and who of the two waits for it. */
export const findLastOf = async (executor: Executor, fromId: number, now: string) =>
  (await lastOf(executor, { fromId, now })).rows[0];

const runningOf = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('race_seats as own')
      .innerJoin('race_seats as other', (join) =>
        join.onRef('other.race_id', '=', 'own.race_id').onRef('other.student_id', '!=', 'own.student_id'),
      )
      .innerJoin('students as s', 's.id', 'other.student_id')
      .select('s.first_name')
      .where('own.student_id', '=', studentId),
  { atMostOneRow: true },
);

/** The first name of whom this pupil races against. */
export const findOpponent = async (executor: Executor, studentId: number): Promise<string | null> =>
  (await runningOf(executor, { studentId })).rows[0]?.first_name ?? null;
