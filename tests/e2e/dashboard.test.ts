import { randomUUID } from 'node:crypto';
import type { Page, WebSocketRoute } from '@playwright/test';
import { hub } from '#strings/games/pupil';
import { signedNumber } from '#strings/money';
import type { DemoStudent } from '#tests/product';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { pick, send, textOf, unfold } from './composer.ts';
import { agreeToTerms, enterCalmly, expect, expectAccessible, loginAs, seeScenes, test } from './fixtures.ts';
import { adjust, give } from './money.ts';
import { busyPupil } from './screens.ts';

const REWARD_WAITS = /لديك مكافأة/u;

/** A connection that is not answered counts as down after this. */
const CONNECT_TIMEOUT_MS = 20_000;

/** How the server's socket says welcome. */
const JOINED = /^40/u;

/** Calls to the API, in order, without the socket's. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
};

/** The socket is joined: what is told from now on is heard. */
const live = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/live'));
  await socket.waitForEvent('framereceived', ({ payload }) => JOINED.test(String(payload)));
};

test('the first screen shows all that a pupil has, and asks once for it', async ({ page, office, freshStudent }) => {
  await adjust(office, freshStudent, 'points', 214);
  await adjust(office, freshStudent, 'coins', 128);
  await enterCalmly(page, freshStudent);
  const { rank } = await (await page.request.get('/api/student/dashboard')).json();
  const asked = watchRequests(page);
  const joined = live(page);
  await page.goto('/student/dashboard');
  const name = freshStudent.name.split(' ')[0] ?? '';
  await expect(page.getByRole('heading', { level: 1, name: `أهلًا يا ${name}` })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'المتميّز' })).toBeVisible();
  await expect(main.getByText('التالي: النجم عند ٣٠٠')).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  await expect(main.getByText('بقيت ٨٦ نقطة للمحطة التالية')).toBeVisible();
  await expect(main.getByText('٢١٤ من ٣٠٠')).toBeVisible();
  const week = (amount: string) => main.getByText(`${amount} هذا الأسبوع`);
  await expect(week('\u061c+٢١٤')).toBeVisible();
  await expect(week('\u061c+١٢٨')).toBeVisible();
  await expect(main.getByText('رصيد التسوق')).toBeVisible();
  await expect(main.getByText('١٤٩', { exact: true })).toHaveCount(2);
  await expect(main.getByText(`من ${rank.of.toLocaleString('ar-SA-u-nu-arab')} طالب`)).toBeVisible();
  await expect(main.getByText('سجلّك نظيف!')).toBeVisible();
  await expect(main.getByText('لا توجد رسائل بعد')).toBeVisible();
  await expect(main.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
  const tiles = main.getByRole('navigation', { name: 'إلى أين تصعد اليوم؟' });
  await expect(tiles.getByRole('link')).toHaveText([/نتائجي/u, /مكافآتي/u, /قمم المجد/u, /منهجي/u]);
  await joined;
  expect(asked.sort()).toEqual(['/api/session', '/api/student/dashboard']);
});

/** On a phone: two screens, and a quarter more for who has a penalty and much that waits. */
const HEIGHTS = { ordinary: 1700, busiest: 1900 };

test('the first screen is not long, for ordinary pupils of the demo school and the busiest', async ({
  chrome,
  contextOptions,
  product,
}) => {
  const heightFor = async (pupil: DemoStudent): Promise<number> => {
    const context = await chrome.newContext({ ...contextOptions, baseURL: product.url });
    const page = await context.newPage();
    await enterCalmly(page, pupil);
    await page.goto('/student/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await context.close();
    return height;
  };
  const some = product.logins().students.filter((_, at) => at % 15 === 1);
  const heights = await Promise.all([busyPupil(product), ...some].map(heightFor));
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)];
  expect(middle, heights.join(', ')).toBeLessThanOrEqual(HEIGHTS.ordinary);
  expect(Math.max(...heights), heights.join(', ')).toBeLessThanOrEqual(HEIGHTS.busiest);
});

