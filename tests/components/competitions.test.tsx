import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PUPIL } from './people.ts';
import { showPage } from './screen.tsx';

it('whoever has not played in a contest is told so, and has no certificate of it', async () => {
  showPage('/student/competitions', {
    'GET /api/session': PUPIL,
    'GET /api/student/competitions': {
      name: PUPIL.name,
      competitions: [
        {
          id: 1,
          title: 'مسابقة الفصل',
          rules: 'سباق الدقيقة',
          startsAt: '2026-10-01T06:00:00.000Z',
          endsAt: '2026-10-08T06:00:00.000Z',
          prizeCoins: 100,
          sharePool: 400,
          state: 'closed',
          rank: null,
          score: null,
          accuracy: null,
          participants: 3,
          tookPart: false,
          grade: null,
          winners: [],
        },
      ],
    },
  });
  const card = page.getByRole('listitem').filter({ hasText: 'مسابقة الفصل' });
  await expect.element(card).toHaveTextContent('لم تلعب سباق الدقيقة');
  await expect.element(card.getByRole('link')).not.toBeInTheDocument();
});
