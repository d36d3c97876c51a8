import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { offeredTerms } from '#strings/calendar/staff';
import { runningTerm } from '#tests/calendar';
import { sessionQuery } from '#web/access/queries.ts';
import { queryClient } from '#web/app/query-client.ts';
import { ADMIN } from './people.ts';
import { showPage } from './screen.tsx';

const OFFERED = { name: 'الفصل الثاني', start: '2026-03-01', end: '2026-06-04', exceptions: [] };

it('what is to be confirmed of an offered term stands beside its days after a reload too', async () => {
  const proposed = { ...runningTerm(), end: null, weeks: 10, isClosed: true };
  const kept = { seen: { ...proposed, version: 0 }, draft: { ...proposed, ...OFFERED } };
  sessionStorage.setItem(`himma-draft-new-term-${ADMIN.staffId}`, JSON.stringify(kept));
  // As behind the guard, which knows whose draft it is.
  queryClient.setQueryData(sessionQuery.queryKey, ADMIN);
  showPage('/admin/school-terms/new', {
    'GET /api/session': ADMIN,
    'GET /api/admin/waiting': { waiting: [], sections: [] },
    'GET /api/admin/school-terms': { now: '2026-02-03T06:00:00.000Z', terms: [] },
    'GET /api/admin/school-terms/offered': {
      terms: [{ ...OFFERED, doubts: ['نهاية الفصل غير معلنة'], sources: [] }],
    },
  });
  await expect.element(page.getByText('نهاية الفصل غير معلنة')).toBeVisible();
  await expect.element(page.getByLabelText(offeredTerms.label)).toHaveValue(OFFERED.name);
});
