import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';

export const STAFF_ROLES = ['admin', 'teacher'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The demo pupil on whom the teacher tries things. */
export const DEMO_STUDENT_ID = 999;

/** Stands where somebody was who is erased, in what belongs to others as well. One for all of them. */
export const FORMER_STUDENT_ID = 998;

export interface PupilActor {
  readonly kind: 'pupil';
  readonly sessionId: number;
  readonly studentId: number;
  readonly name: string;
  /** What they are called (D-90). */
  readonly firstName: string;
  readonly grade: Grade;
  readonly section: string | null;
  /** The staff member who entered as this pupil, and the session they came from (D-11). */
  readonly enteredBy: { readonly staffId: number; readonly name: string; readonly sessionId: number } | null;
}

export interface StaffActor {
  readonly kind: 'staff';
  readonly sessionId: number;
  readonly staffId: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Those that are theirs to act on; null where all are, as for every admin. */
  readonly classes: readonly SchoolClass[] | null;
}

export type Actor = PupilActor | StaffActor;
