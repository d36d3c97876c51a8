import { describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { changedFields, planImport } from '#domain/roster/import';
import type { RosterPupil } from '#domain/roster/pupils';

const HEADER = ['الاسم', 'الصف', 'الشعبة', 'قراءة الاسم', 'يُنادى'];

const pupil = (
  id: number,
  name: string,
  grade: RosterPupil['grade'],
  more: Partial<RosterPupil> = {},
): RosterPupil => ({
  id,
  name,
  grade,
  classId: null,
  nameReading: null,
  calledAs: null,
  ...more,
});

const errorsOf = (rows: string[][], existing: RosterPupil[] = []) =>
  planImport(rows, existing).errors.map(({ row, column, code }) => ({ row, column, code }));

describe('the header', () => {
  it('is found in any order and spelling, and unknown columns are reported as ignored', () => {
    const plan = planImport(
      [
        ['م', 'الفصل', 'الصف الدراسي', '', 'إسم الطالب', 'الجوال'],
        ['1', 'أ', '٤', '', 'سالم راشد', '05'],
      ],
      [],
    );
    expect(plan.errors).toEqual([]);
    expect(plan.ignoredColumns).toEqual(['م', 'الجوال']);
    const details = { classId: 'أ', nameReading: null, calledAs: null, nationalNumber: null };
    expect(plan.additions).toEqual([{ row: 2, name: 'سالم راشد', grade: 4, ...details }]);
  });

  it('may be of a girls’ school', () => {
    const plan = planImport(
      [
        ['اسم الطالبة الكامل', 'صف الطالبة', 'رقم هوية الطالبة', 'تُنادى'],
        ['سارة راشد', 'الرابع', '', ''],
      ],
      [],
    );
    expect(plan).toMatchObject({ errors: [], ignoredColumns: [], additions: [{ name: 'سارة راشد', grade: 4 }] });
  });

  it('must have a name and a grade column', () => {
    expect(errorsOf([['الشعبة'], ['أ']])).toEqual([
      { row: 1, column: null, code: 'missing_column' },
      { row: 1, column: null, code: 'missing_column' },
    ]);
  });

  it('may have the school and the year above it, and rows keep their numbers', () => {
    const rows = [
      ['مدرسة الأمل الابتدائية'],
      ['الصف', 'الرابع الابتدائي', '', 'العام ١٤٤٨'],
      [],
      ['م', '\u200fاســم الطالب\u200e', 'الصف'],
      ['1', 'سالم راشد', 'رابع'],
      ['2', 'ياسر حمد', 'سابع'],
    ];
    expect(errorsOf(rows)).toEqual([{ row: 6, column: 'الصف', code: 'unknown_grade' }]);
    expect(planImport(rows.slice(0, -1), []).additions).toMatchObject([{ row: 5, name: 'سالم راشد', grade: 4 }]);
    expect(errorsOf([['قائمة الطلاب'], ['م', 'الاسم'], ['1', 'سالم']])).toEqual([
      { row: 2, column: null, code: 'missing_column' },
    ]);
  });

  it('must not say one thing twice', () => {
    expect(errorsOf([['الاسم', 'الصف', 'اسم الطالب']])).toEqual([
      { row: 1, column: 'اسم الطالب', code: 'repeated_column' },
    ]);
  });
});

describe('errors', () => {
  it('carry the row and the column that a person sees in the spreadsheet', () => {
    const rows = [
      HEADER,
      ['سالم', '4', '', ''],
      ['', '', '', ''],
      ['', '4', 'أ', ''],
      ['سا\u202eلم', '7', 'ش'.repeat(21), 'ق'.repeat(121), 'ع'.repeat(25)],
      ['س'.repeat(81), '', '', 'أ\u0007'],
      ['ياسر'],
    ];
    expect(errorsOf(rows)).toEqual([
      { row: 4, column: 'الاسم', code: 'empty_name' },
      { row: 5, column: 'الصف', code: 'unknown_grade' },
      { row: 5, column: 'الشعبة', code: 'too_long' },
      { row: 5, column: 'قراءة الاسم', code: 'too_long' },
      { row: 5, column: 'يُنادى', code: 'too_long' },
      { row: 6, column: 'الاسم', code: 'too_long' },
      { row: 6, column: 'الصف', code: 'unknown_grade' },
      { row: 7, column: 'الصف', code: 'unknown_grade' },
    ]);
  });

  it('show what stands in the cell', () => {
    const { errors } = planImport([HEADER, ['سالم', 'سابع']], []);
    expect(errors.map(({ value }) => value)).toEqual(['سابع']);
  });

  it('name the second row of the same pupil, also where only the Unicode form differs', () => {
    const rows = [HEADER, ['أحمد', '4'], ['أحمد', '5'], [' \u0627\u0654حمد ', 'الرابع']];
    expect(errorsOf(rows)).toEqual([{ row: 4, column: 'الاسم', code: 'repeated_in_file' }]);
  });

  it.each([
    ['two pupils of that name are in the grade', [['سالم', '4']], [pupil(1, 'سالم', 4), pupil(2, 'سالم', 4)], [2]],
    ['two pupils of that name are in other grades', [['سالم', '6']], [pupil(1, 'سالم', 4), pupil(2, 'سالم', 5)], [2]],
    [
      'two rows could be the one who moved',
      [
        ['سالم', '4'],
        ['سالم', '6'],
      ],
      [pupil(1, 'سالم', 5)],
      [2, 3],
    ],
    [
      'one of two namesakes elsewhere is not in the file',
      [
        ['سالم', '4'],
        ['سالم', '6'],
      ],
      [pupil(1, 'سالم', 4), pupil(2, 'سالم', 5)],
      [3],
    ],
  ])('say that a name is ambiguous where %s', (_case, rows, existing, expected) => {
    const errors = errorsOf([HEADER, ...rows], existing);
    expect(errors).toEqual(expected.map((row) => ({ row, column: 'الاسم', code: 'ambiguous_name' })));
  });
});

describe('a row', () => {
  it.each(['\u200fسالم\u200e بن\u00a0راشد', 'ســالم بن  راشد', 'سالم بن\nراشد', '\ufeffسالم\u200c بن راشد\u202c'])(
    'of a list names the pupil, whatever nobody sees in it: %j',
    (written) => {
      const known = pupil(7, 'سالم بن راشد', 4, { classId: 'أ' });
      expect(planImport([HEADER, [written, '\u200f٤', 'الشعبة ا']], [known])).toMatchObject({
        unchanged: 1,
        errors: [],
      });
      expect(planImport([HEADER, [written, '4', 'ا']], []).additions).toMatchObject([
        { name: 'سالم بن راشد', classId: 'أ' },
      ]);
    },
  );

  it('is of the pupil whose own name has such things', () => {
    const known = pupil(7, 'ســالم  بن راشد', 4);
    expect(planImport([HEADER, ['سالم بن راشد', '4']], [known]).unchanged).toBe(1);
  });

  it('updates class, reading and what they are called of the pupil with that name and grade', () => {
    const existing = [pupil(7, 'سالم', 4, { classId: 'أ' })];
    const plan = planImport([HEADER, ['سالم', '4', 'ب', 'سَالِم', 'أبو خالد']], existing);
    expect(plan.additions).toEqual([]);
    expect(plan.changes.map(({ row, before }) => ({ row, id: before.id }))).toEqual([{ row: 2, id: 7 }]);
    expect(plan.changes.flatMap(changedFields)).toEqual([
      { field: 'classId', before: 'أ', after: 'ب' },
      { field: 'nameReading', before: null, after: 'سَالِم' },
      { field: 'calledAs', before: null, after: 'أبو خالد' },
    ]);
  });

  it('empties a detail whose cell is empty and leaves one alone whose column is missing', () => {
    const existing = [pupil(7, 'سالم', 4, { classId: 'أ', nameReading: 'سَالِم' })];
    const plan = planImport(
      [
        ['الاسم', 'الصف', 'الشعبة'],
        ['سالم', '4', ''],
      ],
      existing,
    );
    expect(plan.changes.flatMap(changedFields)).toEqual([{ field: 'classId', before: 'أ', after: null }]);
  });

  it('moves the only pupil of that name from another grade', () => {
    const plan = planImport([HEADER, ['سالم', '5']], [pupil(7, 'سالم', 4)]);
    expect(plan.changes.flatMap(changedFields)).toEqual([{ field: 'grade', before: 4, after: 5 }]);
  });

  it('adds a namesake where another row is the pupil of the other grade', () => {
    const plan = planImport([HEADER, ['سالم', '4'], ['سالم', '5']], [pupil(7, 'سالم', 5)]);
    expect(plan.unchanged).toBe(1);
    expect(plan.additions).toMatchObject([{ row: 2, name: 'سالم', grade: 4 }]);
  });

  it('never means the demo pupil', () => {
    const plan = planImport([HEADER, ['سالم', '4'], ['ياسر', '5']], [pupil(DEMO_STUDENT_ID, 'سالم', 4)]);
    expect(plan.additions.map((added) => added.name)).toEqual(['سالم', 'ياسر']);
  });
});

describe('a sheet without pupils', () => {
  it.each([[[]], [[['', ' ']]], [[HEADER]], [[HEADER, ['', '']]]])('plans nothing: %j', (rows: string[][]) => {
    expect(planImport(rows, [pupil(1, 'سالم', 4)])).toMatchObject({
      additions: [],
      changes: [],
      unchanged: 0,
      likenesses: [],
      errors: [],
      ignoredColumns: [],
    });
  });
});
