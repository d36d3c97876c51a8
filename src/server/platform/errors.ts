import type { ErrorCode } from '#domain/error-codes';

const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  malformed_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  origin_refused: 403,
  too_many_requests: 429,
  overloaded: 503,
  not_found: 404,
  internal: 500,
  session_expired: 401,
  unauthorized_access: 403,
  admin_only: 403,
  pupil_only: 403,
  pupil_must_do_this: 403,
  not_entered_as_student: 403,
  not_your_row: 403,
  login_failed: 401,
  login_locked: 429,
  staff_login_failed: 401,
  student_not_found: 404,
  credentials_not_found: 404,
  card_information_missing: 404,
  no_students_with_credentials: 404,
  duplicate_student: 409,
  name_not_found: 404,
  name_needs_grade: 409,
  name_ambiguous: 409,
  name_checks_locked: 429,
  report_pending: 409,
  request_already_approved: 409,
  request_rejected: 409,
  request_not_approved: 409,
  special_password_wrong: 403,
  special_password_exhausted: 403,
  report_not_found: 404,
  report_already_decided: 409,
  report_not_rejected: 409,
  approval_student_missing: 404,
  approval_credentials_missing: 404,
  import_has_errors: 422,
  import_empty: 422,
  promotion_nothing_to_do: 409,
  promotion_counts_changed: 409,
  promotion_not_found: 404,
  email_taken: 409,
  staff_not_found: 404,
  last_admin: 409,
  own_account: 409,
  current_password_wrong: 403,
  invalid_reward_id: 400,
  reward_not_found: 404,
  reward_expired: 409,
  profile_image_reward_claimed: 409,
  agreement_required: 403,
  balance_too_low: 409,
  batch_not_found: 404,
  ledger_line_not_found: 404,
  ledger_line_final: 409,
  request_key_reused: 409,
  recipients_missing: 404,
  recipients_none: 404,
  message_not_found: 404,
  attachment_not_recognised: 415,
  attachment_too_large: 413,
  photo_not_image: 415,
  photo_too_large: 413,
  photo_uploads_limited: 429,
  photo_request_failed: 500,
  photo_not_found: 404,
  photo_already_decided: 409,
  log_not_found: 404,
  penalty_not_found: 404,
  penalty_not_active: 409,
  privilege_offer_not_found: 404,
  privilege_offer_exists: 409,
  privilege_offer_closed: 409,
  privilege_not_found: 404,
  privilege_not_waiting: 409,
  file_missing: 400,
  file_too_large: 413,
  audio_not_recognised: 415,
  image_not_readable: 415,
};

/** A refusal the caller may read. Thrown, so that the transaction around it rolls back. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, more: { retryAfter?: number; fields?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
