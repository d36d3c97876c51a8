import type { Course } from '#domain/calendar/courses';
import type { LessonStatus } from '#domain/curriculum/lessons';
import type { Strand } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

/** The specification's curriculum schedule of a grade: which lessons its ten teaching weeks have. */
export interface Curricula {
  grade: Grade;
  /** JSON: for each week the ids of its lessons by course. Read and written as a whole. */
  weeks: string;
  version: number;
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
  taughtAt: string;
  staffId: number | null;
}

export interface StudentCurriculumProgress {
  studentId: number;
  termId: number;
  /** week1 to week10. */
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
    curriculum_lessons: CurriculumLessons;
    curriculum_taught: CurriculumTaught;
    student_curriculum_progress: StudentCurriculumProgress;
  }
}
