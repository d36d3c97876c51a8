import type { AuditAction } from '#domain/audit/actions';

/** What the eye should find first: tries that failed, then acts that touch many or open a pupil's secrets. */
const BAD: readonly AuditAction[] = [
  'student_login_failed_unknown_id',
  'student_login_failed_password',
  'student_login_locked',
  'staff_login_failed',
  'staff_login_refused',
  'special_password_failed',
];

const WATCHED: readonly AuditAction[] = [
  'student_entered',
  'password_shown',
  'password_copied',
  'student_archived',
  'students_imported',
  'students_exported',
  'students_promoted',
  'promotion_undone',
  'staff_disabled',
  'staff_password_changed',
  'audit_exported',
];

const ROUTINE: readonly AuditAction[] = ['staff_login', 'staff_logout', 'student_left', 'card_printed'];

export const actionTone = (action: AuditAction): 'bad' | 'wait' | 'good' | 'plain' => {
  if (BAD.includes(action)) return 'bad';
  if (WATCHED.includes(action)) return 'wait';
  return ROUTINE.includes(action) ? 'plain' : 'good';
};
