import type { SetupStep } from '#domain/staff/setup';
import { formatMoment } from '#strings/dates';
import { formatNumber } from '#strings/plural';

interface StepWords {
  readonly title: string;
  readonly body: string;
  readonly act: string;
}

export const setupSteps = {
  title: (school: string | null) => `ما بقي لتبدأ ${school ?? 'المدرسة'}`,
  list: 'خطوات إعداد المدرسة',
  ready: (school: string | null) => `${school ?? 'المدرسة'} جاهزة`,
  readyBody: 'لم تبقَ خطوة مفتوحة من خطوات البداية، وكل ما فعلته فيها تجده في القائمة متى أردت.',
  end: 'أخفِ خطوات البداية',
  done: 'تمّ',
  later: 'لاحقًا',
  laterList: 'خطوات أُجّلت',
  takeUp: 'أعدها إلى الخطوات',
  keyIn: 'المفتاح في الملف',
  keySet: 'المفتاح في الإعداد HIMMA_KEY عند تشغيل الخادم.',
  keyKept: 'سُجّل أنك حفظت نسخة من المفتاح',
  reachable: 'عنوان المدرسة على شبكتها هنا:',
  noNetwork: 'هذا الجهاز ليس على شبكة الآن. صِله بشبكة المدرسة، ثم افتح هذه الصفحة من جديد لترى عنوانه.',
} as const;

export const laterSteps = (count: number): string => `أُجّلت (${formatNumber(count)})`;

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
    body: 'بلا هذا المفتاح لا يبدأ الموقع ولا تُسترجع نسخة غير مختومة، ولا يُنشأ غيره. انسخه إلى مكان غير مكان النسخ الاحتياطية.',
    act: 'حفظت نسخة منه',
  },
  pupils: {
    title: 'أضف الطلاب وشُعبهم',
    body: 'استوردهم من ملف Excel، والشعبة عمود فيه، أو أضفهم واحدًا واحدًا.',
    act: 'إلى الطلاب',
  },
  term: {
    title: 'افتح الفصل الدراسي',
    body: 'يكفي اسمه وتاريخ بدايته، وتُضاف إجازاته الآن أو فيما بعد. منه يُعرف أي يوم يوم دراسة.',
    act: 'إلى فتح الفصل',
  },
  timetable: {
    title: 'ضع جدول الحصص',
    body: 'يبدأ الفصل بجدول معتاد. انقل حصصه إلى مواضعها في جدول مدرستك.',
    act: 'إلى جدول الحصص',
  },
  plan: {
    title: 'ضع خطة المنهج',
    body: 'لكل صف خطة معتادة موزعة على أسابيع الفصل، وتُعدّل أو تُستورد.',
    act: 'إلى المنهج',
  },
  address: {
    title: 'افتح همّة بعنوان تصل إليه الجوالات',
    body: 'أنت تفتحها بعنوان لا يعمل إلا على هذا الجهاز. البطاقات والروابط تقود إلى العنوان المفتوح، فلا تطبعها ولا ترسلها منه. وإن كان للمدرسة عنوان ثابت فاكتبه في الإعداد PUBLIC_URL.',
    act: 'افتحها به وادخل من جديد',
  },
  teachers: {
    title: 'ادعُ المعلّمين',
    body: 'لكل معلّم رابط دعوة يستعمله مرة واحدة، ويختار به كلمة مروره.',
    act: 'إلى حسابات الإدارة',
  },
  cards: {
    title: 'اطبع بطاقات الدخول للجميع',
    body: 'أنشئ بيانات الدخول لكل صف، ثم اطبع البطاقات ووزّعها. تتم هذه الخطوة حين لا يبقى طالب بلا بيانات دخول.',
    act: 'إلى البطاقات',
  },
  practice: {
    title: 'افتح التدريب',
    body: 'افتحه بلا مسابقة، أو أضف مسابقة لها بداية ونهاية.',
    act: 'إلى المسابقات',
  },
  store: {
    title: 'افتح المتجر',
    body: 'المتجر الآن للتجربة: يراه الطلاب ولا يُباع فيه شيء. راجع رفّه وأسعاره، ثم اجعله حقيقيًا.',
    act: 'إلى المتجر',
  },
  backup: {
    title: 'أنشئ أول نسخة احتياطية',
    body: 'بعدها تُنشأ نسخة كل ليلة تلقائيًا. النسخ الآن بجوار البيانات على القرص نفسه: انسخ ملفها إلى جهاز آخر كل أسبوع، أو اجعل مكانها قرصًا آخر بالإعداد BACKUP_DIR.',
    act: 'إلى النسخ الاحتياطي',
  },
};

/** Backups that lie elsewhere need no carrying. */
export const stepBody = (step: SetupStep, backupFolder: string | null): string =>
  step === 'backup' && backupFolder !== null
    ? `بعدها تُنشأ نسخة كل ليلة تلقائيًا في المجلد \u2066${backupFolder}\u2069. تأكد أنه على قرص غير قرص البيانات.`
    : stepWords[step].body;

export const stepNames: Readonly<Record<SetupStep, string>> = Object.fromEntries(
  Object.entries(stepWords).map(([step, { title }]) => [step, title]),
) as Record<SetupStep, string>;
