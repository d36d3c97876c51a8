import { type PluralForms, plural } from '#strings/plural';

const forms: PluralForms =
  'لا دعوات | دعاك زميل إلى جلسة مشتركة | لديك دعوتان إلى جلستين مشتركتين | لديك {n} دعوات إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة';

/** Sessions of the store that classmates want to share; apart from its other words, which the first screen does not need. */
export const invitationNotice = {
  title: (count: number): string => plural(count, forms),
  body: 'ما أجمل المشاركة! انظر من دعاك ثم ردّ عليه.',
  action: 'شاهد',
} as const;
