import type { SetupStep } from '#domain/staff/setup';
import { addressed, say } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { formatNumber } from '#strings/plural';

interface StepWords {
  readonly title: string;
  readonly body: string;
  readonly act: string;
}

export const setupSteps = addressed({
  title: (school: string | null) => `ما بقي لتبدأ ${school ?? 'المدرسة'}`,
  list: 'خطوات إعداد المدرسة',
  ready: (school: string | null) => `${school ?? 'المدرسة'} جاهزة`,
  readyBody: 'لم تبقَ خطوة مفتوحة من خطوات البداية، وكل ما فعلته فيها {تجده|تجدينه} في القائمة متى أردت.',
  end: '{أخفِ|أخفي} خطوات البداية',
  done: 'تمّ',
  later: 'لاحقًا',
  laterList: 'خطوات أُجّلت',
  takeUp: '{أعدها|أعيديها} إلى الخطوات',
  keyIn: 'المفتاح في الملف',
  keySet: 'المفتاح في الإعداد HIMMA_KEY عند تشغيل الخادم.',
  keyKept: 'سُجّل أنك حفظت نسخة من المفتاح',
  reachable: 'عنوان المدرسة على شبكتها هنا:',
  noNetwork:
    'هذا الجهاز ليس على شبكة الآن. {صِله بشبكة المدرسة، ثم افتح هذه الصفحة من جديد لترى|صِليه بشبكة المدرسة، ثم افتحي هذه الصفحة من جديد لتري} عنوانه.',
});

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
  say`ساعة الخادم: ${formatMoment(server)}، وساعة هذا الجهاز: ${formatMoment(device)}. {اضبط|اضبطي} الخاطئة منهما: المسابقات والحصص تمشي على ساعة الخادم.`;

export const stepWords: Record<SetupStep, StepWords> = addressed({
  key: {
    title: '{احفظ|احفظي} مفتاح المدرسة في مكان آخر',
    body: 'بلا هذا المفتاح لا يبدأ الموقع ولا تُسترجع نسخة غير مختومة، ولا يُنشأ غيره. {انسخه|انسخيه} إلى مكان غير مكان النسخ الاحتياطية.',
    act: 'حفظت نسخة منه',
  },
  pupils: {
    title: '{أضف الطلاب وشُعبهم|أضيفي الطالبات وشُعبهن}',
    body: '{استوردهم من ملف Excel، والشعبة عمود فيه، أو أضفهم واحدًا واحدًا|استورديهن من ملف Excel، والشعبة عمود فيه، أو أضيفيهن واحدة واحدة}.',
    act: 'إلى {الطلاب|الطالبات}',
  },
  term: {
    title: '{افتح|افتحي} الفصل الدراسي',
    body: 'يكفي اسمه وتاريخ بدايته، وتُضاف إجازاته الآن أو فيما بعد. منه يُعرف أي يوم يوم دراسة.',
    act: 'إلى فتح الفصل',
  },
  timetable: {
    title: '{ضع|ضعي} جدول الحصص',
    body: 'يبدأ الفصل بجدول معتاد. {انقل|انقلي} حصصه إلى مواضعها في جدول مدرستك.',
    act: 'إلى جدول الحصص',
  },
  plan: {
    title: '{ضع|ضعي} خطة المنهج',
    body: 'لكل صف خطة معتادة موزعة على أسابيع الفصل، وتُعدّل أو تُستورد.',
    act: 'إلى المنهج',
  },
  address: {
    title: '{افتح|افتحي} همّة بعنوان تصل إليه الجوالات',
    body: 'أنت {تفتحها|تفتحينها} بعنوان لا يعمل إلا على هذا الجهاز. البطاقات والروابط تقود إلى العنوان المفتوح، فلا {تطبعها ولا ترسلها|تطبعيها ولا ترسليها} منه. وإن كان للمدرسة عنوان ثابت {فاكتبه|فاكتبيه} في الإعداد PUBLIC_URL.',
    act: '{افتحها به وادخل|افتحيها به وادخلي} من جديد',
  },
  teachers: {
    title: '{ادعُ المعلّمين|ادعي المعلّمات}',
    body: 'لكل {معلّم رابط دعوة يستعمله مرة واحدة، ويختار به كلمة مروره|معلّمة رابط دعوة تستعمله مرة واحدة، وتختار به كلمة مرورها}.',
    act: 'إلى حسابات الإدارة',
  },
  cards: {
    title: '{اطبع|اطبعي} بطاقات الدخول للجميع',
    body: '{أنشئ|أنشئي} بيانات الدخول لكل صف، ثم {اطبع|اطبعي} البطاقات {ووزّعها|ووزّعيها}. تتم هذه الخطوة حين {لا يبقى طالب|لا تبقى طالبة} بلا بيانات دخول.',
    act: 'إلى البطاقات',
  },
  practice: {
    title: '{افتح|افتحي} التدريب',
    body: '{افتحه|افتحيه} بلا مسابقة، أو {أضف|أضيفي} مسابقة لها بداية ونهاية.',
    act: 'إلى المسابقات',
  },
  store: {
    title: '{افتح|افتحي} المتجر',
    body: 'المتجر الآن للتجربة: {يراه الطلاب|تراه الطالبات} ولا يُباع فيه شيء. {راجع|راجعي} رفّه وأسعاره، ثم {اجعله|اجعليه} حقيقيًا.',
    act: 'إلى المتجر',
  },
  backup: {
    title: '{أنشئ|أنشئي} أول نسخة احتياطية',
    body: 'بعدها تُنشأ نسخة كل ليلة تلقائيًا. النسخ الآن بجوار البيانات على القرص نفسه: {انسخ|انسخي} ملفها إلى جهاز آخر كل أسبوع، أو {اجعل|اجعلي} مكانها قرصًا آخر بالإعداد BACKUP_DIR.',
    act: 'إلى النسخ الاحتياطي',
  },
});

/** Backups that lie elsewhere need no carrying. */
export const stepBody = (step: SetupStep, backupFolder: string | null): string =>
  step === 'backup' && backupFolder !== null
    ? say`بعدها تُنشأ نسخة كل ليلة تلقائيًا في المجلد \u2066${backupFolder}\u2069. {تأكد|تأكدي} أنه على قرص غير قرص البيانات.`
    : stepWords[step].body;

export const stepNames: Readonly<Record<SetupStep, string>> = Object.defineProperties(
  {} as Record<SetupStep, string>,
  Object.fromEntries(
    Object.entries(stepWords).map(([step, words]) => [step, { enumerable: true, get: () => words.title }]),
  ),
);
