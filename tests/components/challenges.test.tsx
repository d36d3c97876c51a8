import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { raceRefusals } from '#strings/race/refusals';
import { Names } from '#web/race/components/classmate-names.tsx';
import { refused } from './network.ts';
import { showAlone } from './screen.tsx';

it('whoever said “maybe later” a while ago is not asked again, and that is what is said', async () => {
  showAlone(<Names difficulty="easy" onAsked={() => undefined} />, {
    'GET /api/student/store/classmates': { classmates: [{ id: 8, label: 'أسيد' }] },
    'POST /api/student/race/challenges': refused('race_asked_lately', raceRefusals.race_asked_lately),
  });
  await page.getByRole('button', { name: 'أسيد' }).click();
  await expect.element(page.getByText(raceRefusals.race_asked_lately)).toBeVisible();
});
