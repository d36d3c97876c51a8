import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrived } from '#strings/dashboard/waiting';
import { storeHome } from '#strings/store/pupil';
import { enterCalmly, expect, expectAccessible, loginAs, seeScenes, test } from './fixtures.ts';
import { adjust, give } from './money.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** How the server's socket says welcome. */
const JOINED = /^40/u;

const open = async (page: Page, path: string): Promise<void> => {
  const joined = page
    .waitForEvent('websocket', (each) => each.url().includes('/live'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => JOINED.test(String(payload))));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await joined;
};

const strip = (page: Page) => page.getByRole('region', { name: 'بانتظارك' });
const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'التنقل' }).getByRole('link', { name });
const scene = (page: Page) => page.getByRole('dialog', { name: 'خبر سعيد!' });

const claimWelcome = async (page: Page): Promise<void> => {
  const { welcome } = await (await page.request.get('/api/student/dashboard')).json();
  await page.request.post(`/api/student/rewards/${welcome.id}/claim`);
  await seeScenes(page);
};

test('what arrives is seen at once: on the first screen of a phone, on its tab and on the browser’s', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await claimWelcome(page);
  await open(page, '/student/dashboard');
  await expect(strip(page)).toHaveCount(0);
  await expect(page).toHaveTitle('همّة');

  await give(office, freshStudent);
  const gift = strip(page).getByRole('button', { name: 'لديك مكافأة بانتظارك' });
  await expect(gift).toBeInViewport({ ratio: 1 });
  await expect(tab(page, /مكافآتي.*بانتظارك ١/u)).toBeVisible();
  await expect(page).toHaveTitle('(١) همّة');

  const to = { kind: 'students', ids: [freshStudent.studentId] };
  await office.post('/api/admin/messages', { data: { to, text: 'أحسنت اليوم', requestKey: randomUUID() } });
  await expect(strip(page).getByRole('link', { name: 'رسالة جديدة' })).toBeInViewport({ ratio: 1 });
  await expect(tab(page, /لوحتي.*بانتظارك ١/u)).toBeVisible();
  await expect(page).toHaveTitle('(٢) همّة');
  await expect(
    page.getByRole('banner').getByRole('link', { name: /لديك مكافأة بانتظارك، لديك رسالة جديدة/u }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('on another page it is said, and leads there; what was looked at waits no more', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await claimWelcome(page);
  const text = `مقعد مختار ${randomUUID()}`;
  const offer = await (await office.post('/api/admin/privileges/offers', { data: { text } })).json();
  const booked = await page.request.post(`/api/student/privileges/offers/${offer.id}/book`);
  const { id } = await booked.json();
  await open(page, '/student/store');

  await give(office, freshStudent);
  await expect(page.getByText(arrived.rewards)).toBeVisible();
  await office.post(`/api/admin/privileges/${id}/done`);
  const said = page.locator('section[aria-live] > div').filter({ hasText: arrived.answers });
  await said.getByRole('button', { name: 'شاهد' }).click();
  await expect(page).toHaveURL(/\/student\/privileges$/u);
  await expect(page.getByRole('listitem').filter({ hasText: 'نلته، مبارك!' })).toContainText(text);
  await expect(page).toHaveTitle('(١) همّة');
  await tab(page, /لوحتي/u).click();
  await expect(strip(page).getByRole('button')).toHaveCount(1);
  await expect(strip(page).getByRole('link')).toHaveCount(0);
  await office.post(`/api/admin/privileges/offers/${offer.id}/close`);
});

test('a new level has its scene, in one of two tabs and never again', async ({
  page,
  context,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await claimWelcome(page);
  const other = await context.newPage();
  await other.addInitScript(
    (key) => sessionStorage.setItem(key, String(Date.now())),
    `himma-greeted-${freshStudent.studentId}`,
  );
  await open(other, '/student/dashboard');
  await page.bringToFront();
  await open(page, '/student/dashboard');

  await adjust(office, freshStudent, 'points', 60);
  const shown = scene(page);
  const either = await Promise.race([
    shown.waitFor().then(() => page),
    scene(other)
      .waitFor()
      .then(() => other),
  ]);
  await expect(scene(either).getByText('صرت في مستوى «المتقدّم»')).toBeVisible();
  await expectAccessible(either);
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'المتقدّم', exact: true })).toBeAttached();
  await expect(scene(either === page ? other : page)).toHaveCount(0);
  await either.keyboard.press('Escape');
  await expect(scene(either)).toHaveCount(0);
  for (const each of [page, other]) {
    await each.evaluate(() => sessionStorage.clear());
    await each.reload();
    await expect(each.getByRole('heading', { name: 'المتقدّم', exact: true })).toBeVisible();
    await expect(scene(each)).toHaveCount(0);
  }
});

