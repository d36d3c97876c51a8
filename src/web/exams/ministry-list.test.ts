import readExcel from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { gradebook, ministryList as texts } from '#strings/exams/gradebook';
import { laidOut, withFilters } from '#web/lib/sheet-file.ts';
import type { Gradebook } from '#wire/exams/gradebook';
import { ministrySheet } from './ministry-list.ts';

const BOOK: Gradebook = {
  grade: 4,
  terms: [{ id: 1, name: 'الفصل الأول', start: '2026-01-01', end: '2026-05-01' }],
  term: 1,
  exams: [
    { id: 1, title: 'الأول', date: '2026-02-01', max: 40, weight: 60 },
    { id: 2, title: 'الثاني', date: '2026-03-01', max: 12.5, weight: 40 },
  ],
  isWeighed: true,
  pupils: [
    {
      studentId: 1001,
      name: 'سالم',
      section: 'أ',
      marks: [
        { score: 30, state: 'sat' },
        { score: 12.5, state: 'makeup' },
      ],
      reached: 85,
      of: 100,
    },
    {
      studentId: 1002,
      name: 'عمر',
      section: 'ب',
      marks: [
        { score: null, state: 'absent' },
        { score: null, state: 'none' },
      ],
      reached: 0,
      of: 0,
    },
  ],
};

const written = async (section: string | undefined) => {
  const sheets = [ministrySheet({ book: BOOK, section }, [{ studentId: 1001, number: '1000000388' }])];
  const [sheet] = await readExcel(await writeExcel(sheets.map(laidOut), withFilters(sheets)).toBuffer());
  return sheet?.data ?? [];
};

it('is laid out as the ministry’s lists, with the number of the register as it is written', async () => {
  const [head, ...rows] = await written(undefined);
  expect(head).toEqual([
    ...[texts.number, texts.national, texts.name, texts.section],
    ...[gradebook.column('الأول', 40), gradebook.column('الثاني', 12.5), texts.total, texts.of],
  ]);
  expect(rows).toEqual([
    [1, '1000000388', 'سالم', 'أ', 30, 12.5, 85, 100],
    [2, null, 'عمر', 'ب', 'غائب', null, 0, 0],
  ]);
});

it('has the pupils of a section alone, counted from one', async () => {
  const [, ...rows] = await written('ب');
  expect(rows.map((row) => row.slice(0, 3))).toEqual([[1, null, 'عمر']]);
});
