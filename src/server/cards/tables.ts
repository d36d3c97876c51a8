import type { Generated } from 'kysely';

export interface StudentsCredentials {
  studentId: number;
  loginId: number;
  hashedPassword: string;
  sealedPassword: string;
  /** Null for one who was given login data before cards had tokens, until the next card is made. */
  cardTokenHash: string | null;
  sealedCardToken: string | null;
  /** Whether the link of the card in the pupil's hand carries the password. */
  hasOldCard: Generated<0 | 1>;
  createdAt: string;
  lastLogin: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    students_credentials: StudentsCredentials;
  }
}
