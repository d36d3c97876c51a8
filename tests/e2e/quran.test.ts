import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { SURAHS, VERSES } from '#domain/quran/surahs';
import { FOCUSED_TEXT_IDS } from '#domain/quran/texts';
import { GRADES, type Grade } from '#domain/roster/grades';
import { ownTexts, ownText as texts } from '#strings/quran/pupil';
import { editionText, surahTitle, verseCount, verseLabel, wordCount } from '#strings/quran/words';
import { studentShell } from '#strings/shell';
import type { DemoStudent, Product } from '#tests/product';
import type { Edition, Passage, TextHead } from '#wire/quran';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';

const WIDTHS = [360, 820, 1440];
const SIZES = [1, 2, 3, 4];
const SCRIPT_KB = 180;
const FONT = '**/*amiri-quran*.woff2';

interface Text {
  text: TextHead;
  passage: Passage;
  edition: Edition;
}

const pupilOf = (product: Product, grade: Grade): DemoStudent => {
  const found = product.logins().students.find((each) => each.grade === grade && each.studentId !== 999);
  if (!found) throw new Error(`the demo school has no pupil of grade ${grade}`);
  return found;
};

const readText = async (page: Page, id: number): Promise<Text> =>
  (await page.request.get(`/api/student/quran/texts/${id}`)).json();

const openText = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/student/quran/${id}`);
  await page.locator('[data-verse]').first().waitFor();
};

const versesOn = (page: Page): Promise<{ ayah: number; text: string }[]> =>
  page
    .locator('[data-verse]')
    .evaluateAll((verses) =>
      verses.map((verse) => ({ ayah: Number(verse.getAttribute('data-verse')), text: verse.textContent })),
    );

const larger = (page: Page): Locator => page.getByRole('button', { name: texts.larger });
const smaller = (page: Page): Locator => page.getByRole('button', { name: texts.smaller });

/** What fell apart at the end of a line, or begins one that it may not begin. */
const tornOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (element: Element) => [...new Set([...element.getClientRects()].map(({ top }) => Math.round(top)))];
    const pieces = [...document.querySelectorAll('.quran-piece')];
    const broken = pieces.filter((piece) => linesOf(piece).length !== 1);
    const signs = pieces.filter((piece) => /^[\u06d6-\u06dc\u06e9]/u.test(piece.textContent));
    const lost = [...document.querySelectorAll('.quran-end')].filter((end) => {
      const word = end.previousElementSibling?.lastElementChild;
      return !word || String(linesOf(end)) !== String(linesOf(word));
    });
    return [...broken, ...signs, ...lost].map((element) => element.textContent);
  });

/** Every typeface that has drawn a letter of a verse. */
const typefacesOn = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-verse], .quran-end, .quran-basmala',
  });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  await devtools.detach();
  return [...new Set(drawn.flat().map(({ familyName }) => familyName))];
};

for (const grade of GRADES)
  test(`the focused recitation of grade ${grade} is shown letter by letter, in its typeface, and no line tears it`, async ({
    page,
    product,
  }) => {
    await enterCalmly(page, pupilOf(product, grade));
    const id = FOCUSED_TEXT_IDS[grade];
    const { passage, edition } = await readText(page, id);
    await openText(page, id);
    expect(await versesOn(page)).toEqual(passage.verses);
    await expect(page.locator('.quran-basmala')).toHaveText(passage.basmala ?? '');
    await expect(page.getByRole('heading', { level: 2, name: surahTitle(passage.surahName) })).toBeVisible();
    await expect(page.getByRole('img', { name: verseLabel(passage.toAyah), exact: true })).toBeAttached();
    await expect(page.getByText(editionText(edition))).toBeVisible();
    expect(await typefacesOn(page)).toEqual(['Amiri Quran']);
    await expectAccessible(page);

    await smaller(page).click();
    for (const step of SIZES) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await tornOn(page), `size ${step} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      if (step < SIZES.length) await larger(page).click();
    }
    await expect(larger(page)).toBeDisabled();
  });

/** As the manifest holds it for each surah. */
const checksumOf = (surah: number, verses: readonly { ayah: number; text: string }[]): string =>
  createHash('sha256')
    .update(verses.map(({ ayah, text }) => `${surah}|${ayah}|${text}\n`).join(''))
    .digest('hex');

