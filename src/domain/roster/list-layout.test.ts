import { describe, expect, it } from 'vitest';
import type { FileSheet } from '#domain/files/sheet-problems';
import { type ChosenColumns, type LaidList, layOut, type SavedColumns } from './list-layout.ts';

const sheet = (rows: readonly string[][], name: string | null = null): FileSheet => ({ name, rows });

const laid = (...given: Parameters<typeof layOut>): LaidList => {
  const layout = layOut(...given);
  if (!('rows' in layout)) throw new Error(JSON.stringify(layout));
  return layout;
};

const chosen = (fields: ChosenColumns['fields'], more: Partial<ChosenColumns> = {}): ChosenColumns => ({
  ...{ head: 0, hasHeads: true, grade: null },
  fields,
  ...more,
});

describe('a list whose heads are known', () => {
  it('is cut to the columns that are ours, and rows keep their place in the file', () => {
    const rows = [
      ['مدرسة الأمل'],
      ['م', 'اسم الطالب', 'الجوال', 'الصف', 'السجل المدني'],
      ['1', 'سالم', '05', '4', '1058529940'],
      [],
      ['2', 'ياسر', '05', '5'],
      ['', '', '', '', '', 'المجموع'],
    ];
    expect(laid([sheet(rows)])).toEqual({
      rows: [
        ['اسم الطالب', 'الصف', 'السجل المدني'],
        ['سالم', '4', '1058529940'],
        ['ياسر', '5', ''],
      ],
      places: [1, 3, 5].map((row) => ({ sheet: null, row })),
      ignored: ['م', 'الجوال'],
      ...{ lower: 0, unread: [], learned: null },
    });
  });

  it('may have any number of columns besides', () => {
    const wide = Array.from({ length: 60 }, (_, at) => `بيان ${at}`);
    const rows = [
      [...wide, 'الاسم', 'الصف'],
      [...wide, 'سالم', '4'],
    ];
    expect(laid([sheet(rows)]).rows).toEqual([
      ['الاسم', 'الصف'],
      ['سالم', '4'],
    ]);
  });

  it('leaves out the grades below ours of a whole school, and counts them', () => {
    const grades = ['الأول', '٢', 'الصف الثالث الابتدائي', 'الرابع', 'السابع', ''];
    const rows = grades.map((grade, at) => [`طالب ${at}`, grade]);
    const list = laid([sheet([['الاسم', 'الصف'], ...rows])]);
    expect(list.rows.slice(1).map(([, grade]) => grade)).toEqual(['الرابع', 'السابع', '']);
    expect(list).toMatchObject({ lower: 3, places: [{}, { row: 5 }, { row: 6 }, { row: 7 }] });
  });

  it('passes over its own head on the next printed page', () => {
    const head = ['الاسم', 'الصف'];
    expect(laid([sheet([head, ['سالم', '4'], head, ['ياسر', '4']])]).rows).toHaveLength(3);
  });
});

describe('a class that stands above the list', () => {
  it('is of all below, one sheet a class', () => {
    const file = [
      sheet([['الصف الرابع الابتدائي – فصل ٢'], ['م', 'الاسم'], ['1', 'سالم']], 'Sheet1'),
      sheet([['الصف الخامس', '', 'الفصل', '1'], [], ['م', 'الاسم'], ['1', 'ياسر']], 'Sheet2'),
      sheet([[], ['']], 'Sheet3'),
    ];
    expect(laid(file)).toMatchObject({
      rows: [
        ['الاسم', 'الصف', 'الشعبة'],
        ['سالم', '4', '2'],
        ['ياسر', '5', '1'],
      ],
      places: [{}, { sheet: 'Sheet1', row: 3 }, { sheet: 'Sheet2', row: 4 }],
      unread: [],
    });
  });

  it('may be what the sheets are called', () => {
    const rows = [['الاسم'], ['سالم']];
    expect(laid([sheet(rows, 'رابع 1'), sheet([['الاسم'], ['ياسر']], 'رابع 2')]).rows.slice(1)).toEqual([
      ['سالم', '4', '1'],
      ['ياسر', '4', '2'],
    ]);
  });

  it('does not stand against a column that says it', () => {
    const rows = [['الصف الرابع، شعبة ب'], ['الاسم', 'الصف', 'الشعبة'], ['سالم', '5', 'أ']];
    expect(laid([sheet(rows)]).rows[1]).toEqual(['سالم', '5', 'أ']);
  });

  it('is not guessed where another class follows in the same sheet', () => {
    const rows = [['الصف الرابع'], ['الاسم'], ['سالم'], ['الصف الخامس'], ['الاسم'], ['ياسر']];
    expect(layOut([sheet(rows)])).toEqual({ problem: 'severalTables' });
    const sections = [['الصف الرابع فصل 1'], ['الاسم'], ['سالم'], ['الصف الرابع فصل 2'], ['الاسم'], ['ياسر']];
    expect(layOut([sheet(sections)])).toEqual({ problem: 'severalTables' });
  });
});

