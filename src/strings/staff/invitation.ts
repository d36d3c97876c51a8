import type { StaffRole } from '#domain/access/actors';

/** What somebody with a link reads, before they have an account. */
const asRole: Record<StaffRole, string> = { admin: 'مديرًا', teacher: 'معلّمًا' };

export const linkDoor = {
  closedTitle: 'لا يمكن استعمال هذا الرابط',
  login: 'إلى دخول الإدارة',
  retry: 'إعادة المحاولة',
} as const;

export const newAccount = {
  email: 'بريدك الإلكتروني',
  emailHint: 'به تدخل كل مرة',
  password: 'كلمة مرور تختارها',
  passwordHint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
} as const;

export const invitationPage = {
  title: 'أهلًا بك في همّة',
  body: (name: string, role: StaffRole, school: string | null) =>
    `${name}، دُعيت لتكون ${asRole[role]} في ${school === null ? 'المنصّة' : `منصّة ${school}`}. اختر ما تدخل به من الآن.`,
  submit: 'إنشاء حسابي والدخول',
} as const;

export const setupPage = {
  title: 'إعداد المدرسة',
  body: 'لا أحد في المنصّة بعد. سمِّ مدرستك، ثم اختر ما تدخل به أنت مديرها الأول.',
  school: 'اسم المدرسة',
  name: 'اسمك',
  submit: 'بدء المدرسة',
  next: 'بعدها تقودك اللوحة الرئيسية فيما بقي خطوة خطوة: مفتاح المدرسة، والطلاب، والفصل الدراسي، والبطاقات، والنسخ الاحتياطي.',
} as const;
