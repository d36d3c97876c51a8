import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import {
  countByGrade,
  countsAgree,
  type Enrolment,
  type Move,
  movesByGrade,
  planPromotion,
  planUndo,
} from '#domain/roster/promotion';
import { GRADES } from './grades.ts';

const AT = '2025-09-01T06:00:00.000Z';
const EARLIER = '2024-09-01T06:00:00.000Z';

const pupil = (id: number, name: string, grade: Enrolment['grade'], archivedAt: string | null = null): Enrolment => ({
  id,
  name,
  grade,
  archivedAt,
});

/** What the store does with the moves. */
const promoted = (pupils: readonly Enrolment[], moves: readonly Move[]): Enrolment[] =>
  pupils.map((before) => {
    const move = moves.find(({ studentId }) => studentId === before.id);
    if (!move) return before;
    return move.to === null ? { ...before, archivedAt: AT } : { ...before, grade: move.to };
  });

const returned = (pupils: readonly Enrolment[], moves: readonly Move[]): Enrolment[] =>
  pupils.map((before) => {
    const move = moves.find(({ studentId }) => studentId === before.id);
    return move ? { ...before, grade: move.from, archivedAt: null } : before;
  });

const anySchool = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: DEMO_STUDENT_ID, max: DEMO_STUDENT_ID + 30 }),
    name: fc.constantFrom('سالم', 'ياسر', 'عمر'),
    grade: fc.constantFrom(...GRADES),
    archivedAt: fc.constantFrom(null, null, null, EARLIER),
  }),
  { selector: (enrolment) => enrolment.id, maxLength: 20 },
);

describe('a promotion', () => {
  it('moves every grade up and archives the last, but neither the demo pupil nor the archived', () => {
    const school = [
      pupil(1, 'سالم', 4),
      pupil(2, 'ياسر', 5),
      pupil(3, 'عمر', 6),
      pupil(4, 'زيد', 5, EARLIER),
      pupil(DEMO_STUDENT_ID, 'طالب', 4),
    ];
    const moves = planPromotion(school);
    expect(moves).toEqual([
      { studentId: 1, from: 4, to: 5 },
      { studentId: 2, from: 5, to: 6 },
      { studentId: 3, from: 6, to: null },
    ]);
    expect(movesByGrade(countByGrade(moves))).toEqual([
      { from: 4, to: 5, students: 1 },
      { from: 5, to: 6, students: 1 },
      { from: 6, to: null, students: 1 },
    ]);
  });

  it('no longer has the counts of before once it is done, so a second click is noticed', () => {
    fc.assert(
      fc.property(anySchool, (school) => {
        const moves = planPromotion(school);
        fc.pre(moves.length > 0);
        const again = planPromotion(promoted(school, moves));
        expect(countsAgree(countByGrade(moves), countByGrade(again))).toBe(false);
      }),
    );
  });
});

describe('an undo', () => {
  it('takes the promotion back exactly', () => {
    fc.assert(
      fc.property(anySchool, (school) => {
        const moves = planPromotion(school);
        const after = promoted(school, moves);
        const returning = planUndo(moves, after, AT);
        expect(returning).toHaveLength(moves.length);
        expect(returned(after, returning)).toEqual(school);
      }),
    );
  });

  it('leaves pupils alone whom staff moved, restored, archived or archived anew since', () => {
    const school = [pupil(1, 'أ', 4), pupil(2, 'ب', 4), pupil(3, 'ج', 6), pupil(4, 'د', 6), pupil(5, 'هـ', 5)];
    const moves = planPromotion(school);
    const since = [
      pupil(1, 'أ', 6),
      pupil(2, 'ب', 5, '2025-10-01T06:00:00.000Z'),
      pupil(3, 'ج', 6),
      pupil(4, 'د', 6, '2025-10-01T06:00:00.000Z'),
      pupil(5, 'هـ', 6),
    ];
    expect(planUndo(moves, since, AT)).toEqual([{ studentId: 5, from: 5, to: 6 }]);
  });

  it('leaves a pupil whose place a new namesake has taken, and the namesake who would meet that pupil', () => {
    const school = [pupil(1, 'سالم', 4), pupil(2, 'سالم', 5), pupil(3, 'سالم', 6), pupil(4, 'ياسر', 5)];
    const moves = planPromotion(school);
    const since = [...promoted(school, moves), pupil(5, 'سالم', 4)];
    expect(planUndo(moves, since, AT)).toEqual([{ studentId: 4, from: 5, to: 6 }]);
  });

  it('never makes two pupils of one name in a grade that were not so before', () => {
    fc.assert(
      fc.property(anySchool, anySchool, (before, newcomers) => {
        const seats = new Set(before.map((enrolment) => `${enrolment.grade} ${enrolment.name}`));
        fc.pre(seats.size === before.length);
        const moves = planPromotion(before);
        const after = promoted(before, moves);
        const present = after.filter(({ archivedAt }) => archivedAt === null);
        const free = newcomers
          .map((newcomer) => ({ ...newcomer, id: newcomer.id + 1000, archivedAt: null }))
          .filter((newcomer, index, all) => {
            const isNamesake = (other: Enrolment) => other.name === newcomer.name && other.grade === newcomer.grade;
            return !present.some(isNamesake) && all.findIndex(isNamesake) === index;
          });
        const since = [...after, ...free];
        const enrolled = planPromotion(returned(since, planUndo(moves, since, AT)));
        const names = new Map(since.map(({ id, name }) => [id, name]));
        const places = enrolled.map(({ studentId, from }) => `${from} ${names.get(studentId)}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
