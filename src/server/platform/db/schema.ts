import type { Generated } from 'kysely';
import type { FilePurpose } from '#domain/files/kinds';

export interface Sessions {
  id: Generated<number>;
  tokenHash: string;
  studentId: number | null;
  staffId: number | null;
  /** Set where staff entered as a pupil: the staff session to return to. */
  parentSessionId: number | null;
  createdAt: string;
  lastSeenAt: string;
  /** When staff typed their password again; null where only at the login. */
  confirmedAt: string | null;
  /** What a browser of staff says of itself. */
  userAgent: string | null;
}

export interface AttemptGuards {
  scope: string;
  guardKey: string;
  failures: number;
  lastFailureAt: string;
  lockedUntil: string | null;
}

export interface Files {
  /** 144 random bits: a name nobody guesses. */
  id: string;
  purpose: FilePurpose;
  studentId: number | null;
  extension: string;
  size: number;
  createdAt: string;
}

/** Every table. Those of a domain stand in its `tables.ts`, which adds them here. */
export interface Schema {
  sessions: Sessions;
  attempt_guards: AttemptGuards;
  files: Files;
}
