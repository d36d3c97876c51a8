import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { HearingStatus, SkipReason } from '#domain/tracking/hearings';
import type { Mistake, WordAction, WordStatus } from '#domain/tracking/word-states';

/** One sitting of a pupil with a teacher over a text. */
export interface QuranHearings {
  id: Generated<number>;
  student_id: number;
  text_id: number;
  staff_id: number | null;
  status: Generated<HearingStatus>;
  request_key: string;
  started_at: string;
  ended_at: string | null;
  reached: Generated<number>;
  mistakes: Generated<number>;
}

/** What the marks have made of each word so far. */
export interface QuranWordTracking {
  text_id: number;
  student_id: number;
  word_position: number;
  status: WordStatus;
  attempts: number;
  incorrect_attempts: number;
  mistake: Mistake | null;
  grade: Grade;
  last_attempt_at: string;
  /** The hearing of its last mark. */
  hearing_id: number;
}

/** Every mark that was made, with the word as it was before: undoing is exact. */
export interface QuranMarks {
  id: Generated<number>;
  hearing_id: number;
  mark_key: string;
  text_id: number;
  student_id: number;
  word_position: number;
  action: WordAction;
  mistake: Mistake | null;
  status: WordStatus;
  /** Null where the word had no mark before. */
  before_status: WordStatus | null;
  before_attempts: number;
  before_incorrect: number;
  before_mistake: Mistake | null;
  before_hearing: number | null;
  /** Where the word stood in the pupil's drill, for a mistake that put it back there. */
  before_drill: string | null;
  made_by: number | null;
  made_at: string;
  undone_at: string | null;
  undone_by: number | null;
}

/** A pupil's standing with a text in one row: ranks and turns never read the marks. */
export interface QuranProgress {
  student_id: number;
  text_id: number;
  grade: Grade;
  started_at: string;
  finished_at: string | null;
  paused_position: number | null;
  max_position: Generated<number>;
  completed: Generated<number>;
  /** Words that were heard, without those that are wrong or were only just put right. */
  known: Generated<number>;
  incorrect: Generated<number>;
  last_heard_at: string;
}

export interface QuranSkips {
  student_id: number;
  reason: SkipReason;
  skipped_at: string;
  staff_id: number | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_hearings: QuranHearings;
    quran_word_tracking: QuranWordTracking;
    quran_marks: QuranMarks;
    quran_progress: QuranProgress;
    quran_skips: QuranSkips;
  }
}
