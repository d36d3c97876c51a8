import { openPracticeTexts as texts } from '#strings/contests/staff';
import { arenaTexts } from '#strings/practice/arena';
import { hub, over, result } from '#strings/practice/pupil';
import { expect, expectAccessible } from './fixtures.ts';
import { answer, resultOf, test } from './game-table.ts';

const CONTEST_WORDS = /مسابقة|جائزة/u;

test('staff leave practice open without a contest, a pupil plays, and it is closed under the game', async ({
  chrome,
  clocked,
  page,
  table,
}) => {
  const contests = () => clocked.db.updateTable('contests').where('kind', '=', 'contest');
  await contests()
    .set({ endsAt: new Date(clocked.now()).toISOString() })
    .execute();
  const desk = await chrome.newContext({ baseURL: clocked.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  const { email, password } = await clocked.hire();
  await staff.request.post('/api/login/staff', { data: { email, password } });
  await staff.goto('/admin/contests');
  await expect(staff.getByText(texts.closed)).toBeVisible();
  await staff.getByRole('button', { name: texts.turnOn }).click();
  const opening = staff.getByRole('dialog', { name: texts.onTitle });
  await expect(opening.getByRole('listitem')).toHaveText(texts.onBody);
  await expectAccessible(staff);
  await opening.getByRole('button', { name: texts.on }).click();
  await expect(staff.getByText('التدريب مفتوح بلا مسابقة منذ')).toBeVisible();
  await expectAccessible(staff);

  await table.sit();
  const main = page.getByRole('main');
  await expect(main.getByText(hub.noPrize)).toBeVisible();
  await expect(main).not.toHaveText(CONTEST_WORDS);
  await expectAccessible(page);
  const session = await table.start();
  const stored = page.waitForResponse('**/answers');
  await answer(page, session, true);
  await (await stored).finished();
  await table.step(1500);

  await staff.getByRole('button', { name: texts.turnOff }).click();
  await staff.getByRole('dialog', { name: texts.offTitle }).getByRole('button', { name: texts.off }).click();
  await expect(staff.getByText(texts.closed)).toBeVisible();
  await desk.close();

  const after = page.waitForResponse('**/answers');
  await answer(page, session, true);
  expect((await after).ok()).toBe(true);
  await table.step(60_000);
  await expect(resultOf(page).getByText(result.closedMeanwhile)).toBeVisible();
  await expect(resultOf(page).getByText(result.newPlace('سباق الدقيقة', 1))).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await resultOf(page).getByRole('button', { name: result.again }).click();
  await expect(page.getByRole('heading', { name: over.title })).toBeVisible();

  await page.goto('/educational-games/arena');
  await expect(main.getByText(arenaTexts.openPractice)).toBeVisible();
  await expect(main.getByText(arenaTexts.openOver)).toBeVisible();
  await expect(main.locator('[data-pinned]')).toContainText('١');
  await expect(main.getByText(arenaTexts.bestNote)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/educational-games');
  await expect(page.getByRole('link', { name: /مغلق.*تدرب على الاختبار/u })).toBeVisible();
  await contests()
    .set({ endsAt: new Date(clocked.now() + 48 * 60 * 60 * 1000).toISOString() })
    .execute();
});
