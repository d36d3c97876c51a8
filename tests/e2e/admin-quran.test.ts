import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { connection } from '#strings/connection';
import { formatNumber } from '#strings/plural';
import { quranRefusals } from '#strings/quran/refusals';
import {
  addText,
  comparison,
  differenceNames,
  hideFocused,
  placeText,
  quranPage,
  renameText,
  replaceText,
  textFields,
  textList,
} from '#strings/quran/staff';
import { surahTitle } from '#strings/quran/words';
import { listWords } from '#strings/widgets';
import type { DemoStudent, Product } from '#tests/product';
import type { Passage, StaffText, TextHead } from '#wire/quran';
import { loseNextPost } from './broken-post.ts';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const published = async (office: APIRequestContext, surah: number, fromAyah: number, toAyah: number) =>
  (await (await office.get('/api/admin/quran/verses', { params: { surah, fromAyah, toAyah } })).json()) as Passage;

const textsOf = async (office: APIRequestContext, grade: number): Promise<StaffText[]> =>
  (await (await office.get('/api/admin/quran/texts', { params: { grade } })).json()).texts;

/** A pupil at a tablet, through the API. */
const pupilAt = async (chrome: Browser, product: Product, { loginId, password }: DemoStudent) => {
  const tablet = await chrome.newContext({ baseURL: product.url });
  const { request } = tablet;
  await request.post('/api/login/student', { data: { loginId: String(loginId), password } });
  await request.put('/api/student/agreement', { data: { agreed: true } });
  const titles = async (): Promise<string[]> =>
    (await (await request.get('/api/student/quran')).json()).texts.map(({ title }: TextHead) => title);
  const read = async (id: number): Promise<Passage> =>
    (await (await request.get(`/api/student/quran/texts/${id}`)).json()).passage;
  return { titles, read, close: () => tablet.close() };
};

const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: textList.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const actOn = (page: Page, title: string, action: string): Locator =>
  page.getByRole('button', { name: listWords.named(action, title), exact: true });

const surahBox = (place: Page | Locator): Locator => place.getByRole('combobox', { name: textFields.surah });

/** What stands on the screen, letter by letter. */
const versesIn = (place: Page | Locator): Promise<string[]> =>
  place.locator('[data-verse]').evaluateAll((verses) => verses.map(({ textContent }) => textContent));

const textsIn = ({ verses }: Passage): string[] => verses.map(({ text }) => text);

test('a text is made of chosen verses, seen as published before, and added once', async ({
  page,
  chrome,
  product,
  office,
  teacher,
  freshStudent,
}) => {
  await loginAs(page, teacher);
  await page.goto('/admin/quran?grade=5');
  await page.getByRole('tab', { name: quranPage.add }).click();
  const form = page.getByRole('form', { name: addText.label });
  const submit = form.getByRole('button', { name: addText.submit });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(surahBox(form)).toBeFocused();
  await expectAccessible(page);

  await surahBox(form).fill('الاع');
  await expect(form.getByRole('option').first()).toContainText('الأعراف');
  await surahBox(form).fill('٦٧');
  await expectAccessible(page);
  await surahBox(form).press('Enter');
  await expect(surahBox(form)).toHaveValue(textFields.surahName(67, 'الملك'));
  await expect(form.getByLabel(textFields.title)).toHaveValue(surahTitle('الملك'));
  await expect(form.getByLabel(textFields.to)).toHaveValue(formatNumber(30));

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await form.getByLabel(textFields.to).fill('31');
  await expect(form.getByText(quranRefusals.verses_not_found)).toBeVisible();
  await submit.click();
  expect(sent).toEqual([]);
  await form.getByLabel(textFields.from).fill('٣');
  await form.getByLabel(textFields.to).fill('5');
  const passage = await published(office, 67, 3, 5);
  const preview = form.getByRole('region', { name: textFields.preview });
  await expect(preview).toContainText(placeText(passage));
  expect(await versesIn(preview)).toEqual(textsIn(passage));

  const title = `آيات من سورة الملك ${randomUUID().slice(0, 8)}`;
  await form.getByLabel(textFields.title).fill(title);
  await loseNextPost(page, '**/api/admin/quran/texts', 'answer');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(connection.offline);
  await expect(form.getByLabel(textFields.title)).toHaveValue(title);
  await submit.dblclick();
  await expect(page.getByText('Text added successfully')).toBeVisible();
  await expect(cardOf(page, title)).toBeFocused();
  await expect(cardOf(page, title)).toContainText(placeText(passage));
  await expect(cardOf(page, title)).toContainText(textList.shown);
  expect(await versesIn(cardOf(page, title))).toEqual(textsIn(passage).slice(0, 2));
  await expectAccessible(page);

  const mine = (await textsOf(office, 5)).filter((text) => text.title === title);
  expect(mine).toMatchObject([{ surah: 67, fromAyah: 3, toAyah: 5, version: 1, isActive: true }]);
  const pupil = await pupilAt(chrome, product, freshStudent);
  expect(await pupil.titles()).toContain(title);
  expect(textsIn(await pupil.read(mine[0]?.id ?? 0))).toEqual(textsIn(passage));
  await pupil.close();
});

