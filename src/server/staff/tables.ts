import type { Generated } from 'kysely';
import type { StaffRole } from '#domain/access/actors';

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

declare module '#server/platform/db/schema' {
  interface Schema {
    staff: Staff;
  }
}
