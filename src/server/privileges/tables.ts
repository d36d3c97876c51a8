import type { Generated } from 'kysely';
import type { SurpriseType } from '#domain/privileges/pick';
import type { Grade } from '#domain/roster/grades';

export interface PrivilegeOffers {
  id: Generated<number>;
  text: string;
  description: string | null;
  /** Null for all grades. */
  grade: Grade | null;
  isOpen: Generated<0 | 1>;
  createdAt: string;
  createdBy: number | null;
  closedAt: string | null;
}

export interface SurprisePicks {
  id: Generated<number>;
  studentId: number;
  grade: Grade;
  surpriseType: SurpriseType;
  surpriseMessage: string;
  /** Null where it was bought in the store. */
  offerId: number | null;
  /** What paid for it. */
  orderId: number | null;
  isClaimed: Generated<0 | 1>;
  claimedAt: string | null;
  isProcessed: Generated<0 | 1>;
  processedAt: string | null;
  processedBy: number | null;
  teacherComment: string | null;
  /** When the pupil looked at the teacher's answer. */
  answerSeenAt: string | null;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    privilege_offers: PrivilegeOffers;
    surprise_picks: SurprisePicks;
  }
}
