import { z } from 'zod';
import { PHOTO_FILTERS, PHOTO_LIMIT_BYTES, PHOTO_STATUSES, REJECTION_REASON_MAX } from '#domain/photos/approval';
import type { Contract } from './endpoint.ts';
import { classQuery, grade, pageBefore, rowParams, shortText } from './fields.ts';

const ownPhoto = z.object({
  /** The one that was approved last. */
  fileId: z.string().nullable(),
  /** The one that waits for the teacher. */
  pending: z.object({ fileId: z.string(), submittedAt: z.string() }).nullable(),
  /** Why the last photo was not accepted, until another is sent. */
  rejectionReason: z.string().nullable(),
  /** The guardian or the school does not want one: none is shown, and none can be sent. */
  isWithheld: z.boolean(),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

const photo = z.object({
  id: z.number(),
  studentId: z.number(),
  studentName: z.string(),
  grade,
  /** Null once a later photo was approved: the earlier ones are not kept. */
  fileId: z.string().nullable(),
  status: z.enum(PHOTO_STATUSES),
  submittedAt: z.string(),
  decidedAt: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  hasParentalConsent: z.boolean(),
  isRealPhoto: z.boolean(),
});
export type Photo = z.infer<typeof photo>;

export const photosContract = {
  'GET /api/student/photo': {
    access: 'pupil',
    summary: "A pupil's photo and what became of the last",
    reply: ownPhoto,
  },
  'POST /api/student/photo': {
    access: 'pupil-self',
    summary: 'Send a photo to the teacher; it takes the place of one that still waits',
    upload: { maxBytes: PHOTO_LIMIT_BYTES - 1, tooLarge: 'photo_too_large' },
    reply: ownPhoto,
  },
  'DELETE /api/student/photo/pending': {
    access: 'pupil-self',
    summary: 'Take back a photo that still waits',
    reply: ownPhoto,
  },
  'GET /api/admin/photos': {
    access: 'staff',
    summary: 'Photos that pupils sent, newest first',
    query: z.object({
      status: z.enum(PHOTO_FILTERS).default('all'),
      ...classQuery,
      before: pageBefore,
    }),
    reply: z.object({
      photos: z.array(photo),
      counts: z.record(z.enum(PHOTO_FILTERS), z.number()),
      nextBefore: z.number().nullable(),
    }),
  },
  'POST /api/admin/photos/:id/approve': {
    access: 'staff',
    touches: { on: 'profile_image_approvals' },
    summary: "Make it the pupil's photo; the first one earns coins",
    params: rowParams,
    body: z.object({ hasParentalConsent: z.boolean('required'), isRealPhoto: z.boolean('required') }),
    reply: photo,
  },
  'POST /api/admin/photos/:id/reject': {
    access: 'staff',
    touches: { on: 'profile_image_approvals' },
    summary: 'Turn it down, with the reason the pupil will read',
    params: rowParams,
    body: z.object({ reason: shortText(REJECTION_REASON_MAX) }),
    reply: photo,
  },
} as const satisfies Contract;
