import { unpackAnswers } from '#domain/exams/answers';
import { reportOf } from '#domain/exams/items';
import { scoreMax } from '#domain/exams/paper';
import type { ExamGrid, ListedExam } from '#wire/exams/staff';

/** A grid with what its papers show. */
export const withReport = <
  Grid extends Pick<ExamGrid, 'questions' | 'sheets'> & { readonly exam: Pick<ExamGrid['exam'], 'shape'> },
>(
  grid: Grid,
) => ({
  ...grid,
  ...reportOf(
    grid.exam.shape,
    grid.questions,
    grid.sheets.map(({ answers }) => unpackAnswers(answers)),
  ),
  absent: grid.sheets.filter(({ isAbsent }) => isAbsent).length,
});
export type Report = ReturnType<typeof withReport<ExamGrid>>;
export type ExamItem = Report['items'][number];

/** What was reached on average in this exam and in those before it, the newest first. */
export const averagesUpTo = (exam: Pick<ListedExam, 'id' | 'date'>, exams: readonly ListedExam[]) =>
  exams
    .filter(({ id, date }) => date <= exam.date || id === exam.id)
    .flatMap(({ id, title, date, average, shape }) =>
      average === null ? [] : [{ id, title, date, score: average, of: scoreMax(shape) }],
    )
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
