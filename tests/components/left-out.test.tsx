import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { leftOutTexts } from '#strings/contests/staff';
import { leftOutReasons } from '#strings/practice/staff';
import { PUPIL, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

it('runs that no child can play are shown beside the shares, with whose they are and why', async () => {
  showPage('/admin/contests/1/shares', {
    'GET /api/session': TEACHER,
    'GET /api/admin/contests/:id/shares': {
      contest: {
        id: 1,
        title: 'مسابقة الفصل',
        rules: 'سباق الدقيقة',
        startsAt: '2026-10-01T06:00:00.000Z',
        endsAt: '2026-10-08T06:00:00.000Z',
        prizeCoins: 100,
        sharePool: 400,
        state: 'ended',
      },
      allPoints: 0,
      shares: [],
      leftOut: [{ studentId: PUPIL.studentId, name: PUPIL.name, grade: 4, reason: 'too_quick', runs: 3, score: 40 }],
    },
  });
  const told = page.getByRole('region', { name: leftOutTexts.title });
  await expect.element(told).toHaveTextContent(leftOutReasons.too_quick);
  await expect.element(told).toHaveTextContent(leftOutTexts.runs(3, 40));
  await expect.element(told.getByRole('link', { name: PUPIL.name })).toBeVisible();
  await expectAccessible();
});
