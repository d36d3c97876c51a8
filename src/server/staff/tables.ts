import type { Generated } from 'kysely';
import type { StaffRole } from '#domain/access/actors';
import type { LinkKind } from '#domain/staff/invitations';
import type { SchoolOf, SetupStep } from '#domain/staff/setup';

export interface Staff {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  /** JSON: the classes of a teacher; null for all. */
  classes: string | null;
  passwordHash: string;
  disabledAt: string | null;
  lastLogin: string | null;
  createdAt: string;
}

export interface StaffInvitations {
  id: Generated<number>;
  kind: LinkKind;
  tokenHash: string;
  /** Empty where the link is a first start's: nobody knows yet who will open it. */
  name: string;
  role: StaffRole;
  invitedBy: number | null;
  createdAt: string;
  usedAt: string | null;
  revokedAt: string | null;
  /** Whose account it became. */
  staffId: number | null;
}

export interface School {
  id: number;
  /** Empty until somebody says it. */
  name: string;
  /** How everybody in it is addressed. */
  schoolOf: Generated<SchoolOf>;
  createdAt: string;
  /** When an admin said that a copy of the key lies elsewhere. */
  keyKeptAt: string | null;
  /** When an admin put the steps of the beginning away. */
  setupEndedAt: string | null;
}

/** Steps of a new school's first days that wait apart. */
export interface SetupPutOff {
  step: SetupStep;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    staff: Staff;
    staff_invitations: StaffInvitations;
    school: School;
    setup_put_off: SetupPutOff;
  }
}
