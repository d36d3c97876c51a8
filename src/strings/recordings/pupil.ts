import type { Mark, RecordingStatus } from '#domain/recordings/recordings';
import { addressed, say } from '#strings/addressed';
import { ofVerse, verseName } from './words.ts';

export const recite = addressed({
  open: '{سمّع|سمّعي}',
  openNew: '{سمّع|سمّعي}: {معلّمك ردّ|معلّمتك ردّت} عليك',
  title: '{سمّع|سمّعي} لنفسك',
  verse: 'أي آية؟',
});

/** Asked where a take would be lost. */
export const leaveTake = addressed({
  title: 'تسجيلك لم يُحفظ بعد',
  body: 'إن أغلقت الآن ضاع ما سجّلته.',
  confirm: '{اتركه|اتركيه}',
});

export const sayItBack = addressed({
  label: 'تسجيل جديد',
  record: (ayah: number) => say`{سجّل|سجّلي} ${verseName(ayah)} بصوتك`,
  take: (ayah: number) => `تسجيلك ${ofVerse(ayah)}`,
  inTurn: '{اسمع|اسمعي} القارئ ثم نفسك',
  send: '{أرسل|أرسلي} إلى {معلّمي|معلّمتي}',
  keep: '{احتفظ|احتفظي} به لنفسي',
  again: '{أعد|أعيدي} التسجيل',
  throwAway: '{احذفه|احذفيه}',
  kept: 'حُفظ تسجيلك، ولا يسمعه غيرك',
  sent: 'وصل تسجيلك إلى {معلّمك|معلّمتك}',
  cancelled: 'أُوقف الإرسال، وتسجيلك باقٍ هنا',
  offline: 'انقطع الاتصال، وتسجيلك باقٍ هنا. {أعد|أعيدي} المحاولة حين يعود.',
});

export const statusNames: Readonly<Record<RecordingStatus, string>> = addressed({
  kept: 'لا يسمعه غيرك',
  sent: 'عند {معلّمك|معلّمتك}',
  answered: '{ردّ عليه معلّمك|ردّت عليه معلّمتك}',
});

export const markWords: Readonly<Record<Mark, string>> = addressed({
  excellent: 'ممتاز! تلاوة متقنة',
  good: 'جيد، {واصل|واصلي}',
  again: '{راجع|راجعي} الآية {وسمّعها|وسمّعيها} مرة أخرى',
});

export const ownRecordings = addressed({
  title: 'تسجيلاتك لهذا النص',
  list: 'تسجيلاتك، الأحدث أولًا',
  none: 'لا تسجيلات لك هنا بعد.',
  isNew: 'جديد',
  listen: (ayah: number) => say`{استمع|استمعي} إلى تسجيلك ${ofVerse(ayah)}`,
  answer: (by: string | null) => (by === null ? say`ردّ {معلّمك|معلّمتك}` : `ردّ ${by}`),
  hearAnswer: '{استمع|استمعي} إلى ردّ {معلّمك|معلّمتك}',
  send: '{أرسل|أرسلي} إلى {معلّمي|معلّمتي}',
  remove: 'حذف',
  removed: 'حُذف تسجيلك',
});

export const removeDialog = {
  title: 'حذف التسجيل',
  body: (ayah: number, status: RecordingStatus) =>
    status === 'kept'
      ? `سيُحذف تسجيلك ${ofVerse(ayah)}، ولا يمكن استرجاعه.`
      : say`سيُحذف تسجيلك ${ofVerse(ayah)} عندك وعند {معلّمك|معلّمتك}، ومعه {ردّه إن ردّ|ردّها إن ردّت}. لا يمكن استرجاعه.`,
  confirm: 'حذف',
} as const;
