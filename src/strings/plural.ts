import { lazily } from '#domain/lazily';
import { inSchool } from './addressed.ts';

/**
 * Arabic counts in six forms, written in the order of the numbers that take them: none, one, two, 3 to 10, 11 to 99, and
 * 100 and its like. `{n}` stands for the number; one and two usually say it in words.
 */
export type PluralForms = `${string} | ${string} | ${string} | ${string} | ${string} | ${string}`;

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

const rules = new Intl.PluralRules('ar');
const fractions = lazily(() => new Intl.NumberFormat('ar-SA-u-nu-arab'));

const ARABIC_ZERO = 0x0660;

export const arabicDigits = (digits: number | string): string =>
  String(digits).replace(/\d/gu, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));

/** Keeps a sign on the side where Arabic reads it first. */
export const ARABIC_MARK = '\u061c';

export const formatNumber = (value: number): string => {
  if (!Number.isSafeInteger(value)) return fractions().format(value);
  const digits = arabicDigits(String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/gu, '٬'));
  return value < 0 ? `${ARABIC_MARK}-${digits}` : digits;
};

/** A number that stands by itself: a zero alone is a dot in these digits, and reads as nothing at all. */
export const loneNumber = (value: number): string => (value === 0 ? 'صفر' : formatNumber(value));

export const outOf = (part: number, whole: number): string => `${formatNumber(part)} من ${formatNumber(whole)}`;

export const percent = (value: number): string => `${formatNumber(value)}٪`;

export const plural = (count: number, forms: PluralForms): string => {
  const form = forms.split(' | ')[ORDER.indexOf(rules.select(count))] ?? '';
  return inSchool(form).replace('{n}', formatNumber(count));
};

/** Says any number of something in these forms. */
export const counted =
  (forms: PluralForms) =>
  (count: number): string =>
    plural(count, forms);
