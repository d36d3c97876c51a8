import type { Generated } from 'kysely';
import type { StaffRole } from '#domain/access/actors';
import type { AuditAction } from '#domain/audit/actions';
import type { ChecklistStatus } from '#domain/dashboard/checklist';
import type { FilePurpose } from '#domain/files/kinds';
import type { LedgerReason, LogType } from '#domain/ledger/ledger';
import type { AttachmentType } from '#domain/messages/attachments';
import type { Audience } from '#domain/messages/audience';
import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PhotoStatus } from '#domain/photos/approval';
import type { SurpriseType } from '#domain/privileges/pick';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Category, ItemGradient, ItemIcon, PartySize, Permission } from '#domain/store/items';
import type { StoreMode } from '#domain/store/opening';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import type { PracticeSchema } from './schema-practice.ts';
import type { RaceSchema } from './schema-race.ts';

/**
 * Times are ISO-8601 UTC strings and booleans are 0/1 on both engines, so a row reads the same from either.
 */
export interface Students {
  id: Generated<number>;
  name: string;
  first_name: string;
  name_reading: string | null;
  /** The name as people type it in a search box; kept by the store. */
  search_key: string;
  grade: Grade;
  class_id: string | null;
  points: Generated<number>;
  balance: Generated<number>;
  profile_image: string | null;
  archived_at: string | null;
  created_at: string;
}

export interface StudentsCredentials {
  student_id: number;
  login_id: number;
  hashed_password: string;
  sealed_password: string;
  created_at: string;
  last_login: string | null;
}

export interface LoginIssueReports {
  id: Generated<number>;
  student_id: number | null;
  student_name: string;
  issue_type: IssueType;
  status: ReportStatus;
  reported_at: string;
  decided_at: string | null;
  reopened_at: string | null;
  /** argon2id of the password agreed with the pupil. */
  special_password: string | null;
  special_password_tries: Generated<number>;
  /** Sealed JSON of login_id and password. */
  qr_code_data: string | null;
}

export interface StudentAgreements {
  student_id: number;
  agreement_version: number;
  agreed: 0 | 1;
  agreed_at: string;
}

export interface Staff {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  disabled_at: string | null;
  last_login: string | null;
  created_at: string;
}

export interface Sessions {
  id: Generated<number>;
  token_hash: string;
  student_id: number | null;
  staff_id: number | null;
  /** Set where staff entered as a pupil: the staff session to return to. */
  parent_session_id: number | null;
  created_at: string;
  last_seen_at: string;
}

export interface AttemptGuards {
  scope: string;
  guard_key: string;
  failures: number;
  last_failure_at: string;
  locked_until: string | null;
}

export interface AuditLog {
  id: Generated<number>;
  at: string;
  staff_id: number | null;
  actor_name: string;
  action: AuditAction;
  table_name: string;
  record_id: string | null;
  subject_name: string | null;
  details: string | null;
  before: string | null;
  after: string | null;
}

export interface Promotions {
  id: Generated<number>;
  promoted_at: string;
  staff_id: number;
  undone_at: string | null;
}

export interface PromotedStudents {
  promotion_id: number;
  student_id: number;
  from_grade: Grade;
  to_grade: Grade | null;
}

export interface Files {
  /** 144 random bits: a name nobody guesses. */
  id: string;
  purpose: FilePurpose;
  student_id: number | null;
  extension: string;
  size: number;
  created_at: string;
}

export interface RewardsTracking {
  /** UUID v4. */
  id: string;
  student_id: number;
  reward_source: RewardSource;
  reward_type: RewardType;
  amount: number;
  source_id: string | null;
  title: string | null;
  batch_id: string | null;
  created_by: number | null;
  expires_at: string;
  is_sent_to_rewards: Generated<0 | 1>;
  sent_at: string | null;
  is_claimed: Generated<0 | 1>;
  claimed_at: string | null;
  created_at: string;
  /** Hidden, not gone: what was claimed once must never be paid again. */
  deleted_at: string | null;
}

export interface RewardBatches {
  id: string;
  reward_source: RewardSource;
  reward_type: RewardType;
  amount: number;
  title: string | null;
  expires_at: string;
  recipients: number;
  created_by: number | null;
  created_at: string;
}

export interface PointsLogs {
  id: Generated<number>;
  student_id: number;
  log_type: LogType;
  /** Points that the line moved, signed. */
  value: number;
  /** Coins that the line moved, signed. */
  coins_earned: number;
  points_after: number;
  balance_after: number;
  reason: LedgerReason;
  /** One of a kind for each cause, which is what makes paying twice impossible. */
  cause: string;
  reward_source: RewardSource | null;
  reverses_id: number | null;
  staff_id: number | null;
  note: string | null;
  session_id: number | null;
  created_at: string;
}

export interface ChecklistItems {
  id: Generated<number>;
  place: number;
  text: string;
  status: ChecklistStatus;
}

/** Kept by triggers on `students`; read only. */
export interface PointsSpread {
  grade: Grade;
  span: 1 | 64;
  bucket: number;
  pupils: number;
}

export interface MessageBatches {
  id: Generated<number>;
  /** UUID v4, drawn by the page that sent it. */
  request_key: string;
  audience: Audience;
  grade: Grade | null;
  sent_by: number | null;
  created_at: string;
}

export interface TeacherMessages {
  id: Generated<number>;
  student_id: number;
  batch_id: number;
  text: string;
  attachment_file_id: string | null;
  attachment_type: AttachmentType | null;
  sent_by: number | null;
  read: Generated<0 | 1>;
  read_at: string | null;
  created_at: string;
}

