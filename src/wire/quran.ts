import { z } from 'zod';
import { MOST_VERSES, SURAH_NAME_MAX, SURAHS } from '#domain/quran/surahs';
import { PASTED_MAX, TITLE_MAX } from '#domain/quran/texts';
import type { Contract } from './endpoint.ts';
import { bodyRowId, done, grade, gradeQuery, requestKey, rowParams, shortText } from './fields.ts';
import { recitation } from './listening.ts';

const verseNumber = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number.int('bad_verses').min(1, 'bad_verses').max(MOST_VERSES, 'bad_verses');
const surahNumber = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number.int('bad_verses').min(1, 'bad_verses').max(SURAHS, 'bad_verses');

const range = {
  surah: surahNumber(z.number('required')),
  fromAyah: verseNumber(z.number('required')),
  toAyah: verseNumber(z.number('required')),
};

const verse = z.object({
  ayah: z.number(),
  /** As published, letter by letter: no page may change, search or normalise it. */
  text: z.string(),
});
export type QuranVerse = z.infer<typeof verse>;

export const passage = z.object({
  surah: z.number(),
  surahName: z.string(),
  fromAyah: z.number(),
  toAyah: z.number(),
  /** The basmala that heads it; null where none does. */
  basmala: z.string().nullable(),
  verses: z.array(verse),
});
export type Passage = z.infer<typeof passage>;

/** Where the text comes from, to be shown with it. */
const edition = z.object({ source: z.string(), edition: z.string(), version: z.string() });
export type Edition = z.infer<typeof edition>;

export const textHead = z.object({
  id: z.number(),
  title: z.string(),
  surahName: z.string(),
  surah: z.number(),
  fromAyah: z.number(),
  toAyah: z.number(),
  wordCount: z.number(),
  isFocused: z.boolean(),
});
export type TextHead = z.infer<typeof textHead>;

const ownTextHead = textHead.extend({
  /** To own recordings of its verses, and not opened yet. */
  newAnswers: z.number(),
});
export type OwnTextHead = z.infer<typeof ownTextHead>;

const staffText = textHead.extend({
  grade,
  isActive: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  /** Its first verses, for the card. */
  preview: z.array(verse),
});
export type StaffText = z.infer<typeof staffText>;

const difference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same'), published: z.string() }),
  z.object({ kind: z.literal('changed'), published: z.string(), pasted: z.string() }),
  z.object({ kind: z.literal('missing'), published: z.string() }),
  z.object({ kind: z.literal('extra'), pasted: z.string() }),
]);

const title = shortText(TITLE_MAX);

export const quranContract = {
  'GET /api/admin/quran/surahs': {
    access: 'staff',
    summary: 'The surahs with their names and numbers of verses, and where the text comes from',
    reply: z.object({
      surahs: z.array(z.object({ surah: z.number(), name: z.string(), verses: z.number() })),
      edition,
    }),
  },
  'GET /api/admin/quran/verses': {
    access: 'staff',
    summary: 'Verses as published, to look at before they become a text',
    query: z.object({
      surah: surahNumber(z.coerce.number('required')),
      fromAyah: verseNumber(z.coerce.number('required')),
      toAyah: verseNumber(z.coerce.number('required')),
    }),
    reply: passage,
  },
  'POST /api/admin/quran/compare': {
    access: 'staff',
    touches: 'school',
    holdsVersesItself: true,
    summary: 'Where a pasted text stands, and each word in which it differs from the published one; stores nothing',
    // Not tidied and not normalised: what was pasted is compared as it is.
    body: z.object({ pasted: z.string('required').min(1, 'required').max(PASTED_MAX, 'too_long') }),
    reply: z.object({ passage, differences: z.array(difference), isSame: z.boolean() }),
  },
  'GET /api/admin/quran/texts': {
    access: 'staff',
    summary: 'The texts of a grade in the order pupils see them',
    query: z.object({ grade: gradeQuery }),
    reply: z.object({ texts: z.array(staffText) }),
  },
  'GET /api/admin/quran/texts/:id': {
    access: 'staff',
    summary: 'A text with its verses',
    params: rowParams,
    reply: z.object({ text: staffText, passage, edition }),
  },
  'POST /api/admin/quran/texts': {
    access: 'staff',
    touches: 'grade',
    summary: 'Add a text of these verses; the same key adds it once',
    body: z.object({ title, grade, ...range, isFocused: z.boolean().default(false), requestKey }),
    reply: staffText,
  },
  'PATCH /api/admin/quran/texts/:id': {
    access: 'staff',
    touches: { gradeOf: 'quran_texts' },
    summary: 'Change the title, whether pupils see it and whether it is the one recited; never a letter of it',
    params: rowParams,
    body: z.object({ title, isActive: z.boolean('required'), isFocused: z.boolean('required') }),
    reply: staffText,
  },
  'POST /api/admin/quran/texts/:id/replace': {
    access: 'staff',
    touches: { gradeOf: 'quran_texts' },
    summary: 'Put other verses in its place, as a new version with an id of its own; the same key replaces once',
    params: rowParams,
    body: z.object({ ...range, requestKey }),
    reply: staffText,
  },
  'PUT /api/admin/quran/order': {
    access: 'staff',
    touches: 'grade',
    summary: 'The order of a grade’s texts',
    body: z.object({ grade, ids: z.array(bodyRowId).min(1, 'required').max(200, 'too_long') }),
    reply: done,
  },
  'GET /api/student/quran': {
    access: 'pupil',
    summary: 'The active texts of the own grade',
    reply: z.object({ texts: z.array(ownTextHead) }),
  },
  'GET /api/student/quran/verses': {
    access: 'pupil',
    summary: 'Verses that a question’s source names, as published',
    query: z.object({
      surahName: shortText(SURAH_NAME_MAX),
      fromAyah: verseNumber(z.coerce.number('required')),
      toAyah: verseNumber(z.coerce.number('required')),
    }),
    reply: passage,
  },
  'GET /api/student/quran/texts/:id': {
    access: 'pupil',
    summary: 'An active text of the own grade, with its verses and who recites it',
    params: rowParams,
    reply: z.object({
      text: textHead,
      passage,
      edition,
      recitations: z.array(recitation),
      /** The guardian or the school does not want the voice kept: nothing can be said back. */
      isVoiceWithheld: z.boolean(),
    }),
  },
  'POST /api/student/quran/texts/:id/read': {
    access: 'pupil-self',
    summary: 'An active text of the own grade was read to its end; once a day is as good as often',
    params: rowParams,
    reply: done,
  },
} as const satisfies Contract;
