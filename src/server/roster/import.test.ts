import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

type Sheet = unknown[][];

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const preview = (rows: Sheet) => teacher.agent.call('POST /api/admin/students/import/preview', { body: { rows } });
const importSheet = (rows: Sheet, choices?: object[]) =>
  teacher.agent.call('POST /api/admin/students/import', { body: { rows, choices } });
const roster = async () => {
  const rows = await world.deps.db.selectFrom('students').select(['id', 'name', 'grade', 'classId']).execute();
  return rows
    .filter((row) => row.id !== DEMO_STUDENT_ID)
    .map((row) => [row.name, row.grade, row.classId])
    .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), 'ar'));
};

const HEADER = ['الاسم', 'الصف', 'الشعبة'];

describe('importing pupils', () => {
  it('previews what would change and changes nothing', async () => {
    const known = await world.student({ name: 'سالم بن زيد', grade: 4 });
    await world.student({ name: 'ياسر بن زيد', grade: 5 });
    const rows = [HEADER, ['سالم بن زيد', 'الرابع', 'أ'], ['ياسر بن زيد', '٥', ''], ['جابر بن زيد', '6', 'ب']];
    expect((await preview(rows)).body).toEqual({
      additions: [
        {
          row: 4,
          name: 'جابر بن زيد',
          grade: 6,
          classId: 'ب',
          nameReading: null,
          calledAs: null,
          nationalNumber: null,
        },
      ],
      changes: [
        {
          row: 2,
          studentId: known.id,
          name: 'سالم بن زيد',
          fields: [{ field: 'classId', before: null, after: 'أ' }],
        },
      ],
      unchanged: 1,
      likenesses: [],
      ignoredColumns: [],
      isStrange: false,
      errors: [],
    });
    expect(await roster()).toHaveLength(2);
    expect(await auditLines(world, 'students_imported')).toEqual([]);
  });

  it('adds and changes what the preview said, in one audited step', async () => {
    await world.student({ name: 'سالم بن زيد', grade: 4 });
    const rows = [HEADER, ['سالم بن زيد', '5', 'أ'], ['  جابر بن زيد ', '6', '']];
    expect((await importSheet(rows)).body).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await roster()).toEqual([
      ['جابر بن زيد', 6, null],
      ['سالم بن زيد', 5, 'أ'],
    ]);
    const [line] = await auditLines(world, 'students_imported');
    expect(line).toMatchObject({ staffId: teacher.id, actorName: teacher.name });
    expect(line?.details).toContain('جابر بن زيد');
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ students: [{ name: 'سالم بن زيد', grade: 4 }] });
    const found = await teacher.agent.call('GET /api/admin/students', { query: { search: 'جابر' } });
    expect(found.body.students).toHaveLength(1);
  });

  it('takes the sheet whole or not at all, and names the row and column of every error', async () => {
    const rows = [
      HEADER,
      ['جابر بن زيد', '6', ''],
      ['', '5', ''],
      ['وليد بن زيد', 'الثالث', ''],
      ['ف'.repeat(81), '4', ''],
      ['جابر بن زيد', 'السادس', ''],
    ];
    expect((await preview(rows)).body).toMatchObject({
      additions: [],
      errors: [
        { row: 3, column: 'الاسم', value: '', code: 'empty_name' },
        { row: 4, column: 'الصف', value: 'الثالث', code: 'unknown_grade' },
        { row: 5, column: 'الاسم', value: 'ف'.repeat(81), code: 'too_long' },
        { row: 6, column: 'الاسم', value: 'جابر بن زيد', code: 'repeated_in_file' },
      ],
    });
    const answer = await importSheet(rows);
    expect(answer.status).toBe(422);
    expect(answer.error).toMatchObject({ code: 'import_has_errors', message: 'في الملف أخطاء، لم يُحفظ شيء' });
    expect(await roster()).toEqual([]);
  });

  it('asks about a name that is almost a pupil’s, and saves nothing until it is said', async () => {
    const known = await world.student({ name: 'أحمد بن علي', grade: 4 });
    const rows = [HEADER, ['احمد على', '٤', 'أ'], ['جابر بن زيد', '6', '']];
    const asked = { row: 2, name: 'احمد على', grade: 4, why: 'spelling', is: null };
    expect((await preview(rows)).body).toMatchObject({
      additions: [{ row: 3 }],
      changes: [],
      likenesses: [{ ...asked, like: { studentId: known.id, row: null, name: 'أحمد بن علي', grade: 4 } }],
    });
    const refusal = await importSheet(rows);
    expect(refusal.status).toBe(422);
    expect(refusal.error.code).toBe('import_needs_choices');
    const other = await world.student({ name: 'حسن بن زيد', grade: 5 });
    const ofAnother = await importSheet(rows, [{ row: 2, studentId: other.id, is: 'same' }]);
    expect(ofAnother.error.code).toBe('import_needs_choices');
    expect(await roster()).toHaveLength(2);

    const choices = [{ row: 2, studentId: known.id, is: 'renamed' }];
    expect((await importSheet(rows, choices)).body).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect(await roster()).toContainEqual(['احمد على', 4, 'أ']);
    const [line] = await auditLines(world, 'students_imported');
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ students: [{ id: known.id, name: 'أحمد بن علي' }] });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ students: [{ id: known.id, name: 'احمد على' }] });

    const importId = (await teacher.agent.call('GET /api/admin/students/import')).body.undoable?.importId ?? 0;
    await teacher.agent.call('POST /api/admin/students/import/undo', { body: { importId } });
    expect(await roster()).toEqual([
      ['أحمد بن علي', 4, null],
      ['حسن بن زيد', 5, null],
    ]);
  });

  it.each([
    ['same', [['أحمد بن علي', 5, null]]],
    [
      'other',
      [
        ['احمد على', 5, null],
        ['أحمد بن علي', 4, null],
      ],
    ],
  ])('takes the pupil for the %s one where that is said', async (is, pupils) => {
    const known = await world.student({ name: 'أحمد بن علي', grade: 4 });
    await importSheet([HEADER, ['احمد على', '5', '']], [{ row: 2, studentId: known.id, is }]);
    expect(await roster()).toEqual(expect.arrayContaining(pupils));
    expect(await roster()).toHaveLength(pupils.length);
  });

  it.each([
    [{ row: 0, studentId: 1, is: 'same' }],
    [{ row: 2, studentId: -1, is: 'same' }],
    [{ row: 2, studentId: 1, is: 'perhaps' }],
    [{ row: 2, is: 'same' }],
  ])('does not take the answer %j', async (choice) => {
    const answer = await importSheet([HEADER, ['سالم', '4', '']], [choice]);
    expect(answer.status).toBe(400);
    expect(await roster()).toEqual([]);
  });

  it('says which column is missing', async () => {
    const { body } = await preview([['الاسم'], ['سالم']]);
    expect(body.errors).toEqual([{ row: 1, column: 'الصف', value: '', code: 'missing_column' }]);
  });

  it.each([[[]], [[HEADER]], [[['', ''], ['']]]])('refuses a sheet without a pupil: %j', async (rows) => {
    for (const answer of [await preview(rows), await importSheet(rows)]) {
      expect(answer.status).toBe(422);
      expect(answer.error.code).toBe('import_empty');
    }
  });

  it.each([
    ['a number for a cell', [[...HEADER], [7, 4, '']]],
    ['more than 2,000 pupils', [HEADER, ...Array.from({ length: 2001 }, (_, n) => [`اسم ${n}`, '4', ''])]],
    ['more than 20 columns', [Array.from({ length: 21 }, () => 'x')]],
    ['a cell of 201 letters', [HEADER, ['س'.repeat(201), '4', '']]],
  ])('refuses %s', async (_, rows) => {
    const answer = await importSheet(rows);
    expect(answer.status).toBe(400);
    expect(answer.error.code).toBe('validation');
    expect(await roster()).toEqual([]);
  });

  it('remembers what the columns of a list are when it is taken, and the latest that was said', async () => {
    const known = async () => (await teacher.agent.call('GET /api/admin/students/import')).body.columns;
    const take = (rows: Sheet, fields: (string | null)[]) =>
      teacher.agent.call('POST /api/admin/students/import', {
        body: { rows, learned: { heads: ['متعلم', 'مستوي', 'هاتف'], fields } },
      });
    await take([HEADER, ['سالم', '7', '']], ['name', 'grade', null]);
    expect(await known()).toEqual([]);
    for (const last of [null, 'calledAs'] as const) {
      expect((await take([HEADER, ['سالم', '4', '']], ['name', 'grade', last])).status).toBe(200);
      expect(await known()).toEqual([{ heads: ['متعلم', 'مستوي', 'هاتف'], fields: ['name', 'grade', last] }]);
    }
    expect((await take([HEADER, ['سالم', '4', '']], ['name', 'points'])).status).toBe(400);
  });

  it('takes no formula for a name, and says where it stands', async () => {
    const rows = [HEADER, ['=HYPERLINK("http://x","سالم")', '4', ''], ['ياسر', '=B2', ''], ["'=CMD('calc')", '5', '']];
    expect((await preview(rows)).body.errors).toEqual([
      { row: 2, column: 'الاسم', value: '=HYPERLINK("http://x","سالم")', code: 'formula' },
      { row: 3, column: 'الصف', value: '=B2', code: 'formula' },
    ]);
    expect((await importSheet(rows)).error.code).toBe('import_has_errors');
  });

  it('takes 2,000 pupils at once', async () => {
    const rows = [HEADER, ...Array.from({ length: 2000 }, (_, n) => [`طالب رقم ${n}`, String(4 + (n % 3)), 'أ'])];
    expect((await importSheet(rows)).body).toEqual({ added: 2000, changed: 0, unchanged: 0 });
  });

  it('sent twice at once adds everybody once', async () => {
    const rows = [HEADER, ...Array.from({ length: 20 }, (_, n) => [`طالب رقم ${n}`, '4', ''])];
    const answers = await Promise.all([importSheet(rows), importSheet(rows)]);
    expect(answers.map((answer) => answer.body.added).toSorted((a, b) => a - b)).toEqual([0, 20]);
    expect(await roster()).toHaveLength(20);
  });

  it('leaves the demo pupil alone, whom no sheet can mean', async () => {
    await importSheet([HEADER, ['طالب تجريبي', '6', 'ج']]);
    const demo = await world.deps.db
      .selectFrom('students')
      .select(['grade', 'classId'])
      .where('id', '=', DEMO_STUDENT_ID)
      .executeTakeFirst();
    expect(demo).toEqual({ grade: 4, classId: null });
  });
});

