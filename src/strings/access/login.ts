import { addressed } from '#strings/addressed';

export const login = addressed({
  title: 'دخول {الطلاب|الطالبات}',
  loginId: 'رقم {الطالب|الطالبة}',
  password: 'كلمة المرور',
  submit: 'دخول',
  required: '{اكتب|اكتبي} رقم {الطالب|الطالبة} وكلمة المرور',
  scan: 'معك بطاقتك؟ {صوّر|صوّري} الرمز {وادخل|وادخلي} بلا كتابة',
  noCredentials: 'ليست معي بيانات الدخول',
  problem: 'عندي مشكلة',
  adminLink: 'دخول الإدارة',
});

export const scanner = addressed({
  title: '{صوّر|صوّري} رمز البطاقة',
  hint: '{ضع|ضعي} الرمز داخل الإطار',
  noCamera: 'تعذّر فتح الكاميرا. {اسمح|اسمحي} للمتصفح باستعمالها، أو {اكتب|اكتبي} رقمك وكلمة المرور.',
  notOurs: 'هذا الرمز ليس بطاقة دخول من همّة',
});

export const adminLogin = addressed({
  title: 'دخول الإدارة',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  back: 'العودة إلى دخول {الطلاب|الطالبات}',
  welcome: 'Welcome back, Admin!',
});
