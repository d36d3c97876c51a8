import { type RawBuilder, sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/calendar/school-day';
import type { ClassInTerm, ClassPartKind } from '#domain/principal/class-page';
import type { SchoolClass } from '#domain/roster/classes';
import type { Executor } from './db/database.ts';
import { isEnrolled, isOfClass } from './db/pupils.ts';

export interface ClassFigure {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  /** Where the rows are that it is counted from. */
  readonly to: string;
}

/** What a domain says of a class in a term, in the words that staff read: only what its rows say. */
export interface ClassPart {
  readonly kind: ClassPartKind;
  readonly figures: (executor: Executor, of: ClassInTerm) => Promise<readonly ClassFigure[]>;
}

/** The page of the staff on which the class's rows are. */
export const pageOf = (path: string, { grade, section }: SchoolClass): string =>
  `${path}?${new URLSearchParams({ grade: String(grade), ...(section !== null && { section }) })}`;

/** Of rows that name a pupil: of those who are in the class now. */
export const isInClass = (column: string, { grade, section }: SchoolClass): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (select pupil.id from students as pupil
    where ${isOfClass('pupil', { grade, section: section ?? undefined })} and ${isEnrolled('pupil')})`;

/** Of moments, as they are stored: from the first to the last day, whole. */
export const isInTerm = (column: string, { from, to }: ClassInTerm): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${startOfDay(dayAfter(to, 1))}`;
