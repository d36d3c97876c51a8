import type { StaffRole } from '#domain/access/actors';
import type { InvitationState } from '#domain/staff/invitations';
import { addressed, say } from '#strings/addressed';
import { formatMoment } from '#strings/dates';
import { countOf } from '#strings/nouns';

export const roleNames: Record<StaffRole, string> = addressed({ admin: '{مدير|مديرة}', teacher: '{معلّم|معلّمة}' });

export const roleHints: Record<StaffRole, string> = {
  admin: 'كل الصلاحيات، ومنها حسابات الإدارة وإعدادات المدرسة',
  teacher: 'كل شيء إلا حسابات الإدارة وإعدادات المدرسة',
};

export const staffPage = addressed({
  title: 'حسابات الإدارة',
  intro: 'من يدخل إلى صفحات الإدارة، وبأي صلاحية.',
  count: countOf('حساب | حسابان | حسابات', 'subject', 'لا توجد حسابات'),
  table: 'قائمة حسابات الإدارة',
  emptyTitle: 'لا توجد حسابات بعد',
  emptyBody: '{أضف|أضيفي} حسابًا لكل {معلّم يستعمل|معلّمة تستعمل} المنصّة، ليُعرف من فعل ماذا.',
  refusedBody: 'حسابات الإدارة {يديرها المدير وحده|تديرها المديرة وحدها}. لتغيير كلمة مرورك {افتح|افتحي} الإعدادات.',
  you: 'حسابك',
});

export const staffColumns = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  role: 'الصلاحية',
  state: 'الحالة',
  lastLogin: 'آخر دخول',
} as const;

export const staffState = addressed({ enabled: 'مفعّل', disabled: 'معطّل', never: '{لم يدخل|لم تدخل} بعد' });

export const staffActions = addressed({
  invite: 'دعوة {زميل|زميلة}',
  add: 'إضافة حساب',
  edit: 'تعديل',
  password: 'كلمة المرور',
});

export const staffForm = addressed({
  addTitle: 'إضافة حساب',
  editTitle: 'تعديل الحساب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailFixed: 'البريد لا يتغيّر بعد إنشاء الحساب',
  role: 'الصلاحية',
  ownRole: 'لا يغيّر أحد صلاحية حسابه بنفسه',
  classes: '{صفوفه|صفوفها}',
  classesHint:
    '{يطّلع على الصفوف كلها، ويسجّل ويمنح ويصحّح في صفوفه وحدها|تطّلع على الصفوف كلها، وتسجّل وتمنح وتصحّح في صفوفها وحدها}.',
  allClasses: 'كل الصفوف',
  someClasses: 'صفوف محدّدة',
  noClasses: 'بلا صفوف',
  password: 'كلمة المرور',
  passwordHint: 'اثنا عشر حرفًا على الأقل، وليست سهلة التخمين',
  save: 'حفظ',
  added: (name: string) => `أُضيف حساب ${name}`,
  saved: 'حُفظت التعديلات',
});

export const staffPassword = {
  title: 'كلمة مرور جديدة',
  body: (name: string) =>
    say`تُنهي كلمة المرور الجديدة كل الجلسات المفتوحة بحساب ${name}. {سلّمها له بنفسك|سلّميها لها بنفسك}.`,
  save: 'تعيين كلمة المرور',
  saved: (name: string) => `تغيّرت كلمة مرور ${name}`,
} as const;

export const staffAccess = {
  disable: {
    title: 'تعطيل الحساب',
    body: (name: string) =>
      say`{لن يستطيع|لن تستطيع} ${name} الدخول بعد الآن، وتنتهي {جلساته المفتوحة فورًا. يمكنك تفعيله|جلساتها المفتوحة فورًا. يمكنك تفعيلها} متى شئت.`,
    confirm: 'تعطيل',
    done: (name: string) => `عُطّل حساب ${name}`,
  },
  enable: {
    title: 'تفعيل الحساب',
    body: (name: string) =>
      say`{سيستطيع|ستستطيع} ${name} الدخول {ببريده وكلمة مروره كما كان|ببريدها وكلمة مرورها كما كانت}.`,
    confirm: 'تفعيل',
    done: (name: string) => `فُعّل حساب ${name}`,
  },
} as const;

export const staffSessions = {
  title: 'إنهاء الجلسات',
  named: (name: string) => `إنهاء جلسات ${name}`,
  body: (name: string) =>
    say`{يخرج|تخرج} ${name} فورًا من كل جهاز {دخل منه، ويستطيع الدخول من جديد بكلمة مروره|دخلت منه، وتستطيع الدخول من جديد بكلمة مرورها}.`,
  confirm: 'إنهاء الجلسات',
  done: (name: string) => `انتهت جلسات ${name}`,
} as const;

export const stateNames: Record<InvitationState, string> = {
  open: 'تنتظر',
  used: 'قُبلت',
  revoked: 'أُلغيت',
  expired: 'انتهت مدتها',
};

export const invitations = addressed({
  title: 'الدعوات',
  formTitle: 'دعوة {زميل|زميلة}',
  formBody:
    '{يختار زميلك بريده وكلمة مروره بنفسه، فلا يعرفها غيره|تختار زميلتك بريدها وكلمة مرورها بنفسها، فلا يعرفها غيرها}.',
  make: 'إنشاء رابط الدعوة',
  linkTitle: 'رابط الدعوة',
  linkBody: (name: string, until: string) =>
    say`{أرسل|أرسلي} هذا الرابط إلى ${name} {وحده، أو دعه يصوّر|وحدها، أو دعيها تصوّر} الرمز. يعمل مرة واحدة حتى ${formatMoment(until)}.`,
  linkOnce: 'لن يظهر هذا الرابط مرة أخرى. إن ضاع {فألغِ الدعوة وأنشئ|فألغي الدعوة وأنشئي} غيرها.',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  qr: 'رمز رابط الدعوة',
  done: 'تم',
  until: (at: string) => `حتى ${formatMoment(at)}`,
  usedAt: (at: string) => formatMoment(at),
  revoke: 'إلغاء',
  revokeNamed: (name: string) => `إلغاء دعوة ${name}`,
  revokeTitle: 'إلغاء الدعوة',
  revokeBody: (name: string) => say`{لن يستطيع|لن تستطيع} ${name} استعمال الرابط بعد الآن.`,
  revokeConfirm: 'إلغاء الدعوة',
  revoked: 'أُلغيت الدعوة',
});
