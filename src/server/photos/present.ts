import type { Photo } from '#wire/photos';
import type { PhotoRow } from './queries.ts';

export const presentPhoto = (row: PhotoRow): Photo => ({
  id: row.id,
  studentId: row.studentId,
  studentName: row.studentName,
  grade: row.grade,
  fileId: row.fileId,
  status: row.status,
  submittedAt: row.submittedAt,
  decidedAt: row.approvedAt ?? row.rejectedAt,
  reviewedBy: row.reviewerName,
  rejectionReason: row.rejectionReason,
  hasParentalConsent: row.hasParentalConsent === 1,
  isRealPhoto: row.isRealPhoto === 1,
});
