import { z } from 'zod';
import { MOST_VERSES } from '#domain/quran/surahs';
import {
  MARKS,
  NOTE_MAX,
  RECORDING_FILTERS,
  RECORDING_MAX_BYTES,
  RECORDING_STATUSES,
} from '#domain/recordings/recordings';
import type { Contract } from './endpoint.ts';
import {
  bodyRowId,
  classQuery,
  done,
  grade,
  pageBefore,
  requestKey,
  rowParams,
  shortText,
  studentId,
} from './fields.ts';

const answer = z.object({
  mark: z.enum(MARKS).nullable(),
  note: z.string().nullable(),
  /** What the teacher said, where they spoke. */
  fileId: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
export type RecordingAnswer = z.infer<typeof answer>;

const ownRecording = z.object({
  id: z.number(),
  textId: z.number(),
  ayah: z.number(),
  fileId: z.string(),
  status: z.enum(RECORDING_STATUSES),
  createdAt: z.string(),
  answer: answer.nullable(),
  /** Answered, and not opened since. */
  isNew: z.boolean(),
});
export type OwnRecording = z.infer<typeof ownRecording>;

const recording = z.object({
  id: z.number(),
  studentId: z.number(),
  studentName: z.string(),
  grade,
  textId: z.number(),
  textTitle: z.string(),
  ayah: z.number(),
  /** As published. */
  verse: z.string(),
  fileId: z.string(),
  sentAt: z.string(),
  /** When it goes by itself; null where it is kept. */
  goesAt: z.string().nullable(),
  answer: answer.nullable(),
});
export type StaffRecording = z.infer<typeof recording>;

const upload = { maxBytes: RECORDING_MAX_BYTES, tooLarge: 'recording_too_large' } as const;

export const recordingsContract = {
  'GET /api/student/recordings': {
    access: 'pupil',
    summary: 'Own recordings of a text’s verses, newest first',
    query: z.object({ textId: studentId }),
    reply: z.object({ recordings: z.array(ownRecording) }),
  },
  'POST /api/student/recordings': {
    access: 'pupil-self',
    summary: 'Keep the own voice reading a verse, or send it to the teacher; the same key keeps once',
    body: z.object({
      textId: bodyRowId,
      ayah: z.number('required').int('bad_verses').min(1, 'bad_verses').max(MOST_VERSES, 'bad_verses'),
      isSent: z.boolean('required'),
      requestKey,
    }),
    upload,
    reply: ownRecording,
  },
  'POST /api/student/recordings/:id/send': {
    access: 'pupil-self',
    summary: 'Send a kept recording to the teacher; repeated it changes nothing',
    params: rowParams,
    reply: ownRecording,
  },
  'POST /api/student/recordings/:id/seen': {
    access: 'pupil-self',
    summary: 'The teacher’s answer was opened',
    params: rowParams,
    reply: ownRecording,
  },
  'DELETE /api/student/recordings/:id': {
    access: 'pupil-self',
    summary: 'Delete an own recording, sent or not',
    params: rowParams,
    reply: done,
  },
  'GET /api/admin/recordings': {
    access: 'staff',
    summary: 'What pupils sent, newest first',
    query: z.object({
      status: z.enum(RECORDING_FILTERS).default('sent'),
      ...classQuery,
      student: studentId.optional(),
      before: pageBefore,
    }),
    reply: z.object({
      recordings: z.array(recording),
      counts: z.record(z.enum(RECORDING_FILTERS), z.number()),
      nextBefore: z.number().nullable(),
    }),
  },
  'GET /api/admin/recordings/by-text': {
    access: 'staff',
    summary: 'How much of each text a pupil has said back',
    query: z.object({ student: studentId }),
    reply: z.object({ texts: z.array(z.object({ textId: z.number(), sent: z.number(), waiting: z.number() })) }),
  },
  'POST /api/admin/recordings/:id/answer': {
    access: 'staff',
    touches: { on: 'quran_recordings' },
    summary: 'Answer with a mark, a note or the own voice; an answer given again takes the place of the earlier',
    params: rowParams,
    body: z.object({ mark: z.enum(MARKS).nullable(), note: shortText(NOTE_MAX).nullable() }),
    upload,
    reply: recording,
  },
  'PUT /api/admin/recordings/:id/kept': {
    access: 'staff',
    touches: { on: 'quran_recordings' },
    summary: 'Keep it beyond the term, or no longer',
    params: rowParams,
    body: z.object({ isKept: z.boolean('required') }),
    reply: recording,
  },
} as const satisfies Contract;
