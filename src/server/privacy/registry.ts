import type { Schema } from '#server/platform/db/schema';

/** Kysely's own, which no table of ours describes. */
type Table = keyof Schema | 'kysely_migration' | 'kysely_migration_lock';

/** Rows that hang on others. Where both sides of a race have rows of their own, the columns of the sides in their order. */
interface Through {
  readonly column: string;
  readonly table: Table;
  readonly of: readonly string[];
  readonly bySide?: true;
}

export interface Holding {
  /**
   * What erasing a pupil does with the table. `nothing`: it holds nothing of one pupil. `deleted`: their rows go.
   * `nameless`: what belongs to others as well stays, without the person; how is said in `forget.ts` of its domain or in
   * `erase.ts`.
   */
  readonly erase: 'nothing' | 'deleted' | 'nameless';
  /** Columns with the pupil's id: by these their rows are found, exported and deleted. */
  readonly by?: readonly string[];
  readonly through?: Through;
  /** What no export shows: secrets, and what is also about others. */
  readonly hidden?: readonly string[];
  /** Sealed, and the pupil's own: an export opens it and shows it under this name. */
  readonly opened?: Readonly<Record<string, string>>;
  /** Texts that people wrote, in which the name may stand although the row is of others. */
  readonly said?: readonly string[];
  /** Of those, what no two rows may say alike. */
  readonly saidOnce?: readonly string[];
  /** The column that lines of the audit log name the row by. */
  readonly auditBy?: string;
}

const nothing: Holding = { erase: 'nothing' };
const own: Holding = { erase: 'deleted', by: ['student_id'] };
const ownById: Holding = { ...own, auditBy: 'id' };
const ownByPupil: Holding = { ...own, auditBy: 'student_id' };

/**
 * Every table of the school and what becomes of it when a pupil is erased. Deleted from above to below: what refers to
 * others stands before them. A table that is missing here is named by a test, and by the compiler.
 */
