import { type Insertable, type Selectable, sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { OPEN_DUEL_STATES } from '#domain/race/duel';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { refusing } from '#server/platform/errors';
import type { DuelAnswers, Duels } from './tables.ts';

/** Whoever asked is still in the grade it was asked in. */
const IS_ASKER_HERE = sql<boolean>`asker.grade = d.grade and asker.archived_at is null`;

const withBoth = (executor: Executor) =>
  executor
    .selectFrom('duels as d')
    .innerJoin('students as asker', 'asker.id', 'd.fromId')
    .innerJoin('students as asked', 'asked.id', 'd.toId')
    .selectAll('d')
    .select(['asker.firstName as fromFirstName', 'asker.name as fromName'])
    .select(['asked.firstName as toFirstName', 'asked.name as toName'])
    .select(sql<0 | 1>`case when ${IS_ASKER_HERE} then 1 else 0 end`.as('isAskerHere'));

export type DuelRow = Awaited<ReturnType<typeof findDuel>>;

export const findDuel = (executor: Executor, id: number) =>
  withBoth(executor).where('d.id', '=', id).executeTakeFirstOrThrow(refusing('duel_not_found'));

export const listAnswers = (executor: Executor, id: number): Promise<Selectable<DuelAnswers>[]> =>
  executor.selectFrom('duel_answers').selectAll().where('duelId', '=', id).orderBy('number').execute();

export const insertDuel = async (executor: Executor, duel: Insertable<Duels>): Promise<number> =>
  (await executor.insertInto('duels').values(duel).returning('id').executeTakeFirstOrThrow()).id;

export const insertAnswer = (executor: Executor, answer: DuelAnswers) =>
  executor.insertInto('duel_answers').values(answer).execute();

/** False where another was faster. */
export const moveDuel = (
  executor: Executor,
  { id, state }: Pick<Selectable<Duels>, 'id' | 'state'>,
  change: Partial<Selectable<Duels>>,
): Promise<boolean> =>
  hasChanged(executor.updateTable('duels').set(change).where('id', '=', id).where('state', '=', state));

/** What stands between two, whoever asked. */
export const findOpenBetween = (executor: Executor, one: number, other: number) =>
  executor
    .selectFrom('duels')
    .selectAll()
    .where('fromId', 'in', [one, other])
    .where('toId', 'in', [one, other])
    .where('state', 'in', OPEN_DUEL_STATES)
    .executeTakeFirst();

export const countOpenOf = async (executor: Executor, fromId: number, now: string): Promise<number> => {
  const open = executor.selectFrom('duels').select('id').where('fromId', '=', fromId);
  return (await open.where('state', 'in', OPEN_DUEL_STATES).where('expiresAt', '>', now).execute()).length;
};

export const wasDeclinedSince = (executor: Executor, fromId: number, toId: number, since: string) =>
  hasRows(
    executor
      .selectFrom('duels')
      .where((eb) => eb.and({ fromId, toId, state: 'declined' }))
      .where('endedAt', '>', since),
  );

export const listDue = prepared((executor, { now, atMost }: { now: string; atMost: number }) =>
  executor.selectFrom('duels').select('id').where('expiresAt', '<=', now).orderBy('expiresAt').limit(atMost),
);

type OfPupil = Pick<PupilActor, 'studentId' | 'grade'>;

/** What a pupil is told of at the race: asked for or begun, and what became of what they asked for, until it is seen. */
export const listWaiting = (executor: Executor, { studentId, grade }: OfPupil, now: string) =>
  withBoth(executor)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('d.toId', '=', studentId),
          eb('d.state', 'in', ['waiting', 'answering']),
          eb('d.expiresAt', '>', now),
          eb('d.grade', '=', grade),
          IS_ASKER_HERE,
        ]),
        eb.and([eb('d.fromId', '=', studentId), eb('d.state', '=', 'running'), eb('d.expiresAt', '>', now)]),
        eb.and([
          eb('d.fromId', '=', studentId),
          eb('d.state', 'in', ['finished', 'declined', 'expired']),
          eb('d.seenAt', 'is', null),
        ]),
      ]),
    )
    .orderBy('d.id')
    .execute();

/** How many wait for a pupil, for the first screen. */
export const duelsWaitingFor = (executor: Executor, { studentId, grade }: OfPupil) =>
  executor
    .selectFrom('duels as d')
    .innerJoin('students as asker', 'asker.id', 'd.fromId')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('d.toId', '=', studentId),
          eb('d.grade', '=', grade),
          sql<boolean>`d.state = 'waiting'`,
          IS_ASKER_HERE,
        ]),
        eb.and([
          eb('d.fromId', '=', studentId),
          eb('d.seenAt', 'is', null),
          sql<boolean>`d.state in ('finished', 'declined', 'expired')`,
        ]),
      ]),
    );

export const listFinished = (executor: Executor, studentId: number, limit: number) =>
  withBoth(executor)
    .where((eb) => eb.or([eb('d.fromId', '=', studentId), eb('d.toId', '=', studentId)]))
    .where('d.state', '=', 'finished')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute();

export const noteSeen = (executor: Executor, id: number, fromId: number, at: string) =>
  executor
    .updateTable('duels')
    .set({ seenAt: at })
    .where((eb) => eb.and({ id, fromId }))
    .where('seenAt', 'is', null)
    .where('endedAt', 'is not', null)
    .execute();
