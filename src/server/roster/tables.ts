import type { Generated } from 'kysely';
import type { Grade } from '#domain/roster/grades';

/**
 * Times are ISO-8601 UTC strings and booleans are 0/1 on both engines, so a row reads the same from either.
 */
export interface Students {
  id: Generated<number>;
  name: string;
  /** What they are called: kept by the store from the name, or as staff wrote it. */
  firstName: string;
  calledAs: string | null;
  nameReading: string | null;
  /** The name as people type it in a search box; kept by the store. */
  searchKey: string;
  grade: Grade;
  classId: string | null;
  points: Generated<number>;
  balance: Generated<number>;
  profileImage: string | null;
  archivedAt: string | null;
  createdAt: string;
}

export interface Promotions {
  id: Generated<number>;
  promotedAt: string;
  staffId: number;
  undoneAt: string | null;
  /** Of a year change by a list, with what it did, in JSON. */
  requestKey: string | null;
  result: string | null;
}

export interface PromotedStudents {
  promotionId: number;
  studentId: number;
  fromGrade: Grade;
  toGrade: Grade | null;
}

export interface RosterImports {
  id: Generated<number>;
  importedAt: string;
  staffId: number | null;
  undoneAt: string | null;
}

export interface ImportedStudents {
  importId: number;
  studentId: number;
  /** The pupil's line as it was, in JSON; null where the import added them. */
  before: string | null;
  after: string;
}

/** Known again by the key, which a mac makes of it; read by nobody but who opens it. */
export interface NationalNumbers {
  studentId: number;
  numberKey: string;
  sealedNumber: string;
  /** Where a list brought it: it goes when that is taken back. */
  importId: number | null;
}

/** JSON, as the domain has it. */
export interface ListColumns {
  id: Generated<number>;
  heads: string;
  fields: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    students: Students;
    promotions: Promotions;
    promoted_students: PromotedStudents;
    roster_imports: RosterImports;
    imported_students: ImportedStudents;
    national_numbers: NationalNumbers;
    list_columns: ListColumns;
  }
}
