import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { lessonPage } from '#strings/classroom/staff';
import { connection } from '#strings/connection';
import { adminShell, studentShell } from '#strings/shell';
import { chromiumLaunch } from '#tests/chromium';
import { startFlakyNetwork } from '#tests/flaky-network';
import { type DemoStaff, removeDataDir } from '#tests/product';
import { enterCalmly, expect } from './fixtures.ts';
import { lessonOf, newLesson, openLesson, test } from './lesson.ts';
import { expectNothingKept, keptIn, workerReady, workingContext } from './on-device.ts';

const taken = (context: BrowserContext): Promise<string | null> =>
  context
    .pages()
    .at(-1)
    ?.evaluate(() => localStorage.getItem('taken')) ?? Promise.resolve(null);

/**
 * As anybody can who has a page open, its developer tools and a minute: asks again and again who is inside and for what
 * only staff are told, will not leave by itself, and holds on to a window in which staff log in.
 */
const plant = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    Object.assign(window, { planted: true });
    addEventListener('beforeunload', (event) => event.preventDefault());
    const ask = async () => {
      for (const path of ['/api/admin/overview', '/api/admin/credentials']) {
        const answer = await fetch(path).catch(() => null);
        if (answer?.ok) localStorage.setItem('taken', await answer.text());
      }
    };
    const peek = (other: Window | null) => {
      try {
        for (const input of other?.document.querySelectorAll('input') ?? [])
          if (input.value) localStorage.setItem('taken', input.value);
      } catch {}
    };
    const desk = open('/admin/login');
    setInterval(() => {
      void ask();
      peek(desk);
    }, 100);
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });

/** A window without an address: no worker sees it, and it stays when the page that opened it goes. */
const openBlank = async (page: Page): Promise<Page> => {
  const [blank] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(() => void open(''))]);
  return blank;
};

/**
 * Whatever a script can that knows the product: asks as a page does, for pages and for what they say of themselves, writes,
 * listens, and leads a window of its own to where somebody else is inside.
 */
