import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SPECIFIED } from '#domain/exams/paper';
import { missedWords, wrongAnswers } from '#strings/exams/pupil';
import { formatNumber } from '#strings/plural';
import type { ExamCard } from '#wire/exams/pupil';
import { PUPIL } from './people.ts';
import { showPage } from './screen.tsx';

const wrong = (number: number): ExamCard['wrong'][number] => ({
  number,
  subject: 'Tawheed',
  type: 'truefalse',
  text: `سؤال رقم ${number}`,
  options: [],
  answer: 0,
  chosen: 1,
  isLeftOut: false,
  source: 'مقرر التوحيد',
  correction: null,
  explanation: null,
  verse: null,
});

const EXAM: ExamCard = {
  id: 1,
  title: 'اختبار الشهر',
  date: '2026-11-12',
  gradedAt: '2026-11-13T06:00:00.000Z',
  isNew: false,
  shape: SPECIFIED,
  total: 32,
  truefalse: 12,
  choice: 10,
  matching: 10,
  wrong: [1, 2, 3, 4].map(wrong),
  reward: { state: 'ready', coins: 0, points: 0, bonus: 0, sentAt: null },
  agreement: null,
  practiceSet: [],
};

const asked = page.getByText(/^سؤال رقم/u);

it('of the newest exam three wrong answers lie open, and the others when they are asked for', async () => {
  showPage('/student/results', {
    'GET /api/session': PUPIL,
    'GET /api/student/results': { exams: [EXAM], missed: [] },
    'POST /api/student/results/seen': { ok: true },
  });
  const texts = () => asked.elements().map((each) => each.textContent);
  await expect.poll(texts).toEqual([1, 2, 3].map((number) => `سؤال رقم ${formatNumber(number)}`));
  const more = page.getByRole('button', { name: wrongAnswers.more });
  await more.click();
  await expect.poll(() => texts().length).toBe(4);
  await expect.element(more).not.toBeInTheDocument();
});

it('a score that ends at a half is shown with it, and not as the next whole one', async () => {
  showPage('/student/results', {
    'GET /api/session': PUPIL,
    'GET /api/student/results': { exams: [{ ...EXAM, total: 32.5, truefalse: 12.5 }], missed: [] },
    'POST /api/student/results/seen': { ok: true },
  });
  await expect.poll(() => document.querySelector('.tabular-nums')?.textContent).toBe(formatNumber(32.5));
});

it('who was away is told so, and whether a make-up waits', async () => {
  const missed = [
    { id: 2, title: 'اختبار غاب عنه', date: '2026-11-12', hasMakeup: false },
    { id: 3, title: 'اختبار يُعاد', date: '2026-11-05', hasMakeup: true },
  ];
  showPage('/student/results', {
    'GET /api/session': PUPIL,
    'GET /api/student/results': { exams: [], missed },
    'POST /api/student/results/seen': { ok: true },
  });
  const card = (title: string) => page.getByRole('article').filter({ hasText: missedWords.title(title) });
  await expect.element(card('اختبار غاب عنه').getByText(missedWords.body)).toBeVisible();
  await expect.element(card('اختبار يُعاد').getByText(missedWords.makeup)).toBeVisible();
});
