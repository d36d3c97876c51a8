import type { PupilActor } from '#domain/access/actors';
import { findNamed } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { pageOf } from '#server/platform/pages';
import { listFinished } from './duel-queries.ts';
import * as queries from './history-queries.ts';
import { raceQuestions } from './questions.ts';

const OWN_PAGE = 20;
const STAFF_PAGE = 50;

const racesOf = <Row extends { readonly raceId: number }>(found: readonly Row[], size: number) => {
  const { rows, next } = pageOf(found, size, (row) => row.raceId);
  return { races: rows, nextBefore: next };
};

export const listOwnRaces = async ({ db }: Deps, { studentId }: PupilActor, before: number | undefined) => {
  const { rows } = await queries.listOwn(db, { studentId, before: before ?? queries.NEWEST, limit: OWN_PAGE + 1 });
  const [totals] = (await queries.countOwn(db, { studentId })).rows;
  if (!totals) throw new Error('counting answers with a row');
  const duels = before === undefined ? await listFinished(db, studentId, OWN_PAGE) : [];
  return { ...racesOf(rows, OWN_PAGE), totals, duels, studentId };
};

export const listRaces = async ({ db }: Deps, { search = '', ...filter }: queries.RacesFilter) => {
  const students = search === '' ? null : (await findNamed(db, search)).map(({ id }) => id);
  if (students?.length === 0) return racesOf<queries.StaffRow>([], STAFF_PAGE);
  return racesOf(await queries.listForStaff(db, filter, students, STAFF_PAGE + 1), STAFF_PAGE);
};

export const readRace = async ({ db }: Deps, raceId: number) => {
  const result = await queries.readResult(db, raceId);
  return { result, questions: await raceQuestions(db, JSON.parse(result.questions) as number[]) };
};

export type ReadRace = Awaited<ReturnType<typeof readRace>>;

/** Whose race it is not is told the same as of one that never was. */
export const readOwnRace = async (deps: Deps, { studentId }: PupilActor, raceId: number): Promise<ReadRace> => {
  const race = await readRace(deps, raceId);
  if (![race.result.winnerId, race.result.loserId].includes(studentId)) throw new Refusal('race_not_found');
  return race;
};
