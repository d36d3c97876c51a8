import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed, drawUnpredictably } from './chance.ts';
import { planConduct } from './conduct.ts';
import { collectStudentLogins, type DemoLogins, describeLogins, hintAtLogins, saveLogins } from './demo-logins.ts';
import { foundSchool } from './founding.ts';
import { planMessages } from './messages.ts';
import { inOneTransaction } from './one-transaction.ts';
import { planPhotos } from './photos.ts';
import { planPractice } from './practice.ts';
import { planPrivileges } from './privileges.ts';
import { planRaces } from './races.ts';
import { planRequests } from './requests.ts';
import { planRewards } from './rewards.ts';
import { schoolTimesBefore } from './school-days.ts';
import { drawDemoStaff, hasStaff } from './staff.ts';
import { planStaffDays } from './staff-days.ts';
import { planStore } from './store.ts';
import { clockFrom, liveThrough } from './timeline.ts';
import { drawHabits, planVisits } from './visits.ts';

const HISTORY_SEED = 1446;
const REWARDS_SEED = 604;
const PRACTICE_SEED = 786;
const RACES_SEED = 313;
const FOUNDED_SCHOOL_DAYS_AGO = 24;

const makeSchool = async (deps: Deps): Promise<DemoLogins> => {
  const schoolTime = schoolTimesBefore(deps.clock());
  const { admin, teacher } = drawDemoStaff(drawUnpredictably);

  const firstDay = { ...deps, clock: clockFrom(schoolTime(FOUNDED_SCHOOL_DAYS_AGO, 9, 0)) };
  const pupils = await foundSchool(firstDay, admin, teacher);
  const requests = planRequests(schoolTime);
  const draw = drawFromSeed(HISTORY_SEED);
  const habits = drawHabits(pupils, draw);
  await liveThrough(deps, [
    ...planVisits(habits, draw, schoolTime),
    ...planRewards({ admin, teacher, habits }, drawFromSeed(REWARDS_SEED), schoolTime),
    ...requests.happenings,
    ...planMessages(pupils, teacher, drawFromSeed(HISTORY_SEED), schoolTime),
    ...planConduct({ teacher, pupils }, schoolTime),
    ...planPrivileges({ teacher, pupils }, schoolTime),
    ...planStore({ teacher, pupils }, schoolTime),
    ...planPractice({ teacher, habits }, drawFromSeed(PRACTICE_SEED), schoolTime),
    ...planRaces(habits, drawFromSeed(RACES_SEED), schoolTime),
    ...planStaffDays({ admin, teacher, pupils, requests }, schoolTime),
    ...planPhotos({ habits, teacher }, schoolTime),
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
