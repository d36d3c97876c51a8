import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { errorTexts } from '#strings/errors';
import { rewardsRefusals } from '#strings/rewards/refusals';
import type { LedgerLine } from '#wire/ledger';
import type { StudentRewards } from '#wire/rewards';
import { type Answers, lost, refused } from './network.ts';
import { PUPIL } from './people.ts';
import { showPage } from './screen.tsx';

const WAITING: StudentRewards = {
  overall: 'available',
  notification: 'available',
  now: '2026-11-15T06:00:00.000Z',
  groups: [
    {
      source: 'daily',
      rewards: [
        {
          id: 'r1',
          source: 'daily',
          type: 'coins',
          amount: 30,
          title: 'بطل اليوم',
          status: 'available',
          createdAt: '2026-11-15T05:00:00.000Z',
          expiresAt: '2026-11-22T05:00:00.000Z',
          claimedAt: null,
        },
      ],
    },
  ],
};

const NOTHING: StudentRewards = { ...WAITING, overall: 'none', notification: 'none', groups: [] };

/** What else the screen reads, for the level and the place: it does without. */
const NO_DASHBOARD: Answers = { 'GET /api/student/dashboard': refused('internal', errorTexts.internal) };

const claim = page.getByRole('button', { name: 'استلم ٣٠ عملة: بطل اليوم' });

it('a reward that staff took back says that it is not there', async () => {
  let isThere = true;
  showPage('/student/rewards', {
    ...NO_DASHBOARD,
    'GET /api/session': PUPIL,
    'GET /api/student/rewards': () => (isThere ? WAITING : NOTHING),
    'POST /api/student/rewards/:rewardId/claim': () => {
      isThere = false;
      return refused('reward_not_found', rewardsRefusals.reward_not_found);
    },
  });
  await claim.click();
  await expect.element(page.getByText('المكافأة غير موجودة')).toBeVisible();
  await expect.element(page.getByText('لا مكافآت بعد')).toBeVisible();
});

it('a claim that breaks is said in the words of the specification', async () => {
  showPage('/student/rewards', {
    ...NO_DASHBOARD,
    'GET /api/session': PUPIL,
    'GET /api/student/rewards': WAITING,
    'POST /api/student/rewards/:rewardId/claim': lost,
  });
  await claim.click();
  await expect.element(page.getByText('لم نتمكن من استلام المكافأة')).toBeVisible();
});

it('an exam’s reward is claimed with the others, by one press', async () => {
  const [daily] = WAITING.groups[0]?.rewards ?? [];
  if (!daily) throw new Error('nothing waits');
  const ofExam = { ...daily, id: 'r2', source: 'exam', type: 'points', title: null } as const;
  const groups = [...WAITING.groups, { source: 'exam' as const, rewards: [ofExam] }];
  const { asked } = showPage('/student/rewards', {
    ...NO_DASHBOARD,
    'GET /api/session': PUPIL,
    'GET /api/student/rewards': { ...WAITING, groups },
    'POST /api/student/rewards/:rewardId/claim': ({ params }) => ({
      reward: { ...(params.rewardId === ofExam.id ? ofExam : daily), status: 'claimed' },
      updatedStudent: { points: 30, balance: 33 },
    }),
  });
  await page.getByRole('button', { name: 'استلمها كلها' }).click();
  await expect
    .poll(() => asked('POST /api/student/rewards/:rewardId/claim'))
    .toMatchObject([{ params: { rewardId: daily.id } }, { params: { rewardId: ofExam.id } }]);
});

it('a double click claims once', async () => {
  const { asked } = showPage('/student/rewards', {
    ...NO_DASHBOARD,
    'GET /api/session': PUPIL,
    'GET /api/student/rewards': WAITING,
    'POST /api/student/rewards/:rewardId/claim': () => new Promise<never>(() => {}),
  });
  await claim.dblClick();
  expect(asked('POST /api/student/rewards/:rewardId/claim')).toHaveLength(1);
});

const line = (id: number): LedgerLine => ({
  id,
  at: '2026-11-15T06:00:00.000Z',
  reason: 'adjustment',
  points: 1,
  coins: 0,
  pointsAfter: 1,
  coinsAfter: 0,
  source: null,
  note: null,
  isReversed: false,
});

const lines = page.getByRole('main').getByRole('listitem');
const more = page.getByRole('button', { name: 'عرض المزيد' });

it('a new pupil’s ledger is empty and says what to do', async () => {
  showPage('/student/points', {
    'GET /api/session': PUPIL,
    'GET /api/student/ledger': { points: 0, coins: 0, lines: [], nextBefore: null },
  });
  await expect.element(page.getByText('لا يوجد شيء بعد')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'افتح مكافآتي' })).toHaveAttribute('href', '/student/rewards');
});

it('a long ledger is read page by page', async () => {
  showPage('/student/points', {
    'GET /api/session': PUPIL,
    'GET /api/student/ledger': ({ query }) =>
      Number(query.before) === 2
        ? { points: 3, coins: 0, lines: [line(1)], nextBefore: null }
        : { points: 3, coins: 0, lines: [line(3), line(2)], nextBefore: 2 },
  });
  await expect.poll(() => lines.elements()).toHaveLength(2);
  await more.click();
  await expect.poll(() => lines.elements()).toHaveLength(3);
  await expect.element(more).not.toBeInTheDocument();
});
