import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import type { BodyOf } from '#wire/contract';

export type DemoStaff = BodyOf<'POST /api/admin/staff'>;

/** How a pupil uses the platform. */
export type Habit = 'never-came' | 'left-terms-open' | 'refused-terms' | 'came-once' | 'regular';

export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly grade: Grade;
  readonly habit: Habit;
  /** Of the grade: the one whose login is printed, and so the one people try. */
  readonly isFirst: boolean;
}

/** A time of the n-th school day (Sunday to Thursday) before today; the first is the last day of school before today. */
export type SchoolTime = (daysBefore: number, hour: number, minute: number) => Date;

/** Who is in the demo school when its history begins. */
export interface DemoSchool {
  readonly admin: DemoStaff;
  readonly teacher: DemoStaff;
  readonly pupils: readonly Pupil[];
  /** Those of them who come regularly; the first of each grade does. */
  readonly regulars: readonly Pupil[];
  readonly schoolTime: SchoolTime;
}

export interface Happening {
  readonly at: Date;
  happen(deps: Deps): Promise<unknown>;
}
