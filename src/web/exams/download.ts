import type { Sheet } from 'write-excel-file/universal';
import { isComplete, keyOf, unpackAnswers } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { answerWord, grading } from '#strings/exams/grading';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { options, sideNames, typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { ExamGrid, ExamSheet } from '#wire/exams/staff';
import { type ExamItem, withReport } from './report.ts';

type Row = Sheet<never>['data'][number];

const PLACES = Array.from({ length: EXAM_QUESTIONS }, (_, place) => place);

/** A score is of a whole paper. */
const resultRow = (questions: ExamGrid['questions'], { name, isAbsent, ...sheet }: ExamSheet): Row => {
  if (isAbsent) return [name, grading.absent];
  const answers = unpackAnswers(sheet.answers);
  const score = isComplete(answers) ? scoreOf(keyOf(questions), answers) : null;
  const marks = questions.map((each, place) => (answers[place] == null ? null : answerWord(each, answers[place])));
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
export const examSheetsOf = (grid: Pick<ExamGrid, 'questions' | 'sheets'>): readonly Sheet<never>[] => [
  sheetOf(
    texts.results,
    [30],
    RESULT_TITLES,
    grid.sheets.map((sheet) => resultRow(grid.questions, sheet)),
  ),
  sheetOf(
    texts.items,
    [8, 60],
    ITEM_COLUMNS.map(([title]) => title),
    withReport(grid).items.map((item) => ITEM_COLUMNS.map(([, value]) => value(item))),
  ),
];

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of the library only what needs no worker: the product's policy allows none that is made in the page. */
export const downloadExam = async (id: number): Promise<string> => {
  const [grid, { default: writeExcel }] = await Promise.all([
    api('GET /api/admin/exams/:id/results', { params: { id } }),
    import('write-excel-file/universal'),
  ]);
  const fileName = texts.fileName(grid.exam.title, grid.exam.date);
  saveFile(fileName, await writeExcel([...examSheetsOf(grid)]).toBlob(), XLSX);
  return fileName;
};