test('a pasted text is compared word by word, and what is saved is the published one', async ({
  page,
  office,
  teacher,
}) => {
  const passage = await published(office, 112, 1, 4);
  const [first = ''] = textsIn(passage)[0]?.split(' ') ?? [];
  const changed = first.replace('\u064f', '');
  expect(changed).not.toBe(first);
  const pasted = passage.verses
    .map(({ ayah, text }) => `${text} (${ayah})`)
    .join('\n')
    .replace(first, changed);
  await loginAs(page, teacher);
  await page.goto('/admin/quran?grade=5&view=add');
  const form = page.getByRole('form', { name: addText.label });
  await form.getByText(addText.paste, { exact: true }).click();
  const box = form.getByLabel(addText.pasted);
  const compare = form.getByRole('button', { name: addText.compare });
  await box.fill('هذا كلام من عند الناس لا من المصحف');
  await compare.click();
  await expect(form.getByRole('alert')).toHaveText(quranRefusals.pasted_text_unknown);
  await expect(box).toHaveValue('هذا كلام من عند الناس لا من المصحف');
  await box.fill(pasted);
  await form.getByRole('button', { name: addText.submit }).click();
  await expect(form.getByText(addText.compareFirst)).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText(quranPage.fillIn);
  await loseNextPost(page, '**/api/admin/quran/compare', 'request');
  await compare.click();
  await expect(form.getByText(connection.offline)).toBeVisible();
  await expect(box).toHaveValue(pasted);
  await compare.click();

  const found = form.getByRole('region', { name: comparison.title });
  await expect(found).toContainText(placeText(passage));
  await expect(found).toContainText(comparison.saved);
  await expect(found).toContainText(comparison.counted(differenceNames.changed, 1));
  await expect(found.locator('[data-kind="changed"]')).toHaveCount(1);
  const spellings = found.locator('[data-kind="changed"] [data-word]');
  expect(await spellings.evaluateAll((words) => words.map(({ textContent }) => textContent))).toEqual([first, changed]);
  await expect(found.locator('[data-kind="missing"], [data-kind="extra"]')).toHaveCount(0);
  const preview = form.getByRole('region', { name: textFields.preview });
  await expect(preview.locator('[data-verse]')).toHaveCount(4);
  expect(await versesIn(preview)).toEqual(textsIn(passage));
  await expectAccessible(page);

  // A look at the list loses nothing.
  await page.getByRole('tab', { name: quranPage.list }).click();
  await page.getByRole('tab', { name: quranPage.add }).click();
  await expect(box).toHaveValue(pasted);
  await expect(found).toContainText(comparison.different);
  const title = `الإخلاص ${randomUUID().slice(0, 8)}`;
  await form.getByLabel(textFields.title).fill(title);
  await form.getByRole('button', { name: addText.submit }).click();
  await expect(cardOf(page, title)).toBeVisible();
  const [mine] = (await textsOf(office, 5)).filter((text) => text.title === title);
  const { passage: saved } = await (await office.get(`/api/admin/quran/texts/${mine?.id}`)).json();
  expect(saved).toEqual(passage);
  await page.getByRole('tab', { name: quranPage.add }).click();
  await expect(form.getByLabel(textFields.title)).toHaveValue('');
});

/** Of grade 6, with a pupil who may read it; the text that was focused is so again afterwards. */
const ownText = test.extend<{ text: StaffText; pupil: Awaited<ReturnType<typeof pupilAt>> }>({
  text: async ({ office }, use) => {
    const before = (await textsOf(office, 6)).find(({ isFocused }) => isFocused);
    const title = `نص ${randomUUID().slice(0, 8)}`;
    const data = { title, grade: 6, surah: 114, fromAyah: 1, toAyah: 6, requestKey: randomUUID() };
    await use(await (await office.post('/api/admin/quran/texts', { data })).json());
    if (before)
      await office.patch(`/api/admin/quran/texts/${before.id}`, {
        data: { title: before.title, isActive: true, isFocused: true },
      });
  },
  pupil: async ({ chrome, product }, use) => {
    const sixth = product.logins().students.find(({ studentId, grade }) => studentId !== 999 && grade === 6);
    if (!sixth) throw new Error('the demo school has no pupil of grade 6');
    const pupil = await pupilAt(chrome, product, sixth);
    await use(pupil);
    await pupil.close();
  },
});

