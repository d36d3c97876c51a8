import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PAPER_ORDER, SPECIFIED } from '#domain/exams/paper';
import { grading as texts } from '#strings/exams/grading';
import { quickEntry } from '#strings/exams/quick';
import { formatNumber } from '#strings/plural';
import type { ExamSheet } from '#wire/exams/staff';
import { TEACHER } from './people.ts';
import { showPage } from './screen.tsx';

const HALF = 'وسيم ناجي الودعاني';
const WHOLE = 'سلمان فهد القرني';
const [FIRST, SECOND] = ['باسل عمر الغامدي', 'ياسر علي الشهري'];

type Paper = Pick<ExamSheet, 'name' | 'answers'> & Partial<ExamSheet>;

const EMPTY = '-'.repeat(PAPER_ORDER.length);
/** The first pupil's paper is half entered, the second one's is whole, and both are right so far. */
const BEGUN: readonly Paper[] = [
  { name: HALF, answers: '11111---------------' },
  { name: WHOLE, answers: '11111111111111111111' },
];

const showGrading = (papers = BEGUN, publishedAt: string | null = null) =>
  showPage('/admin/exams/3', {
    'POST /api/admin/exams/:id/cells': ({ body }) => ({
      cells: body.cells.map((cell) => ({
        ...cell,
        studentId: Number(cell.studentId),
        version: cell.version + 1,
        isConflict: false,
        by: null,
      })),
    }),
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
        publishedAt,
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
      sheets: papers.map((sheet, at) => ({
        studentId: at + 1,
        section: null,
        versions: PAPER_ORDER.map(() => 1),
        isAbsent: false,
        makeup: null,
        ...sheet,
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

const lineOf = (name: string) => page.getByRole('textbox', { name: quickEntry.label(name) });
const pupilsIn = (network: ReturnType<typeof showGrading>) =>
  new Set(
    network
      .asked('POST /api/admin/exams/:id/cells')
      .flatMap(({ body }) => body.cells.map(({ studentId }) => studentId)),
  );

it('a double click makes one paper right, and not the next one too', async () => {
  await page.viewport(1440, 900);
  const network = showGrading([FIRST, SECOND, HALF].map((name) => ({ name, answers: EMPTY })));
  await page.getByRole('button', { name: quickEntry.enter }).dblClick();
  await expect.element(lineOf(SECOND)).toBeVisible();
  await expect.poll(() => [...pupilsIn(network)]).toEqual([1]);
});

it('a line is of the paper that it was typed for, wherever the grid leads meanwhile', async () => {
  await page.viewport(1440, 900);
  showGrading([FIRST, SECOND].map((name) => ({ name, answers: EMPTY })));
  await lineOf(FIRST).fill('7 12-');
  const second = page.getByRole('row').filter({ hasText: SECOND });
  await second.getByRole('gridcell').first().click();
  await expect.element(lineOf(SECOND)).toHaveValue('');
  await page.getByRole('row').filter({ hasText: FIRST }).getByRole('gridcell').first().click();
  await expect.element(lineOf(FIRST)).toHaveValue('7 12-');
});

it('of a published exam the line goes from one make-up to the next, past those who sat it', async () => {
  await page.viewport(1440, 900);
  const makeup = { answers: EMPTY, makeup: 'open' as const };
  showGrading(
    [
      { name: FIRST, ...makeup },
      { name: WHOLE, answers: BEGUN[1]?.answers ?? '' },
      { name: SECOND, ...makeup },
    ],
    '2026-11-16T06:00:00.000Z',
  );
  await lineOf(FIRST).fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(lineOf(SECOND)).toHaveFocus();
});
