import type { SetupStep } from '#domain/staff/setup';
import { formatMoment } from '#strings/dates';

interface StepWords {
  readonly title: string;
  readonly body: string;
  readonly act: string;
}

export const setupSteps = {
  title: (school: string | null) => `ما بقي لتبدأ ${school ?? 'المدرسة'}`,
  list: 'خطوات إعداد المدرسة',
  done: 'تمّ',
  keyIn: 'المفتاح في الملف',
  keySet: 'المفتاح في الإعداد HIMMA_KEY عند تشغيل الخادم.',
  keyKept: 'سُجّل أنك حفظت نسخة من المفتاح',
} as const;

export const cutNotice = {
  text: ({ lastWriteAt, backAt }: { readonly lastWriteAt: string | null; readonly backAt: string }): string => {
    const back = `توقّف الخادم فجأة، كما في انقطاع الكهرباء، وعاد ${formatMoment(backAt)}.`;
    return lastWriteAt === null
      ? `${back} كل ما أُكِّد حفظه موجود.`
      : `${back} آخر ما حُفظ قبل توقفه كان ${formatMoment(lastWriteAt)}، وهو موجود.`;
  },
  know: 'علمت',
} as const;

export const clockNotice = (server: string, device: string): string =>
  `ساعة الخادم: ${formatMoment(server)}، وساعة هذا الجهاز: ${formatMoment(device)}. اضبط الخاطئة منهما: المسابقات والحصص تمشي على ساعة الخادم.`;

export const stepWords: Record<SetupStep, StepWords> = {
  key: {
    title: 'احفظ مفتاح المدرسة في مكان آخر',
    body: 'بلا هذا المفتاح لا تعمل بطاقات الطلاب ولا كلمات مرورهم إن ضاع الجهاز، ولا يُنشأ غيره. انسخه إلى مكان غير مكان النسخ الاحتياطية.',
    act: 'حفظت نسخة منه',
  },
  pupils: {
    title: 'أضف الطلاب',
    body: 'استوردهم من ملف Excel أو أضفهم واحدًا واحدًا.',
    act: 'إلى الطلاب',
  },
  cards: {
    title: 'اطبع بطاقات الدخول',
    body: 'أنشئ بيانات الدخول لكل صف، ثم اطبع البطاقات ووزّعها.',
    act: 'إلى البطاقات',
  },
  backup: {
    title: 'أنشئ أول نسخة احتياطية',
    body: 'بعدها تُنشأ نسخة كل ليلة تلقائيًا. انسخ ملفها إلى جهاز آخر كل أسبوع.',
    act: 'إلى النسخ الاحتياطي',
  },
};
