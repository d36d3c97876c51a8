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
  isOpen: row.isOpen === 1,
  createdAt: row.createdAt,
  closedAt: row.closedAt,
  waiting: row.waiting,
});

const statusOf = (row: OwnPickRow) =>
  pickStatus({
    isClaimed: row.isClaimed === 1,
    isProcessed: row.isProcessed === 1,
    teacherComment: row.teacherComment,
  });

export const presentPick = (row: OwnPickRow): Pick => ({
  id: row.id,
  text: row.surpriseMessage,
  status: statusOf(row),
  claimedAt: row.claimedAt,
  processedAt: row.processedAt,
  teacherComment: row.teacherComment,
  isPaid: row.orderId !== null,
});

export const presentStaffPick = (row: ProcessedPick): StaffPick => ({
  ...presentPick(row),
  refund: row.refund,
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
});

export const presentOwnPrivileges = ({
  offers,
  picks,
}: Awaited<ReturnType<typeof readOwnPrivileges>>): OwnPrivileges => {
  const waiting = new Set(picks.filter((pick) => statusOf(pick) === 'waiting').map((pick) => pick.offerId));
  return {
    offers: offers.map(({ id, text, description }) => ({ id, text, description, isBooked: waiting.has(id) })),
    picks: picks.map((row) => ({
      ...presentPick(row),
      isNew: row.isProcessed === 1 && row.answerSeenAt === null,
    })),
  };
};