test('a pupil with a first name of two words is greeted by the whole of it', async ({ page, office, freshStudent }) => {
  const data = { name: `عبد الرحمن ${freshStudent.name}` };
  expect((await office.patch(`/api/admin/students/${freshStudent.studentId}`, { data })).ok()).toBe(true);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'أهلًا يا عبد الرحمن', exact: true })).toBeVisible();
});

test('a screen that cannot be loaded says so, and the retry works', async ({ page, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  await breakReadsUntilRetried(page, '**/api/student/dashboard', 'lost');
  await page.goto('/student/dashboard');
  await expect(page.getByRole('alert')).toContainText('لا يوجد اتصال بالإنترنت');
  await retryOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what staff give appears on the open screen by itself', async ({ page, office, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  const joined = live(page);
  await page.goto('/student/dashboard');
  await joined;
  await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
  await give(office, freshStudent);
  await expect(page.getByRole('button', { name: 'لديك مكافأتان بانتظارك' })).toBeVisible();
  await adjust(office, freshStudent, 'points', 55);
  await page.getByRole('dialog', { name: 'خبر سعيد!' }).getByRole('button', { name: 'إغلاق' }).click();
  await expect(page.getByRole('heading', { name: 'المجتهد' })).toBeVisible();
});

test('after a lost connection the screen catches up with what it missed', async ({ page, office, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  const connected = new Promise<WebSocketRoute>((resolve) => {
    void page.routeWebSocket(/\/live/u, (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(message);
        if (JOINED.test(String(message))) resolve(socket);
      });
    });
  });
  await page.goto('/student/dashboard');
  const socket = await connected;
  await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
  await socket.close();
  await give(office, freshStudent);
  await give(office, freshStudent);
  await expect(page.getByRole('button', { name: 'لديك ٣ مكافآت بانتظارك' })).toBeVisible({ timeout: 20_000 });
});

test('a message that the teacher sends from another desk appears on the open screen', async ({
  page,
  chrome,
  product,
  teacher,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const joined = live(page);
  await page.goto('/student/dashboard');
  await joined;
  await expect(page.getByText('لا توجد رسائل بعد')).toBeVisible();
  const desk = await chrome.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  await loginAs(staff, teacher);
  await staff.goto('/admin/messages');
  await unfold(staff);
  await pick(staff, freshStudent);
  await textOf(staff).fill('أحسنت في تلاوتك اليوم');
  await send(staff);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'أحسنت في تلاوتك اليوم' });
  await expect(card).toContainText('جديدة');
  await expect(page.getByRole('banner').getByRole('link', { name: 'لديك رسالة جديدة' })).toBeVisible();
  await desk.close();
});

/** Neither road is open. Answers what has the page know it: the time after which it gives the first try up, once that was begun. */
const cutSocket = async (page: Page) => {
  await page.clock.install();
  const tried = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/live/u, async (socket) => {
      await socket.close();
      resolve();
    });
  });
  await page.route('**/live/**', (route) => route.abort());
  return async () => {
    await tried;
    await page.clock.fastForward(CONNECT_TIMEOUT_MS);
  };
};

test('without a socket the screen asks every half minute for messages, and shows the beginning of a long one', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const giveUpConnecting = await cutSocket(page);
  const firstAsked = page.waitForResponse('**/api/student/messages/unread');
  await page.goto('/student/dashboard');
  await expect(page.getByText('لا توجد رسائل بعد')).toBeVisible();
  await giveUpConnecting();
  await (await firstAsked).finished();
  const text = `راجع ${'الآيات الخمس الأخيرة '.repeat(8)}`;
  const to = { kind: 'students', ids: [freshStudent.studentId] };
  await office.post('/api/admin/messages', { data: { to, text, requestKey: randomUUID() } });
  await page.clock.fastForward('00:31');
  const shown = page.getByText(/^راجع الآيات .*…$/u);
  await expect(shown).toBeVisible();
  expect((await shown.innerText()).length).toBeLessThanOrEqual(81);
});

