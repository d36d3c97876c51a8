import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

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

declare module '#server/platform/db/schema' {
  interface Schema {
    students: Students;
    promotions: Promotions;
    promoted_students: PromotedStudents;
  }
}
