import { type RawBuilder, sql } from 'kysely';
import type { Difficulty } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { QueryOf } from '#wire/contract';

/** After every race. */
const NEWEST = 2_147_483_647;

/** Without the answers, which are most of a row. */
const withBoth = (executor: Executor) =>
  executor
    .selectFrom('race_results as r')
    .innerJoin('students as winner', 'winner.id', 'r.winnerId')
    .innerJoin('students as loser', 'loser.id', 'r.loserId')
    .select(['r.raceId as id', 'r.grade', 'r.difficulty', 'r.contentId', 'r.ending', 'r.gameDuration', 'r.endedAt'])
    .select(['r.isFlawless', 'r.winnerId', 'r.loserId', 'r.winnerScore', 'r.loserScore'])
    .select(['winner.name as winnerName', 'winner.firstName as winnerFirstName'])
    .select(['loser.name as loserName', 'loser.firstName as loserFirstName']);

const countIf = (condition: RawBuilder<unknown>) => sql<number>`cast(count(*) filter (where ${condition}) as integer)`;

export const countOwn = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('race_results')
    .select([
      countIf(sql`1 = 1`).as('played'),
      countIf(sql`winner_id = ${studentId}`).as('won'),
      countIf(sql`winner_id = ${studentId} and is_flawless = 1`).as('flawless'),
    ])
    .where((eb) => eb.or([eb('winnerId', '=', studentId), eb('loserId', '=', studentId)]))
    .executeTakeFirstOrThrow();

export type RaceRow = Awaited<ReturnType<typeof listRaces>>[number];

export type RacesFilter = QueryOf<'GET /api/admin/races'>;

/** More than so many are met soon when races are gone through from the newest, and have too many to look up all of them. */
const FEW = 8;

const ofAny = (executor: Executor, students: readonly number[]) => {
  const raced = (column: 'winnerId' | 'loserId') =>
    executor.selectFrom('race_results').select('raceId').where(column, 'in', students);
  return students.length <= FEW
    ? sql<boolean>`r.race_id in (${raced('winnerId').union(raced('loserId'))})`
    : // As a sum, so that no index is asked for either of them.
      sql<boolean>`(r.winner_id + 0 in (${sql.join(students)}) or r.loser_id + 0 in (${sql.join(students)}))`;
};

/** Newest first; of these pupils alone, where any are given. */
export const listRaces = (
  executor: Executor,
  { grade, section, difficulty, before = NEWEST }: Omit<RacesFilter, 'search'>,
  students: readonly number[] | null,
  limit: number,
) =>
  withBoth(executor)
    .select(['r.winnerAnswers', 'r.loserAnswers'])
    .$if(grade !== undefined, (query) => query.where('r.grade', '=', grade as Grade))
    .where(sql<boolean>`(${isOfClass('winner', { section })} or ${isOfClass('loser', { section })})`)
    .$if(difficulty !== undefined, (query) => query.where('r.difficulty', '=', difficulty as Difficulty))
    .$if(students !== null, (query) => query.where(ofAny(executor, students ?? [])))
    .where('r.raceId', '<', before)
    .orderBy('r.raceId', 'desc')
    .limit(limit)
    .execute();

/** With what it takes to replay it. A race has a result once it is over and somebody won it. */
export const readResult = (executor: Executor, raceId: number) =>
  withBoth(executor)
    .innerJoin('races', 'races.id', 'r.raceId')
    .select(['r.questions', 'r.studentAnswers', 'races.startsAt as startedAt'])
    .where('r.raceId', '=', raceId)
    .executeTakeFirstOrThrow(refusing('race_not_found'));

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
    .select(['s.id as studentId', 's.name as studentName', 's.grade', 'last.endedAt as lastAt'])
    .select([
      asCount('coalesce(w.races, 0) + coalesce(l.races, 0)').as('played'),
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

/** Hours in which the pupil raced, or climbed a duel, and answered. */
export const daysRaced = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'played' as what, substr(ended_at, 1, 13) as at from race_results
    where winner_id = ${studentId} and winner_answers > 0 and ended_at >= ${since}
  union select 'played', substr(ended_at, 1, 13) from race_results
    where loser_id = ${studentId} and loser_answers > 0 and ended_at >= ${since}
  union select 'played', substr(answered_at, 1, 13) from duels join duel_answers on duel_id = id and side = 0 and number = 1
    where from_id = ${studentId} and answered_at >= ${since}
  union select 'played', substr(answered_at, 1, 13) from duels join duel_answers on duel_id = id and side = 1 and number = 1
    where to_id = ${studentId} and answered_at >= ${since}`;
