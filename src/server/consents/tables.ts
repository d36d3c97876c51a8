import type { Generated } from 'kysely';
import type { Mode, Purpose, Way } from '#domain/consents/consents';

/** What a guardian said, each time they said it. */
export interface GuardianConsents {
  id: Generated<number>;
  studentId: number;
  purpose: Purpose;
  isGiven: 0 | 1;
  way: Way;
  /** The day on which it was said, or the paper signed. */
  saidOn: string;
  createdAt: string;
  /** Null where the guardian did it on the page, or who wrote it down has gone. */
  recordedBy: number | null;
  /** The one that counts. */
  isLast: 0 | 1;
}

/** A purpose that is not here is open: as it was before anybody could choose. */
export interface ConsentModes {
  purpose: Purpose;
  mode: Mode;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    guardian_consents: GuardianConsents;
    consent_modes: ConsentModes;
  }
}
