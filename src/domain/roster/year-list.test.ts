import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { GRADES, type Grade } from './grades.ts';
import { type ImportPlan, planImport } from './import.ts';
import type { LikenessChoice } from './import-likeness.ts';
import type { RosterPupil } from './pupils.ts';
import { yearGroups, yearMoves } from './year-list.ts';

const pupil = (id: number, name: string, grade: Grade): RosterPupil => ({
  ...{ id, name, grade },
  ...{ classId: null, nameReading: null, calledAs: null },
});

const plan = (
  rows: readonly (readonly [string, Grade])[],
  existing: readonly RosterPupil[],
  ...choices: LikenessChoice[]
) =>
  planImport([['الاسم', 'الصف'], ...rows.map(([name, grade]) => [name, String(grade)])], existing, {
    ...{ choices, isNewYear: true },
  });

const names = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);
const groups = (of: ImportPlan) => {
  const { staying, jumping, graduating, leaving } = yearGroups(of);
  return {
    staying: staying.map(({ before }) => before.name),
    jumping: jumping.map(({ before }) => before.name),
    graduating: names(graduating),
    leaving: names(leaving),
    added: names(of.additions),
  };
};

const [SALIM, YASIR, WALID, NAYIF] = [
  pupil(1, 'سالم راشد', 4),
  pupil(2, 'ياسر حمد', 4),
  pupil(3, 'وليد فهد', 5),
  pupil(4, 'نايف سعود', 6),
];
const SCHOOL = [SALIM, YASIR, WALID, NAYIF];
const WHOLE = [
  [SALIM.name, 5],
  [YASIR.name, 4],
  [WALID.name, 6],
  ['خالد عمر', 4],
] as const;

describe('the list of a new year', () => {
  it('says who moves up, who stays, who graduates and who is new', () => {
    const made = plan(WHOLE, SCHOOL);
    expect(yearGroups(made).up).toEqual([
      { from: 4, students: 1 },
      { from: 5, students: 1 },
      { from: 6, students: 0 },
    ]);
    const staying = [YASIR.name];
    expect(groups(made)).toEqual({ staying, jumping: [], graduating: [NAYIF.name], leaving: [], added: ['خالد عمر'] });
    expect(yearMoves(made)).toEqual([
      { studentId: 1, from: 4, to: 5 },
      { studentId: 3, from: 5, to: 6 },
      { studentId: 4, from: 6, to: null },
    ]);
  });

  it('has lost whom it does not name, but not the try-out pupil', () => {
    const made = plan([WHOLE[1], WHOLE[2], ['خالد عمر', 5]], [...SCHOOL, pupil(DEMO_STUDENT_ID, 'طالب تجريبي', 4)]);
    expect(groups(made)).toMatchObject({ leaving: [SALIM.name], graduating: [NAYIF.name] });
  });

  it('says nothing of whoever may be in a grade that it does not have', () => {
    expect(plan([['خالد عمر', 4]], SCHOOL).leaving).toEqual([]);
    expect(names(plan([['خالد عمر', 6]], SCHOOL).leaving)).toEqual([NAYIF.name]);
    expect(
      names(
        plan(
          [
            ['خالد عمر', 5],
            ['عمر خالد', 6],
          ],
          SCHOOL,
        ).leaving,
      ),
    ).toEqual([WALID.name, NAYIF.name]);
  });

  it('lets a namesake move up to where another has just been', () => {
    const [lower, upper] = [pupil(7, 'أحمد علي', 5), pupil(8, 'أحمد علي', 4)];
    const made = plan([['أحمد علي', 6], ['أحمد علي', 5], WHOLE[1]], [lower, upper, YASIR]);
    expect(made.errors).toMatchObject([{ code: 'ambiguous_name' }, { code: 'ambiguous_name' }]);
    const left = plan(
      [
        ['أحمد علي', 6],
        ['خالد عمر', 4],
        ['عمر خالد', 5],
      ],
      [lower, YASIR],
    );
    expect(left.changes).toMatchObject([{ before: { id: 7 }, after: { grade: 6 } }]);
  });

  it('guesses nothing where a pupil may have stayed, and another of the name have come', () => {
    expect(
      plan(
        [
          ['أحمد علي', 4],
          ['أحمد علي', 5],
        ],
        [pupil(7, 'أحمد علي', 4)],
      ).errors,
    ).toHaveLength(2);
  });

  it('does not let go of somebody who is still asked about, and does when it is another', () => {
    const rows = [
      ['احمد على', 5],
      ['خالد عمر', 4],
      ['عمر خالد', 6],
    ] as const;
    const ahmad = pupil(7, 'أحمد علي', 4);
    const asked = plan(rows, [ahmad]);
    expect(asked).toMatchObject({ likenesses: [{ like: { studentId: 7 }, is: null }], leaving: [] });
    expect(names(plan(rows, [ahmad], { row: 2, studentId: 7, is: 'other' }).leaving)).toEqual([ahmad.name]);
    expect(plan(rows, [ahmad], { row: 2, studentId: 7, is: 'same' }).leaving).toEqual([]);
  });

  it('shows who jumps, and that it is perhaps the list of the year that ends', () => {
    const made = plan(
      [
        [SALIM.name, 6],
        [YASIR.name, 4],
        [WALID.name, 5],
      ],
      SCHOOL,
    );
    expect(groups(made).jumping).toEqual([SALIM.name]);
    expect(yearGroups(made).isSameYear).toBe(true);
    expect(yearGroups(plan(WHOLE, SCHOOL)).isSameYear).toBe(false);
  });
});

