import type { Pupil } from './founding.ts';
import type { SchoolTime } from './school-days.ts';
import type { DemoStaff } from './staff.ts';
import type { PupilWithHabit } from './visits.ts';

/** Who is in the demo school when its history begins. */
export interface DemoSchool {
  readonly admin: DemoStaff;
  readonly teacher: DemoStaff;
  readonly pupils: readonly Pupil[];
  readonly habits: readonly PupilWithHabit[];
  readonly schoolTime: SchoolTime;
}
