import { addressed } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

/** Said where somebody speaks into the page. */
export const recording = addressed({
  asking: '{اسمح|اسمحي} باستعمال الميكروفون...',
  running: 'جارٍ التسجيل',
  stop: 'إيقاف التسجيل',
  fileName: 'تسجيل صوتي',
  refused: 'لم يُسمح للمتصفح باستعمال الميكروفون. {اسمح|اسمحي} به من إعدادات الصفحة ثم {أعد|أعيدي} المحاولة.',
  absent: 'لا يوجد ميكروفون في هذا الجهاز. {صِل|صِلي} واحدًا ثم {أعد|أعيدي} المحاولة.',
  unplugged: 'انقطع الميكروفون أثناء التسجيل. ما سُجّل قبل ذلك محفوظ هنا.',
  unsupported: 'لا يمكن التسجيل من هذا المتصفح أو هذا العنوان. {سجّل|سجّلي} بمسجّل الجهاز ثم {اختر|اختاري} الملف.',
  chooseInstead: '{اختر|اختاري} ملف صوت',
  failed: 'تعذّر التسجيل. {أعد|أعيدي} المحاولة.',
});

const twoDigits = (value: number): string => formatNumber(value).padStart(2, '٠');

/** Minutes and seconds as a clock shows them. */
export const formatDuration = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
