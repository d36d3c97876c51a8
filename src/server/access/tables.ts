import type { Generated } from 'kysely';

export interface StaffFactors {
  staff_id: number;
  sealed_secret: string;
  created_at: string;
  /** Null until a first code has shown that the phone knows it: only then is it asked for. */
  confirmed_at: string | null;
  /** The half minute of the last code that was used. */
  last_step: Generated<number>;
}

export interface StaffRecoveryCodes {
  staff_id: number;
  code_hash: string;
  used_at: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    staff_factors: StaffFactors;
    staff_recovery_codes: StaffRecoveryCodes;
  }
}
