import { addressed, say } from '#strings/addressed';

/** For who was away on the day, after the exam was published. */
export const makeups = addressed({
  title: 'من لم {يختبر|تختبر}',
  intro: '{الغائب يُفتح له|الغائبة يُفتح لها} اختبار تعويضي: تُكتب الورقة هنا وتُنشر وحدها، ونتائج البقية كما هي.',
  write: '{اكتب|اكتبي} الورقة',
  steps: {
    open: '{افتح|افتحي} ورقة تعويضية',
    close: '{ألغِ|ألغي} الورقة',
    publish: '{انشر|انشري} الورقة',
    unpublish: '{أوقف|أوقفي} نشر الورقة',
  },
  states: { none: 'بلا ورقة', absent: '{غائب|غائبة}', open: 'تعويضية تُكتب', published: 'تعويضية منشورة' },
  done: {
    open: (name: string) => `فُتحت ورقة تعويضية: ${name}`,
    close: (name: string) => `أُلغيت الورقة التعويضية: ${name}`,
    publish: (name: string) => say`نُشرت نتيجة ${name}، {ويراها صاحبها|وتراها صاحبتها} الآن`,
    unpublish: (name: string) => `أُوقف نشر نتيجة ${name}`,
  },
});