const askOnAndOn = (blank: Page, at: string): Promise<void> =>
  blank.evaluate((origin) => {
    const taken: string[] = [];
    Object.assign(window, { taken, rounds: 0 });
    const held = open('');
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(origin + path, { credentials: 'include', ...init }).catch(() => null);
      const text = (await answer?.text()) ?? '';
      if (answer?.ok && (path.startsWith('/api/') || text.includes('himma-page"'))) taken.push(`${path} ${text}`);
    };
    const listen = () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/live/?EIO=4&transport=websocket`);
      socket.onopen = () => socket.send('40');
      socket.onmessage = ({ data }) => {
        if (String(data).startsWith('40')) taken.push(`socket ${data}`);
      };
    };
    const peek = () => {
      try {
        if (held?.document.querySelector('meta[name="himma-page"], h1')) taken.push(`window ${held.location.href}`);
      } catch {}
    };
    const round = async () => {
      await Promise.all(['/api/session', '/api/admin/overview', '/admin/dashboard', '/login'].map((path) => ask(path)));
      const body = JSON.stringify({ name: 'a pupil of nobody', grade: 4 });
      await ask('/api/admin/students', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      listen();
      if (held) held.location.href = `${origin}/admin/dashboard`;
      peek();
      Object.assign(window, { rounds: (window as unknown as { rounds: number }).rounds + 1 });
    };
    setInterval(peek, 20);
    setInterval(() => void round(), 200);
  }, at);

const roundsOf = (blank: Page): Promise<number> =>
  blank.evaluate(() => (window as unknown as { rounds: number }).rounds);

/** What a page leaves behind in every place that it can write to. */
const litter = (page: Page, forged: Readonly<Record<string, object>>): Promise<unknown> =>
  page.evaluate(async (entries) => {
    for (const [name, entry] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(entry));
    localStorage.setItem('himma-class-tool', 'of the pupil');
    sessionStorage.setItem('himma-draft-message', '{"of":"the pupil"}');
    const teacher = { kind: 'staff', staffId: 1, name: 'forged', email: 'forged', role: 'admin', mark: 'm', seal: 's' };
    const answer = () => Response.json(teacher, { headers: { 'x-himma-seen-at': new Date().toISOString() } });
    for (const name of ['himma-seen', 'of-the-pupil']) await (await caches.open(name)).put('/api/session', answer());
    await new Promise((resolve) => {
      indexedDB.open('of-the-pupil').onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result.close());
    });
    const workers = [
      navigator.serviceWorker.register('/boot.js'),
      navigator.serviceWorker.register('/worker.js', { scope: '/admin/' }),
    ];
    return (await Promise.allSettled(workers)).map(({ status }) => status);
  }, forged);

const typeIn = async (desk: Page, { email, password }: DemoStaff): Promise<void> => {
  await desk.goto('/admin/login');
  await desk.getByLabel('البريد الإلكتروني').fill(email);
  await desk.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await desk.getByRole('button', { name: 'دخول', exact: true }).click();
};

test('a pupil who left windows, scripts and forged work behind gets nothing of the teacher who comes next, nor afterwards', async ({
  chrome,
  product,
  contextOptions,
  freshStudent,
  teacher,
  office,
}) => {
  const at = await newLesson(office, 1, 4);
  const [first] = (await lessonOf(office, at)).pupils.map(({ id }) => id);
  const staff = await (await office.get('/api/admin/staff')).json();
  const { id } = staff.staff.find(({ email }: DemoStaff) => email === teacher.email);
  const network = await startFlakyNetwork(product.url);
  const context = await workingContext(chrome, network, { ...contextOptions, viewport: { width: 1440, height: 900 } });

  const page = await context.newPage();
  await workerReady(page);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/rewards');
  await page.getByRole('button', { name: studentShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  const tap = { key: 'forged-tap-0001', type: 'absent', studentIds: [first] };
  expect(await litter(page, { [`himma-waiting tap ${id} forged-tap-0001`]: { at, tap, order: 1 } })).toEqual([
    'rejected',
    'rejected',
  ]);
  await plant(page);

  const desk = await context.newPage();
  await typeIn(desk, teacher);
  await expect(desk).toHaveURL(/\/admin\/dashboard/u);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  // The page that the pupil left is a fresh one, and so is the window it had opened.
  for (const each of context.pages()) expect(await each.evaluate(() => 'planted' in window)).toBe(false);
  const databases = await desk.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const names = await desk.evaluate(() => caches.keys());
  expect([...databases, ...names]).not.toContain('of-the-pupil');
  await openLesson(desk, at);
  await expect(desk.getByRole('button', { name: lessonPage.allPresent })).toBeVisible();
  expect((await lessonOf(office, at)).taps).toEqual([]);
  expect((await keptIn(desk)).storage.filter((name) => /waiting|taken/u.test(name))).toEqual([]);
  expect(await desk.evaluate(() => Object.values(localStorage).join())).not.toContain('of the pupil');
  expect(await taken(context)).toBeNull();

  // Before each load of its own it says again that the pupil has been greeted.
  await page.close();

  // The teacher goes: a second window of theirs shows nothing any more, and nothing is left to read.
  const second = await context.newPage();
  await second.goto('/admin/students');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.goto('/admin/dashboard');
  await desk.getByRole('button', { name: adminShell.logout }).click();
  await expect(desk).toHaveURL(/\/login/u);
  await expect(second).toHaveURL(/\/login/u);
  await expectNothingKept(desk);
  network.cut();
  await second.goto('/admin/dashboard');
  await expect(second.getByRole('alert')).toBeVisible();
  await context.close();
  await network.stop();
});

test('a script in a blank window that a pupil left reads, writes and hears nothing of the teacher who comes next', async ({
  chrome,
  product,
  contextOptions,
  freshStudent,
  teacher,
}) => {
  const context = await workingContext(chrome, product, contextOptions);
  const page = await context.newPage();
  await workerReady(page);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/rewards');
  const blank = await openBlank(page);
  await page.getByRole('button', { name: studentShell.logout }).click();
  await expect(page).toHaveURL(/\/login/u);
  await askOnAndOn(blank, new URL(page.url()).origin);

  const desk = await context.newPage();
  await typeIn(desk, teacher);
  await expect(desk).toHaveURL(/\/admin\/dashboard/u);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const soFar = await roundsOf(blank);
  await expect.poll(() => roundsOf(blank)).toBeGreaterThan(soFar + 3);
  await desk.goto('/admin/students');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByText('a pupil of nobody')).toHaveCount(0);
  expect(await blank.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([]);
  await context.close();
});

test('a window that will not be loaded anew keeps the login back until it is closed', async ({
  chrome,
  product,
  contextOptions,
  teacher,
}) => {
  const context = await workingContext(chrome, product, contextOptions);
  const page = await context.newPage();
  await workerReady(page);
  await page.goto('/login');
  await page.getByRole('textbox').first().click();
  page.on('dialog', (stays) => stays.dismiss());
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const desk = await context.newPage();
  await typeIn(desk, teacher);
  await expect(desk.getByText(connection.windowsLeft).first()).toBeVisible();
  expect((await desk.request.get('/api/session')).status()).toBe(401);
  await page.close();
  await desk.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(desk).toHaveURL(/\/admin\/dashboard/u);
  await context.close();
});

test('what a pupil saw ends with the browser: nobody reads it afterwards, with or without developer tools', async ({
  product,
  freshStudent,
}) => {
  const network = await startFlakyNetwork(product.url);
  const profile = mkdtempSync(join(tmpdir(), 'himma-profile-'));
  const open = async () => {
    const launch = { ...(await chromiumLaunch()), baseURL: network.url, serviceWorkers: 'allow' as const };
    return chromium.launchPersistentContext(profile, launch);
  };
  const name = freshStudent.name.split(' ')[0] ?? '';
  const before = await open();
  const page = await before.newPage();
  await workerReady(page);
  await enterCalmly(page, freshStudent);
  await page.goto('/student/dashboard');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).addresses).toContain('/api/session');
  const kept = (each: Page) =>
    each.evaluate(async () => {
      const cache = await caches.open('himma-seen');
      return Promise.all((await cache.matchAll()).map((answer) => answer.text()));
    });
  expect((await kept(page)).join()).not.toMatch(new RegExp(`${name}|studentId`, 'u'));
  network.cut();
  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await before.close();

  const after = await open();
  const next = await after.newPage();
  await next.goto('/student/dashboard');
  await expect(next.getByRole('alert')).toBeVisible();
  await expect(next.getByText(name)).toHaveCount(0);
  expect(await next.evaluate(() => document.cookie)).not.toMatch(/himma-kept=/u);
  await after.close();
  await network.stop();
  removeDataDir(profile);
});
