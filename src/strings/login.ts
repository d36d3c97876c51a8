export const login = {
  title: 'دخول الطلاب',
  loginId: 'رقم الطالب',
  loginIdHint: 'ستة أرقام مكتوبة في بطاقتك',
  password: 'كلمة المرور',
  submit: 'دخول',
  entering: 'جارٍ الدخول ببطاقتك...',
  required: 'اكتب رقم الطالب وكلمة المرور',
  scan: 'معك بطاقتك؟ صوّر الرمز وادخل بلا كتابة',
  noCredentials: 'ليست معي بيانات الدخول',
  problem: 'عندي مشكلة',
  adminLink: 'دخول الإدارة',
} as const;

export const scanner = {
  title: 'صوّر رمز البطاقة',
  hint: 'ضع الرمز داخل الإطار',
  noCamera: 'تعذّر فتح الكاميرا. اسمح للمتصفح باستخدامها، أو اكتب رقمك وكلمة المرور.',
  notOurs: 'هذا الرمز ليس بطاقة دخول من همّة',
} as const;

export const problemReport = {
  title: 'الإبلاغ عن مشكلة في الدخول',
  name: 'اسم الطالب الكامل',
  nameHint: 'اكتب اسمك كما هو مسجل في المدرسة',
  type: 'ما المشكلة؟',
  types: {
    'no-autologin': 'الرمز لا يدخلني تلقائيًا',
    'missing-page': 'الصفحة لا تظهر',
    other: 'مشكلة أخرى',
  },
  send: 'إرسال البلاغ',
  failed: 'حدث خطأ أثناء إرسال البلاغ. يرجى المحاولة مرة أخرى',
  sent: 'تم إرسال البلاغ بنجاح! سيقوم المعلم بمراجعة طلبك قريباً',
} as const;

export const credentialRequest = {
  title: 'الحصول على بيانات الدخول',
  intro: 'ليست معك ورقة البيانات؟ اكتب اسمك الكامل لنعرف حالة طلبك.',
  name: 'اسم الطالب الكامل',
  nameHint: 'اكتب اسمك كما هو مسجل في المدرسة',
  grade: 'صفّك',
  check: 'متابعة',
  checkFailed: 'حدث خطأ أثناء التحقق من حالة الطلب',
  requestTitle: 'اطلب بياناتك من المعلم',
  requestBody: (name: string) => `لا يوجد طلب باسم ${name}. أرسل طلبًا وسيراجعه المعلم، وسيتفق معك على كلمة مرور خاصة.`,
  request: 'إرسال الطلب',
  requestFailed: 'حدث خطأ أثناء إرسال الطلب',
  sentTitle: 'تم إرسال الطلب',
  sent: 'تم إرسال طلبك بنجاح، وسيراجعه المعلم قريبًا',
  verifyTitle: 'تم قبول طلبك',
  verifyBody: 'اكتب كلمة المرور الخاصة التي اتفقت عليها مع المعلم.',
  specialPassword: 'كلمة المرور الخاصة',
  verify: 'عرض بياناتي',
  verifyFailed: 'حدث خطأ أثناء التحقق من كلمة المرور',
  shownTitle: 'هذه بيانات دخولك',
  shownBody: 'احفظها في مكان آمن ولا تُعطها لأحد.',
  print: 'طباعة البطاقة',
  anotherName: 'تغيير الاسم',
  back: 'العودة إلى صفحة الدخول',
  steps: ['اسمك', 'طلبك', 'بياناتك'],
  stepsLabel: 'خطوات الحصول على البيانات',
} as const;

export const adminLogin = {
  title: 'دخول الإدارة',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  back: 'العودة إلى دخول الطلاب',
  welcome: 'Welcome back, Admin!',
} as const;
