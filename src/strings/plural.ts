/** Arabic counts in six forms. `{n}` stands for the number; one and two usually say it in words. */
export interface PluralForms {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

const rules = new Intl.PluralRules('ar');
const digits = new Intl.NumberFormat('ar-SA-u-nu-arab');

export const formatNumber = (value: number): string => digits.format(value);

export const percent = (value: number): string => `${formatNumber(value)}٪`;

export const plural = (count: number, forms: PluralForms): string =>
  forms[rules.select(count)].replace('{n}', formatNumber(count));