export const HOLDINGS: Readonly<Record<Exclude<Table, 'question_places'>, Holding>> = {
  // Theirs alone.
  activity_runs: own,
  class_attendance: own,
  teacher_helper_ratings: own,
  exam_corrections: { ...own, auditBy: 'correction_id' },
  guardian_consents: ownByPupil,
  guardian_links: { ...ownById, hidden: ['nonce', 'token_hash'] },
  login_issue_reports: { ...ownById, hidden: ['special_password', 'qr_code_data'] },
  period_points: own,
  photo_uploads: own,
  practice_shares: own,
  quran_reading_days: own,
  practice_bests: own,
  practice_scores: own,
  practice_answers: {
    erase: 'deleted',
    through: { column: 'session_id', table: 'practice_sessions', of: ['student_id'] },
  },
  practice_sessions: { ...own, hidden: ['deck', 'seed'] },
  points_logs: { ...ownById, said: ['note'] },
  profile_image_approvals: { ...ownById, said: ['rejection_reason'] },
  promoted_students: own,
  imported_students: own,
  national_numbers: {
    ...ownByPupil,
    hidden: ['number_key', 'sealed_number', 'import_id'],
    opened: { sealed_number: 'national_number' },
  },
  pupil_scenes: own,
  quran_drill_answers: own,
  quran_drill_words: own,
  quran_marks: own,
  quran_word_tracking: own,
  quran_hearings: ownById,
  quran_progress: own,
  quran_recordings: { ...ownById, said: ['note'] },
  quran_skips: ownByPupil,
  race_seats: { ...own, hidden: ['tab_id', 'socket_id', 'process_id'] },
  race_challenges: { erase: 'deleted', by: ['from_id', 'to_id'] },
  recording_uploads: own,
  rewards_tracking: { ...ownById, said: ['title'] },
  sessions: { ...own, hidden: ['token_hash'] },
  store_wishes: own,
  store_shares: own,
  surprise_picks: { ...ownById, said: ['surprise_message', 'teacher_comment'] },
  store_orders: { ...ownById, said: ['item_name', 'reason'] },
  student_agreements: own,
  student_curriculum_progress: own,
  student_logs: { ...ownById, said: ['note'] },
  penalty_ways_back: {
    erase: 'deleted',
    through: { column: 'penalty_id', table: 'student_penalties', of: ['student_id'] },
  },
  student_penalties: ownById,
  students_credentials: {
    ...ownByPupil,
    hidden: ['hashed_password', 'sealed_password', 'card_token_hash', 'sealed_card_token'],
  },
  teacher_messages: { ...own, said: ['text'] },
  files: own,
  students: { erase: 'deleted', by: ['id'], auditBy: 'id' },

  // Also of others: it stays, without the person.
  audit_log: { erase: 'nameless' },
  audit_beginning: { erase: 'nameless' },
  audit_end: { erase: 'nameless' },
  attempt_guards: { erase: 'nameless' },
  class_sessions: { erase: 'nameless', said: ['outcome'] },
  class_setups: { erase: 'nameless', said: ['setup'] },
  class_taps: { erase: 'nameless', said: ['tap'] },
  contest_winners: { erase: 'nameless', by: ['student_id'] },
  session_distributions: { erase: 'nameless', by: ['student_id'] },
  message_batches: { erase: 'nameless' },
  races: { erase: 'nameless', by: ['first_id', 'second_id'], hidden: ['deck', 'seed', 'racers'] },
  race_results: { erase: 'nameless', by: ['winner_id', 'loser_id'], hidden: ['questions', 'student_answers'] },
  race_answers: {
    erase: 'nameless',
    through: { column: 'race_id', table: 'races', of: ['first_id', 'second_id'], bySide: true },
  },
  duels: { erase: 'nameless', by: ['from_id', 'to_id'], hidden: ['deck', 'seed'] },
  duel_answers: {
    erase: 'nameless',
    through: { column: 'duel_id', table: 'duels', of: ['from_id', 'to_id'], bySide: true },
  },

  // Of the school.
  audit_breaks: nothing,
  backups: nothing,
  checklist_items: { ...nothing, said: ['text'] },
  consent_modes: nothing,
  contests: { ...nothing, said: ['title', 'rules'] },
  curricula: nothing,
  term_curricula: nothing,
  curriculum_lessons: nothing,
  curriculum_taught: nothing,
  erasures: nothing,
  exams: { ...nothing, said: ['title'], saidOnce: ['title'] },
  gift_presets: { ...nothing, said: ['title'] },
  glory_top_only: nothing,
  kysely_migration: nothing,
  kysely_migration_lock: nothing,
  list_columns: { ...nothing, said: ['heads'] },
  penalty_settings: nothing,
  privilege_offers: { ...nothing, said: ['text', 'description'], saidOnce: ['text'] },
  promotions: nothing,
  roster_imports: nothing,
  school: nothing,
  setup_put_off: nothing,
  staff_factors: nothing,
  staff_invitations: nothing,
  staff_passkey_nonces: nothing,
  staff_passkeys: { ...nothing, said: ['name'] },
  staff_recovery_codes: nothing,
  question_banks: nothing,
  question_grades: nothing,
  question_mistakes: nothing,
  question_stats: nothing,
  question_versions: nothing,
  questions: nothing,
  quran_audio: nothing,
  quran_reciters: nothing,
  quran_text_timestamps: nothing,
  quran_texts: { ...nothing, said: ['title'] },
  quran_verses: nothing,
  race_processes: nothing,
  retention_settings: nothing,
  reward_batches: { ...nothing, said: ['title'] },
  school_terms: { ...nothing, said: ['name', 'plan'] },
  staff: nothing,
  store_items: { ...nothing, said: ['name', 'description', 'specs', 'warning'] },
  store_settings: nothing,
};

export type HeldTable = keyof typeof HOLDINGS;
