import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gradebook as texts } from '#strings/exams/gradebook';
import { queryClient } from '#web/app/query-client.ts';
import type { ExamResults, Gradebook } from '#wire/exams/gradebook';
import { TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const exam = (id: number, weight: number | null): Gradebook['exams'][number] => ({
  id,
  title: `اختبار ${id}`,
  date: `2026-11-0${id}`,
  max: 40,
  weight,
});

it('weights stay with the exams that they were typed for, whatever is published meanwhile', async () => {
  let exams = [exam(1, 60), exam(3, 40)];
  const { asked } = showPage('/admin/gradebook', {
    'GET /api/session': TEACHER,
    'GET /api/admin/waiting': { waiting: [], sections: [] },
    'GET /api/admin/gradebook': () => ({
      grade: 4,
      terms: [{ id: 1, name: 'الفصل', start: '2026-09-01', end: '2027-01-20' }],
      term: 1,
      exams,
      isWeighed: exams.length === 2,
      pupils: [],
    }),
    'PUT /api/admin/gradebook/weights': { ok: true },
  });
  await page.getByRole('button', { name: texts.setWeights }).click();
  await page.getByLabelText('اختبار 1').fill('70');
  await page.getByLabelText('اختبار 3').fill('30');
  // A colleague publishes one of a day between them.
  exams = [exam(1, 60), exam(2, null), exam(3, 40)];
  await queryClient.invalidateQueries();
  await expect.element(page.getByText(texts.equally)).toBeInTheDocument();
  await page.getByRole('button', { name: texts.save }).click();
  await expect
    .poll(() => asked('PUT /api/admin/gradebook/weights').map(({ body }) => body.weights))
    .toEqual([
      [
        { examId: 1, weight: 70 },
        { examId: 3, weight: 30 },
      ],
    ]);
});

it('whoever fell behind comes first, before those of whom there is nothing to compare', async () => {
  const pupil = (studentId: number, name: string, change: number | null): ExamResults['pupils'][number] => ({
    studentId,
    name,
    section: null,
    marks: [{ score: 20, state: 'sat' }],
    reached: 50,
    of: 100,
    percent: 50,
    change,
    weakest: null,
  });
  await page.viewport(1440, 900);
  showPage('/admin/exams/3/pupils?sort=change', {
    'GET /api/session': TEACHER,
    'GET /api/admin/waiting': { waiting: [], sections: [] },
    'GET /api/admin/exams/:id/pupils': {
      grade: 4,
      exams: [exam(3, null)],
      pupils: [pupil(1, 'سالم', 5), pupil(2, 'جديد', null), pupil(3, 'ماهر', -30)],
    },
  });
  await expect
    .poll(() =>
      page
        .getByRole('row')
        .elements()
        .map((row) => ['سالم', 'جديد', 'ماهر'].find((name) => row.textContent?.includes(name))),
    )
    .toEqual([undefined, 'ماهر', 'سالم', 'جديد']);
});
