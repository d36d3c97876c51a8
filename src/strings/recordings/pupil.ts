import type { Mark, RecordingStatus } from '#domain/recordings/recordings';
import { ofVerse, verseName } from './words.ts';

export const recite = {
  open: 'سمّع',
  openNew: 'سمّع: معلّمك ردّ عليك',
  title: 'سمّع لنفسك',
  verse: 'أي آية؟',
} as const;

/** Asked where a take would be lost. */
export const leaveTake = {
  title: 'تسجيلك لم يُحفظ بعد',
  body: 'إن أغلقت الآن ضاع ما سجّلته.',
  confirm: 'اتركه',
} as const;

export const sayItBack = {
  label: 'تسجيل جديد',
  record: (ayah: number) => `سجّل ${verseName(ayah)} بصوتك`,
  take: (ayah: number) => `تسجيلك ${ofVerse(ayah)}`,
  inTurn: 'اسمع القارئ ثم نفسك',
  send: 'أرسل إلى معلّمي',
  keep: 'احتفظ به لنفسي',
  again: 'أعد التسجيل',
  throwAway: 'احذفه',
  kept: 'حُفظ تسجيلك، ولا يسمعه غيرك',
  sent: 'وصل تسجيلك إلى معلّمك',
  cancelled: 'أُوقف الإرسال، وتسجيلك باقٍ هنا',
  offline: 'انقطع الاتصال، وتسجيلك باقٍ هنا. أعد المحاولة حين يعود.',
} as const;

export const statusNames: Readonly<Record<RecordingStatus, string>> = {
  kept: 'لا يسمعه غيرك',
  sent: 'عند معلّمك',
  answered: 'ردّ عليه معلّمك',
};

export const markWords: Readonly<Record<Mark, string>> = {
  excellent: 'ممتاز! تلاوة متقنة',
  good: 'جيد، واصل',
  again: 'راجع الآية وسمّعها مرة أخرى',
};

export const ownRecordings = {
  title: 'تسجيلاتك لهذا النص',
  list: 'تسجيلاتك، الأحدث أولًا',
  none: 'لا تسجيلات لك هنا بعد.',
  isNew: 'جديد',
  listen: (ayah: number) => `استمع إلى تسجيلك ${ofVerse(ayah)}`,
  answer: (by: string | null) => (by === null ? 'ردّ معلّمك' : `ردّ ${by}`),
  hearAnswer: 'استمع إلى ردّ معلّمك',
  send: 'أرسل إلى معلّمي',
  remove: 'حذف',
  removed: 'حُذف تسجيلك',
} as const;

export const removeDialog = {
  title: 'حذف التسجيل',
  body: (ayah: number, status: RecordingStatus) =>
    status === 'kept'
      ? `سيُحذف تسجيلك ${ofVerse(ayah)}، ولا يمكن استرجاعه.`
      : `سيُحذف تسجيلك ${ofVerse(ayah)} عندك وعند معلّمك، ومعه ردّه إن ردّ. لا يمكن استرجاعه.`,
  confirm: 'حذف',
} as const;
