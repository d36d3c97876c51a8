/** The one closed list of refusals. `#strings/errors` gives each its text, the server each its HTTP status. */
export const ERROR_CODES = [
  // any request
  'validation',
  'malformed_body',
  'body_too_large',
  'unsupported_media_type',
  'origin_refused',
  'too_many_requests',
  'overloaded',
  'not_found',
  'internal',
  // who is asking
  'session_expired',
  'unauthorized_access',
  'admin_only',
  'pupil_only',
  'pupil_must_do_this',
  'not_entered_as_student',
  'not_your_row',
  // getting in
  'login_failed',
  'login_locked',
  'staff_login_failed',
  // students and cards
  'student_not_found',
  'credentials_not_found',
  'card_information_missing',
  'no_students_with_credentials',
  'duplicate_student',
  // login problems and credential requests
  'name_not_found',
  'name_needs_grade',
  'name_ambiguous',
  'name_checks_locked',
  'report_pending',
  'request_already_approved',
  'request_rejected',
  'request_not_approved',
  'special_password_wrong',
  'special_password_exhausted',
  'report_not_found',
  'report_already_decided',
  'report_not_rejected',
  'approval_student_missing',
  'approval_credentials_missing',
  // roster
  'import_has_errors',
  'import_empty',
  'promotion_nothing_to_do',
  'promotion_counts_changed',
  'promotion_not_found',
  // staff accounts
  'email_taken',
  'staff_not_found',
  'last_admin',
  'own_account',
  'current_password_wrong',
  // files
  'file_missing',
  'file_too_large',
  'audio_not_recognised',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