export interface ProfileImageApprovals {
  id: Generated<number>;
  student_id: number;
  /** The specification's image_url. Null once a later photo was approved and this one's file went. */
  file_id: string | null;
  status: PhotoStatus;
  submitted_at: string;
  created_at: string;
  approved_at: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  has_parental_consent: Generated<0 | 1>;
  is_real_photo: Generated<0 | 1>;
  reviewed_by: number | null;
}

/** When each photo of the last hour was sent, also those that were replaced since. */
export interface PhotoUploads {
  student_id: number;
  uploaded_at: string;
}

export interface StudentLogs {
  id: Generated<number>;
  student_id: number;
  log_type: IncidentType;
  minutes_late: number | null;
  behavior_type: BehaviorType | null;
  /** A day of the school's calendar, such as 2026-02-01. */
  log_date: string;
  note: string | null;
  created_at: string;
  created_by: number | null;
  request_key: string;
  cancelled: Generated<0 | 1>;
  cancelled_at: string | null;
  cancelled_by: number | null;
  /** The penalty it was counted into; null while it accumulates. */
  penalty_id: number | null;
}

export interface StudentPenalties {
  id: Generated<number>;
  student_id: number;
  original_penalty_percentage: number;
  price_increase: number;
  late_breakdown: number;
  absent_breakdown: number;
  behavior_breakdown: number;
  is_active: Generated<0 | 1>;
  manually_cleared: Generated<0 | 1>;
  auto_cleared: Generated<0 | 1>;
  cleared_at: string | null;
  cleared_by: string | null;
  expires_at: string;
  created_at: string;
}

export interface PrivilegeOffers {
  id: Generated<number>;
  text: string;
  description: string | null;
  /** Null for all grades. */
  grade: Grade | null;
  is_open: Generated<0 | 1>;
  created_at: string;
  created_by: number | null;
  closed_at: string | null;
}

export interface SurprisePicks {
  id: Generated<number>;
  student_id: number;
  grade: Grade;
  surprise_type: SurpriseType;
  surprise_message: string;
  /** Null where it was bought in the store. */
  offer_id: number | null;
  is_claimed: Generated<0 | 1>;
  claimed_at: string | null;
  is_processed: Generated<0 | 1>;
  processed_at: string | null;
  processed_by: number | null;
  teacher_comment: string | null;
  created_at: string;
}

export interface StoreItems {
  id: Generated<number>;
  category: Category;
  name: string;
  description: string;
  price_type: RewardType;
  price: number;
  icon: ItemIcon;
  gradient: ItemGradient;
  image_file_id: string | null;
  used: Generated<0 | 1>;
  /** Null for as many as anybody wants. */
  stock: number | null;
  /** JSON: a list of lines. */
  specs: string;
  warning: string | null;
  permission: Permission;
  not_available: Generated<0 | 1>;
  not_in_ramadan: Generated<0 | 1>;
  limit_per_pupil: number | null;
  party_size: Generated<PartySize>;
  place: number;
  hidden: Generated<0 | 1>;
  /** One more whenever staff save its form. Purchases, its picture and its place, which the form does not send, leave it. */
  version: Generated<number>;
  created_at: string;
}

/** One row. */
export interface StoreSettings {
  id: number;
  mode: StoreMode;
  /** JSON: a list of OpeningHours. */
  hours: string;
  is_closed: 0 | 1;
}

export interface StoreOrders {
  id: Generated<number>;
  /** UUID v4, drawn by the page with the cart: the same for all of its lines. */
  request_key: string;
  /** The buyer; who pays is in store_shares. */
  student_id: number;
  item_id: number;
  item_name: string;
  price_type: RewardType;
  quantity: number;
  /** Whether the item was counted when it was bought: only then does a return put it back on the shelf. */
  took_stock: 0 | 1;
  status: OrderStatus;
  /** Why the teacher rejected it. */
  reason: string | null;
  /** The day on the school's wall, such as 2026-02-01. */
  school_day: string;
  created_at: string;
  approved_at: string | null;
  /** Delivered, rejected or cancelled. */
  closed_at: string | null;
  decided_by: number | null;
}

export interface StoreShares {
  order_id: number;
  student_id: number;
  status: ShareStatus;
  /** What one cost this pupil; null until it is paid. */
  unit_price: number | null;
  coins: Generated<number>;
  points: Generated<number>;
  answered_at: string | null;
}

export interface Schema extends PracticeSchema, RaceSchema {
  students: Students;
  students_credentials: StudentsCredentials;
  login_issue_reports: LoginIssueReports;
  student_agreements: StudentAgreements;
  staff: Staff;
  sessions: Sessions;
  attempt_guards: AttemptGuards;
  audit_log: AuditLog;
  promotions: Promotions;
  promoted_students: PromotedStudents;
  files: Files;
  rewards_tracking: RewardsTracking;
  reward_batches: RewardBatches;
  points_logs: PointsLogs;
  checklist_items: ChecklistItems;
  points_spread: PointsSpread;
  message_batches: MessageBatches;
  teacher_messages: TeacherMessages;
  profile_image_approvals: ProfileImageApprovals;
  photo_uploads: PhotoUploads;
  student_logs: StudentLogs;
  student_penalties: StudentPenalties;
  privilege_offers: PrivilegeOffers;
  surprise_picks: SurprisePicks;
  store_items: StoreItems;
  store_settings: StoreSettings;
  store_orders: StoreOrders;
  store_shares: StoreShares;
}
