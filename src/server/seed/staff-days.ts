import { DEMO_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import { enterAsStudent, leaveStudent, loginStaff } from '#server/access/service';
import { createCredentials, printCards, revealPassword } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import { editStudent } from '#server/roster/service';
import type { DemoSchool, DemoStaff, Happening, Pupil } from './demo-school.ts';
import { enrol } from './founding.ts';
import { CLASS_SECTIONS, NEWCOMERS } from './names.ts';
import { byStaff, inRegister, inVain, pupilOf, SCHOOL_ADDRESS } from './people.ts';
import type { Requests } from './requests.ts';

const lookInAs999 = async (deps: Deps, staff: StaffActor): Promise<void> => {
  const { token } = await enterAsStudent(deps, staff, DEMO_STUDENT_ID);
  const { enteredBy, ...pupil } = await pupilOf(deps, token);
  if (enteredBy) await leaveStudent(deps, { ...pupil, enteredBy });
};

const moveToSectionB = (deps: Deps, staff: StaffActor, pupil: Pupil) =>
  editStudent(deps, staff, pupil.id, { classId: CLASS_SECTIONS[1] });

const replaceLostCard = async (deps: Deps, staff: StaffActor, pupil: Pupil): Promise<void> => {
  await createCredentials(deps, staff, pupil.id);
  await printCards(deps, staff, { studentId: pupil.id }, 'one');
};

const mistypePassword = (deps: Deps, { email, password }: DemoStaff) =>
  inVain(loginStaff(deps, { email, password: `${password}x`, address: SCHOOL_ADDRESS }));

export const planStaffDays = ({ admin, teacher, pupils, schoolTime }: DemoSchool, requests: Requests): Happening[] => {
  const afternoonOf = (day: number, work: Parameters<typeof byStaff>[2]) =>
    byStaff(schoolTime(day, 12, 30), teacher, async (deps, staff) => {
      await requests.answerAll(deps, staff, day);
      await work(deps, staff);
    });
  return [
    afternoonOf(7, lookInAs999),
    afternoonOf(4, async (deps, staff) => {
      await moveToSectionB(deps, staff, inRegister(pupils, 20));
      await revealPassword(deps, staff, inRegister(pupils, 40).id, 'copy');
    }),
    { at: schoolTime(2, 12, 25), happen: (deps) => mistypePassword(deps, teacher) },
    afternoonOf(2, (deps, staff) => replaceLostCard(deps, staff, inRegister(pupils, 65))),
    byStaff(schoolTime(2, 13, 10), admin, (deps, staff) => enrol(deps, staff, NEWCOMERS)),
  ];
};
