import { pickStatus } from '#domain/privileges/pick';
import type { OwnPrivileges, Pick, StaffOffer, StaffPick } from '#wire/privileges';
import type { ProcessedPick } from './processing.ts';
import type { OfferRow, OwnPickRow } from './queries.ts';
import type { readOwnPrivileges } from './service.ts';

export const presentOffer = (row: OfferRow): StaffOffer => ({
  id: row.id,
  text: row.text,
  description: row.description,
  grade: row.grade,
  isOpen: row.is_open === 1,
  createdAt: row.created_at,
  closedAt: row.closed_at,
  waiting: row.waiting,
});

const statusOf = (row: OwnPickRow) =>
  pickStatus({
    isClaimed: row.is_claimed === 1,
    isProcessed: row.is_processed === 1,
    teacherComment: row.teacher_comment,
  });

export const presentPick = (row: OwnPickRow): Pick => ({
  id: row.id,
  text: row.surprise_message,
  status: statusOf(row),
  claimedAt: row.claimed_at,
  processedAt: row.processed_at,
  teacherComment: row.teacher_comment,
  isPaid: row.order_id !== null,
});

export const presentStaffPick = (row: ProcessedPick): StaffPick => ({
  ...presentPick(row),
  refund: row.refund,
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
});

export const presentOwnPrivileges = ({
  offers,
  picks,
}: Awaited<ReturnType<typeof readOwnPrivileges>>): OwnPrivileges => {
  const waiting = new Set(picks.filter((pick) => statusOf(pick) === 'waiting').map((pick) => pick.offer_id));
  return {
    offers: offers.map(({ id, text, description }) => ({ id, text, description, isBooked: waiting.has(id) })),
    picks: picks.map((row) => ({
      ...presentPick(row),
      isNew: row.is_processed === 1 && row.answer_seen_at === null,
    })),
  };
};
