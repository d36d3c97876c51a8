import { formatMoment } from '#strings/dates';
import { type PluralForms, plural } from '#strings/plural';

/** At the login, after the password. */
export const codeStep = {
  title: 'التحقق بخطوتين',
  body: 'افتح تطبيق المصادقة في هاتفك، واكتب الرمز الذي يظهر فيه لهمّة.',
  code: 'الرمز',
  hint: 'ستة أرقام تتغيّر كل نصف دقيقة. هاتفك ليس معك؟ اكتب أحد رموز الاسترداد.',
  back: 'رجوع',
} as const;

const left: PluralForms =
  'لم يبقَ رمز استرداد، فأنشئ رموزًا جديدة | بقي رمز استرداد واحد | بقي رمزا استرداد | بقيت {n} رموز استرداد | بقي {n} رمز استرداد | بقي {n} رمز استرداد';

export const ownFactor = {
  title: 'التحقق بخطوتين',
  body: 'تطلب المنصّة عند دخولك رمزًا من هاتفك بعد كلمة المرور، فلا يدخل بحسابك من عرفها وحدها.',
  off: 'غير مفعّل',
  on: 'مفعّل',
  since: (at: string) => `منذ ${formatMoment(at)}`,
  recoveryLeft: (count: number) => plural(count, left),
  begin: 'تفعيل',
  beginTitle: 'ربط هاتفك',
  scan: 'صوّر هذا الرمز بتطبيق مصادقة في هاتفك، ثم اكتب الأرقام الستة التي تظهر فيه.',
  qr: 'رمز لتطبيق المصادقة',
  byHand: 'أو اكتب هذا المفتاح في التطبيق',
  code: 'الأرقام الستة',
  confirm: 'تأكيد التفعيل',
  codesTitle: 'رموز الاسترداد',
  codesBody: 'فُعّل التحقق بخطوتين. إن ضاع هاتفك تدخل بأحد هذه الرموز، وكل رمز لمرة واحدة. احفظها في مكان غير هاتفك.',
  codesOnce: 'لن تظهر هذه الرموز مرة أخرى.',
  codesList: 'رموز الاسترداد العشرة',
  copy: 'نسخ الرموز',
  kept: 'حفظتها',
  renew: 'رموز استرداد جديدة',
  renewBody: 'تحل الرموز الجديدة محل القديمة، فلا تعمل القديمة بعدها.',
  renewConfirm: 'إنشاء رموز جديدة',
  remove: 'إلغاء التفعيل',
  removeTitle: 'إلغاء التحقق بخطوتين',
  removeBody: 'بعدها تكفي كلمة المرور وحدها للدخول بحسابك. اكتبها للتأكيد.',
  password: 'كلمة مرورك',
  removed: 'أُلغي التحقق بخطوتين',
} as const;

/** For an admin, of somebody who lost the phone. */
export const staffFactor = {
  has: 'بخطوتين',
  named: (name: string) => `إلغاء التحقق بخطوتين لحساب ${name}`,
  title: 'إلغاء التحقق بخطوتين',
  body: (name: string) =>
    `لمن ضاع هاتفه: يدخل ${name} بعدها بكلمة المرور وحدها، وتنتهي جلساته المفتوحة فورًا. تأكد أولًا أنه هو من يطلب ذلك.`,
  confirm: 'إلغاء التحقق',
  done: (name: string) => `أُلغي التحقق بخطوتين لحساب ${name}`,
} as const;
