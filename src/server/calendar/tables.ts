import type { Generated } from 'kysely';

/** A term with its timetable is read and written as a whole. */
export interface SchoolTerms {
  id: Generated<number>;
  /** UUID v4, drawn by the page: a double click opens one. */
  requestKey: string;
  name: string;
  /** Days of the school's calendar. */
  startsOn: string;
  endsOn: string;
  /** JSON: the rest of the plan. */
  plan: string;
  version: Generated<number>;
  createdBy: number | null;
  createdAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    school_terms: SchoolTerms;
  }
}
