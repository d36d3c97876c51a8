import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { HearingStatus, SkipReason } from '#domain/tracking/hearings';
import type { Mistake, WordAction, WordStatus } from '#domain/tracking/word-states';

/** One sitting of a pupil with a teacher over a text. */
export interface QuranHearings {
  id: Generated<number>;
  studentId: number;
  textId: number;
  staffId: number | null;
  status: Generated<HearingStatus>;
  requestKey: string;
  startedAt: string;
  endedAt: string | null;
  reached: Generated<number>;
  mistakes: Generated<number>;
}

/** What the marks have made of each word so far. */
export interface QuranWordTracking {
  textId: number;
  studentId: number;
  wordPosition: number;
  status: WordStatus;
  attempts: number;
  incorrectAttempts: number;
  mistake: Mistake | null;
  grade: Grade;
  lastAttemptAt: string;
  /** The hearing of its last mark. */
  hearingId: number;
}

/** Every mark that was made, with the word as it was before: undoing is exact. */
export interface QuranMarks {
  id: Generated<number>;
  hearingId: number;
  markKey: string;
  textId: number;
  studentId: number;
  wordPosition: number;
  action: WordAction;
  mistake: Mistake | null;
  status: WordStatus;
  /** Null where the word had no mark before. */
  beforeStatus: WordStatus | null;
  beforeAttempts: number;
  beforeIncorrect: number;
  beforeMistake: Mistake | null;
  beforeHearing: number | null;
  /** Where the word stood in the pupil's drill, for a mistake that put it back there. */
  beforeDrill: string | null;
  madeBy: number | null;
  madeAt: string;
  undoneAt: string | null;
  undoneBy: number | null;
}

/** A pupil's standing with a text in one row: ranks and turns never read the marks. */
export interface QuranProgress {
  studentId: number;
  textId: number;
  grade: Grade;
  startedAt: string;
  finishedAt: string | null;
  pausedPosition: number | null;
  maxPosition: Generated<number>;
  completed: Generated<number>;
  /** Words that were heard, without those that are wrong or were only just put right. */
  known: Generated<number>;
  incorrect: Generated<number>;
  lastHeardAt: string;
}

export interface QuranSkips {
  studentId: number;
  reason: SkipReason;
  skippedAt: string;
  staffId: number | null;
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
