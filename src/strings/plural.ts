/**
 * Arabic counts in six forms, written in the order of the numbers that take them: none, one, two, 3 to 10, 11 to 99, and
 * 100 and its like. `{n}` stands for the number; one and two usually say it in words.
 */
export type PluralForms = `${string} | ${string} | ${string} | ${string} | ${string} | ${string}`;

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

const rules = new Intl.PluralRules('ar');
const digits = new Intl.NumberFormat('ar-SA-u-nu-arab');

export const formatNumber = (value: number): string => digits.format(value);

/** A number that stands by itself: a zero alone is a dot in these digits, and reads as nothing at all. */
export const loneNumber = (value: number): string => (value === 0 ? 'صفر' : formatNumber(value));

export const percent = (value: number): string => `${loneNumber(value)}٪`;

export const plural = (count: number, forms: PluralForms): string => {
  const form = forms.split(' | ')[ORDER.indexOf(rules.select(count))] ?? '';
  return form.replace('{n}', formatNumber(count));
};
