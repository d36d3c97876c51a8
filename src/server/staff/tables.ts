import type { Generated } from 'kysely';
import type { StaffRole } from '#domain/access/actors';
import type { LinkKind } from '#domain/staff/invitations';

export interface Staff {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  disabled_at: string | null;
  last_login: string | null;
  created_at: string;
}

export interface StaffInvitations {
  id: Generated<number>;
  kind: LinkKind;
  token_hash: string;
  /** Empty where the link is a first start's: nobody knows yet who will open it. */
  name: string;
  role: StaffRole;
  invited_by: number | null;
  created_at: string;
  used_at: string | null;
  revoked_at: string | null;
  /** Whose account it became. */
  staff_id: number | null;
}

export interface School {
  id: number;
  /** Empty until somebody says it. */
  name: string;
  created_at: string;
  /** When an admin said that a copy of the key lies elsewhere. */
  key_kept_at: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    staff: Staff;
    staff_invitations: StaffInvitations;
    school: School;
  }
}
