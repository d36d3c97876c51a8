import type { Generated } from 'kysely';

export interface StudentsCredentials {
  student_id: number;
  login_id: number;
  hashed_password: string;
  sealed_password: string;
  /** Null for one who was given login data before cards had tokens, until the next card is made. */
  card_token_hash: string | null;
  sealed_card_token: string | null;
  /** Whether the link of the card in the pupil's hand carries the password. */
  has_old_card: Generated<0 | 1>;
  created_at: string;
  last_login: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    students_credentials: StudentsCredentials;
  }
}
