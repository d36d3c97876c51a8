import { z } from 'zod';
import { isDay } from '#domain/calendar/school-day';
import { LOGIN_ID_MAX, LOGIN_ID_MIN } from '#domain/cards/credentials';
import { westernDigits } from '#domain/digits';
import { hasUnsafeLines, normaliseMessage } from '#domain/messages/text';
import { classOfKey, type SchoolClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import {
  hasUnsafeCharacters,
  hasUnsafeText,
  NAME_MAX_LENGTH,
  normaliseName,
  withoutUnsafeCharacters,
} from '#domain/roster/names';
import { CLASS_MAX_LENGTH } from '#domain/roster/pupils';
import { isUuid } from '#domain/uuid';

/** Issue messages are keys of `#strings/fields`, so the reply can say them in Arabic. */
export const nameText = (max: number) =>
  z
    .string('required')
    .max(max * 2, 'too_long')
    .refine((name) => !hasUnsafeCharacters(name), 'unsafe_characters')
    .transform(normaliseName)
    .pipe(z.string().min(1, 'required').max(max, 'too_long'));

export const personName = nameText(NAME_MAX_LENGTH);

export const shortText = (max: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine((text) => !hasUnsafeText(text), 'unsafe_characters');

/** With its line breaks. Tidied first, so that only what stays is counted; one far beyond the limit is not worth tidying. */
export const linesText = (max: number) =>
  z
    .string('required')
    .max(max * 2, 'too_long')
    .transform(normaliseMessage)
    .pipe(
      z
        .string()
        .min(1, 'required')
        .max(max, 'too_long')
        .refine((text) => !hasUnsafeLines(text), 'unsafe_characters'),
    );

export const grade = z.literal(GRADES, 'bad_grade');
export const gradeQuery = z.coerce.number().pipe(grade);
export const sectionQuery = shortText(CLASS_MAX_LENGTH);
/** A class in an address, such as «4» or «4-أ». */
export const classParam = z
  .string('required')
  .transform(classOfKey)
  .refine((found) => found !== null, 'bad_grade')
  .transform((found) => found as SchoolClass)
  .refine(({ section }) => section === null || sectionQuery.safeParse(section).success, 'bad_grade');
/** Of a class in a body; null for a grade as one. */
export const section = sectionQuery.nullable().default(null);
/** The pupils that a list is about: of a grade, of a section such as «أ», or all. */
export const classQuery = { grade: gradeQuery.optional(), section: sectionQuery.optional() };

export const schoolClass = z.object({ grade, section: sectionQuery.nullable() });

/** The largest number an integer column holds; PostgreSQL fails on a larger one. */
const ROW_ID_MAX = 2_147_483_647;

/** A whole number in a JSON body, from the least to the most. */
export const wholeNumber = (least: number, most: number) =>
  z.number('required').int('bad_number').min(least, 'bad_number').max(most, 'bad_number');

const asRowId = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number.int('bad_id').positive('bad_id').max(ROW_ID_MAX, 'bad_id');

export const studentId = asRowId(z.coerce.number('bad_id'));
/** An id in a JSON body, where it is a number already. */
export const bodyRowId = asRowId(z.number('bad_id'));
/** The page after the row with this id. */
export const pageBefore = studentId.optional();
/** What somebody types to find something. */
export const searchText = z.string('required').max(80, 'too_long').transform(withoutUnsafeCharacters);

export const studentParams = z.object({ studentId });
export const rowParams = z.object({ id: studentId });

/** Digits as a child types them on an Arabic keyboard count as well. */
const digitsTogether = (typed: string): string => westernDigits(typed).replace(/\s+/gu, '');

export const loginId = z
  .string('required')
  .max(20, 'bad_login_id')
  .transform(digitsTogether)
  .pipe(
    z
      .string()
      .regex(/^\d{6}$/u, 'bad_login_id')
      .transform(Number)
      .pipe(z.number().min(LOGIN_ID_MIN, 'bad_login_id').max(LOGIN_ID_MAX, 'bad_login_id')),
  );

export const password = z.string('required').min(1, 'required').max(200, 'too_long');
export const email = z
  .string('required')
  .max(200, 'too_long')
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(z.email('bad_email'));

/** Drawn by the page: the same wish sent again under the same key is done once. */
export const requestKey = z.string('required').refine(isUuid, 'required').toLowerCase();

/** A day of the school's calendar, such as 2026-02-01: every day in a request is this one. */
export const day = z.string('required').refine(isDay, 'bad_date');
/** A moment of such a day. */
export const moment = z.iso.datetime({ error: 'bad_date' }).refine((at) => isDay(at.slice(0, 10)), 'bad_date');

export const fileId = z.string('required').regex(/^[\w-]{24}$/u, 'bad_id');

/** A pupil as lists name them. */
export const namedPupil = { studentId: z.number(), name: z.string(), grade };
export const classPupil = { ...namedPupil, classId: z.string().nullable() };

export const done = z.object({ ok: z.literal(true) });
