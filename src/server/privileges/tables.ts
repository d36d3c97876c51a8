import type { Generated } from 'kysely';
import type { SurpriseType } from '#domain/privileges/pick';
import type { Grade } from '#domain/roster/grades';

export interface PrivilegeOffers {
  id: Generated<number>;
  text: string;
  description: string | null;
  /** Null for all grades. */
  grade: Grade | null;
  is_open: Generated<0 | 1>;
  created_at: string;
  created_by: number | null;
  closed_at: string | null;
}

export interface SurprisePicks {
  id: Generated<number>;
  student_id: number;
  grade: Grade;
  surprise_type: SurpriseType;
  surprise_message: string;
  /** Null where it was bought in the store. */
  offer_id: number | null;
  /** What paid for it. */
  order_id: number | null;
  is_claimed: Generated<0 | 1>;
  claimed_at: string | null;
  is_processed: Generated<0 | 1>;
  processed_at: string | null;
  processed_by: number | null;
  teacher_comment: string | null;
  /** When the pupil looked at the teacher's answer. */
  answer_seen_at: string | null;
  created_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    privilege_offers: PrivilegeOffers;
    surprise_picks: SurprisePicks;
  }
}
