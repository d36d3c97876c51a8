import type { Sheet } from 'write-excel-file/universal';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { answerWord, grading } from '#strings/exams/grading';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { options, sideNames, typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { ExamItem, ExamReport, ExamResultRow } from '#wire/exams/staff';

type Row = Sheet<never>['data'][number];

const PLACES = Array.from({ length: EXAM_QUESTIONS }, (_, place) => place);

const resultRow = (items: readonly ExamItem[], { name, isAbsent, score, answers }: ExamResultRow): Row => {
  if (isAbsent) return [name, grading.absent];
  const marks = items.map((item, place) => (answers[place] == null ? null : answerWord(item, answers[place])));
  return [name, score?.total ?? null, ...QUESTION_TYPES.map((type) => score?.[type] ?? null), ...marks];
};

const RESULT_TITLES = [
  listWords.pupil,
  texts.total,
  ...QUESTION_TYPES.map((type) => typeNames[type]),
  ...PLACES.map((place) => texts.question(place + 1)),
];

/** What a column of the questions is called, and what stands in it. */
const ITEM_COLUMNS: readonly (readonly [title: string, value: (item: ExamItem) => string | number | null])[] = [
  [texts.number, ({ number }) => number],
  [examReport.question, ({ text }) => text],
  [examReport.type, ({ type }) => typeNames[type]],
  [texts.answer, (item) => answerWord(item, item.answer + 1)],
  [texts.correct, ({ correct }) => correct],
  [texts.rate, ({ rate }) => rate],
  [grading.unanswered, ({ chosen }) => chosen[0] ?? null],
  ...options.letters.map((letter, place) => {
    const side = sideNames[place];
    return [
      texts.option(side ? `${letter}/${side}` : letter),
      ({ chosen }: ExamItem) => chosen[place + 1] ?? null,
    ] as const;
  }),
  [texts.lead, ({ lead }) => lead],
  [texts.tells, ({ tells }) => examReport.tellsWords[tells]],
];

const sheetOf = (sheet: string, widths: readonly number[], titles: readonly string[], rows: readonly Row[]) => ({
  sheet,
  rightToLeft: true,
  stickyRowsCount: 1,
  columns: widths.map((width) => ({ width })),
  data: [titles.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows],
});

/** All pupils with what they answered, and all questions with what was answered to them. */
export const examSheetsOf = (
  { items }: Pick<ExamReport, 'items'>,
  results: readonly ExamResultRow[],
): readonly Sheet<never>[] => [
  sheetOf(
    texts.results,
    [30],
    RESULT_TITLES,
    results.map((result) => resultRow(items, result)),
  ),
  sheetOf(
    texts.items,
    [8, 60],
    ITEM_COLUMNS.map(([title]) => title),
    items.map((item) => ITEM_COLUMNS.map(([, value]) => value(item))),
  ),
];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of the library only what needs no worker: the product's policy allows none that is made in the page. */
export const downloadExam = async (id: number): Promise<string> => {
  const [{ exam, results }, report, { default: writeExcel }] = await Promise.all([
    api('GET /api/admin/exams/:id/results', { params: { id } }),
    api('GET /api/admin/exams/:id/report', { params: { id } }),
    import('write-excel-file/universal'),
  ]);
  const fileName = texts.fileName(exam.title, exam.date);
  saveFile(fileName, await writeExcel([...examSheetsOf(report, results)]).toBlob(), XLSX);
  return fileName;
};
