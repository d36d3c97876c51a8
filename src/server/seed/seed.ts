import type { Kysely, Transaction } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { DOMAINS, WORDS } from '#server/domains';
import type { Schema } from '#server/platform/db/schema';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed, drawUnpredictably } from './chance.ts';
import { collectStudentLogins, type DemoLogins, describeLogins, hintAtLogins, saveLogins } from './demo-logins.ts';
import { foundSchool } from './founding.ts';
import { planRequests } from './requests.ts';
import { schoolTimesBefore } from './school-days.ts';
import { drawDemoStaff, hasStaff } from './staff.ts';
import { planStaffDays } from './staff-days.ts';
import { clockFrom, liveThrough } from './timeline.ts';
import { drawHabits, planVisits } from './visits.ts';

/** Services open transactions of their own; here each of them joins the one that is open already. */
const joinable = (trx: Transaction<Schema>): Kysely<Schema> => {
  const join = { execute: <T>(work: (trx: Transaction<Schema>) => Promise<T>) => work(trx) };
  return Object.assign(trx, { transaction: () => join }) as unknown as Kysely<Schema>;
};

/** Runs services so that the database keeps all they did or, killed at any moment, nothing. */
const inOneTransaction = <T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> =>
  deps.db.transaction().execute((trx) => work({ ...deps, db: joinable(trx) }));

const HISTORY_SEED = 1446;
const FOUNDED_SCHOOL_DAYS_AGO = 24;

const makeSchool = async (deps: Deps): Promise<DemoLogins> => {
  const schoolTime = schoolTimesBefore(deps.clock());
  const { admin, teacher } = drawDemoStaff(drawUnpredictably);

  const firstDay = { ...deps, clock: clockFrom(schoolTime(FOUNDED_SCHOOL_DAYS_AGO, 9, 0)) };
  const pupils = await foundSchool(firstDay, admin, teacher);
  const requests = planRequests(schoolTime);
  const draw = drawFromSeed(HISTORY_SEED);
  const habits = drawHabits(pupils, draw);
  const school = { admin, teacher, pupils, habits, schoolTime };
  await liveThrough(deps, [
    ...planVisits(habits, draw, schoolTime),
    ...requests.happenings,
    ...DOMAINS.flatMap(({ demo }) => demo?.(school, WORDS) ?? []),
    ...planStaffDays({ admin, teacher, pupils, requests }, schoolTime),
  ]);

  const withCards = [DEMO_STUDENT_ID, ...pupils.map((pupil) => pupil.id)];
  return { students: await collectStudentLogins(deps, withCards), staff: [admin, teacher] };
};

/**
 * Makes the demo school (D-80) where nobody could log in yet; says what to print.
 * The file is written before the commit: killed in between, the next start makes both anew,
 * while the other order could leave a school nobody has a password for.
 */
export const seedIfEmpty = async (deps: Deps): Promise<string | null> => {
  if (await hasStaff(deps)) return hintAtLogins(deps);
  const logins = await inOneTransaction(deps, async (joined) => {
    const made = await makeSchool(joined);
    saveLogins(joined, made);
    return made;
  });
  return describeLogins(deps, logins);
};
