import { describe, expect, it } from 'vitest';
import { changedFields, planImport } from './import.ts';
import type { LikenessChoice, Sameness } from './import-likeness.ts';
import { isNameKept } from './names.ts';
import type { RosterPupil } from './pupils.ts';

const [FIRST, SECOND, THIRD] = ['1058529940', '1234567897', '2000000014'];

const pupil = (id: number, name: string, grade: RosterPupil['grade']): RosterPupil => ({
  ...{ id, name, grade },
  ...{ classId: null, nameReading: null, calledAs: null },
});

const AHMAD = pupil(7, 'أحمد علي الغامدي', 4);

const plan = (
  rows: readonly string[][],
  existing: readonly RosterPupil[],
  known: Record<string, number> = {},
  ...choices: LikenessChoice[]
) =>
  planImport([['الاسم', 'الصف', 'رقم الهوية'], ...rows], existing, {
    choices,
    numbers: {
      keyOf: (number) => `key of ${number}`,
      pupils: new Map(Object.entries(known).map(([number, id]) => [`key of ${number}`, id])),
    },
  });

const said = (row: number, studentId: number, is: Sameness): LikenessChoice => ({ row, studentId, is });
const faults = ({ errors }: ReturnType<typeof plan>) => errors.map(({ row, column, code }) => ({ row, column, code }));

describe('a list with national numbers', () => {
  it('gives them to whom it adds, and to a pupil who has none', () => {
    const made = plan(
      [
        [AHMAD.name, '4', '١٠٥٨٥٢٩٩٤٠'],
        ['سالم راشد', '5', SECOND],
        ['ياسر حمد', '5', ''],
      ],
      [AHMAD],
    );
    expect(made.changes).toMatchObject([{ before: { id: 7 }, nationalNumber: FIRST }]);
    expect(made.additions).toMatchObject([
      { name: 'سالم راشد', nationalNumber: SECOND },
      { name: 'ياسر حمد', nationalNumber: null },
    ]);
  });

  it('gives nothing to a pupil whose number it is already', () => {
    expect(plan([[AHMAD.name, '4', FIRST]], [AHMAD], { [FIRST]: 7 })).toMatchObject({ changes: [], unchanged: 1 });
  });

  it('finds the pupil of a number by another name and in another grade, and shows the new name as a change', () => {
    const { changes, additions, likenesses } = plan([['أحمد علي الزهراني', '5', FIRST]], [AHMAD], { [FIRST]: 7 });
    expect({ additions, likenesses }).toEqual({ additions: [], likenesses: [] });
    expect(changes.flatMap(changedFields)).toEqual([
      { field: 'name', before: AHMAD.name, after: 'أحمد علي الزهراني' },
      { field: 'grade', before: 4, after: 5 },
    ]);
  });

  it('keeps the spelling of the school where no more than that differs', () => {
    expect(plan([['احمد بن على الغامدى', '4', FIRST]], [AHMAD], { [FIRST]: 7 })).toMatchObject({
      ...{ changes: [], likenesses: [] },
      unchanged: 1,
    });
  });

  it('takes nobody for a namesake with another number, and asks', () => {
    const rows = [[AHMAD.name, '6', SECOND]];
    const asked = plan(rows, [AHMAD], { [FIRST]: 7 });
    expect(asked).toMatchObject({ additions: [], changes: [], likenesses: [{ why: 'other_number', is: null }] });
    expect(plan(rows, [AHMAD], { [FIRST]: 7 }, said(2, 7, 'other')).additions).toMatchObject([
      { nationalNumber: SECOND },
    ]);
    const [same] = plan(rows, [AHMAD], { [FIRST]: 7 }, said(2, 7, 'same')).changes;
    expect(same).toMatchObject({ after: { id: 7, grade: 6 }, nationalNumber: null });
    expect(faults(plan([[AHMAD.name, '4', SECOND]], [AHMAD], { [FIRST]: 7 }, said(2, 7, 'other')))).toMatchObject([
      { code: 'ambiguous_name' },
    ]);
  });

  it('asks where a number is of somebody who is called wholly otherwise, and takes no second owner', () => {
    const rows = [['فهد سعد القحطاني', '4', FIRST]];
    const known = { [FIRST]: 7 };
    expect(plan(rows, [AHMAD], known)).toMatchObject({ changes: [], likenesses: [{ why: 'other_name', is: null }] });
    expect(plan(rows, [AHMAD], known, said(2, 7, 'renamed')).changes).toMatchObject([
      { after: { id: 7, name: 'فهد سعد القحطاني' } },
    ]);
    expect(plan(rows, [AHMAD], known, said(2, 7, 'same'))).toMatchObject({ changes: [], unchanged: 1 });
    expect(faults(plan(rows, [AHMAD], known, said(2, 7, 'other')))).toEqual([
      { row: 2, column: 'رقم الهوية', code: 'number_taken' },
    ]);
  });

  it('adds two who are called almost alike and have numbers of their own', () => {
    const rows = [
      ['احمد علي', '4', FIRST],
      ['أحمد بن علي', '4', SECOND],
    ];
    expect(plan(rows, [])).toMatchObject({ likenesses: [], additions: [{ row: 2 }, { row: 3 }] });
  });

  it('says which numbers are none, stand twice, or are of somebody archived', () => {
    const rows = [
      ['سالم راشد', '4', '1058529941'],
      ['ياسر حمد', '4', SECOND],
      ['وليد فهد', '5', SECOND],
      ['نايف سعود', '6', THIRD],
    ];
    expect(faults(plan(rows, [AHMAD], { [THIRD]: 4711 }))).toEqual([
      { row: 2, column: 'رقم الهوية', code: 'bad_national_number' },
      { row: 4, column: 'رقم الهوية', code: 'repeated_number' },
      { row: 5, column: 'رقم الهوية', code: 'number_archived' },
    ]);
  });

  it('never puts the pupil of a number beside a namesake of the grade', () => {
    const namesake = pupil(8, AHMAD.name, 5);
    expect(faults(plan([[AHMAD.name, '5', FIRST]], [AHMAD, namesake], { [FIRST]: 7 }))).toMatchObject([
      { row: 2, code: 'ambiguous_name' },
    ]);
  });
});

describe('a name', () => {
  it.each([
    ['أحمد علي الغامدي', 'احمد بن على الزهراني', true],
    ['أحمد علي', 'أحمد', true],
    ['أحمد علي الغامدي', 'أحمد سعد القحطاني', false],
    ['سالم', 'ياسر', false],
  ])('%j that became %j is kept: %j', (before, now, isKept) => {
    expect(isNameKept(before, now)).toBe(isKept);
  });
});
