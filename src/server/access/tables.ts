import type { Generated } from 'kysely';
import type { NoncePurpose } from '#domain/access/passkeys';

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

export interface StaffPasskeys {
  id: Generated<number>;
  staffId: number;
  /** The host that it was made for: a browser uses it at no other. */
  host: string;
  credentialId: string;
  publicKey: string;
  /** What it last counted itself to; 0 of those that do not count. */
  counter: number;
  transports: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What a passkey has to sign, once. */
export interface StaffPasskeyNonces {
  nonce: string;
  staffId: number;
  purpose: NoncePurpose;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    staff_factors: StaffFactors;
    staff_recovery_codes: StaffRecoveryCodes;
    staff_passkeys: StaffPasskeys;
    staff_passkey_nonces: StaffPasskeyNonces;
  }
}
