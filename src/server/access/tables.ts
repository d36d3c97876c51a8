import type { Generated } from 'kysely';

export interface StaffFactors {
  staffId: number;
  sealedSecret: string;
  createdAt: string;
  /** Null until a first code has shown that the phone knows it: only then is it asked for. */
  confirmedAt: string | null;
  /** The half minute of the last code that was used. */
  lastStep: Generated<number>;
}

export interface StaffRecoveryCodes {
  staffId: number;
  codeHash: string;
  usedAt: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    staff_factors: StaffFactors;
    staff_recovery_codes: StaffRecoveryCodes;
  }
}