describe('exporting pupils', () => {
  const csvOf = async (query: Record<string, string | number> = {}) =>
    teacher.agent.call('GET /api/admin/students.csv', { query });
  const rowsOf = (text: string) => Papa.parse<string[]>(text, { skipEmptyLines: true }).data;

  it('gives a file that can be imported again without a change, and writes it down', async () => {
    await world.student({ name: 'سالم بن زيد', grade: 4 });
    await world.student({ name: "=CMD('calc')", grade: 6 });
    const answer = await csvOf();
    expect(answer.headers).toMatchObject({ 'content-disposition': 'attachment; filename="himma-students.csv"' });
    expect(answer.text.startsWith('\ufeff')).toBe(true);
    expect(answer.text).toContain(`"'=CMD('calc')"`);
    expect((await importSheet(rowsOf(answer.text))).body).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await auditLines(world, 'students_exported')).toMatchObject([{ staffId: teacher.id }]);
  });

  it('holds one grade or the archive alone, and no login data', async () => {
    const [fifth, sixth] = [await world.pupil({ grade: 5 }), await world.pupil({ grade: 6 })];
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: sixth.id } });
    const [active, archived] = [await csvOf({ grade: 5 }), await csvOf({ archived: 'true' })];
    expect(rowsOf(active.text).map((row) => row[0])).toEqual(['الاسم', fifth.name]);
    expect(rowsOf(archived.text).map((row) => row[0])).toEqual(['الاسم', sixth.name]);
    for (const secret of [fifth.loginId, fifth.password]) expect(active.text).not.toContain(String(secret));
  });

  it('has a template that imports as it is', async () => {
    const { text } = await teacher.agent.call('GET /api/admin/students-template.csv');
    expect((await preview(rowsOf(text))).body.additions).toHaveLength(2);
  });
});
