import type { Mode, Purpose, Way } from '#domain/consents/consents';
import { addressed } from '#strings/addressed';

export const purposeNames: Readonly<Record<Purpose, string>> = addressed({
  photo: 'الصورة',
  voice: 'الصوت',
  boards: 'لوحات المجد',
});

/** What a guardian says yes or no to, on paper and behind the code. */
export const purposeTexts: Readonly<Record<Purpose, string>> = addressed({
  photo: 'تُحفظ صورة {ابني|ابنتي} وتظهر في {حسابه وعند معلّميه|حسابها وعند معلّماتها}.',
  voice: 'تُحفظ تلاوات {ابني بصوته ليسمعها معلّمه|ابنتي بصوتها لتسمعها معلّمتها}.',
  boards: 'يظهر اسم {ابني الأول أمام زملائه|ابنتي الأول أمام زميلاتها} في لوحات المجد ولوحات المسابقات.',
});

export const modeNames: Readonly<Record<Mode, string>> = {
  open: 'مسموح حتى يُسحب',
  asked: 'لمن وافق فقط',
  off: 'متوقف للجميع',
};

export const wayNames: Readonly<Record<Way, string>> = {
  paper: 'ورقة موقّعة',
  in_person: 'حضوريًا',
  phone: 'هاتفيًا',
  page: 'من صفحة الرمز',
};
