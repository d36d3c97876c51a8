import { schoolDay } from '#domain/calendar/school-day';
import { consentPaper, consentsPage } from '#strings/consents/staff';
import { purposeNames, wayNames } from '#strings/consents/words';
import { guardiansPage, slipsWindow } from '#strings/guardians/staff';
import { slipWords } from '#strings/guardians/words';
import { gradeNames } from '#strings/widgets';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test('a teacher prints the slips, a guardian reads the week, and the teacher ends the link', async ({
  page,
  teacher,
  chrome,
  product,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/guardians?grade=4');
  await expect(page.getByRole('heading', { name: guardiansPage.title })).toBeVisible();
  await expectAccessible(page);

  const printed = page.waitForEvent('popup');
  const answered = page.context().waitForEvent('response', (response) => response.url().endsWith('/guardians/slips'));
  await page.getByRole('link', { name: guardiansPage.print }).click();
  const paper = await printed;
  const { slips } = await (await answered).json();
  await expect(paper.getByRole('button', { name: slipsWindow.print })).toBeVisible();
  await expect(paper.getByRole('alert')).toContainText(new URL(paper.url()).host);
  await expect(paper.getByRole('img', { name: slipWords.code })).toHaveCount(slips.length);
  await expectAccessible(paper);

  const home = await chrome.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const phone = await home.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(slips[0].link);
  await expect(phone.getByText(gradeNames[4])).toBeVisible();
  await expect(phone.getByRole('heading', { name: slipWords.attendance })).toBeVisible();
  await expectAccessible(phone);
  const token = slips[0].link.split('#')[1];
  // Neither in an address that a server is asked for, nor at another host.
  expect(asked.filter((url) => url.split('#')[0]?.includes(token) || !url.startsWith(product.url))).toEqual([]);

  await phone.getByRole('button', { name: `${slipWords.withdraw}: ${purposeNames.photo}` }).click();
  await expectAccessible(phone);
  await expect(phone.getByText(slipWords.withdrawAsk('photo'))).toBeVisible();
  await phone.getByRole('button', { name: slipWords.withdrawYes }).click();
  await expect(phone.getByRole('button', { name: `${slipWords.give}: ${purposeNames.photo}` })).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: slips[0].name }).first();
  await row.getByRole('button', { name: guardiansPage.revoke }).click();
  await page.getByRole('dialog').getByRole('button', { name: guardiansPage.revoke }).click();
  await expect(page.getByText(guardiansPage.revoked)).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: slipWords.over })).toBeVisible();
  await expectAccessible(phone);
  await home.close();

  await page.goto('/admin/consents?grade=4');
  const pupil = page.getByRole('row').filter({ hasText: slips[0].name });
  await expect(pupil).toContainText(wayNames.page);
});

test('a teacher writes down a pile of signed papers and a withdrawal, and prints papers to be signed', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/consents?grade=5');
  const table = page.getByRole('table', { name: consentsPage.table });
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox') });
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: consentsPage.record, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: consentsPage.record, exact: true }).click();
  await expect(page.getByText(consentsPage.saved)).toBeVisible();
  await expect(rows.first().getByText(consentsPage.states.given)).toHaveCount(3);

  await page.getByRole('button', { name: consentsPage.withdraw, exact: true }).click();
  await dialog.getByLabel(purposeNames.boards).check();
  await dialog.getByLabel(consentsPage.way).selectOption('phone');
  await dialog.getByRole('button', { name: consentsPage.withdraw, exact: true }).click();
  await expect(rows.first()).toContainText(consentsPage.states.withdrawn);

  const printed = page.waitForEvent('popup');
  await page.getByRole('link', { name: consentsPage.paper }).click();
  const paper = await printed;
  await expect(paper.getByRole('button', { name: consentPaper.print })).toBeVisible();
  await expect(paper.getByRole('heading', { name: consentPaper.heading }).first()).toBeVisible();
  await expectAccessible(paper);
});

test('four slips to a page leave out what has no room, and cut no word of the Quran in two', async ({
  page,
  teacher,
}) => {
  await loginAs(page, teacher);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(
    `/admin/guardians/print?${new URLSearchParams({ grade: '4', day: schoolDay(new Date()), size: 'four' })}`,
  );
  await expect(page.getByRole('img', { name: slipWords.code }).first()).toBeVisible();
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.slip-body')].flatMap((body) => {
        const paper = body.getBoundingClientRect();
        return [...body.querySelectorAll('p, li')]
          .filter((line) => {
            const { top, bottom, left } = line.getBoundingClientRect();
            // In the column beside the paper it is not printed.
            return left >= paper.left && top < paper.bottom && bottom > paper.bottom + 1;
          })
          .map((line) => line.textContent);
      }),
    );
  await expect(page.locator('.slip-body [translate="no"]').first()).toBeAttached();
  expect(await cut()).toEqual([]);
});
