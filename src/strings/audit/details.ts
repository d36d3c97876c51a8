import { isGrade } from '#domain/roster/grades';
import type { AuditAction } from '#domain/vocabulary';
import { addressed } from '#strings/addressed';
import { formatSize } from '#strings/sizes';
import { gradeNames } from '#strings/widgets';

/** What the log calls one detail of a line, and how it says the detail's values. */
export interface AuditDetail {
  readonly name: string;
  /** Values that are words of ours and not of people. */
  readonly words?: Readonly<Record<string, string>>;
  /** Values that are neither words nor plain numbers. */
  readonly say?: (value: unknown) => string | undefined;
  /** Addresses and ids are read from the left. */
  readonly isCode?: true;
}

export type AuditDetails = Readonly<Record<string, AuditDetail>>;

/** What a domain says of its lines in the log; `Own` are the actions it must have a text for. */
export interface AuditWords<Own extends AuditAction = never> {
  readonly actions: Readonly<Partial<Record<AuditAction, string>> & Record<Own, string>>;
  /** Only its own; what many domains write down is in `commonDetails`. */
  readonly details?: AuditDetails;
}

export const yesNo = { true: 'نعم', false: 'لا' } as const;

/** Of what pupils ask and staff decide. */
export const decisionDetail: AuditDetail = {
  name: 'الحالة',
  words: { pending: 'قيد المراجعة', approved: 'مقبول', rejected: 'مرفوض' },
};

export const commonDetails: AuditDetails = addressed({
  name: { name: 'الاسم' },
  grade: {
    name: 'الصف',
    words: { null: 'كل الصفوف' },
    say: (value) => (isGrade(value) ? gradeNames[value] : undefined),
  },
  section: { name: 'الشعبة' },
  students: { name: 'عدد {الطلاب|الطالبات}' },
  items: { name: 'العناصر' },
  text: { name: 'النص' },
  description: { name: 'الوصف' },
  note: { name: 'ملاحظة' },
  reason: { name: 'السبب' },
  login_id: { name: 'رقم {الطالب|الطالبة}', say: String, isCode: true },
  email: { name: 'البريد الإلكتروني', isCode: true },
  address: { name: 'عنوان الجهاز', isCode: true },
  bytes: { name: 'حجم الملف', say: (value) => (typeof value === 'number' ? formatSize(value) : undefined) },
  added: { name: 'أُضيف' },
  changed: { name: 'تغيّر' },
  unchanged: { name: 'بقي كما هو' },
});