describe('a list of another school', () => {
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => pupil(at, `طالب ${from + at}`, 4));
  const listOf = (those: readonly RosterPupil[]) => those.map(({ name }) => [name, 5] as const);

  it.each([
    [100, true],
    [1, true],
    [5, false],
  ])('is told where %j of 20 are known', (known, isStrange) => {
    const school = people(0, 20);
    expect(plan(listOf(people(known === 100 ? 100 : 20 - known, 20)), school).isStrange).toBe(isStrange);
  });

  it('is nothing that a small or an empty school can have', () => {
    expect(plan(listOf(people(100, 20)), people(0, 5)).isStrange).toBe(false);
  });
});

const NAMES = ['سالم', 'ياسر', 'وليد', 'نايف', 'خالد', 'عمر', 'فهد', 'سعد'];
const grade = fc.constantFrom(...GRADES);
const school = fc
  .uniqueArray(fc.record({ name: fc.constantFrom(...NAMES), grade }), {
    selector: ({ name, grade: of }) => `${of} ${name}`,
  })
  .map((all) => all.map((each, at) => pupil(at + 1, each.name, each.grade)));
const list = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), grade), { selector: (row) => row.join() });

it('puts everybody of the school and of the list in one place at most, and leaves no two of a name in a grade', () => {
  fc.assert(
    fc.property(list, school, (rows, existing) => {
      const made = plan(rows, existing);
      fc.pre(made.errors.length === 0);
      const touched = made.touched.map(({ before }) => before.id);
      const leaving = made.leaving.map(({ id }) => id);
      const spoken = [...touched, ...leaving];
      expect(new Set(spoken).size).toBe(spoken.length);
      expect(made.touched.length + made.additions.length).toBe(rows.length);
      const now = new Map(made.touched.map(({ before, after }) => [before.id, after]));
      const after = [
        ...existing.filter(({ id }) => !leaving.includes(id)).map((each) => now.get(each.id) ?? each),
        ...made.additions,
      ].map((each) => `${each.grade} ${each.name}`);
      expect(new Set(after).size).toBe(after.length);
      for (const [name, of] of rows) expect(after).toContain(`${of} ${name}`);
    }),
  );
});
