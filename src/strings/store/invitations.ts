import { type PluralForms, plural } from '#strings/plural';

const forms: PluralForms = {
  zero: 'لا دعوات',
  one: 'دعاك زميل إلى جلسة مشتركة',
  two: 'لديك دعوتان إلى جلستين مشتركتين',
  few: 'لديك {n} دعوات إلى جلسات مشتركة',
  many: 'لديك {n} دعوة إلى جلسات مشتركة',
  other: 'لديك {n} دعوة إلى جلسات مشتركة',
};

/** Sessions of the store that classmates want to share; apart from its other words, which the first screen does not need. */
export const invitationNotice = {
  title: (count: number): string => plural(count, forms),
  body: 'ما أجمل المشاركة! انظر من دعاك ثم ردّ عليه.',
  action: 'شاهد',
} as const;
