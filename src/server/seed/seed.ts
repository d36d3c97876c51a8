import type { Kysely, Transaction } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { DOMAINS, WORDS } from '#server/domains';
import type { Clock } from '#server/platform/clock';
import type { Schema } from '#server/platform/db/schema';
import type { Deps } from '#server/platform/deps';
import { inWordsOf } from '#strings/addressed';
import { drawFromSeed, drawUnpredictably } from './chance.ts';
import { collectStudentLogins, type DemoLogins, describeLogins, hintAtLogins, saveLogins } from './demo-logins.ts';
import type { Happening, SchoolTime } from './demo-school.ts';
import { foundSchool } from './founding.ts';
import { planRequests } from './requests.ts';
import { drawDemoStaff, hasStaff } from './staff.ts';
import { planStaffDays } from './staff-days.ts';
import { drawHabits, planVisits } from './visits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Asia/Riyadh, which has no summer time (D-66). */
const SCHOOL_OFFSET_MS = 3 * 60 * MINUTE_MS;

const WEEKEND = [5, 6];

const schoolTimesBefore = (now: Date): SchoolTime => {
  const today = Math.floor((now.getTime() + SCHOOL_OFFSET_MS) / DAY_MS) * DAY_MS;
  return (daysBefore, hour, minute) => {
    let day = today;
    for (let passed = 0; passed < daysBefore; ) {
      day -= DAY_MS;
      if (!WEEKEND.includes(new Date(day).getUTCDay())) passed += 1;
    }
    return new Date(day + (hour * 60 + minute) * MINUTE_MS - SCHOOL_OFFSET_MS);
  };
};

const STEP_MS = 4000;

/** A clock that moves on each time it is read, so that what one person does in a row is not written to one instant. */
const clockFrom = (start: Date): Clock => {
  let next = start.getTime();
  return () => {
    const now = new Date(next);
    next += STEP_MS;
    return now;
  };
};

/** In the order of time, because the audit log and the reports are read in the order they were written. */
const liveThrough = async (deps: Deps, happenings: readonly Happening[]): Promise<void> => {
  const inOrder = [...happenings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, happen } of inOrder) await happen({ ...deps, clock: clockFrom(at) });
};

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
  const { admin, teacher } = inWordsOf(deps.config.demoSchoolOf, () => drawDemoStaff(drawUnpredictably));

  const firstDay = { ...deps, clock: clockFrom(schoolTime(FOUNDED_SCHOOL_DAYS_AGO, 9, 0)) };
  const enrolled = await foundSchool(firstDay, { admin, teacher, readdress: WORDS.readdress });
  const requests = planRequests(schoolTime);
  const draw = drawFromSeed(HISTORY_SEED);
  const pupils = drawHabits(enrolled, draw);
  const regulars = pupils.filter(({ habit }) => habit === 'regular');
  const school = { admin, teacher, pupils, regulars, schoolTime };
  await liveThrough(deps, [
    ...planVisits(pupils, draw, schoolTime),
    ...requests.happenings,
    ...DOMAINS.flatMap(({ demo }) => demo?.(school, WORDS) ?? []),
    ...planStaffDays(school, requests),
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
