import readExcel from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { grading } from '#strings/exams/grading';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { listWords } from '#strings/widgets';
import type { ExamItem, ExamResultRow } from '#wire/exams/staff';
import { examSheetsOf } from './download.ts';

const item = (number: number, part: Partial<ExamItem>): ExamItem => ({
  number,
  type: 'truefalse',
  text: 'سؤال',
  options: [],
  answer: 0,
  correct: 2,
  rate: 67,
  chosen: [0, 2, 1],
  lead: null,
  tells: 'unknown',
  ...part,
});

const result = (name: string, part: Partial<ExamResultRow>): ExamResultRow => ({
  studentId: 1,
  name,
  isAbsent: false,
  score: null,
  answers: [],
  ...part,
});

it('what is written reads back: scores and answers of every pupil, and what was answered to every question', async () => {
  const items = [
    item(1, {}),
    item(2, { type: 'choice', options: ['س', 'ص', 'ع'], answer: 2, lead: 40, tells: 'well' }),
  ];
  const score = { total: 2, truefalse: 2, choice: 0, matching: 0 };
  const sheets = examSheetsOf({ items }, [
    result('سالم', { score, answers: [1, 0] }),
    result('=1+1', { isAbsent: true }),
    result('ناصر', {}),
  ]);
  const file = await writeExcel([...sheets]).toBuffer();
  const [scores, questions] = await readExcel(file);
  expect(scores?.sheet).toBe(texts.results);
  const [head, ...rows] = scores?.data ?? [];
  expect(head?.slice(0, 2)).toEqual([listWords.pupil, texts.total]);
  expect(head).toHaveLength(25);
  expect(rows[0]?.slice(0, 7)).toEqual(['سالم', 2, 2, 0, 0, 'صح', grading.unanswered]);
  expect(rows[1]?.slice(0, 3)).toEqual(['=1+1', grading.absent, null]);
  expect(rows[2]?.filter(Boolean)).toEqual(['ناصر']);
  expect(questions?.sheet).toBe(texts.items);
  expect(questions?.data[2]).toEqual([
    ...[2, 'سؤال', 'اختيار', 'ج', 2, 67],
    ...[0, 2, 1, null, null, null, null],
    ...[40, examReport.tellsWords.well],
  ]);
});
