import type { Generated } from 'kysely';
import type { Course } from '#domain/calendar/courses';
import type { Attendance } from '#domain/classroom/taps';
import type { Grade } from '#domain/roster/grades';

/** The specification's session: one lesson of a class, opened once. */
export interface ClassSessions {
  id: Generated<number>;
  termId: number;
  day: string;
  period: number;
  grade: Grade;
  /** Null where the grade was taught as one. */
  section: string | null;
  course: Course;
  /** What the plan had for it when it was opened. */
  week: number | null;
  lessonId: string | null;
  teacherId: number | null;
  createdAt: string;
  endedAt: string | null;
  /** Null where it ended by itself. */
  endedBy: number | null;
  /** JSON: what was written when it ended, and what a later tap is compared with. */
  outcome: string | null;
  /** How often taps that came late changed what was written. */
  corrections: Generated<number>;
}

/** The log that a session is replayed from. */
export interface ClassTaps {
  sessionId: number;
  tapKey: string;
  /** In the order in which they arrived. */
  place: number;
  /** JSON. */
  tap: string;
  staffId: number | null;
  arrivedAt: string;
}

/** Written when the session ends, one for each pupil of whom something was said. */
export interface ClassAttendance {
  sessionId: number;
  studentId: number;
  grade: Grade;
  day: string;
  attendance: Attendance | null;
  minutesLate: number | null;
  positive: number;
  negative: number;
  drawn: number;
  points: number;
}

/** The marks given while one pupil helped (D-64); without a pupil, while nobody did. */
export interface SessionDistributions {
  id: Generated<number>;
  sessionId: number;
  studentId: number | null;
  grade: Grade;
  day: string;
  performance: number | null;
  totalPositive: number;
  totalNegative: number;
}

export interface TeacherHelperRatings {
  id: Generated<number>;
  studentId: number;
  grade: Grade;
  day: string;
  rating: number;
  sessionId: number;
}

export interface ClassSetups {
  /** How a class sits stands under the key of the class. */
  kind: 'presets' | `seats-${string}`;
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