describe('several sheets', () => {
  it('are one list, whatever the order of their columns', () => {
    const file = [
      sheet(
        [
          ['الاسم', 'الصف'],
          ['سالم', '4'],
        ],
        'أ',
      ),
      sheet(
        [
          ['الصف', 'الاسم'],
          ['5', 'ياسر'],
        ],
        'ب',
      ),
    ];
    expect(laid(file).rows.slice(1)).toEqual([
      ['سالم', '4'],
      ['ياسر', '5'],
    ]);
  });

  it('are not read together where one says more: what it lacks would be wiped out', () => {
    const file = [
      sheet([
        ['الاسم', 'الصف', 'الشعبة'],
        ['سالم', '4', 'أ'],
      ]),
      sheet([
        ['الاسم', 'الصف'],
        ['ياسر', '5'],
      ]),
    ];
    expect(layOut(file)).toEqual({ problem: 'differentSheets' });
  });

  it('are named where no list was found in them', () => {
    const file = [
      sheet(
        [
          ['الاسم', 'الصف'],
          ['سالم', '4'],
        ],
        'الطلاب',
      ),
      sheet([['إحصاء', '12']], 'إحصاء'),
    ];
    expect(laid(file)).toMatchObject({ unread: ['إحصاء'], rows: [{}, ['سالم', '4']] });
  });
});

describe('a list whose heads are not known', () => {
  const ROWS = [['مدرسة الأمل'], ['رمز', 'المتعلم', 'المستوى', 'هاتف'], ['7', 'سالم', '4', '05']];

  it('is asked about, at its fullest row', () => {
    expect(layOut([sheet(ROWS)])).toEqual({ asked: chosen([], { head: 1 }) });
  });

  it('is read as it was said, and by itself the next time, in any order', () => {
    const first = laid([sheet(ROWS)], [], chosen([null, 'name', 'grade', null], { head: 1 }));
    expect(first.rows).toEqual([
      ['الاسم', 'الصف'],
      ['سالم', '4'],
    ]);
    expect(first.ignored).toEqual(['رمز', 'هاتف']);
    const saved = first.learned as SavedColumns;
    const later = [
      ['هاتف', 'الـمتعلم', 'المستوى', 'رمز'],
      ['05', 'ياسر', '5', '8'],
    ];
    expect(laid([sheet(later)], [saved]).rows[1]).toEqual(['ياسر', '5']);
    expect(layOut([sheet(later.map((cells) => cells.slice(1)))], [saved])).toHaveProperty('asked');
  });

  it('is asked about where a column is there twice, or the grade nowhere, with what is understood', () => {
    expect(
      layOut([
        sheet([
          ['الاسم', 'اسم الطالب', 'الصف'],
          ['سالم', 'سالم راشد', '4'],
        ]),
      ]),
    ).toEqual({
      asked: chosen(['name', null, 'grade']),
    });
    expect(
      layOut([
        sheet([
          ['الاسم', 'الفصل'],
          ['سالم', '2'],
        ]),
      ]),
    ).toEqual({ asked: chosen(['name', 'classId']) });
  });

  it('has the grade that is said of all', () => {
    const rows = [
      ['الاسم', 'الفصل'],
      ['سالم', '2'],
    ];
    expect(laid([sheet(rows)], [], chosen(['name', 'classId'], { grade: 6 })).rows[1]).toEqual(['سالم', '2', '6']);
  });

  it('may have no heads: then its first row is a pupil, and nothing is learned', () => {
    const rows = [
      ['سالم', '4'],
      ['ياسر', '5'],
    ];
    const list = laid([sheet(rows)], [], chosen(['name', 'grade'], { hasHeads: false }));
    expect(list).toMatchObject({ rows: [['الاسم', 'الصف'], ...rows], learned: null });
    expect(list.places.map(({ row }) => row)).toEqual([1, 1, 2]);
  });

  it('tells apart two columns of one name, and two that have none', () => {
    const rows = [
      ['', '', 'ملاحظة', 'ملاحظة'],
      ['سالم', '4', 'أ', 'ب'],
    ];
    const { learned } = laid([sheet(rows)], [], chosen(['name', 'grade', null, 'classId']));
    expect(laid([sheet(rows)], learned ? [learned] : []).rows[1]).toEqual(['سالم', '4', 'ب']);
  });
});

it('of an empty file is nothing', () => {
  expect(laid([sheet([]), sheet([['']])])).toMatchObject({ rows: [], places: [] });
});
