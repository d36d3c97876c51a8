import { type PluralForms, plural } from '#strings/plural';

export const settingsPage = {
  title: 'الإعدادات',
  intro: 'الفصل الدراسي، وحسابك، وما يسمعه الطلاب قبل الموافقة على الشروط، وما يقرؤونه عن الجديد.',
} as const;

const lettersLeft: PluralForms = 'طولها كافٍ | بقي حرف واحد | بقي حرفان | بقيت {n} أحرف | بقي {n} حرفًا | بقي {n} حرف';

export const ownPassword = {
  title: 'كلمة مروري',
  body: 'تغييرها يُنهي جلساتك على الأجهزة الأخرى، وتبقى هنا.',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  hint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
  lettersLeft: (count: number) => plural(count, lettersLeft),
  save: 'تغيير كلمة المرور',
  saved: 'تغيّرت كلمة مرورك، وانتهت جلساتك على الأجهزة الأخرى',
} as const;
