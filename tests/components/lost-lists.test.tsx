import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { errorTexts } from '#strings/errors';
import { gradebook, resultsTable } from '#strings/exams/gradebook';
import { noPhotos } from '#strings/photos/staff';
import { ownTexts } from '#strings/quran/pupil';
import { textList } from '#strings/quran/staff';
import type { Reply } from '#web/lib/api.ts';
import type { ApiContract } from '#wire/contract';
import { type Answers, refused } from './network.ts';
import { PUPIL, TEACHER } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

interface Case<K extends keyof ApiContract = keyof ApiContract> {
  readonly address: string;
  readonly key: K;
  readonly reply: Reply<K>;
  /** Said where the specification has words for it. */
  readonly trouble?: string;
  readonly shows: string;
  /** What else the screen reads. */
  readonly beside?: Answers;
}

const list = <K extends keyof ApiContract>(each: Case<K>): Case => each as unknown as Case;

const NO_BATCHES: Answers = { 'GET /api/admin/rewards/batches': { batches: [] } };

const LISTS = [
  list({
    address: '/student/messages',
    key: 'GET /api/student/messages',
    reply: { messages: [], unread: 0, nextBefore: null },
    shows: 'لا توجد رسائل بعد',
  }),
  list({
    address: '/student/privileges',
    key: 'GET /api/student/privileges',
    reply: { offers: [], picks: [] },
    shows: 'لم تحجز شيئًا بعد',
  }),
  list({
    address: '/student/conduct',
    key: 'GET /api/student/conduct',
    reply: {
      percentage: 0,
      late: { count: 0, percent: 0 },
      absent: { count: 0, percent: 0 },
      behavior: { count: 0, percent: 0 },
      penalty: null,
      logs: [],
      penalties: [],
    },
    shows: 'سجلّك نظيف!',
  }),
  list({
    address: '/student/results',
    key: 'GET /api/student/results',
    reply: { exams: [], missed: [] },
    trouble: 'حدث خطأ أثناء تحميل النتائج: ',
    shows: 'لا توجد نتائج اختبارات حتى الآن',
  }),
  list({
    address: '/student/practice-results',
    key: 'GET /api/student/practice-results',
    reply: {
      contest: null,
      isOpenPractice: false,
      bests: [],
      topThree: [],
      rank: null,
      participants: 0,
      stats: { attempts: 0, averageScore: 0, averageAccuracy: 0, correctAnswers: 0, totalQuestions: 0 },
      shares: [],
      history: [],
      nextBefore: null,
    },
    trouble: 'حدث خطأ أثناء تحميل النتائج',
    shows: 'لم تتدرب بعد',
  }),
  list({
    address: '/student/quran',
    key: 'GET /api/student/quran',
    reply: { texts: [] },
    shows: ownTexts.none,
    beside: { 'GET /api/student/drill': { words: [], due: 0, all: 0, nextAt: null, isRewardedToday: false } },
  }),
  list({
    address: '/admin/quran?grade=4',
    key: 'GET /api/admin/quran/texts',
    reply: { texts: [] },
    trouble: 'Failed to load texts',
    shows: textList.empty,
    beside: { 'GET /api/admin/students': { students: [] } },
  }),
  list({
    address: '/admin/gradebook?grade=4',
    key: 'GET /api/admin/gradebook',
    reply: { grade: 4, terms: [], term: null, exams: [], isWeighed: false, pupils: [] },
    shows: gradebook.empty,
  }),
  list({
    address: '/admin/exams/3/pupils',
    key: 'GET /api/admin/exams/:id/pupils',
    reply: { grade: 4, exams: [{ id: 3, title: 'اختبار', date: '2026-11-15', max: 40, weight: null }], pupils: [] },
    shows: resultsTable.empty,
    beside: { 'GET /api/admin/waiting': { waiting: [], sections: [] } },
  }),
  list({
    address: '/admin/photos',
    key: 'GET /api/admin/photos',
    reply: { photos: [], counts: { pending: 0, approved: 0, rejected: 0, all: 0 }, nextBefore: null },
    trouble: 'Failed to load approval requests',
    shows: noPhotos.title,
  }),
  list({
    address: '/admin/privileges',
    key: 'GET /api/admin/privileges',
    reply: { picks: [], waiting: 0, nextBefore: null },
    shows: 'لا توجد طلبات',
  }),
  list({
    address: '/admin/requests',
    key: 'GET /api/admin/reports',
    reply: { reports: [], pending: 0, nextBefore: null },
    trouble: 'حدث خطأ أثناء جلب الطلبات',
    shows: 'لا توجد طلبات',
  }),
  list({
    address: '/admin/rewards',
    key: 'GET /api/admin/rewards',
    reply: { rewards: [], nextAfter: null },
    trouble: 'Failed to load rewards',
    shows: 'لم تُعطَ أي مكافأة بعد',
    beside: NO_BATCHES,
  }),
  list({
    address: '/admin/rewards?tab=students',
    key: 'GET /api/admin/rewards/students',
    reply: { students: [] },
    trouble: 'Failed to load students',
    shows: 'لا يوجد طلاب بعد',
    beside: NO_BATCHES,
  }),
];

it.each(LISTS)(
  '$address says that it could not be loaded, and the retry brings it',
  async ({ address, key, reply, trouble, shows, beside }) => {
    let isBroken = true;
    const answers: Answers = {
      'GET /api/session': address.startsWith('/admin') ? TEACHER : PUPIL,
      ...beside,
      [key]: () => (isBroken ? refused('internal', errorTexts.internal) : reply),
    };
    const { asked } = showPage(address, answers);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(trouble ?? errorTexts.internal).first()).toBeVisible();
    const tries = asked(key).length;
    isBroken = false;
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByText(shows).first()).toBeVisible();
    expect(asked(key)).toHaveLength(tries + 1);
    await expectAccessible();
  },
);
