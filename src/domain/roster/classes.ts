import { type Grade, isGrade } from './grades.ts';

/** A class is a grade with its section, as the roster spells it (D-84); without one it is the grade taught as one. */
export interface SchoolClass {
  readonly grade: Grade;
  readonly section: string | null;
}

/** What a device kept before there were sections names none. */
const sectionOf = ({ section }: Partial<SchoolClass>): string | null => section ?? null;

export const isSameClass = (a: SchoolClass, b: SchoolClass): boolean =>
  a.grade === b.grade && sectionOf(a) === sectionOf(b);

/** The grade as one before its sections, and those as people count them. */
export const classOrder = (a: SchoolClass, b: SchoolClass): number =>
  a.grade - b.grade || (a.section ?? '').localeCompare(b.section ?? '', 'ar', { numeric: true });

/** Whether what is arranged for a class, or for a grade as one, concerns a pupil who is in that class. */
export const concerns = (arranged: SchoolClass, pupil: SchoolClass): boolean =>
  arranged.grade === pupil.grade && (arranged.section === null || arranged.section === pupil.section);

/** Whether staff who look at a class see it: at a grade as one they see all of its sections. */
export const isSeenWith = (arranged: SchoolClass, seen: SchoolClass): boolean =>
  seen.section === null ? arranged.grade === seen.grade : concerns(arranged, seen);

/** Whether two classes have a pupil in common, so that one hour cannot be both's. */
export const overlap = (a: SchoolClass, b: SchoolClass): boolean =>
  a.grade === b.grade && (a.section === null || b.section === null || a.section === b.section);

/** A section alone is the grade itself: it looks as a grade without sections does. */
const LEAST_SECTIONS = 2;

/** What can be arranged for in a grade: it as one and, where there are several, each of its sections. */
export const classesOf = (grade: Grade, sections: readonly string[]): SchoolClass[] => [
  { grade, section: null },
  ...(sections.length < LEAST_SECTIONS ? [] : sections.map((section) => ({ grade, section }))),
];

/** Of one teacher: more than any has. */
export const CLASSES_MAX = 60;

/** In keys and addresses. A grade is one digit, so that whatever a section is called, no two classes look alike. */
export const classKey = (of: SchoolClass): string =>
  sectionOf(of) === null ? `${of.grade}` : `${of.grade}-${of.section}`;

export const classOfKey = (key: string): SchoolClass | null => {
  const [, digit, section = null] = /^(\d)(?:-(.+))?$/u.exec(key) ?? [];
  const grade = Number(digit);
  return isGrade(grade) ? { grade, section } : null;
};

/** Null are all of them, as for every admin. A grade as one is of who has all of it: others have pupils in it too. */
export const isOwnClass = (own: readonly SchoolClass[] | null, of: SchoolClass): boolean =>
  own === null || own.some((each) => concerns(each, of));

/** Whether what a grade shares, such as its plan, is theirs too. */
export const isOwnGrade = (own: readonly SchoolClass[] | null, grade: Grade): boolean =>
  own === null || own.some((each) => each.grade === grade);
