import type { Generated } from 'kysely';
import type { PhotoStatus } from '#domain/photos/approval';

export interface ProfileImageApprovals {
  id: Generated<number>;
  studentId: number;
  /** The specification's image_url. Null once a later photo was approved and this one's file went. */
  fileId: string | null;
  status: PhotoStatus;
  submittedAt: string;
  createdAt: string;
  approvedAt: string | null;
  rejectedAt: string | null;
  rejectionReason: string | null;
  hasParentalConsent: Generated<0 | 1>;
  isRealPhoto: Generated<0 | 1>;
  reviewedBy: number | null;
}

/** When each photo of the last hour was sent, also those that were replaced since. */
export interface PhotoUploads {
  studentId: number;
  uploadedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    profile_image_approvals: ProfileImageApprovals;
    photo_uploads: PhotoUploads;
  }
}
