import type { Selectable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import type { RaceChallenges } from './tables.ts';

export type ChallengeRow = Selectable<RaceChallenges>;

/** With the first names of both. */
export const findChallenge = (executor: Executor, id: number) =>
  executor
    .selectFrom('race_challenges as c')
    .innerJoin('students as asker', 'asker.id', 'c.fromId')
    .innerJoin('students as asked', 'asked.id', 'c.toId')
    .selectAll('c')
    .select(['asker.firstName as fromName', 'asked.firstName as toName'])
    .where('c.id', '=', id)
    .executeTakeFirst();

export const findOpenOf = (executor: Executor, fromId: number, now: string): Promise<ChallengeRow | undefined> =>
  executor
    .selectFrom('race_challenges')
    .selectAll()
    .where((eb) => eb.and({ fromId, state: 'open' }))
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const insertChallenge = async (
  executor: Executor,
  challenge: Omit<ChallengeRow, 'id' | 'state'>,
): Promise<number> => {
  const insert = executor.insertInto('race_challenges').values({ ...challenge, state: 'open' });
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};

/** False where it was not open any more. */
export const closeChallenge = (
  executor: Executor,
  id: number,
  state: Exclude<ChallengeRow['state'], 'open'>,
): Promise<boolean> =>
  hasChanged(executor.updateTable('race_challenges').set({ state }).where('id', '=', id).where('state', '=', 'open'));

/** A challenge stands for two minutes at most, so when it was asked is near enough. */
export const wasDeclinedSince = (executor: Executor, fromId: number, toId: number, since: Date) =>
  hasRows(
    executor
      .selectFrom('race_challenges')
      .where((eb) => eb.and({ fromId, toId, state: 'declined' }))
      .where('expiresAt', '>', since.toISOString()),
  );

/** Whom a pupil had asked until now, if anybody. */
export const withdrawOpenOf = async (executor: Executor, fromId: number): Promise<number | null> => {
  const withdrawn = await executor
    .updateTable('race_challenges')
    .set({ state: 'withdrawn' })
    .where((eb) => eb.and({ fromId, state: 'open' }))
    .returning('toId')
    .executeTakeFirst();
  return withdrawn?.toId ?? null;
};

/** Whoever waits for it waits for anybody from now on. */
export const endHolds = (executor: Executor, challengeId: number, now: string) =>
  executor.updateTable('race_seats').set({ heldUntil: now }).where('challengeId', '=', challengeId).execute();

export const listAsked = (executor: Executor, toId: number, now: string) =>
  executor
    .selectFrom('race_challenges as c')
    .innerJoin('students as s', 's.id', 'c.fromId')
    .selectAll('c')
    .select('s.firstName as firstName')
    .where((eb) => eb.and({ 'c.toId': toId, 'c.state': 'open' }))
    .where('c.expiresAt', '>', now)
    .orderBy('c.id')
    .execute();

/** The last that still matters, and who of the two waits for it. */
export const findLastOf = (executor: Executor, fromId: number, now: string) =>
  executor
    .selectFrom('race_challenges as c')
    .leftJoin('race_seats as s', (join) =>
      join.onRef('s.challengeId', '=', 'c.id').onRef('s.studentId', '=', 'c.toId').on('s.raceId', 'is', null),
    )
    .innerJoin('students as other', 'other.id', 'c.toId')
    .selectAll('c')
    .select(['s.studentId as waitingId', 'other.firstName as firstName'])
    .where('c.fromId', '=', fromId)
    .where('c.state', 'in', ['open', 'declined'])
    .where('c.expiresAt', '>', now)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The first name of whom this pupil races against. */
export const findOpponent = async (executor: Executor, studentId: number): Promise<string | null> => {
  const opponent = await executor
    .selectFrom('race_seats as own')
    .innerJoin('race_seats as other', (join) =>
      join.onRef('other.raceId', '=', 'own.raceId').onRef('other.studentId', '!=', 'own.studentId'),
    )
    .innerJoin('students as s', 's.id', 'other.studentId')
    .select('s.firstName')
    .where('own.studentId', '=', studentId)
    .executeTakeFirst();
  return opponent?.firstName ?? null;
};