test('without a socket the screen asks every three minutes whether there is something to claim', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const giveUpConnecting = await cutSocket(page);
  const welcome = (await (await page.request.get('/api/student/dashboard')).json()).welcome.id;
  await page.request.post(`/api/student/rewards/${welcome}/claim`);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('button', { name: 'استلمت كل مكافآتك' })).toBeVisible();
  // The page has heard its first status when it asks for what it shows again.
  const caughtUp = page.waitForResponse('**/api/student/dashboard');
  await giveUpConnecting();
  await caughtUp;
  await give(office, freshStudent);
  await page.clock.fastForward('03:01');
  await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
});

test('without a socket an open page of points catches up, even after an answer that was lost', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const giveUpConnecting = await cutSocket(page);
  await page.goto('/student/points');
  await expect(page.getByText('لا يوجد شيء بعد')).toBeVisible();
  // The first status answered asks for the ledger again: that answer is not the one to be lost.
  const caughtUp = page.waitForResponse('**/api/student/ledger*');
  await giveUpConnecting();
  await caughtUp;
  await adjust(office, freshStudent, 'points', 55);
  await page.route('**/api/student/ledger*', (route) => route.fulfill({ status: 502, body: '' }));
  const lost = page.waitForResponse('**/api/student/ledger*');
  await page.clock.fastForward('03:01');
  await lost;
  await page.unroute('**/api/student/ledger*');
  await page.clock.fastForward('03:01');
  await expect(page.getByRole('main').getByText(signedNumber(55), { exact: true })).toBeVisible();
});

test('a socket that the server refused for a while is tried again', async ({ page, office, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  await page.clock.install();
  const HELLO = JSON.stringify({ sid: 'x', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1024 });
  const refused = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/live/u, (socket) => {
      socket.send(`0${HELLO}`);
      socket.onMessage(() => socket.send('44{"message":"database away"}'));
      socket.onClose(() => resolve());
    });
  });
  await page.goto('/student/dashboard');
  await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
  await refused;
  const joined = new Promise<void>((resolve) => {
    void page.routeWebSocket(/\/live/u, (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(message);
        if (JOINED.test(String(message))) resolve();
      });
    });
  });
  await page.clock.fastForward('00:11');
  await joined;
  await give(office, freshStudent);
  await expect(page.getByRole('button', { name: 'لديك مكافأتان بانتظارك' })).toBeVisible();
});

const CHECKLIST = [
  { text: 'لوحة جديدة لكل طالب', status: 'completed', forPupils: true },
  { text: 'نسخ احتياطي كل ليلة', status: 'completed', forPupils: false },
  { text: 'ألعاب ومسابقات', status: 'in-progress', forPupils: true },
  { text: 'متجر الهدايا', status: 'planned', forPupils: true },
];

