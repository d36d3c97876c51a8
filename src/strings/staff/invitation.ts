import type { StaffRole } from '#domain/access/actors';

/** What the invited read, before they have an account. */
const asRole: Record<StaffRole, string> = { admin: 'مديرًا', teacher: 'معلّمًا' };

export const invitationPage = {
  title: 'أهلًا بك في همّة',
  body: (name: string, role: StaffRole) => `${name}، دُعيت لتكون ${asRole[role]} في المنصّة. اختر ما تدخل به من الآن.`,
  email: 'بريدك الإلكتروني',
  emailHint: 'به تدخل كل مرة',
  password: 'كلمة مرور تختارها',
  passwordHint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
  submit: 'إنشاء حسابي والدخول',
  closedTitle: 'لا يمكن استعمال هذا الرابط',
  login: 'إلى دخول الإدارة',
  retry: 'إعادة المحاولة',
} as const;
