import { unpackAnswers } from '#domain/exams/answers';
import { reportOf } from '#domain/exams/items';
import type { ExamGrid, ExamReport } from '#wire/exams/staff';

/** A grid with what its papers show. */
export const withReport = <Grid extends Pick<ExamGrid, 'questions' | 'sheets'>>(grid: Grid) => ({
  ...grid,
  ...reportOf(
    grid.questions,
    grid.sheets.map(({ answers }) => unpackAnswers(answers)),
  ),
  absent: grid.sheets.filter(({ isAbsent }) => isAbsent).length,
});
export type Report = ReturnType<typeof withReport<ExamReport>>;
export type ExamItem = Report['items'][number];
