import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatNumber } from '#strings/plural';
import { hardest as texts } from '#strings/questions/sheet';
import { PUPIL } from './people.ts';
import { showPage } from './screen.tsx';

const question = (number: number) => ({
  id: number,
  subject: 'Tawheed' as const,
  type: 'choice' as const,
  text: `سؤال ${number}`,
  options: ['نعم', 'لا'],
  answer: 1,
  difficulty: 'easy' as const,
  points: 5,
  source: 'مقرر التوحيد',
  correction: null,
  explanation: null,
  number,
  attempts: 20,
  correctAnswers: number - 1,
  successRate: (number - 1) * 5,
});

const rows = page.getByRole('table').getByRole('rowheader');
const namesOf = () => rows.elements().map((row) => /سؤال [٠-٩]+/u.exec(row.textContent ?? '')?.[0]);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => `سؤال ${formatNumber(at + 1)}`);

it('the hardest begin with those to review and come ten at a time, so that the page stays short', async () => {
  await page.viewport(390, 844);
  showPage('/educational-games/difficult-test', {
    'GET /api/session': PUPIL,
    'GET /api/questions/hardest': { grade: 5, questions: Array.from({ length: 20 }, (_, at) => question(at + 1)) },
  });
  await expect.poll(namesOf).toEqual(upTo(10));
  expect(document.documentElement.scrollHeight).toBeLessThan(2500);
  const more = page.getByRole('button', { name: texts.more });
  await more.click();
  await expect.poll(namesOf).toEqual(upTo(20));
  await expect.element(more).not.toBeInTheDocument();
});
