import readExcel from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { layoutOf } from '#domain/exams/import-layout';
import { PAPER_ORDER, SPECIFIED } from '#domain/exams/paper';
import { grading } from '#strings/exams/grading';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { listWords } from '#strings/widgets';
import { laidOut, withFilters } from '#web/lib/sheet-file.ts';
import type { ExamGrid } from '#wire/exams/staff';
import { examSheetsOf, templateOf } from './download.ts';

const QUESTIONS: ExamGrid['questions'] = PAPER_ORDER.map((type, place) => ({
  number: place + 1,
  type,
  text: 'سؤال',
  options: type === 'truefalse' ? [] : ['س', 'ص', 'ع'],
  answer: type === 'choice' ? 2 : 0,
  correction: null,
}));
/** Right in the first question and in the first choice, and nothing else. */
const ANSWERED = `1${'0'.repeat(9)}3${'0'.repeat(9)}`;

const sheet = (name: string, answers: string, isAbsent = false): ExamGrid['sheets'][number] => ({
  studentId: 1,
  name,
  section: null,
  answers,
  versions: [],
  isAbsent,
  makeup: null,
});

it('what is written reads back: scores and answers of every pupil, and what was answered to every question', async () => {
  const empty = '-'.repeat(20);
  const whole = Array.from({ length: 9 }, () => sheet('غيره', `${'2'.repeat(10)}${'1'.repeat(10)}`));
  const sheets = examSheetsOf({
    exam: { shape: SPECIFIED },
    questions: QUESTIONS,
    sheets: [sheet('سالم', ANSWERED), sheet('=1+1', empty, true), sheet('ناصر', empty), ...whole],
  });
  const file = await writeExcel(sheets.map(laidOut), withFilters(sheets)).toBuffer();
  const [scores, questions] = await readExcel(file);
  expect(scores?.sheet).toBe(texts.results);
  const [head, ...rows] = scores?.data ?? [];
  expect(head?.slice(0, 2)).toEqual([listWords.pupil, texts.total]);
  expect(head).toHaveLength(25);
  expect(rows[0]?.slice(0, 7)).toEqual(['سالم', 4, 2, 2, 0, 'صح', grading.unanswered]);
  expect(rows[1]?.slice(0, 3)).toEqual(['=1+1', grading.absent, null]);
  expect(rows[2]?.filter(Boolean)).toEqual(['ناصر']);
  expect(questions?.sheet).toBe(texts.items);
  expect(questions?.data[11]).toEqual([
    ...[11, 'سؤال', 'اختيار', 'ج', 1, 0.1],
    ...[0, 9, 0, 1, null, null, null],
    ...[-0.33, examReport.tellsWords.against],
  ]);
});

it('the template is a table that the import reads, with its pupils', () => {
  const [head = [], ...rows] = templateOf({
    questions: QUESTIONS,
    sheets: [
      { studentId: 1001, name: 'سالم' },
      { studentId: 1002, name: 'عمر' },
    ],
    cards: new Map([[1001, 123_456]]),
  });
  const layout = layoutOf(head.map(String), QUESTIONS.length);
  expect(layout).toEqual({ columns: { card: 0, name: 1, national: 2 }, first: 3, hasHead: true });
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    [123_456, 'سالم', null],
    [null, 'عمر', null],
  ]);
});
