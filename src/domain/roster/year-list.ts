import { GRADES } from './grades.ts';
import type { ImportPlan, PlannedChange } from './import.ts';
import type { Move } from './promotion.ts';

const isUp = ({ before, after }: PlannedChange): boolean => after.grade === before.grade + 1;

/** What the list of a new year says of whom the school has. */
export const yearGroups = ({ touched, leaving }: Pick<ImportPlan, 'touched' | 'leaving'>) => {
  const staying = touched.filter(({ before, after }) => before.grade === after.grade);
  const up = touched.filter(isUp);
  return {
    up: GRADES.map((grade) => ({ from: grade, students: up.filter(({ before }) => before.grade === grade).length })),
    staying,
    /** Two grades up, or one down: seldom meant. */
    jumping: touched.filter((each) => !isUp(each) && !staying.includes(each)),
    /** A list in which hardly anybody moves is perhaps that of the year that ends. */
    isSameYear: staying.length > up.length,
    graduating: leaving.filter(({ grade }) => grade === GRADES.at(-1)),
    leaving: leaving.filter(({ grade }) => grade !== GRADES.at(-1)),
  };
};

/** Of whom the grade changes, or who goes. */
export const yearMoves = ({ touched, leaving }: Pick<ImportPlan, 'touched' | 'leaving'>): Move[] => [
  ...touched.flatMap(({ before, after }) =>
    before.grade === after.grade ? [] : { studentId: before.id, from: before.grade, to: after.grade },
  ),
  ...leaving.map(({ id, grade }) => ({ studentId: id, from: grade, to: null })),
];
