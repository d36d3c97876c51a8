import type { Photo } from '#wire/photos';
import type { PhotoRow } from './queries.ts';

export const presentPhoto = (row: PhotoRow): Photo => ({
  id: row.id,
  studentId: row.student_id,
  studentName: row.student_name,
  grade: row.grade,
  fileId: row.file_id,
  status: row.status,
  submittedAt: row.submitted_at,
  decidedAt: row.approved_at ?? row.rejected_at,
  reviewedBy: row.reviewer_name,
  rejectionReason: row.rejection_reason,
  hasParentalConsent: row.has_parental_consent === 1,
  isRealPhoto: row.is_real_photo === 1,
});
