import type { Generated } from 'kysely';
import type { PhotoStatus } from '#domain/photos/approval';

export interface ProfileImageApprovals {
  id: Generated<number>;
  student_id: number;
  /** The specification's image_url. Null once a later photo was approved and this one's file went. */
  file_id: string | null;
  status: PhotoStatus;
  submitted_at: string;
  created_at: string;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  has_parental_consent: Generated<0 | 1>;
  is_real_photo: Generated<0 | 1>;
  reviewed_by: number | null;
}

/** When each photo of the last hour was sent, also those that were replaced since. */
export interface PhotoUploads {
  student_id: number;
  uploaded_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    profile_image_approvals: ProfileImageApprovals;
    photo_uploads: PhotoUploads;
  }
}
