import type { Generated } from 'kysely';
import type { Course } from '#domain/calendar/courses';
import type { Attendance } from '#domain/classroom/taps';
import type { Grade } from '#domain/roster/grades';

/** The specification's session: one lesson of a grade, opened once. */
export interface ClassSessions {
  id: Generated<number>;
  term_id: number;
  day: string;
  period: number;
  grade: Grade;
  course: Course;
  /** What the plan had for it when it was opened. */
  week: number | null;
  lesson_id: string | null;
  teacher_id: number | null;
  created_at: string;
  ended_at: string | null;
  /** Null where it ended by itself. */
  ended_by: number | null;
  /** JSON: what was written when it ended, and what a later tap is compared with. */
  outcome: string | null;
  /** How often taps that came late changed what was written. */
  corrections: Generated<number>;
}

/** The log that a session is replayed from. */
export interface ClassTaps {
  session_id: number;
  tap_key: string;
  /** In the order in which they arrived. */
  place: number;
  /** JSON. */
  tap: string;
  staff_id: number | null;
  arrived_at: string;
}

/** Written when the session ends, one for each pupil of whom something was said. */
export interface ClassAttendance {
  session_id: number;
  student_id: number;
  grade: Grade;
  day: string;
  attendance: Attendance | null;
  minutes_late: number | null;
  positive: number;
  negative: number;
  drawn: number;
  points: number;
}

/** The marks given while one pupil helped (D-64); without a pupil, while nobody did. */
export interface SessionDistributions {
  id: Generated<number>;
  session_id: number;
  student_id: number | null;
  grade: Grade;
  day: string;
  performance: number | null;
  total_positive: number;
  total_negative: number;
}

export interface TeacherHelperRatings {
  id: Generated<number>;
  student_id: number;
  grade: Grade;
  day: string;
  rating: number;
  session_id: number;
}

export interface ClassSetups {
  kind: 'presets' | `seats-${Grade}`;
  /** JSON. */
  setup: string;
  version: number;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    class_sessions: ClassSessions;
    class_taps: ClassTaps;
    class_attendance: ClassAttendance;
    session_distributions: SessionDistributions;
    teacher_helper_ratings: TeacherHelperRatings;
    class_setups: ClassSetups;
  }
}
