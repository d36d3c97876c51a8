/** Words on the printed card and the pupil's own card. */
export const loginCard = {
  title: 'بطاقة الدخول',
  loginId: 'رقم الطالب',
  password: 'كلمة المرور',
  howShort: 'صوّر الرمز لتدخل، أو اكتب الرقم وكلمة المرور في:',
  qr: (name: string) => `رمز الدخول السريع للطالب ${name}`,
  stepsTitle: 'كيف أدخل إلى همّة؟',
  stepScan: 'صوّر الرمز بكاميرا الجهاز، فتدخل مباشرة بلا كتابة.',
  stepType: 'أو افتح هذا العنوان، واكتب رقم الطالب وكلمة المرور:',
  stepKeep: 'احفظ بطاقتك في مكان آمن، ولا تُعطِها لأحد.',
} as const;

export const ownCard = {
  title: 'بطاقة دخولي',
  body: 'صوّر الرمز بالكاميرا لتدخل بلا كتابة. لا تُعطِ أحدًا بطاقتك.',
  print: 'اطبع البطاقة',
  scan: 'صوّرني وادخل',
  show: 'أظهر كلمة المرور',
  hide: 'أخفِ كلمة المرور',
} as const;
