import type { Generated } from 'kysely';
import type { FilePurpose } from '#domain/files/kinds';

export interface Sessions {
  id: Generated<number>;
  token_hash: string;
  student_id: number | null;
  staff_id: number | null;
  /** Set where staff entered as a pupil: the staff session to return to. */
  parent_session_id: number | null;
  created_at: string;
  last_seen_at: string;
  /** When staff typed their password again; null where only at the login. */
  confirmed_at: string | null;
  /** What a browser of staff says of itself. */
  user_agent: string | null;
}

export interface AttemptGuards {
  scope: string;
  guard_key: string;
  failures: number;
  last_failure_at: string;
  locked_until: string | null;
}

export interface Files {
  /** 144 random bits: a name nobody guesses. */
  id: string;
  purpose: FilePurpose;
  student_id: number | null;
  extension: string;
  size: number;
  created_at: string;
}

/** Every table. Those of a domain stand in its `tables.ts`, which adds them here. */
export interface Schema {
  sessions: Sessions;
  attempt_guards: AttemptGuards;
  files: Files;
}