test('what happened while nobody looked waits in the strip, and opens once when the first screen was seen', async ({
  page,
  office,
  freshStudent,
}) => {
  await loginAs(page, freshStudent);
  await page.request.put('/api/student/agreement', { data: { agreed: true } });
  await claimWelcome(page);
  await adjust(office, freshStudent, 'points', 60);
  await open(page, '/student/dashboard');
  await expect(strip(page).getByRole('button', { name: /مفاج/u })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tab(page, /المتجر/u).click();
  await page.getByRole('heading', { level: 1, name: storeHome.title }).waitFor();
  await tab(page, /لوحتي/u).click();
  await scene(page)
    .getByRole('button', { name: /الحمد لله!|التالية/u })
    .waitFor();
  await page.keyboard.press('Escape');

  // The visit has had its dialog: what comes while the page is not looked at waits.
  await open(page, '/student/store');
  await adjust(office, freshStudent, 'points', 100);
  await expect(page.getByText(arrived.scenes)).toBeVisible();
  await page.goto('/student/dashboard');
  // However many: of three on the word is written otherwise.
  const waits = strip(page).getByRole('button', { name: /مفاج/u });
  await expect(waits).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waits.click();
  await expect(scene(page).getByText('صرت في مستوى «المتميّز»')).toBeVisible();
  for (let button = scene(page).getByRole('button', { name: 'التالية' }); await button.isVisible(); )
    await button.click();
  await scene(page).getByRole('button', { name: 'الحمد لله!' }).click();
  await expect(waits).toHaveCount(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a gift is opened, tells of the level it brought, and leads on to a next step (motion: ${reducedMotion})`, async ({
    page,
    freshStudent,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await enterCalmly(page, freshStudent);
    await page.goto('/student/rewards');
    await page.getByRole('button', { name: 'استلم ٥٠ نقطة: نقاط الترحيب' }).click();
    const feast = page.getByRole('dialog', { name: 'مبارك!' });
    await feast.getByRole('button', { name: /هدية تُفتح/u }).click();
    await expect(feast.getByText('استلمت ٥٠ نقطة')).toBeVisible();
    await expect(feast.getByText('صرت في مستوى «المجتهد»')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(feast).toHaveCount(0);
    const goal = page.getByRole('region', { name: 'هدفك القادم' });
    await expect(page.getByText('استلمت كل مكافآتك')).toBeVisible();
    await expect(goal.getByRole('link')).toBeVisible();
    await page.goto('/student/dashboard');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(goal).toBeInViewport({ ratio: 1 });
  });

test('a heart in the store makes the goal, with its bar; on the summit no station is left', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await claimWelcome(page);
  await adjust(office, freshStudent, 'coins', 2);
  await page.goto('/student/store/supermarket');
  const heart = page.getByRole('button', { name: /^أتمنّى:/u }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  const name = (await heart.getAttribute('aria-label'))?.replace('أتمنّى: ', '') ?? '';
  await page.goto('/student/dashboard');
  const goal = page.getByRole('region', { name: 'هدفك القادم' });
  await expect(goal.getByRole('heading')).toHaveText(`أمنيتك: ${name}`);
  await expect(goal.getByRole('progressbar')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'سلسلتي' }).getByRole('listitem')).toHaveCount(5);
  await adjust(office, freshStudent, 'points', 700);
  await seeScenes(page);
  await page.goto('/student/dashboard');
  await expect(page.getByText('وصلت إلى القمة!')).toBeVisible();
  await expect(page.getByText(/المحطة التالية/u)).toHaveCount(0);
});
