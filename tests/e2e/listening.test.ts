import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { connection } from '#strings/connection';
import { silenceText, speedText, listening as texts, timesText } from '#strings/listening/pupil';
import { ownText } from '#strings/quran/pupil';
import { verseLabel } from '#strings/quran/words';
import { wavTone } from '#tests/sounds';
import type { Audio, Reciter } from '#wire/listening';
import type { Passage, TextHead } from '#wire/quran';
import { retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, loginAs, test } from './fixtures.ts';

// What moves here is looked at as it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LIGHT_WITHIN_MS = 150;

/** Where five of the six verses begin. Long enough for a machine that is away for a moment. */
const TIMES = [300, 1800, 3000, 4600, 6100];
const DURATION_MS = 7500;
const UNTIMED = 6;

const answered = async <Body>(answer: Promise<APIResponse>): Promise<Body> => {
  const response = await answer;
  expect(response.ok()).toBe(true);
  return response.json();
};

const addText = (office: APIRequestContext, toAyah: number): Promise<TextHead> => {
  const data = { title: 'آيات نسمعها', grade: 5, surah: 55, fromAyah: 1, toAyah, requestKey: randomUUID() };
  return answered(office.post('/api/admin/quran/texts', { data }));
};

interface Recited {
  text: TextHead;
  reciter: Reciter;
}

interface Sound {
  times: number[];
  ms: number;
  file?: { name: string; mimeType: string; buffer: Buffer };
}

const tone = (ms: number) => ({ name: 'tone.wav', mimeType: 'audio/wav', buffer: wavTone(ms / 1000) });

const recite = async (
  office: APIRequestContext,
  text: TextHead,
  { times, ms, file = tone(ms) }: Sound,
): Promise<Recited> => {
  const name = `قارئ ${randomUUID()}`;
  const data = { name, displayName: name };
  const reciter = await answered<Reciter>(office.post('/api/admin/quran/reciters', { data }));
  const multipart = { data: JSON.stringify({ source: 'upload', link: null }), file };
  const { fileId } = await answered<Audio>(office.post('/api/admin/quran/audio', { multipart }));
  const recitation = { fileId, timestamps: times, durationMs: ms };
  await answered(office.put(`/api/admin/quran/texts/${text.id}/recitations/${reciter.id}`, { data: recitation }));
  return { text, reciter };
};

const reciteShort = async (office: APIRequestContext): Promise<Recited> =>
  recite(office, await addText(office, 6), { times: TIMES, ms: DURATION_MS });

const pane = (page: Page): Locator => page.getByRole('region', { name: texts.title });
const button = (page: Page, name: string): Locator => pane(page).getByRole('button', { name, exact: true });
const verse = (page: Page, ayah: number): Locator => page.locator(`[data-verse="${ayah}"]`);
const pressVerse = (page: Page, ayah: number): Promise<void> => verse(page, ayah).locator('span').first().click();

const openText = async (page: Page, { id }: TextHead): Promise<void> => {
  await page.goto(`/student/quran/${id}`);
  await verse(page, 1).waitFor();
};

/** Without a sound yet. */
const openPane = (page: Page, invitation: string = texts.start): Promise<void> =>
  pane(page)
    .getByRole('button', { name: new RegExp(`^${invitation}`, 'u') })
    .click();

const expectLit = (page: Page, ayah: number): Promise<void> =>
  expect(verse(page, ayah)).toHaveAttribute('aria-current', 'true');

interface Turn {
  ayah: number;
  /** Of the audio's own clock, at this frame and at the one before. */
  ms: number;
  before: number;
}

/** From now on writes down, at every frame, which verse begins to be lit and where the audio then is. */
const watchLights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const turns: Turn[] = [];
    Object.assign(window, { turns });
    const audio = document.querySelector('audio');
    let lit = '';
    let before = 0;
    const look = () => {
      const ms = (audio?.currentTime ?? 0) * 1000;
      const ayah = document.querySelector<HTMLElement>('[data-verse][aria-current]')?.dataset.verse ?? '';
      // Lit anew, or the same verse from its beginning.
      if (ayah !== '' && !audio?.paused && (ayah !== lit || ms < before)) {
        turns.push({ ayah: Number(ayah), ms, before });
        lit = ayah;
      }
      before = ms;
      // After all that the frame itself does.
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });

