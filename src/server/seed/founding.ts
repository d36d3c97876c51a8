import { DEMO_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import { GRADES, type Grade } from '#domain/roster/grades';
import { createCredentials, createMissingCredentials, printCards } from '#server/cards/service';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import { addStudent } from '#server/roster/service';
import { addStaff, changeSchoolOf, endSetup } from '#server/staff/service';
import type { DemoSchool, Pupil } from './demo-school.ts';
import { CALLED_AS, CLASS_SECTIONS, PUPILS } from './names.ts';
import { asStaff } from './people.ts';

export const enrol = async (deps: Deps, staff: StaffActor, register: Record<Grade, readonly string[]>) => {
  const pupils: Pick<Pupil, 'id' | 'name' | 'grade'>[] = [];
  for (const grade of GRADES) {
    for (const [place, name] of register[grade].entries()) {
      const classId = CLASS_SECTIONS[place % CLASS_SECTIONS.length];
      const { id } = await addStudent(deps, staff, { name, grade, classId, calledAs: CALLED_AS[name] });
      pupils.push({ id, name, grade });
    }
  }
  return pupils;
};

type Founding = Pick<DemoSchool, 'admin' | 'teacher'> & Pick<Words, 'readdress'>;

/** The first day: accounts, the register, a card for everybody on it, and login data for 999. */
export const foundSchool = async (deps: Deps, { admin, teacher, readdress }: Founding) => {
  await addStaff(deps, null, admin);
  return asStaff(deps, admin, async (staff) => {
    await addStaff(deps, staff, teacher);
    if (deps.config.demoSchoolOf !== 'boys') {
      await changeSchoolOf(deps, staff, { schoolOf: deps.config.demoSchoolOf, readdress });
      await endSetup(deps, staff);
    }
    const pupils = await enrol(deps, staff, PUPILS);
    for (const grade of GRADES) {
      await createMissingCredentials(deps, staff, { grade });
      await printCards(deps, staff, { grade }, 'small');
    }
    await createCredentials(deps, staff, DEMO_STUDENT_ID);
    return pupils;
  });
};