ownText('a text is read, renamed, focused and hidden', async ({ page, office, teacher, text, pupil }) => {
  await loginAs(page, teacher);
  await page.goto('/admin/quran?grade=6');
  await actOn(page, text.title, textList.open).click();
  const reading = page.getByRole('dialog', { name: text.title });
  await expect(reading.locator('[data-verse]')).toHaveCount(6);
  expect(await versesIn(reading)).toEqual(textsIn(await published(office, 114, 1, 6)));
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await actOn(page, text.title, textList.rename).click();
  const renaming = page.getByRole('dialog', { name: renameText.title });
  await renaming.getByLabel(textFields.title).fill(' ');
  await renaming.getByRole('button', { name: renameText.save }).click();
  await expect(renaming.getByLabel(textFields.title)).toHaveAttribute('aria-invalid', 'true');
  const title = `${text.title} الجديد`;
  await renaming.getByLabel(textFields.title).fill(title);
  await renaming.getByRole('button', { name: renameText.save }).click();
  await expect(page.getByText(renameText.saved(title))).toBeVisible();
  const card = cardOf(page, title);

  await actOn(page, title, textList.focus).click();
  await expect(page.getByText(textList.focusedNow(title))).toBeVisible();
  await expect(card).toContainText(textList.focused);
  await expect(page.getByText(textList.focused, { exact: true })).toHaveCount(1);

  await actOn(page, title, textList.hide).click();
  const hiding = page.getByRole('dialog', { name: hideFocused.title });
  await expect(hiding).toContainText(hideFocused.body(title));
  expect(await pupil.titles()).toContain(title);
  await hiding.getByRole('button', { name: hideFocused.confirm }).click();
  await expect(card).toContainText(textList.hidden);
  await expect(card).not.toContainText(textList.focused);
  await expect(actOn(page, title, textList.focus)).toHaveCount(0);
  expect(await pupil.titles()).not.toContain(title);
  await actOn(page, title, textList.show).click();
  await expect(card).toContainText(textList.shown);
});

ownText('a text is given other verses as a new version, once', async ({ page, office, teacher, text }) => {
  const { id, title } = text;
  await loginAs(page, teacher);
  await page.goto('/admin/quran?grade=6');
  const dialog = page.getByRole('dialog', { name: replaceText.title });
  const submit = dialog.getByRole('button', { name: replaceText.submit });
  await actOn(page, title, textList.replace).click();
  await expect(dialog.locator('[data-verse]')).toHaveCount(6);
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await actOn(page, title, textList.replace).click();
  await expect(dialog).toContainText(replaceText.newVersion(title, 2));
  await dialog.getByLabel(textFields.to).fill('7');
  await expect(dialog.getByText(quranRefusals.verses_not_found)).toBeVisible();
  await expectAccessible(page);
  await surahBox(dialog).fill('الفلق');
  await surahBox(dialog).press('Enter');
  await expect(dialog.locator('[data-verse]')).toHaveCount(5);
  await submit.dblclick();
  await expect(page.getByText(replaceText.done(title, 2))).toBeVisible();
  await expect(cardOf(page, title)).toContainText(textList.version(2));
  await expect(cardOf(page, title)).toContainText(surahTitle('الفلق'));
  const mine = (await textsOf(office, 6)).filter((each) => each.title === title);
  expect(mine).toMatchObject([{ version: 2, surah: 113, fromAyah: 1, toAyah: 5 }]);
  expect(mine[0]?.id).not.toBe(id);
});

ownText(
  'a text is moved by its buttons and by keys, and pupils see the order',
  async ({ page, teacher, text: { title }, pupil }) => {
    await loginAs(page, teacher);
    await page.goto('/admin/quran?grade=6');
    const up = page.getByRole('button', { name: textList.up(title) });
    const place = async () => (await pupil.titles()).indexOf(title);
    const last = await place();
    await expect(page.getByRole('button', { name: textList.down(title) })).toHaveAttribute('aria-disabled', 'true');
    await up.click();
    await expect.poll(place).toBe(last - 1);
    await expect(up).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(place).toBe(last - 2);
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(place).toBe(last - 1);
    await expect(up).toBeFocused();
    // Twice before the page is drawn again: the second goes on from where the first led.
    await up.evaluate((button) => {
      for (let press = 0; press < 2; press += 1)
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
    });
    await expect.poll(place).toBe(last - 3);
  },
);

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('a grade without texts leads to the form, on a phone', async ({ page, teacher }) => {
  await loginAs(page, teacher);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/admin/quran/texts?grade=6', (route) => route.fulfill({ json: { texts: [] } }));
  await page.goto('/admin/quran?grade=6');
  await expect(page.getByRole('heading', { name: textList.empty })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: quranPage.add }).click();
  await expect(page.getByRole('form', { name: addText.label })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a pupil does not come to the staff’s texts', async ({ page, freshStudent }) => {
  await loginAs(page, freshStudent);
  expect((await page.request.get('/api/admin/quran/texts?grade=5')).status()).toBe(403);
  await page.goto('/admin/quran');
  await expect(page).not.toHaveURL(/\/admin\/quran/u);
  await expect(page.getByText(quranPage.intro)).toHaveCount(0);
});
