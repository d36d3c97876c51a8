import type { Browser, Device, System } from '#domain/staff/devices';
import type { SchoolOf } from '#domain/staff/setup';
import { addressed } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { type PluralForms, plural } from '#strings/plural';

export const settingsPage = addressed({
  title: 'الإعدادات',
  intro:
    'الفصل الدراسي، وحسابك، وما {يسمعه الطلاب قبل الموافقة على الشروط، وما يقرؤونه|تسمعه الطالبات قبل الموافقة على الشروط، وما يقرأنه} عن الجديد.',
});

const lettersLeft: PluralForms = 'طولها كافٍ | بقي حرف واحد | بقي حرفان | بقيت {n} أحرف | بقي {n} حرفًا | بقي {n} حرف';

export const ownPassword = addressed({
  title: 'كلمة مروري',
  body: 'تغييرها يُنهي جلساتك على الأجهزة الأخرى، {وتبقى|وتبقين} هنا.',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  hint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
  lettersLeft: (count: number) => plural(count, lettersLeft),
  save: 'تغيير كلمة المرور',
  saved: 'تغيّرت كلمة مرورك، وانتهت جلساتك على الأجهزة الأخرى',
});

export const schoolName = addressed({
  title: 'المدرسة',
  body: '{يرى اسمها من تدعوه|ترى اسمها من تدعينها} إلى الإدارة.',
  name: 'اسم المدرسة',
  save: 'حفظ الاسم',
  saved: 'حُفظ اسم المدرسة',
});

export const schoolOf = {
  title: 'لمن المدرسة',
  confirm: (kind: string) => `تحويلها إلى ${kind}`,
  body: 'تتغيّر صيغة الخطاب في كل الصفحات والمطبوعات. والصفحات المفتوحة الآن تتغيّر حين تُفتح من جديد.',
} as const;

export const schoolKinds: Readonly<Record<SchoolOf, string>> = { boys: 'مدرسة بنين', girls: 'مدرسة بنات' };

export const deviceConnection = addressed({
  title: 'اتصال الأجهزة',
  body: 'الكاميرا والتسجيل والعمل دون شبكة لا تعمل إلا على اتصال آمن.',
  secure: 'اتصال هذه الصفحة آمن، ولا يحتاج جهاز إلى إعداد.',
  plain: 'اتصال هذه الصفحة غير آمن (بلا https). يُفعَّل على حاسوب المدرسة بالأمر npm run certify، وشرحه في دليل التشغيل.',
  show: '{صوّر|صوّري} هذا الرمز بكل هاتف أو جهاز مرة واحدة، {واتبع|واتبعي} الخطوات التي تظهر، فيثق بحاسوب المدرسة.',
  code: 'رمز صفحة الثقة بحاسوب المدرسة',
  compare: 'بصمة الشهادة للمقارنة',
});

const browserNames: Record<Browser, string> = {
  edge: 'إيدج',
  opera: 'أوبرا',
  samsung: 'متصفح سامسونج',
  firefox: 'فايرفوكس',
  chrome: 'كروم',
  safari: 'سفاري',
  other: 'متصفح آخر',
};

const systemNames: Record<System, string> = {
  windows: 'ويندوز',
  ipad: 'آيباد',
  iphone: 'آيفون',
  android: 'أندرويد',
  chromeos: 'كروم بوك',
  mac: 'ماك',
  linux: 'لينكس',
  other: 'جهاز آخر',
};

export const deviceName = ({ browser, system }: Device): string =>
  browser === 'other' && system === 'other' ? 'جهاز غير معروف' : `${browserNames[browser]} على ${systemNames[system]}`;

export const ownSessions = addressed({
  title: 'الأجهزة التي دخلت منها',
  body: 'إن رأيت جهازًا {لا تعرفه فأنهِ جلسته، ثم غيّر|لا تعرفينه فأنهي جلسته، ثم غيّري} كلمة مرورك.',
  list: 'جلساتي المفتوحة',
  present: 'هذا الجهاز',
  opened: (at: string) => `دخلت ${formatMoment(at)}`,
  seen: (at: string) => `آخر استعمال ${formatMoment(at)}`,
  end: 'إنهاء',
  endNamed: (device: string) => `إنهاء جلسة ${device}`,
  ended: 'انتهت الجلسة',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  endOthersBody: '{تخرج|تخرجين} من حسابك فورًا على كل الأجهزة ما عدا هذا الجهاز.',
  endedOthers: 'انتهت جلساتك على الأجهزة الأخرى',
});
