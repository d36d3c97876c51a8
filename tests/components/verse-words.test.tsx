import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PUPIL } from './people.ts';
import { showPage } from './screen.tsx';

const VERSE = '﴿إِنَّآ أَرْسَلْنَا﴾';

it('words of a verse in a question are drawn in the typeface of the Quran, and nothing beside them is', async () => {
  showPage('/educational-games/difficult-test', {
    'GET /api/session': PUPIL,
    'GET /api/questions/hardest': {
      grade: 6,
      questions: [
        {
          id: 1,
          subject: 'Tajweed',
          type: 'choice',
          text: `في ${VERSE} مد:`,
          options: ['منفصل', VERSE],
          answer: 1,
          difficulty: 'easy',
          points: 5,
          source: 'مقرر التلاوة والتجويد',
          correction: null,
          explanation: null,
          number: 1,
          attempts: 3,
          correctAnswers: 1,
          successRate: 33,
        },
      ],
    },
  });
  const verses = page.getByText(VERSE, { exact: true });
  await expect.element(verses.first()).toHaveClass('quran-quoted');
  await expect.element(verses.last()).toHaveClass('quran-quoted');
  expect(verses.elements()).toHaveLength(2);
});
