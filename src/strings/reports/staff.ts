import type { ApprovalEnd, IssueType, ReportStatus } from '#domain/reports/reports';
import { addressed } from '#strings/addressed';
import { counted } from '#strings/plural';

export const issueNames: Record<IssueType, string> = {
  'credential-request': 'طلب بيانات الدخول',
  'no-autologin': 'الدخول التلقائي لا يعمل',
  'missing-page': 'الصفحة لا تظهر',
  other: 'مشكلة أخرى',
};

export const statusNames: Record<ReportStatus, string> = {
  pending: 'قيد المراجعة',
  approved: 'مقبول',
  rejected: 'مرفوض',
};

export const approvalEndNames: Record<ApprovalEnd, string> = addressed({
  used: 'عُرضت {بياناته|بياناتها}',
  exhausted: 'انتهت {محاولاته|محاولاتها}',
  expired: 'مضى {يومه|يومها}',
});

/** The message texts are the specification's, to the letter. */
export const requests = addressed({
  title: 'الطلبات والبلاغات',
  intro: 'ما {أرسله الطلاب|أرسلته الطالبات} من صفحة الدخول. تتجدّد القائمة كل نصف دقيقة.',
  filter: 'نوع الطلب',
  allTypes: 'كل الأنواع',
  allStatuses: 'كل الحالات',
  table: 'الطلبات والبلاغات، الأحدث أولًا',
  type: 'النوع',
  status: 'الحالة',
  reportedAt: 'أُرسل',
  formerPupil: '{لم يعد|لم تعد} في القائمة',
  reopened: 'أُعيد فتحه',
  approve: 'قبول',
  approveAgain: 'قبول من جديد',
  reject: 'رفض',
  reopen: 'إعادة فتح',
  none: 'لا توجد طلبات',
  noneBody: 'عندما {يرسل طالب بلاغًا أو يطلب بياناته|ترسل طالبة بلاغًا أو تطلب بياناتها} من صفحة الدخول سيظهر هنا.',
  loadFailed: 'حدث خطأ أثناء جلب الطلبات',
  processFailed: 'حدث خطأ أثناء معالجة الطلب',
  accepted: 'تم قبول الطلب بنجاح',
  rejected: 'تم رفض الطلب',
  reopenedNow: 'أُعيد فتح الطلب، {ويستطيع الطالب أن يطلب|وتستطيع الطالبة أن تطلب} من جديد',
});

export const approval = addressed({
  title: (name: string) => `قبول طلب ${name}`,
  specialPassword: 'كلمة المرور الخاصة',
  hint: 'ستة أحرف على الأقل، {اتفق عليها مع الطالب: يكتبها|اتفقي عليها مع الطالبة: تكتبها} في صفحة طلب البيانات خلال يوم، فتظهر {له بيانات دخوله|لها بيانات دخولها} مرة واحدة.',
  submit: 'قبول الطلب',
  noCredentialsHint:
    'ليست {للطالب بيانات دخول بعد. أنشئها له أولًا ثم اقبل طلبه|للطالبة بيانات دخول بعد. أنشئيها لها أولًا ثم اقبلي طلبها}.',
  openCredentials: '{افتح|افتحي} بيانات الدخول',
});

export const pendingCount = counted(
  'لا شيء ينتظرك | طلب واحد ينتظرك | طلبان ينتظرانك | {n} طلبات تنتظرك | {n} طلبًا ينتظرك | {n} طلب ينتظرك',
);