const turnsOn = (page: Page): Promise<Turn[]> => page.evaluate(() => Reflect.get(window, 'turns'));

const expectTurns = (page: Page, ayahs: number[]): Promise<void> =>
  expect.poll(async () => (await turnsOn(page)).map(({ ayah }) => ayah), { timeout: 30_000 }).toEqual(ayahs);

/** Where no frame came between the verse's time and its light, the machine was away and not the page late. */
const isAmiss = ({ ayah, ms, before }: Turn): boolean => {
  const time = TIMES[ayah - 1] ?? 0;
  return time - ms > LIGHT_WITHIN_MS || (ms - time > LIGHT_WITHIN_MS && before >= time);
};

const soundOn = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    ms: audio.currentTime * 1000,
    isPaused: audio.paused,
    rate: audio.playbackRate,
    keepsPitch: audio.preservesPitch,
  }));

const expectSilent = async (page: Page): Promise<void> => {
  await expect(button(page, texts.play)).toBeVisible();
  expect((await soundOn(page)).isPaused).toBe(true);
};

test('each verse is lit within 150 ms of its time, and not a letter of the text changes', async ({
  page,
  office,
  freshStudent,
}) => {
  const { text, reciter } = await reciteShort(office);
  await enterCalmly(page, freshStudent);
  const { passage } = await answered<{ passage: Passage }>(page.request.get(`/api/student/quran/texts/${text.id}`));
  const letters = () => page.locator('[data-verse]').evaluateAll((all) => all.map((each) => each.textContent));
  const boxes = () =>
    page.locator('.quran-piece').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );
  await openText(page, text);
  const before = await boxes();
  await expect(pane(page)).toContainText(texts.by(reciter.displayName));
  await openPane(page);
  await expect(pane(page)).toContainText(texts.pressVerse);
  await watchLights(page);
  await button(page, texts.play).click();
  await expectTurns(page, [1, 2, 3, 4, 5]);
  await expectSilent(page);
  expect((await turnsOn(page)).filter(isAmiss)).toEqual([]);
  await expectLit(page, 5);
  expect(await letters()).toEqual(passage.verses.map((each) => each.text));
  expect(await boxes()).toEqual(before);
});

const radio = (page: Page, name: string): Locator => pane(page).getByRole('radio', { name, exact: true });
const list = (page: Page, name: string): Locator => pane(page).getByRole('combobox', { name });

test('a verse alone, again and again, with time to say it, and from one verse to another', async ({
  page,
  office,
  freshStudent,
}) => {
  const { text } = await reciteShort(office);
  await enterCalmly(page, freshStudent);
  await openText(page, text);
  await openPane(page);
  await button(page, texts.modes.single).click();
  await pressVerse(page, 2);
  await expectLit(page, 2);
  await expectSilent(page);
  expect((await soundOn(page)).ms).toBeGreaterThanOrEqual(TIMES[2] ?? 0);
  await expectLit(page, 2);
  await expect(page.locator('[data-verse][aria-current]')).toHaveCount(1);

  await button(page, texts.modes.repeat).click();
  await button(page, texts.settings).click();
  await expect(pane(page).getByRole('status')).toHaveText(timesText(3));
  await button(page, texts.fewer).click();
  await expect(pane(page).getByRole('status')).toHaveText(timesText(2));
  await radio(page, silenceText(0)).check({ force: true });
  await button(page, texts.settings).click();
  await watchLights(page);
  await pressVerse(page, 3);
  await expectTurns(page, [3, 3]);
  await expectSilent(page);

  await button(page, texts.settings).click();
  await radio(page, silenceText('verse')).check({ force: true });
  await radio(page, speedText(0.5)).check({ force: true });
  await button(page, texts.play).click();
  await expect(button(page, texts.yourTurn)).toBeVisible();
  expect((await soundOn(page)).isPaused).toBe(true);
  await expect(button(page, texts.yourTurn)).toBeHidden();
  await expectSilent(page);

  await button(page, texts.modes.continuous).click();
  await radio(page, speedText(1.25)).check({ force: true });
  await list(page, texts.to).selectOption('2');
  await list(page, texts.from).selectOption('1');
  await watchLights(page);
  await button(page, texts.play).click();
  expect(await soundOn(page)).toMatchObject({ rate: 1.25, keepsPitch: true });
  await expectTurns(page, [1, 2]);
  await expectSilent(page);
  await button(page, texts.whole).click();
  await expect(list(page, texts.to)).toHaveValue('5');
});

