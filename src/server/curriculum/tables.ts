import type { Generated } from 'kysely';
import type { Course } from '#domain/calendar/courses';
import type { LessonStatus } from '#domain/curriculum/lessons';
import type { Strand } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

/** What the first term of a grade begins with. */
export interface Curricula {
  grade: Grade;
  /** JSON: for each week the ids of its lessons by course. Read and written as a whole. */
  weeks: string;
  version: number;
}

/** The specification's curriculum schedule of a grade: which lessons the weeks of a term have. */
export interface TermCurricula extends Curricula {
  termId: number;
}

/** Stays when the plan leaves it: questions and marks are of it. */
export interface CurriculumLessons {
  id: string;
  grade: Grade;
  course: Course;
  /** Of Islamic studies alone. */
  strand: Strand | null;
  unit: string | null;
  topic: string;
  source: string;
  /** Surah and verses of a lesson of Quran, such as 78:1-11. */
  verses: string | null;
}

export interface CurriculumTaught {
  termId: number;
  week: number;
  lessonId: string;
  grade: Grade;
  /** Empty where the grade was taught as one. */
  section: Generated<string>;
  taughtAt: string;
  staffId: number | null;
}

export interface StudentCurriculumProgress {
  studentId: number;
  termId: number;
  /** week1, week2 and so on. */
  weekId: string;
  lessonId: string;
  /** Where the timetable had the lesson when it was marked. */
  day: string | null;
  periodId: string | null;
  status: LessonStatus;
  progress: number;
  updatedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    curricula: Curricula;
    term_curricula: TermCurricula;
    curriculum_lessons: CurriculumLessons;
    curriculum_taught: CurriculumTaught;
    student_curriculum_progress: StudentCurriculumProgress;
  }
}
