import { isComplete, keyOf, LETTERS, unpackAnswers } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { optionCount } from '#domain/questions/questions';
import { answersImport, answerWord, grading } from '#strings/exams/grading';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { sideNames, typeNames } from '#strings/questions/words';
import type { SheetCell } from '#strings/read-back';
import { listWords } from '#strings/widgets';
import { api } from '#web/lib/api.ts';
import { downloadExcel, type ExcelSheet, type SheetRows } from '#web/lib/sheet-file.ts';
import type { ExamGrid, ExamSheet } from '#wire/exams/staff';
import { type ExamItem, withReport } from './report.ts';

/** What a column is called, and what stands in it. */
type Columns<Row> = readonly (readonly [title: string, value: (row: Row) => SheetCell])[];

const rowsOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): SheetRows => [
  columns.map(([title]) => title),
  ...rows.map((row) => columns.map(([, value]) => value(row))),
];

type Paper = Pick<ExamGrid, 'questions'> & { readonly exam: Pick<ExamGrid['exam'], 'shape'> };

/** A score is of a whole paper. */
const resultOf = ({ exam: { shape }, questions }: Paper, { name, isAbsent, ...sheet }: ExamSheet) => {
  const answers = unpackAnswers(sheet.answers);
  return { name, isAbsent, answers, score: isComplete(answers) ? scoreOf(shape, keyOf(questions), answers) : null };
};

type Result = ReturnType<typeof resultOf>;

const resultColumns = (questions: ExamGrid['questions']): Columns<Result> => [
  [listWords.pupil, ({ name }) => name],
  [texts.total, ({ isAbsent, score }) => (isAbsent ? grading.absent : (score?.total ?? null))],
  ...QUESTION_TYPES.map((type) => [typeNames[type], ({ score }: Result) => score?.[type] ?? null] as const),
  ...questions.map((question, place): Columns<Result>[number] => [
    texts.question(place + 1),
    ({ answers }) => (answers[place] == null ? null : answerWord(question, answers[place])),
  ]),
];

const FEWEST_LETTERS = 6;

const itemColumns = (questions: ExamGrid['questions']): Columns<ExamItem> => [
  [texts.number, ({ number }) => number],
  [examReport.question, ({ text }) => text],
  [examReport.type, ({ type }) => typeNames[type]],
  [texts.answer, (item) => answerWord(item, item.answer + 1)],
  [texts.correct, ({ correct }) => correct],
  [texts.rate, ({ rate }) => ({ percent: rate })],
  [grading.unanswered, ({ chosen }) => chosen[0] ?? null],
  ...LETTERS.slice(0, Math.max(FEWEST_LETTERS, ...questions.map(optionCount))).map(
    (letter, place): Columns<ExamItem>[number] => {
      const side = sideNames[place];
      return [texts.option(side ? `${letter}/${side}` : letter), ({ chosen }) => chosen[place + 1] ?? null];
    },
  ),
  [texts.lead, ({ lead }) => (lead === null ? null : { percent: lead })],
  [texts.tells, ({ tells }) => examReport.tellsWords[tells]],
];

/** All pupils with what they answered, and all questions with what was answered to them. */
export const examSheetsOf = (grid: Paper & Pick<ExamGrid, 'sheets'>): readonly ExcelSheet[] => {
  const results = grid.sheets.map((sheet) => resultOf(grid, sheet));
  return [
    { sheet: texts.results, rows: rowsOf(resultColumns(grid.questions), results) },
    { sheet: texts.items, rows: rowsOf(itemColumns(grid.questions), withReport(grid).items) },
  ];
};

interface Template extends Pick<ExamGrid, 'questions'> {
  readonly sheets: readonly Pick<ExamSheet, 'studentId' | 'name'>[];
  /** Of each pupil who has a card, the number on it. */
  readonly cards: ReadonlyMap<number, number | null>;
}

/** A table to fill in, whose columns the import reads; numbers of the register are left to who has them. */
export const templateOf = ({ questions, sheets, cards }: Template): SheetRows => [
  [...Object.values(answersImport.columns), ...questions.map(({ number }) => number), texts.total],
  ...sheets.map(({ studentId, name }) => [
    cards.get(studentId) ?? null,
    name,
    null,
    ...questions.map(() => null),
    null,
  ]),
];

export const downloadTemplate = async ({ exam, ...grid }: Omit<Template, 'cards'> & Pick<ExamGrid, 'exam'>) => {
  const { students } = await api('GET /api/admin/credentials', { query: { grade: exam.grade } });
  const cards = new Map(students.map(({ studentId, loginId }) => [studentId, loginId]));
  const fileName = answersImport.fileName(exam.title);
  await downloadExcel(fileName, [{ sheet: texts.results, rows: templateOf({ ...grid, cards }) }]);
  return fileName;
};

export const downloadExam = async (id: number): Promise<string> => {
  const grid = await api('GET /api/admin/exams/:id/results', { params: { id } });
  const fileName = texts.fileName(grid.exam.title, grid.exam.date);
  await downloadExcel(fileName, examSheetsOf(grid));
  return fileName;
};
