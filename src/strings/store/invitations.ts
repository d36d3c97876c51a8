import { counted } from '#strings/plural';

/** Sessions of the store that classmates want to share; apart from its other words, which the first screen does not need. */
export const invitationNotice = {
  title: counted(
    'لا دعوات | دعاك زميل إلى جلسة مشتركة | لديك دعوتان إلى جلستين مشتركتين | لديك {n} دعوات إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة | لديك {n} دعوة إلى جلسات مشتركة',
  ),
  body: 'ما أجمل المشاركة! انظر من دعاك ثم ردّ عليه.',
  action: 'شاهد',
} as const;