test.describe('popups', () => {
  test.describe.configure({ mode: 'serial' });
  let before: unknown;
  test.beforeEach(async ({ office }) => {
    before ??= (await (await office.get('/api/admin/checklist')).json()).items;
    expect((await office.put('/api/admin/checklist', { data: { items: CHECKLIST } })).ok()).toBe(true);
  });

  const news = 'جديد همّة';

  /** The browser's tab was closed and opened again. */
  const comeAgain = async (page: Page): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  const games = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'الألعاب', exact: true });
  const first = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /لوحتي/u });

  /** The first screen was seen, and something else. */
  const lookAround = async (page: Page): Promise<void> => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await games(page).click();
    // The address comes before the page, and who turns round in between has not left the first screen.
    await expect(page.getByRole('heading', { level: 1, name: hub.title })).toBeVisible();
    await first(page).click();
  };

  test('greet a new pupil once: the terms and the welcome gift; news, which are few, another time', async ({
    page,
    freshStudent,
  }) => {
    await loginAs(page, freshStudent);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('الشروط والأحكام');
    await page.getByRole('button', { name: 'أوافق', exact: true }).click();
    await page.getByRole('button', { name: 'نعم، أوافق' }).click();
    const welcome = page.getByRole('dialog', { name: /أهلًا بك/u });
    await expect(welcome.getByText('٥٠ نقطة')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await welcome.getByRole('button', { name: 'استلم ٥٠ نقطة: نقاط الترحيب' }).click();
    const feast = page.getByRole('dialog', { name: 'مبارك!' });
    await expect(feast.getByText('استلمت ٥٠ نقطة')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await feast.getByRole('button', { name: 'رائع!' }).click();
    await expect(page.getByRole('button', { name: 'استلمت كل مكافآتك' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await seeScenes(page);
    await comeAgain(page);
    await lookAround(page);
    const list = page.getByRole('dialog', { name: news });
    await expect(list.getByRole('listitem')).toHaveText([/تمّ/u, /نعمل عليه/u, /قادم/u]);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('the welcome gift can wait: it leads to the rewards, and does not ask again', async ({ page, freshStudent }) => {
    await loginAs(page, freshStudent);
    await agreeToTerms(page);
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: 'اذهب إلى مكافآتي' }).click();
    await expect(page).toHaveURL(/\/student\/rewards$/u);
    await page.goBack();
    await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: REWARD_WAITS })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the news come back after six hours to who wants a reminder, and to nobody who has closed them', async ({
    page,
    office,
    freshStudent,
  }) => {
    await loginAs(page, freshStudent);
    await agreeToTerms(page);
    await page.addInitScript((id) => sessionStorage.setItem(`himma-welcome-later-${id}`, '1'), freshStudent.studentId);
    await page.clock.install();
    await page.goto('/student/dashboard');
    const list = page.getByRole('dialog', { name: news });
    await lookAround(page);
    await list.getByRole('button', { name: 'ذكّرني لاحقًا' }).click();
    await expect(list).toBeHidden();
    const seen = await page.evaluate(
      (id) => Date.now() - Number(localStorage.getItem(`himma-checklist-seen-${id}`)),
      freshStudent.studentId,
    );
    expect(Math.round(seen / 1000)).toBeGreaterThanOrEqual(30);
    await page.clock.fastForward('06:01:00');
    const told = page.waitForResponse('**/api/student/scenes/seen');
    await list.getByRole('button', { name: 'إغلاق' }).last().click();
    await told;
    await page.clock.fastForward('06:01:00');
    await expect(list).toBeHidden();
    // Another device, on another day.
    await page.evaluate(() => localStorage.clear());
    await comeAgain(page);
    await lookAround(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Until there is news.
    await office.put('/api/admin/checklist', { data: { items: CHECKLIST.slice(0, 3) } });
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(2);
  });

  test('are accessible, by day and by night', async ({ page, office, freshStudent }) => {
    await loginAs(page, freshStudent);
    await agreeToTerms(page);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('dialog', { name: /أهلًا بك/u })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { welcome } = await (await page.request.get('/api/student/dashboard')).json();
    await page.request.post(`/api/student/rewards/${welcome.id}/claim`);
    await seeScenes(page);
    await comeAgain(page);
    await lookAround(page);
    await expect(page.getByRole('dialog', { name: news })).toBeVisible();
    await expectAccessible(page);
    await office.put('/api/admin/checklist', { data: { items: before } });
  });
});

const DEVICES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('every pupil screen is accessible on a phone, a tablet and a desktop, by day and by night', async ({
  page,
  office,
  freshStudent,
}) => {
  await adjust(office, freshStudent, 'coins', 40);
  await give(office, freshStudent, { title: 'نجم الأسبوع في التلاوة', source: 'weekly', type: 'points' });
  await enterCalmly(page, freshStudent);
  for (const name of ['dashboard', 'rewards', 'points', 'card', 'store', 'store/supermarket']) {
    await page.goto(`/student/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    for (const viewport of DEVICES) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});
