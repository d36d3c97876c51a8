import { z } from 'zod';
import { AUDIO_MAX_BYTES, AUDIO_MAX_MS, AUDIO_SOURCES, LINK_MAX, RECITER_NAME_MAX } from '#domain/listening/audio';
import { MOST_VERSES } from '#domain/quran/surahs';
import type { Contract } from './endpoint.ts';
import { done, fileId, rowParams, shortText, studentId } from './fields.ts';

const reciter = z.object({ id: z.number(), name: z.string(), displayName: z.string() });
export type Reciter = z.infer<typeof reciter>;

/** A text as one reciter reads it. */
export const recitation = z.object({
  reciterId: z.number(),
  /** As pupils read the name. */
  reciter: z.string(),
  fileId: z.string(),
  /** Where each verse begins, in milliseconds; verses after the last have no time yet. */
  timestamps: z.array(z.number()),
  durationMs: z.number(),
});
export type Recitation = z.infer<typeof recitation>;

const audio = z.object({
  fileId: z.string(),
  source: z.enum(AUDIO_SOURCES),
  /** The address it was fetched from, or ours where it was sent. */
  audioFile: z.string(),
  size: z.number(),
  /** Of its bytes, so that times made for another file are recognised. */
  sha256: z.string(),
});
export type Audio = z.infer<typeof audio>;

const staffRecitation = recitation.extend({ ...audio.shape, updatedAt: z.string() });
export type StaffRecitation = z.infer<typeof staffRecitation>;

const milliseconds = z.number('bad_timestamp').int('bad_timestamp').min(0, 'bad_timestamp');

const pairParams = z.object({ id: studentId, reciterId: studentId });

export const listeningContract = {
  'GET /api/admin/quran/reciters': {
    access: 'staff',
    summary: 'Those who recite, by name',
    reply: z.object({ reciters: z.array(reciter) }),
  },
  'POST /api/admin/quran/reciters': {
    access: 'staff',
    touches: 'school',
    summary: 'Add one who recites; a name is there once',
    body: z.object({ name: shortText(RECITER_NAME_MAX), displayName: shortText(RECITER_NAME_MAX) }),
    reply: reciter,
  },
  'POST /api/admin/quran/audio': {
    access: 'staff',
    touches: 'school',
    summary: 'Bring audio into the school: a file beside the body, or a link that the server asks once',
    body: z.object({
      source: z.enum(AUDIO_SOURCES, 'required'),
      link: z.string().trim().min(1, 'required').max(LINK_MAX, 'too_long').nullable(),
    }),
    upload: { maxBytes: AUDIO_MAX_BYTES, tooLarge: 'audio_too_large' },
    reply: audio,
  },
  'GET /api/admin/quran/texts/:id/recitations': {
    access: 'staff',
    summary: 'A text as each reciter reads it',
    params: rowParams,
    reply: z.object({ recitations: z.array(staffRecitation) }),
  },
  'PUT /api/admin/quran/texts/:id/recitations/:reciterId': {
    access: 'staff',
    touches: { gradeOf: 'quran_texts' },
    summary: 'The audio of a reciter for this text and the times of its verses; repeated it changes nothing',
    params: pairParams,
    body: z.object({
      fileId,
      timestamps: z.array(milliseconds).max(MOST_VERSES, 'too_long'),
      durationMs: milliseconds.max(AUDIO_MAX_MS, 'too_long'),
    }),
    reply: staffRecitation,
  },
  'DELETE /api/admin/quran/texts/:id/recitations/:reciterId': {
    access: 'staff',
    touches: { gradeOf: 'quran_texts' },
    summary: 'Take a reciter’s audio away from this text',
    params: pairParams,
    reply: done,
  },
} as const satisfies Contract;
