import { sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';

const asCount = (text: string) => sql<number>`cast(coalesce(${sql.raw(text)}, 0) as integer)`;

/** Either side by itself, so that its index has the pupils in order and nothing is sorted. */
const won = (executor: Executor) =>
  executor
    .selectFrom('race_results')
    .select((eb) => [
      'winnerId',
      asCount('count(*)').as('races'),
      asCount('sum(is_flawless)').as('flawless'),
      eb.fn.max('raceId').as('lastId'),
    ])
    .groupBy('winnerId');

const lost = (executor: Executor) =>
  executor
    .selectFrom('race_results')
    .select((eb) => ['loserId', asCount('count(*)').as('races'), eb.fn.max('raceId').as('lastId')])
    .groupBy('loserId');

/** The later of a pupil's last two. */
const LAST = sql<number>`case when w.last_id > coalesce(l.last_id, 0) then w.last_id else l.last_id end`;

/** Pupils who are here and raced, most wins first; the try-out pupil is none. */
export const listWins = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .leftJoin(won(executor).as('w'), 'w.winnerId', 's.id')
    .leftJoin(lost(executor).as('l'), 'l.loserId', 's.id')
    .innerJoin('race_results as last', (join) => join.on('last.raceId', '=', LAST))
    .select([
      's.id',
      's.name',
      's.grade',
      'last.endedAt',
      asCount('w.races').as('won'),
      asCount('w.flawless').as('flawless'),
      asCount('l.races').as('lost'),
    ])
    .where(isEnrolled('s'))
    .where(isOfClass('s', wanted))
    .orderBy('won', 'desc')
    .orderBy('lost')
    .orderBy('s.name')
    .execute();

export type WinsRow = Awaited<ReturnType<typeof listWins>>[number];
