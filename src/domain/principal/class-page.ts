import type { SchoolClass } from '../roster/classes.ts';

/** What the page of a class says, in the order in which it stands there. */
export const CLASS_PARTS = ['attendance', 'conduct', 'plan', 'recitation', 'exams', 'use'] as const;
export type ClassPartKind = (typeof CLASS_PARTS)[number];

/** A class in a term, up to today. Days are of the school's calendar, and both ends belong to it. */
export interface ClassInTerm extends SchoolClass {
  readonly termId: number;
  readonly from: string;
  readonly to: string;
}
