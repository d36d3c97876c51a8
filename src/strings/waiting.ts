import { type PluralForms, plural } from './plural.ts';

const seconds: PluralForms = {
  zero: 'حاول الآن',
  one: 'حاول بعد ثانية واحدة',
  two: 'حاول بعد ثانيتين',
  few: 'حاول بعد {n} ثوانٍ',
  many: 'حاول بعد {n} ثانية',
  other: 'حاول بعد {n} ثانية',
};

const minutes: PluralForms = {
  zero: 'حاول الآن',
  one: 'حاول بعد دقيقة واحدة',
  two: 'حاول بعد دقيقتين',
  few: 'حاول بعد {n} دقائق',
  many: 'حاول بعد {n} دقيقة',
  other: 'حاول بعد {n} دقيقة',
};

/** How long to wait, in the unit a child would use. */
export const waitText = (waitSeconds: number): string =>
  waitSeconds < 60 ? plural(waitSeconds, seconds) : plural(Math.ceil(waitSeconds / 60), minutes);
