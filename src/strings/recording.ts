import { formatNumber } from '#strings/plural';

/** Said where somebody speaks into the page. */
export const recording = {
  asking: 'اسمح باستعمال الميكروفون...',
  running: 'جارٍ التسجيل',
  stop: 'إيقاف التسجيل',
  fileName: 'تسجيل صوتي',
  refused: 'لم يُسمح للمتصفح باستعمال الميكروفون. اسمح به من إعدادات الصفحة ثم أعد المحاولة.',
  absent: 'لا يوجد ميكروفون في هذا الجهاز. صِل واحدًا ثم أعد المحاولة.',
  unplugged: 'انقطع الميكروفون أثناء التسجيل. ما سُجّل قبل ذلك محفوظ هنا.',
  unsupported: 'لا يمكن التسجيل من هذا المتصفح أو هذا العنوان. سجّل بمسجّل الجهاز ثم اختر الملف.',
  chooseInstead: 'اختر ملف صوت',
  failed: 'تعذّر التسجيل. أعد المحاولة.',
} as const;

const twoDigits = (value: number): string => formatNumber(value).padStart(2, '٠');

/** Minutes and seconds as a clock shows them. */
export const formatDuration = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
