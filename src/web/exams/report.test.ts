import { expect, it } from 'vitest';
import { SPECIFIED } from '#domain/exams/paper';
import type { ListedExam } from '#wire/exams/staff';
import { averagesUpTo } from './report.ts';

const exam = (id: number, date: string, average: number | null) =>
  ({ id, title: `${id}`, date, average, shape: SPECIFIED }) as ListedExam;

it('an exam stands beside those before it that somebody was graded in, the newest first', () => {
  const here = exam(2, '2026-03-01', 31.5);
  const known = [exam(5, '2026-04-01', 20), exam(4, '2026-02-01', null), exam(3, '2026-03-01', 38), here];
  const earlier = [...known, exam(1, '2026-01-01', 40)];
  expect(averagesUpTo(here, earlier).map(({ id, score }) => [id, score])).toEqual([
    [3, 38],
    [2, 31.5],
    [1, 40],
  ]);
});