test('the keyboard leads through the verses; one without a time is dimmed and silent', async ({
  page,
  office,
  freshStudent,
}) => {
  const { text, reciter } = await reciteShort(office);
  await enterCalmly(page, freshStudent);
  await openText(page, text);
  await expect(verse(page, UNTIMED)).not.toHaveAttribute('aria-disabled');
  await openPane(page);
  await expect(verse(page, UNTIMED)).toHaveAttribute('aria-disabled', 'true');
  await expect(verse(page, UNTIMED)).toHaveCSS('opacity', '0.45');
  await verse(page, UNTIMED).locator('span').first().click({ force: true });
  await expect(button(page, texts.play)).toBeVisible();

  await button(page, texts.modes.single).click();
  await verse(page, 2).focus();
  await page.keyboard.press('Enter');
  await expectLit(page, 2);
  await page.keyboard.press('Space');
  await expectSilent(page);
  const { ms } = await soundOn(page);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await soundOn(page)).ms).toBeGreaterThan(ms);
  await page.keyboard.press('ArrowLeft');
  await expectLit(page, 3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectLit(page, 1);
  await page.getByRole('img', { name: verseLabel(4) }).click();
  await expectLit(page, 4);
  const session = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return [metadata?.title, metadata?.artist, metadata?.album, playbackState];
  });
  expect(session).toEqual([texts.verse(4), reciter.displayName, text.title, 'playing']);

  await button(page, texts.close).click();
  await expect(page.locator('[data-verse][aria-current], [data-verse][role]')).toHaveCount(0);
  expect((await soundOn(page)).isPaused).toBe(true);
});

