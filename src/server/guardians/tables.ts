import type { Generated } from 'kysely';

/** What the code on a slip opens: one pupil's week, to be read for two weeks. */
export interface GuardianLinks {
  id: Generated<number>;
  student_id: number;
  /** Its Sunday. */
  week: string;
  /** The token is made of it under a key outside the database: the same slip printed again has the same code. */
  nonce: string;
  token_hash: string;
  created_at: string;
  created_by: number | null;
  expires_at: string;
  revoked_at: string | null;
  opened_at: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    guardian_links: GuardianLinks;
  }
}
