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

export interface RosterImports {
  id: Generated<number>;
  imported_at: string;
  staff_id: number | null;
  undone_at: string | null;
}

export interface ImportedStudents {
  import_id: number;
  student_id: number;
  /** The pupil's line as it was, in JSON; null where the import added them. */
  before: string | null;
  after: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    students: Students;
    promotions: Promotions;
    promoted_students: PromotedStudents;
    roster_imports: RosterImports;
    imported_students: ImportedStudents;
  }
}