test('who left finds the reciter, the way of listening and the verse again, and leaves in silence', async ({
  page,
  office,
  freshStudent,
}) => {
  const { text, reciter } = await reciteShort(office);
  const other = await recite(office, text, { times: TIMES, ms: DURATION_MS });
  await enterCalmly(page, freshStudent);
  await openText(page, text);
  await openPane(page);
  await button(page, texts.modes.repeat).click();
  await button(page, texts.settings).click();
  for (const each of [reciter, other.reciter]) await radio(page, each.displayName).check({ force: true });
  await radio(page, speedText(0.75)).check({ force: true });
  await list(page, texts.from).selectOption('2');
  await button(page, texts.settings).click();
  await pressVerse(page, 4);
  await expectLit(page, 4);

  await page.reload();
  await expect(pane(page)).toContainText(texts.by(other.reciter.displayName));
  await openPane(page, texts.goOn(4));
  await expectLit(page, 4);
  await expect(button(page, texts.modes.repeat)).toHaveAttribute('aria-pressed', 'true');
  await button(page, texts.settings).click();
  await expect(radio(page, speedText(0.75))).toBeChecked();
  await expect(list(page, texts.from)).toHaveValue('2');

  await button(page, texts.play).click();
  const sound = await page.locator('audio').elementHandle();
  expect(await sound?.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await page.getByRole('link', { name: ownText.back }).first().click();
  await expect(page.locator('audio')).toHaveCount(0);
  expect(await sound?.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test('a verse out of view is brought into it, and no verse stays behind the bar', async ({
  page,
  office,
  freshStudent,
}) => {
  const times = Array.from({ length: 45 }, (_, at) => at * 400);
  const { text } = await recite(office, await addText(office, 45), { times, ms: 20_000 });
  await enterCalmly(page, freshStudent);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openText(page, text);
  await openPane(page);
  const isInView = (ayah: number) =>
    verse(page, ayah).evaluate((each) => {
      const bar = document.querySelector('audio')?.parentElement?.getBoundingClientRect().top ?? 0;
      const head = document.querySelector('[data-quran-size] header')?.getBoundingClientRect().bottom ?? 0;
      return [...each.getClientRects()].every(
        ({ top, bottom }) => (top + bottom) / 2 > head && (top + bottom) / 2 < bar,
      );
    });
  await button(page, texts.modes.single).click();
  await verse(page, 40).dispatchEvent('click');
  await expectLit(page, 40);
  await expect.poll(() => isInView(40)).toBe(true);
  await expectSilent(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await isInView(40)).toBe(false);
  await button(page, texts.verse(40)).click();
  await expect.poll(() => isInView(40)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isInView(45)).toBe(true);
});

/** As browsers write it while somebody speaks: without a length, and without an index to seek by. */
const recordTone = async (page: Page): Promise<Buffer> => {
  const bytes = await page.evaluate(async () => {
    const context = new AudioContext();
    const [oscillator, target] = [context.createOscillator(), context.createMediaStreamDestination()];
    oscillator.connect(target);
    oscillator.start();
    const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm;codecs=opus' });
    const chunks: Blob[] = [];
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      if (chunks.length === 30 && recorder.state === 'recording') recorder.stop();
    };
    recorder.start(100);
    await stopped;
    await context.close();
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  return Buffer.from(bytes);
};

test('a recording without a length is heard from the middle as well', async ({ page, office, freshStudent }) => {
  await enterCalmly(page, freshStudent);
  const text = await addText(office, 3);
  await openText(page, text);
  // A page plays nothing before it was touched.
  await page.locator('.quran-head').click();
  const file = { name: 'voice.webm', mimeType: 'audio/webm', buffer: await recordTone(page) };
  await recite(office, text, { times: [0, 1000, 2000], ms: 3000, file });
  await openText(page, text);
  await openPane(page);
  await button(page, texts.modes.single).click();
  await watchLights(page);
  await pressVerse(page, 3);
  await expectTurns(page, [3]);
  await expectSilent(page);
  expect((await turnsOn(page))[0]?.ms).toBeGreaterThanOrEqual(2000 - LIGHT_WITHIN_MS);
  await pressVerse(page, 2);
  await expectTurns(page, [3, 2]);
  await expectSilent(page);
  expect((await soundOn(page)).ms).toBeGreaterThanOrEqual(2000);
});

test('audio that does not come is said so, and can be asked for again', async ({ page, office, freshStudent }) => {
  const { text } = await reciteShort(office);
  await enterCalmly(page, freshStudent);
  await page.route('**/api/files/*', (route) => route.fulfill({ status: 404, body: '' }));
  await openText(page, text);
  await openPane(page);
  await button(page, texts.modes.single).click();
  await pressVerse(page, 3);
  await expect(pane(page).getByRole('alert')).toContainText(texts.failed);
  await expectAccessible(page);
  await page.context().setOffline(true);
  await retryOf(page).click();
  await expect(pane(page).getByRole('alert')).toContainText(connection.offline);
  await page.context().setOffline(false);
  await page.unroute('**/api/files/*');
  await retryOf(page).click();
  await expect(pane(page).getByRole('alert')).toBeHidden();
  await expect.poll(async () => (await soundOn(page)).ms).toBeGreaterThan(TIMES[2] ?? 0);
  await expectLit(page, 3);
});

test('staff who entered as the pupil listen too, and leave no trace of it', async ({
  page,
  office,
  admin,
  freshStudent,
}) => {
  const { text } = await reciteShort(office);
  await enterCalmly(page, freshStudent);
  await page.context().clearCookies();
  await loginAs(page, admin);
  expect((await page.request.post(`/api/admin/students/${freshStudent.studentId}/enter`)).ok()).toBe(true);
  await openText(page, text);
  await button(page, texts.play).click();
  await expectLit(page, 1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((each) => each.includes('listening')))).toEqual([]);
});

for (const width of [390, 1440])
  test(`listening can be used by everybody at ${width}, and a text that nobody recites says so`, async ({
    page,
    office,
    freshStudent,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { text } = await reciteShort(office);
    await enterCalmly(page, freshStudent);
    await openText(page, text);
    await expectAccessible(page);
    await openPane(page);
    await button(page, texts.modes.repeat).click();
    await button(page, texts.nextVerse).click();
    await expectLit(page, 1);
    await button(page, texts.settings).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await openText(page, await addText(office, 3));
    await expect(page.getByText(texts.none)).toBeVisible();
    await expect(pane(page).locator('audio')).toHaveCount(0);
    await expectAccessible(page);
  });
