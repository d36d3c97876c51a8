import type { StaffRole } from '#domain/access/actors';
import { addressed, say } from '#strings/addressed';

/** What somebody with a link reads, before they have an account. */
const asRole: Record<StaffRole, string> = addressed({ admin: '{مديرًا|مديرة}', teacher: '{معلّمًا|معلّمة}' });

export const linkDoor = {
  closedTitle: 'لا يمكن استعمال هذا الرابط',
  login: 'إلى دخول الإدارة',
  retry: 'إعادة المحاولة',
} as const;

export const newAccount = addressed({
  email: 'بريدك الإلكتروني',
  emailHint: 'به {تدخل|تدخلين} كل مرة',
  password: 'كلمة مرور {تختارها|تختارينها}',
  passwordHint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
});

export const invitationPage = {
  title: 'أهلًا بك في همّة',
  body: (name: string, role: StaffRole, school: string | null) =>
    say`${name}، دُعيت {لتكون|لتكوني} ${asRole[role]} في ${school === null ? 'المنصّة' : `منصّة ${school}`}. {اختر|اختاري} ما {تدخل|تدخلين} به من الآن.`,
  submit: 'إنشاء حسابي والدخول',
} as const;

export const setupPage = addressed({
  title: 'إعداد المدرسة',
  body: 'لا أحد في المنصّة بعد. {سمِّ مدرستك، ثم اختر ما تدخل به أنت مديرها الأول|سمّي مدرستك، ثم اختاري ما تدخلين به أنتِ مديرتها الأولى}.',
  school: 'اسم المدرسة',
  name: 'اسمك',
  submit: 'بدء المدرسة',
  next: 'بعدها تقودك اللوحة الرئيسية فيما بقي خطوة خطوة: مفتاح المدرسة، {والطلاب|والطالبات}، والفصل الدراسي، والبطاقات، والنسخ الاحتياطي.',
});
