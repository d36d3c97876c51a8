import type { StaffRole } from '#domain/access/actors';
import type { InvitationState } from '#domain/staff/invitations';
import { formatMoment } from '#strings/dates';
import { countOf } from '#strings/nouns';

export const roleNames: Record<StaffRole, string> = { admin: 'مدير', teacher: 'معلّم' };

export const roleHints: Record<StaffRole, string> = {
  admin: 'كل الصلاحيات، ومنها حسابات الإدارة وإعدادات المدرسة',
  teacher: 'كل شيء إلا حسابات الإدارة وإعدادات المدرسة',
};

export const staffPage = {
  title: 'حسابات الإدارة',
  intro: 'من يدخل إلى صفحات الإدارة، وبأي صلاحية.',
  count: countOf('حساب | حسابان | حسابات', 'subject', 'لا توجد حسابات'),
  table: 'قائمة حسابات الإدارة',
  emptyTitle: 'لا توجد حسابات بعد',
  emptyBody: 'أضف حسابًا لكل معلّم يستعمل المنصّة، ليُعرف من فعل ماذا.',
  refusedBody: 'حسابات الإدارة يديرها المدير وحده. لتغيير كلمة مرورك افتح الإعدادات.',
  you: 'حسابك',
} as const;

export const staffColumns = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الصلاحية',
  state: 'الحالة',
  lastLogin: 'آخر دخول',
} as const;

export const staffState = { enabled: 'مفعّل', disabled: 'معطّل', never: 'لم يدخل بعد' } as const;

export const staffActions = { invite: 'دعوة زميل', add: 'إضافة حساب', edit: 'تعديل', password: 'كلمة المرور' } as const;

export const staffForm = {
  addTitle: 'إضافة حساب',
  editTitle: 'تعديل الحساب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailFixed: 'البريد لا يتغيّر بعد إنشاء الحساب',
  role: 'الصلاحية',
  ownRole: 'لا يغيّر أحد صلاحية حسابه بنفسه',
  password: 'كلمة المرور',
  passwordHint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
  save: 'حفظ',
  added: (name: string) => `أُضيف حساب ${name}`,
  saved: 'حُفظت التعديلات',
} as const;

export const staffPassword = {
  title: 'كلمة مرور جديدة',
  body: (name: string) => `تُنهي كلمة المرور الجديدة كل الجلسات المفتوحة بحساب ${name}. سلّمها له بنفسك.`,
  save: 'تعيين كلمة المرور',
  saved: (name: string) => `تغيّرت كلمة مرور ${name}`,
} as const;

export const staffAccess = {
  disable: {
    title: 'تعطيل الحساب',
    body: (name: string) => `لن يستطيع ${name} الدخول بعد الآن، وتنتهي جلساته المفتوحة فورًا. يمكنك تفعيله متى شئت.`,
    confirm: 'تعطيل',
    done: (name: string) => `عُطّل حساب ${name}`,
  },
  enable: {
    title: 'تفعيل الحساب',
    body: (name: string) => `سيستطيع ${name} الدخول ببريده وكلمة مروره كما كان.`,
    confirm: 'تفعيل',
    done: (name: string) => `فُعّل حساب ${name}`,
  },
} as const;

export const staffSessions = {
  title: 'إنهاء الجلسات',
  named: (name: string) => `إنهاء جلسات ${name}`,
  body: (name: string) => `يخرج ${name} فورًا من كل جهاز دخل منه، ويستطيع الدخول من جديد بكلمة مروره.`,
  confirm: 'إنهاء الجلسات',
  done: (name: string) => `انتهت جلسات ${name}`,
} as const;

export const stateNames: Record<InvitationState, string> = {
  open: 'تنتظر',
  used: 'قُبلت',
  revoked: 'أُلغيت',
  expired: 'انتهت مدتها',
};

export const invitations = {
  title: 'الدعوات',
  formTitle: 'دعوة زميل',
  formBody: 'يختار زميلك بريده وكلمة مروره بنفسه، فلا يعرفها غيره.',
  make: 'إنشاء رابط الدعوة',
  made: (name: string) => `أُنشئت دعوة ${name}`,
  linkTitle: 'رابط الدعوة',
  linkBody: (name: string, until: string) =>
    `أرسل هذا الرابط إلى ${name} وحده، أو دعه يصوّر الرمز. يعمل مرة واحدة حتى ${formatMoment(until)}.`,
  linkOnce: 'لن يظهر هذا الرابط مرة أخرى. إن ضاع فألغِ الدعوة وأنشئ غيرها.',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  qr: 'رمز رابط الدعوة',
  done: 'تم',
  until: (at: string) => `حتى ${formatMoment(at)}`,
  usedAt: (at: string) => formatMoment(at),
  revoke: 'إلغاء',
  revokeNamed: (name: string) => `إلغاء دعوة ${name}`,
  revokeTitle: 'إلغاء الدعوة',
  revokeBody: (name: string) => `لن يستطيع ${name} استعمال الرابط بعد الآن.`,
  revokeConfirm: 'إلغاء الدعوة',
  revoked: 'أُلغيت الدعوة',
} as const;
