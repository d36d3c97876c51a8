import { describe, expect, it } from 'vitest';
import { planImport } from './import.ts';
import type { LikenessChoice, Sameness } from './import-likeness.ts';
import { likenessKey } from './names.ts';
import type { RosterPupil } from './pupils.ts';

const pupil = (id: number, name: string, grade: RosterPupil['grade']): RosterPupil => ({
  ...{ id, name, grade },
  ...{ classId: null, nameReading: null, calledAs: null },
});

const plan = (rows: readonly string[][], existing: RosterPupil[], ...choices: LikenessChoice[]) =>
  planImport([['الاسم', 'الصف'], ...rows], existing, { choices });

const said = (row: number, studentId: number | null, is: Sameness): LikenessChoice => ({ row, studentId, is });

describe('a name', () => {
  it.each([
    ['أحمد بن علي', 'احمد على'],
    ['عبد الله فهد', 'عبدالله فهد'],
    ['حمزة يحيى', 'حمزه يحيي'],
    ['رائد فؤاد', 'رايد فواد'],
    ['سالم ابن راشد', 'سَالِم بن راشد'],
    ['سارة بنت راشد', 'ساره راشد'],
    ['نورة ابنة فهد', 'نوره بنت فهد'],
  ])('%j is almost %j', (name, other) => {
    expect(likenessKey(name)).toBe(likenessKey(other));
  });

  it.each([
    ['أحمد علي', 'أحمد علي سعد'],
    ['حسن', 'حسين'],
    ['عمر', 'عمرو'],
  ])('%j is another than %j', (name, other) => {
    expect(likenessKey(name)).not.toBe(likenessKey(other));
  });
});

describe('a row whose name is almost that of a pupil', () => {
  const AHMAD = pupil(7, 'أحمد علي', 4);

  it('is asked about, and is neither added nor the pupil until it is said', () => {
    const { likenesses, ...others } = plan([['احمد على', '4']], [AHMAD]);
    expect(likenesses).toEqual([
      {
        ...{ row: 2, name: 'احمد على', grade: 4, why: 'spelling', is: null },
        like: { studentId: 7, row: null, name: 'أحمد علي', grade: 4 },
      },
    ]);
    expect(others).toMatchObject({ additions: [], changes: [], unchanged: 0, errors: [] });
  });

  it('is the pupil, with the name of before or that of the sheet, or somebody else', () => {
    const rows = [['احمد على', '5']];
    const [same] = plan(rows, [AHMAD], said(2, 7, 'same')).changes;
    expect(same?.after).toMatchObject({ id: 7, name: 'أحمد علي', grade: 5 });
    const [renamed] = plan(rows, [AHMAD], said(2, 7, 'renamed')).changes;
    expect(renamed?.after).toMatchObject({ id: 7, name: 'احمد على', grade: 5 });
    expect(plan(rows, [AHMAD], said(2, 7, 'other'))).toMatchObject({
      changes: [],
      additions: [{ name: 'احمد على', grade: 5 }],
    });
  });

  it('is asked about again where the answer was about another pupil or another row', () => {
    for (const choice of [said(2, 8, 'same'), said(3, 7, 'same'), said(2, null, 'same')])
      expect(plan([['احمد على', '4']], [AHMAD], choice).likenesses).toMatchObject([{ is: null }]);
  });

  it('means nobody whom another row names', () => {
    const { likenesses, unchanged } = plan(
      [
        ['أحمد علي', '4'],
        ['احمد على', '5'],
      ],
      [AHMAD],
    );
    expect({ likenesses, unchanged }).toEqual({ likenesses: [], unchanged: 1 });
  });

  it('means the one of its grade, and nobody guesses between two', () => {
    const elsewhere = pupil(8, 'أحمد بن علي', 5);
    expect(plan([['احمد على', '5']], [AHMAD, elsewhere]).likenesses).toMatchObject([{ like: { studentId: 8 } }]);
    expect(plan([['احمد على', '6']], [AHMAD, elsewhere]).errors).toMatchObject([{ row: 2, code: 'ambiguous_name' }]);
  });

  it('cannot be said to be the pupil where two of one name would be in a grade', () => {
    const rows = [
      ['أحمد علي', '5'],
      ['احمد على', '5'],
    ];
    const existing = [pupil(8, 'أحمد علي', 5), AHMAD];
    expect(plan(rows, existing).likenesses).toMatchObject([{ row: 3, like: { studentId: 7 } }]);
    expect(plan(rows, existing, said(3, 7, 'same')).errors).toMatchObject([{ row: 3, code: 'ambiguous_name' }]);
    expect(plan(rows, existing, said(3, 7, 'renamed')).errors).toEqual([]);
  });
});

describe('two rows of one grade whose names are almost one', () => {
  const rows = [
    ['أحمد علي', '4'],
    ['احمد على', '4'],
    ['احمد علي', '5'],
  ];

  it('are asked about once, and added once or twice as it is said', () => {
    expect(plan(rows, [])).toMatchObject({
      additions: [{ row: 2 }, { row: 4 }],
      likenesses: [{ row: 3, like: { studentId: null, row: 2, name: 'أحمد علي' } }],
    });
    expect(plan(rows, [], said(3, null, 'same'))).toMatchObject({ additions: [{ row: 2 }, { row: 4 }], unchanged: 1 });
    expect(plan(rows, [], said(3, null, 'other')).additions).toHaveLength(3);
  });

  it('are asked about also where the later is a pupil', () => {
    expect(plan(rows, [pupil(7, 'احمد على', 4)])).toMatchObject({
      additions: [{ row: 4 }],
      unchanged: 1,
      likenesses: [{ row: 2, like: { studentId: null, row: 3 } }],
    });
  });
});
