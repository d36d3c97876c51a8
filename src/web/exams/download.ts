import type { Sheet } from 'write-excel-file/universal';
import { LETTERS } from '#domain/exams/answers';
import { EXAM_QUESTIONS } from '#domain/exams/paper';
import { CHOICE_OPTIONS_MAX } from '#domain/questions/questions';
import { examReport, examSheets as texts } from '#strings/exams/report';
import { sideNames, typeNames } from '#strings/questions/words';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { ExamItem, ExamReport, ExamResultRow } from '#wire/exams/staff';
import { answerMark } from './answer-marks.ts';

type Row = Sheet<never>['data'][number];

const NUMBERS = Array.from({ length: EXAM_QUESTIONS }, (_, place) => place + 1);

const bold = (names: readonly string[]): Row => names.map((value) => ({ value, fontWeight: 'bold' as const }));

const resultRow = (items: readonly ExamItem[], { name, isAbsent, score, answers }: ExamResultRow): Row => {
  if (isAbsent) return [name, texts.absent];
  const marks = items.map((item, place) => {
    const answer = answers[place];
    return answer == null ? null : answerMark(item, answer);
  });
  return [
    name,
    ...(score ? [score.total, score.truefalse, score.choice, score.matching] : [null, null, null, null]),
    ...marks,
  ];
};

const itemRow = (item: ExamItem): Row => [
  item.number,
  item.text,
  typeNames[item.type],
  answerMark(item, item.answer + 1),
  item.correct,
  item.rate,
  ...Array.from({ length: CHOICE_OPTIONS_MAX + 1 }, (_, answer) => item.chosen[answer] ?? null),
  item.lead,
  examReport.tellsWords[item.tells],
];

/** All pupils with what they answered, and all questions with what was answered to them. */
export const examSheetsOf = (
  { items }: Pick<ExamReport, 'items'>,
  results: readonly ExamResultRow[],
): readonly Sheet<never>[] => [
  {
    sheet: texts.results,
    rightToLeft: true,
    stickyRowsCount: 1,
    columns: [{ width: 30 }],
    data: [
      bold([
        texts.name,
        texts.total,
        typeNames.truefalse,
        typeNames.choice,
        typeNames.matching,
        ...NUMBERS.map(texts.question),
      ]),
      ...results.map((result) => resultRow(items, result)),
    ],
  },
  {
    sheet: texts.items,
    rightToLeft: true,
    stickyRowsCount: 1,
    columns: [{ width: 8 }, { width: 60 }],
    data: [
      bold([
        texts.number,
        texts.text,
        texts.type,
        texts.answer,
        texts.correct,
        texts.rate,
        texts.unanswered,
        ...LETTERS.map((letter, place) =>
          texts.option(place < sideNames.length ? `${letter}/${sideNames[place]}` : letter),
        ),
        texts.lead,
        texts.tells,
      ]),
      ...items.map(itemRow),
    ],
  },
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
