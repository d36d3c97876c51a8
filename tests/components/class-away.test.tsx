import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { TermException } from '#domain/calendar/terms';
import { termForm, timetablePage } from '#strings/calendar/staff';
import { timetableWords } from '#strings/calendar/week';
import { className } from '#strings/widgets';
import { runningTerm } from '#tests/calendar';
import { ADMIN } from './people.ts';
import { showPage } from './screen.tsx';

const DAY = '2026-02-03';

const show = (address: string, section: string) => {
  const trip: TermException = { type: 'holiday', name: 'رحلة', start: DAY, end: DAY, of: { grade: 4, section } };
  const { periods, exceptions, ...term } = runningTerm();
  showPage(address, {
    'GET /api/session': ADMIN,
    'GET /api/admin/waiting': { waiting: [], sections: ['أ', 'ب'].map((each) => ({ grade: 4, section: each })) },
    'GET /api/admin/school-terms': {
      now: new Date(`${DAY}T${periods[0]?.from}:30+03:00`).toISOString(),
      terms: [{ ...term, id: 1, version: 1, periods, exceptions: [...exceptions, trip] }],
    },
  });
};

it('for a class that is away no period runs in its table', async () => {
  await page.viewport(1440, 900);
  show('/admin/timetable?grade=4&section=أ', 'أ');
  await expect.element(page.getByRole('table', { name: timetablePage.table })).toBeVisible();
  await expect.element(page.getByText(timetableWords.now, { exact: true })).not.toBeInTheDocument();
});

it('and in another’s one does', async () => {
  await page.viewport(1440, 900);
  show('/admin/timetable?grade=4&section=ب', 'أ');
  await expect.element(page.getByText(timetableWords.now, { exact: true }).first()).toBeVisible();
});

it('a class that nobody is in any more is named in the form, and not taken for the whole school', async () => {
  show('/admin/school-terms/1', 'ج');
  await expect
    .element(page.getByLabelText(termForm.exceptionOf).last())
    .toHaveDisplayValue(className({ grade: 4, section: 'ج' }));
});
