import type { Grade } from './grades.ts';

export const STAFF_ROLES = ['admin', 'teacher'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The demo pupil on whom the teacher tries things. */
export const DEMO_STUDENT_ID = 999;

export interface PupilActor {
  readonly kind: 'pupil';
  readonly sessionId: number;
  readonly studentId: number;
  readonly name: string;
  readonly grade: Grade;
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
}

export type Actor = PupilActor | StaffActor;

/** The check the specification names is_admin: may this account use the admin screens at all? */
export const isAdmin = (account: { role: string; disabledAt: string | null }): boolean =>
  account.disabledAt === null && (STAFF_ROLES as readonly string[]).includes(account.role);