test('all 114 surahs stand in the page as published', async ({ page, product, office }) => {
  const { surahs }: { surahs: { name: string; verses: number; sha256: string }[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'content', 'quran', 'manifest.json'), 'utf8'),
  );
  await enterCalmly(page, pupilOf(product, 5));
  const frame = await readText(page, FOCUSED_TEXT_IDS[5]);
  // Whole surahs are sent to staff only: the pupil's page is handed what the server sends to them.
  await page.route('**/api/student/quran/texts/*', async (route) => {
    const surah = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    const query = { surah, fromAyah: 1, toAyah: surahs[surah - 1]?.verses ?? 0 };
    const passage = await (await office.get('/api/admin/quran/verses', { params: query })).json();
    await route.fulfill({ json: { ...frame, passage } });
  });
  await openText(page, 1);
  const shown = await page.evaluate(
    async (titles) => {
      const pages: { basmala: string | undefined; verses: { ayah: number; text: string }[] }[] = [];
      for (const [index, title] of titles.entries()) {
        history.pushState({}, '', `/student/quran/${index + 1}`);
        while (document.querySelector('.quran-head')?.textContent !== title)
          await new Promise((frame) => requestAnimationFrame(frame));
        const verses = [...document.querySelectorAll<HTMLElement>('[data-verse]')].map((verse) => ({
          ayah: Number(verse.dataset.verse),
          text: verse.textContent,
        }));
        pages.push({ basmala: document.querySelector('.quran-basmala')?.textContent, verses });
      }
      return pages;
    },
    surahs.map(({ name }) => surahTitle(name)),
  );
  const basmala = shown[0]?.verses[0]?.text;
  for (const [index, { name, sha256 }] of surahs.entries()) {
    const surah = index + 1;
    expect(checksumOf(surah, shown[index]?.verses ?? []), name).toBe(sha256);
    expect(shown[index]?.basmala, name).toBe(surah === 1 || surah === 9 ? undefined : basmala);
  }
  expect([shown.length, shown.flatMap(({ verses }) => verses).length]).toEqual([SURAHS, VERSES]);
});

/** The verse stands where it can be read first: right under the bar. */
const expectOnTop = (page: Page, ayah: number): Promise<void> =>
  expect
    .poll(async () => {
      const bar = await page
        .locator('[data-quran-size] header')
        .evaluate((header) => header.getBoundingClientRect().bottom);
      const verse = await page.locator(`[data-verse="${ayah}"]`).evaluate((each) => each.getBoundingClientRect().top);
      return Math.abs(verse - bar);
    })
    .toBeLessThan(8);

/** As a finger would: the verse comes to stand under the bar. */
const readUntil = async (page: Page, ayah: number): Promise<void> => {
  await page.locator(`[data-verse="${ayah}"]`).evaluate((verse) => verse.scrollIntoView({ block: 'start' }));
};

test('a pupil finds the text again where they left it: after a reload, from the list, at another size', async ({
  page,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  const id = FOCUSED_TEXT_IDS[5];
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: studentShell.quran, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ownTexts.title })).toBeVisible();
  const { text, passage } = await readText(page, id);
  const focused = page.getByRole('link', { name: new RegExp(`^${ownTexts.focused}`, 'u') });
  await expect(focused).toContainText(text.title);
  await expect(focused).toContainText(`${verseCount(passage.verses.length)}، ${wordCount(text.wordCount)}`);
  await expect(focused).toContainText(ownTexts.read);
  await expect(page.getByText(ownTexts.begun(0, 4))).toBeVisible();
  await expectAccessible(page);
  await focused.click();
  await page.locator('[data-verse]').first().waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await readUntil(page, 15);
  await expect(page.getByText(/^الآيات ١٥–/u)).toBeVisible();
  await page.reload();
  await expectOnTop(page, 15);

  await page.getByRole('link', { name: texts.back }).first().click();
  await expect(focused).toContainText(ownTexts.stoppedAt(15));
  // Of however many there are by now: other journeys add texts.
  await expect(page.getByText(/^بدأت ١ من /u)).toBeVisible();
  await focused.filter({ hasText: ownTexts.goOn }).click();
  await expectOnTop(page, 15);

  const size = () => page.locator('.quran').evaluate((verses) => Number.parseFloat(getComputedStyle(verses).fontSize));
  const before = await size();
  await larger(page).click();
  await expect.poll(size).toBeGreaterThan(before);
  await expectOnTop(page, 15);
  const chosen = await size();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectOnTop(page, 15);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expectOnTop(page, 15);
  expect(await size()).toBe(chosen);

  await page.keyboard.press('End');
  await expect(page.getByText(/[–و]٣٠$/u)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: ownTexts.title })).toBeVisible();
});

