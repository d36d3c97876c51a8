import type { Generated } from 'kysely';

/** What the code on a slip opens: one pupil's week, to be read for two weeks. */
export interface GuardianLinks {
  id: Generated<number>;
  studentId: number;
  /** Its Sunday. */
  week: string;
  /** The token is made of it under a key outside the database: the same slip printed again has the same code. */
  nonce: string;
  tokenHash: string;
  createdAt: string;
  createdBy: number | null;
  expiresAt: string;
  revokedAt: string | null;
  openedAt: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    guardian_links: GuardianLinks;
  }
}
