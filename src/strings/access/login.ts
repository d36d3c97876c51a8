export const login = {
  title: 'دخول الطلاب',
  loginId: 'رقم الطالب',
  password: 'كلمة المرور',
  submit: 'دخول',
  required: 'اكتب رقم الطالب وكلمة المرور',
  scan: 'معك بطاقتك؟ صوّر الرمز وادخل بلا كتابة',
  noCredentials: 'ليست معي بيانات الدخول',
  problem: 'عندي مشكلة',
  adminLink: 'دخول الإدارة',
} as const;

export const scanner = {
  title: 'صوّر رمز البطاقة',
  hint: 'ضع الرمز داخل الإطار',
  noCamera: 'تعذّر فتح الكاميرا. اسمح للمتصفح باستعمالها، أو اكتب رقمك وكلمة المرور.',
  notOurs: 'هذا الرمز ليس بطاقة دخول من همّة',
} as const;

export const adminLogin = {
  title: 'دخول الإدارة',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  back: 'العودة إلى دخول الطلاب',
  welcome: 'Welcome back, Admin!',
} as const;