test('what is copied is the published text', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterCalmly(page, pupilOf(product, 6));
  const { passage } = await readText(page, FOCUSED_TEXT_IDS[6]);
  await openText(page, FOCUSED_TEXT_IDS[6]);
  await page.locator('.quran-verses').evaluate((verses) => getSelection()?.selectAllChildren(verses));
  await page.keyboard.press('Control+C');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).trim()).toBe(passage.verses.map(({ text }) => text).join(' '));
});

const addText = async (office: APIRequestContext, title: string): Promise<TextHead> => {
  const answer = await office.post('/api/admin/quran/texts', {
    data: { title, grade: 5, surah: 55, fromAyah: 1, toAyah: 13, requestKey: randomUUID() },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
};

test('a text of another grade, or one that was hidden while it was read, is not there; the list is one step away', async ({
  page,
  office,
  freshStudent,
}) => {
  await enterCalmly(page, freshStudent);
  await page.goto(`/student/quran/${FOCUSED_TEXT_IDS[6]}`);
  await expect(page.getByRole('heading', { name: texts.gone })).toBeVisible();
  await expectAccessible(page);

  const { id, title } = await addText(office, 'آيات للحفظ');
  await page.goto('/student/quran/none');
  const link = page.getByRole('link', { name: title });
  await expect(link).toContainText(`${surahTitle('الرحمن')}، ${verseCount(13)}`);
  await link.click();
  await expect(page.locator('[data-verse]')).toHaveCount(13);
  const hidden = await office.patch(`/api/admin/quran/texts/${id}`, {
    data: { title, isActive: false, isFocused: false },
  });
  expect(hidden.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.gone })).toBeVisible();
  await expect(page.locator('[data-verse]')).toHaveCount(0);
  await page.getByRole('link', { name: texts.back }).last().click();
  await expect(page.getByRole('link', { name: ownTexts.focused })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('without their typeface no verses are shown, and it can be asked for again, as can the text', async ({
  page,
  product,
}) => {
  await enterCalmly(page, pupilOf(product, 5));
  await breakReadsUntilRetried(page, FONT, 'lost');
  await page.goto(`/student/quran/${FOCUSED_TEXT_IDS[5]}`);
  await expect(retryOf(page)).toBeVisible();
  await expect(page.locator('[data-verse]')).toHaveCount(0);
  await retryOf(page).click();
  await expect(page.locator('[data-verse="1"]')).toBeVisible();
  expect(await typefacesOn(page)).toEqual(['Amiri Quran']);
  await breakReadsUntilRetried(page, `**/api/student/quran/texts/${FOCUSED_TEXT_IDS[5]}`);
  await page.reload();
  await retryOf(page).click();
  await expect(page.locator('[data-verse="1"]')).toBeVisible();
});

test('a text comes with one request and little script, and nothing jumps', async ({ page, product }) => {
  await enterCalmly(page, pupilOf(product, 5));
  // Of the verses alone: the shell's own typeface may come after its first words.
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    const isOfVerses = ({ node }: { node: Node | null }) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('.quran-page') != null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'sources').some(isOfVerses))
          Object.assign(window, { jumps: Reflect.get(window, 'jumps') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  const askedFor = (part: string) => asked.filter((request) => request.url().includes(part));
  await openText(page, FOCUSED_TEXT_IDS[5]);
  // The browser tells of them a moment later than the page shows them.
  for (const part of ['/api/student/quran', 'amiri-quran']) await expect.poll(() => askedFor(part)).toHaveLength(1);
  expect(await page.evaluate(() => document.fonts.check('24px "Amiri Quran"', 'بسم'))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'jumps'))).toBe(0);

  const scripts = asked.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  for (const part of ['/api/student/quran', 'amiri-quran']) expect(askedFor(part)).toHaveLength(1);
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(SCRIPT_KB);
  // Less would mean that the page was not counted.
  expect(bytes / 1000).toBeGreaterThan(60);
});

test('their typeface comes with no other screen', async ({ page, product }) => {
  await enterCalmly(page, pupilOf(product, 5));
  const fonts: string[] = [];
  page.on('request', (request) => request.url().includes('amiri-quran') && fonts.push(request.url()));
  await page.goto('/student/dashboard');
  for (const name of [studentShell.store, studentShell.games, studentShell.rewards]) {
    const link = page.getByRole('navigation').getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts).toEqual([]);
  await openText(page, FOCUSED_TEXT_IDS[5]);
  expect(fonts).toHaveLength(1);
});
