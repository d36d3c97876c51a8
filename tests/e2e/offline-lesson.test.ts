import { login } from '#strings/access/login';
import { attendanceNames, lessonPage, tile, waitingTaps } from '#strings/classroom/staff';
import { connection } from '#strings/connection';
import { overview } from '#strings/dashboard/overview';
import { adminShell } from '#strings/shell';
import { startFlakyNetwork } from '#tests/flaky-network';
import { expect, loginAs } from './fixtures.ts';
import { addressOf, lessonOf, newLesson, openLesson, takeTool, test, tileOf } from './lesson.ts';
import { expectNothingKept, keptIn, workerReady, workingContext } from './on-device.ts';

test('a lesson opens without a network with what waits in it, and goes with the teacher who logs out', async ({
  chrome,
  product,
  contextOptions,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 6, 5);
  const network = await startFlakyNetwork(product.url);
  const context = await workingContext(chrome, network, contextOptions);
  const page = await context.newPage();
  await page.clock.install();
  await workerReady(page);
  await loginAs(page, teacher);
  await page.goto('/admin/dashboard');
  const grades = page.getByRole('region', { name: overview.grades });
  await expect(grades).toBeVisible();
  await openLesson(page, at);
  const { pupils } = await lessonOf(office, at);
  const [here = 0, away = 0] = pupils.map(({ id }) => id);
  await expect.poll(async () => (await keptIn(page)).addresses).toContain(addressOf(at));

  network.cut();
  await takeTool(page, 'absent');
  await tileOf(page, away).click();
  await takeTool(page, 'positive');
  await tileOf(page, here).click();
  const line = page.getByText(waitingTaps.count(2));
  await expect(line).toBeVisible();
  await page.reload();
  await expect(page.getByText(connection.seenAt(''))).toBeVisible();
  await expect(page.locator('[data-pupil]')).toHaveCount(pupils.length);
  await expect(line).toBeVisible();
  await expect(tileOf(page, away)).toContainText(attendanceNames.absent);
  await expect(tileOf(page, here).getByText(tile.mark('positive', 1))).toBeVisible();
  for (const id of [here, away]) await expect(tileOf(page, id)).toHaveAccessibleName(new RegExp(tile.waiting, 'u'));
  expect((await lessonOf(office, at)).taps).toEqual([]);
  await page.getByRole('button', { name: lessonPage.cards }).click();
  await expect(page.getByText(connection.noReader)).toBeVisible();
  // Any way in leads to the first screen, with what it has.
  for (const path of ['/', '/student']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/dashboard/u);
    await expect(grades).toBeVisible();
  }

  network.mend();
  await openLesson(page, at);
  // Whatever the wait before the next try has grown to.
  await page.clock.fastForward('00:20');
  await expect
    .poll(async () => (await lessonOf(office, at)).taps.map(({ type }) => type))
    .toEqual(['absent', 'positive']);
  await expect(line).toBeHidden();
  await page.getByRole('link', { name: lessonPage.back }).click();
  await page.getByRole('button', { name: adminShell.openMenu }).click();
  await page.getByRole('button', { name: adminShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  await expectNothingKept(page);

  network.cut();
  for (const path of ['/login', '/admin/login']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(connection.offline);
  }
  await page.goto(`/admin/teacher-table/${at.day}/${at.period}/${at.grade}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[data-pupil]')).toHaveCount(0);
  network.mend();
  await page.goto('/login');
  await expect(page.getByLabel(login.loginId)).toBeVisible();
  await context.close();
  await network.stop();
});
