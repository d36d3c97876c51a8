import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PAPER_ORDER, SPECIFIED } from '#domain/exams/paper';
import { grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const HALF = 'وسيم ناجي الودعاني';
const WHOLE = 'سلمان فهد القرني';

/** The first pupil's paper is half entered, the second one's is whole, and both are right so far. */
const showGrading = () =>
  showPage('/admin/exams/3', {
    'GET /api/session': TEACHER,
    'GET /api/admin/waiting': { waiting: [], sections: [] },
    'GET /api/admin/exams/:id/grid': {
      exam: {
        id: 3,
        title: 'اختبار الوحدة الأولى',
        grade: 5,
        date: '2026-11-15',
        shape: SPECIFIED,
        version: 1,
        publishedAt: null,
        practiceOpenedAt: null,
      },
      questions: PAPER_ORDER.map((type, place) => ({
        number: place + 1,
        type,
        text: `سؤال ${place + 1}`,
        options: type === 'truefalse' ? [] : ['واحد', 'اثنان', 'ثلاثة'],
        answer: 0,
        correction: null,
      })),
      sheets: [
        { name: HALF, answers: '11111---------------' },
        { name: WHOLE, answers: '11111111111111111111' },
      ].map((sheet, at) => ({
        ...sheet,
        studentId: at + 1,
        section: null,
        versions: PAPER_ORDER.map(() => 1),
        isAbsent: false,
        makeup: null,
      })),
    },
  });

it('a paper that is half entered shows how far it is, and no score', async () => {
  await page.viewport(1440, 900);
  showGrading();
  const row = (name: string) => page.getByRole('rowheader', { name });
  await expect.element(row(HALF)).toHaveTextContent(texts.enteredOf(5, 20));
  await expect.element(row(HALF)).not.toHaveTextContent(formatNumber(10));
  await expect.element(row(WHOLE)).toHaveTextContent(formatNumber(40));
  // What may be typed is said where it is typed.
  await expect.element(page.getByText(texts.keys)).toBeInViewport();
});

it('on a phone too', async () => {
  await page.viewport(390, 844);
  showGrading();
  await expect.element(page.getByText(texts.entered(5, 20))).toBeVisible();
  await expect.element(page.getByText(texts.soFar([10, 40], 5, 20))).not.toBeInTheDocument();
});
