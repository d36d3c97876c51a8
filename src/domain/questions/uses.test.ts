import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES } from '#domain/roster/grades';
import { DIFFICULTIES, QUESTION_USES } from './kinds.ts';
import type { Question } from './questions.ts';
import { canBeShared, faultsInUse, gradesOf, hasSetShrunkBelow, nextNumber } from './uses.ts';

const use = fc.constantFrom(...QUESTION_USES);
const taken = fc.array(fc.record({ use, number: fc.integer({ min: 1, max: 510 }) }), { maxLength: 40 });

describe('the number of the next question', () => {
  it('begins at one in practice and after five hundred in the race', () => {
    expect(QUESTION_USES.map((each) => nextNumber(each, []))).toEqual([1, 501]);
    expect(nextNumber('practice', [{ use: 'race', number: 501 }])).toBe(1);
    expect(nextNumber('race', [{ use: 'practice', number: 7 }])).toBe(501);
  });

  it('is nobody’s yet, and after all of its own', () => {
    fc.assert(
      fc.property(use, taken, (each, numbered) => {
        const next = nextNumber(each, numbered);
        for (const { number, use: other } of numbered)
          expect(other === each ? next > number : next !== number).toBe(true);
      }),
    );
  });

  it('is the next in practice as long as there are less than five hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 499 }), fc.nat(300), (practised, raced) => {
        const numbered = [
          ...Array.from({ length: practised }, (_, at) => ({ use: 'practice' as const, number: at + 1 })),
          ...Array.from({ length: raced }, (_, at) => ({ use: 'race' as const, number: at + 501 })),
        ];
        expect(nextNumber('practice', numbered)).toBe(practised + 1);
        expect(nextNumber('race', numbered)).toBe(raced + 501);
      }),
    );
  });
});

const CHOICE: Question = {
  grade: 4,
  subject: 'Tawheed',
  type: 'choice',
  text: 'كم عدد أركان الإيمان؟',
  options: ['أربعة', 'خمسة', 'ستة', 'سبعة'],
  answer: 2,
  difficulty: 'easy',
  points: 5,
  source: 'حديث جبريل',
  correction: null,
  explanation: null,
};

describe('what a race asks', () => {
  it('offers four options, no more and no fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), (count) => {
        const question = { ...CHOICE, options: Array.from({ length: count }, (_, at) => `خيار ${at}`), answer: 0 };
        expect(faultsInUse('practice', question, [])).toEqual([]);
        expect(faultsInUse('race', question, [])).toEqual(count === 4 ? [] : ['race_not_four_options']);
      }),
    );
  });

  it('is a choice', () => {
    const side = { ...CHOICE, type: 'truefalse', options: [], answer: 0 } as const;
    expect(faultsInUse('race', side, [])).toEqual(['race_not_a_choice']);
  });

  it('is held to all that practice is', () => {
    expect(faultsInUse('race', { ...CHOICE, source: '…' }, [])).toEqual(['source_missing']);
  });
});

describe('the grades of a question', () => {
  it('begin with its own, name each once and no other', () => {
    const grade = fc.constantFrom(...GRADES);
    fc.assert(
      fc.property(grade, fc.array(grade), (own, further) => {
        const grades = gradesOf(own, further);
        expect(grades[0]).toBe(own);
        expect(new Set(grades)).toEqual(new Set([own, ...further]));
        expect(new Set(grades).size).toBe(grades.length);
      }),
    );
  });

  it('are one where its options are those of the grade', () => {
    expect((['truefalse', 'choice', 'matching'] as const).map(canBeShared)).toEqual([true, true, false]);
  });
});

describe('a set of the race', () => {
  const sizes = fc
    .array(fc.nat(40), { minLength: 9, maxLength: 9 })
    .map((counts) =>
      GRADES.flatMap((grade, row) =>
        DIFFICULTIES.map((difficulty, column) => ({ grade, difficulty, count: counts[row * 3 + column] as number })),
      ),
    );

  it('may not shrink below its least, and may otherwise change as it likes', () => {
    fc.assert(
      fc.property(sizes, sizes, (before, after) => {
        const fell = before.some(({ count }, at) => {
          const left = after[at]?.count as number;
          return left < count && left < 30;
        });
        // A set that is gone has no row.
        const found = after.filter(({ count }) => count > 0);
        expect(hasSetShrunkBelow(30, before, found)).toBe(fell);
      }),
    );
  });
});
