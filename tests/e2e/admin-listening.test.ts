import { randomUUID } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { connection } from '#strings/connection';
import { listeningRefusals } from '#strings/listening/refusals';
import {
  audioField,
  draggedTimes,
  newReciter,
  recitationForm,
  recitationList,
  removeRecitation,
  tappedTimes,
  timesField,
  timesFile,
  timesFileProblems,
  timeText,
  typedTimes,
} from '#strings/listening/staff';
import { recording } from '#strings/recording';
import { listWords } from '#strings/widgets';
import type { DemoStaff } from '#tests/product';
import { wavTone } from '#tests/sounds';
import type { Reciter, StaffRecitation } from '#wire/listening';
import { loseNextPost } from './broken-post.ts';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { plugInMicrophone, unplugMicrophone } from './microphone.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
test.use({ viewport: DESK });

const VERSES = 4;
const AUDIO = '**/api/admin/quran/audio';

/** A text of four verses that no other test knows. */
const newText = async (office: APIRequestContext) => {
  const title = `نص للاستماع ${randomUUID().slice(0, 8)}`;
  const data = { title, grade: 5, surah: 112, fromAyah: 1, toAyah: VERSES, requestKey: randomUUID() };
  const { id } = await (await office.post('/api/admin/quran/texts', { data })).json();
  return { id: Number(id), title };
};

const newReciterBy = async (office: APIRequestContext): Promise<Reciter> => {
  const displayName = `قارئ ${randomUUID().slice(0, 8)}`;
  return (await office.post('/api/admin/quran/reciters', { data: { name: displayName, displayName } })).json();
};

const savedIn = async (office: APIRequestContext, textId: number): Promise<StaffRecitation[]> =>
  (await (await office.get(`/api/admin/quran/texts/${textId}/recitations`)).json()).recitations;

const formIn = (page: Page): Locator => page.getByRole('form', { name: recitationForm.label });
const typedIn = (page: Page): Locator => page.getByLabel(typedTimes.label);
const save = (page: Page) => page.getByRole('button', { name: recitationForm.submit }).click();
const turnTo = (page: Page, way: keyof typeof timesField.ways) =>
  page.getByRole('tab', { name: timesField.ways[way], exact: true }).click();
const listed = (page: Page): Locator => page.getByRole('list', { name: timesField.list }).getByRole('listitem');
const chooseWay = (page: Page, way: keyof typeof audioField.ways) =>
  page.getByRole('group', { name: audioField.way }).getByText(audioField.ways[way], { exact: true }).click();

const tone = (seconds = 8, name = 'tone.wav') => ({ name, mimeType: 'audio/wav', buffer: wavTone(seconds) });
const choose = (page: Page, file: ReturnType<typeof tone>) => page.getByLabel(audioField.choose).setInputFiles(file);

const openForm = async (page: Page, teacher: DemoStaff, textId: number) => {
  await loginAs(page, teacher);
  await page.goto(`/admin/quran?grade=5&view=reciter&text=${textId}`);
  await expect(page.getByLabel(recitationForm.text, { exact: true })).toHaveValue(String(textId));
};

/** The form with a text, a reciter and some seconds of sound. */
const openWithSound = async (page: Page, office: APIRequestContext, teacher: DemoStaff, seconds = 8) => {
  const text = await newText(office);
  const reciter = await newReciterBy(office);
  await openForm(page, teacher, text.id);
  await page.getByLabel(recitationForm.reciter, { exact: true }).selectOption(String(reciter.id));
  await choose(page, tone(seconds));
  await expect(page.getByText(recitationList.length(seconds * 1000))).toBeVisible();
  return { text, reciter };
};

const record = async (page: Page) => {
  await page.getByRole('button', { name: audioField.record }).click();
  await expect(page.getByRole('timer')).toHaveText(/٠:٠[٢-٩]/u);
  await page.getByRole('button', { name: recording.stop }).click();
};

test('a reciter is added to a text with typed times, corrected, given other audio, and removed', async ({
  page,
  office,
  teacher,
}) => {
  const text = await newText(office);
  await loginAs(page, teacher);
  await page.goto('/admin/quran?grade=5');
  await page.getByRole('button', { name: listWords.named(recitationList.action, text.title) }).click();
  await expect(page).toHaveURL(new RegExp(`text=${text.id}`, 'u'));
  await expect(page.getByText(recitationList.empty)).toBeVisible();
  await save(page);
  await expect(formIn(page).getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel(recitationForm.reciter, { exact: true })).toBeFocused();
  await expectAccessible(page);

  const name = `معلّم ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: newReciter.open }).click();
  const dialog = page.getByRole('dialog', { name: newReciter.title });
  await dialog.getByLabel(newReciter.name).fill(name);
  await dialog.getByRole('button', { name: newReciter.submit }).click();
  await expect(dialog.getByLabel(newReciter.displayName)).toBeFocused();
  await dialog.getByLabel(newReciter.displayName).fill('معلّم الصف');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: newReciter.submit }).click();
  await expect(page.getByLabel(recitationForm.reciter, { exact: true }).locator('option:checked')).toHaveText(
    recitationForm.reciterName({ name, displayName: 'معلّم الصف' }),
  );

  await choose(page, tone());
  await expect(page.getByText(recitationList.length(8000))).toBeVisible();
  for (const [typed, says] of [
    ['0\n2000\nأ', typedTimes.notNumbers],
    ['0\n4000\n2000', listeningRefusals.times_backwards],
    ['0\n1\n2\n3\n4', listeningRefusals.times_too_many],
    ['0\n8000', listeningRefusals.times_beyond_end],
  ] as const) {
    await typedIn(page).fill(typed);
    await expect(typedIn(page)).toHaveAccessibleDescription(says);
    await save(page);
    await expect(formIn(page).getByRole('alert')).toBeVisible();
    await expect(typedIn(page)).toHaveValue(typed);
  }
  await typedIn(page).fill('0\nx');
  await expect(listed(page)).toHaveCount(0);
  await typedIn(page).fill('٠\n2000\n4000');
  await expect(listed(page)).toHaveText(
    [0, 2000, 4000].map((time, at) => `${timesField.verse(at + 1)}${timeText(time)}`),
  );

  // Neither a look at the list nor a reload loses anything.
  const views = page.getByRole('tablist').first();
  await views.getByRole('tab').first().click();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await page.goBack();
  await expect(typedIn(page)).toHaveValue('٠\n2000\n4000');
  await page.reload();
  await expect(typedIn(page)).toHaveValue('٠\n2000\n4000');
  await expect(page.getByText(recitationList.length(8000))).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText(recitationForm.saved('معلّم الصف'))).toBeVisible();
  const row = page.getByRole('region', { name: recitationList.title }).getByRole('listitem');
  await expect(row).toContainText(recitationList.timed(3, VERSES));
  await expect(row).toContainText(recitationList.length(8000));
  await expect(typedIn(page)).toHaveValue('');
  const [first] = await savedIn(office, text.id);
  expect(first).toMatchObject({ source: 'upload', durationMs: 8000, timestamps: [0, 2000, 4000] });

  await row.getByRole('button', { name: listWords.named(recitationList.correct, 'معلّم الصف') }).click();
  await expect(typedIn(page)).toHaveValue('0\n2000\n4000');
  await typedIn(page).fill('0\n2000\n4000\n6000');
  await page.getByRole('button', { name: audioField.replace }).click();
  await choose(page, tone(5, 'shorter.wav'));
  await expect(typedIn(page)).toHaveAccessibleDescription(listeningRefusals.times_beyond_end);
  await expect(typedIn(page)).toHaveValue('0\n2000\n4000\n6000');
  await typedIn(page).fill('0\n1000\n2000\n4999');
  await save(page);
  await expect(row).toContainText(recitationList.timed(4, VERSES));
  const [second] = await savedIn(office, text.id);
  expect(second).toMatchObject({ durationMs: 5000, timestamps: [0, 1000, 2000, 4999] });
  expect(second?.fileId).not.toBe(first?.fileId);

  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await row.getByRole('button', { name: listWords.named(recitationList.remove, 'معلّم الصف') }).click();
  await page
    .getByRole('dialog', { name: removeRecitation.title })
    .getByRole('button', { name: removeRecitation.confirm })
    .click();
  await expect(page.getByText(recitationList.empty)).toBeVisible();
  expect(await savedIn(office, text.id)).toEqual([]);
});

test('times are tapped while the audio plays, taken back and begun anew', async ({ page, office, teacher }) => {
  const { text } = await openWithSound(page, office, teacher, 60);
  await turnTo(page, 'tapped');
  await expectAccessible(page);
  const next = page.getByRole('button', { name: tappedTimes.next, exact: true });
  const player = page.getByLabel(audioField.player).locator('audio');
  const heard = () => player.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const heardUpTo = (seconds: number) => expect.poll(heard).toBeGreaterThan(seconds);
  const awaited = () => page.locator('[data-verse]').getAttribute('data-verse');

  await page.getByRole('button', { name: tappedTimes.restart }).click();
  await expect(next).toBeFocused();
  await heardUpTo(0.2);
  await next.click();
  expect(await awaited()).toBe('2');
  await heardUpTo(0.8);
  await page.keyboard.press(' ');
  await expect(listed(page)).toHaveCount(2);
  await page.getByRole('button', { name: tappedTimes.undo }).click();
  await expect(listed(page)).toHaveCount(1);
  expect(await awaited()).toBe('2');

  // It goes on from the verse before. Paused, it stands where it was: a verse begins once.
  await heardUpTo((await heard()) + 0.1);
  await page.getByRole('button', { name: tappedTimes.pause }).click();
  await next.press('Enter');
  await expect(listed(page)).toHaveCount(2);
  await next.press('Enter');
  await expect(page.getByText(listeningRefusals.times_backwards)).toBeVisible();
  await page.getByRole('button', { name: tappedTimes.play }).click();
  for (const count of [3, 4]) {
    await heardUpTo((await heard()) + 0.3);
    await next.press(' ');
    await expect(listed(page)).toHaveCount(count);
  }
  await expect(page.getByText(tappedTimes.all)).toBeVisible();
  await next.press('Enter');
  await expect(listed(page)).toHaveCount(VERSES);
  await turnTo(page, 'typed');
  const typed = await typedIn(page).inputValue();
  await turnTo(page, 'tapped');
  await page.getByRole('button', { name: tappedTimes.restart }).click();
  await expect(listed(page)).toHaveCount(0);
  await page.getByRole('button', { name: tappedTimes.bringBack }).click();
  await expect(listed(page)).toHaveCount(VERSES);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText(recitationList.timed(VERSES, VERSES))).toBeVisible();

  const [saved] = await savedIn(office, text.id);
  const times = saved?.timestamps ?? [];
  expect(times.join('\n')).toBe(typed);
  expect(times).toHaveLength(VERSES);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(VERSES);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(Math.max(...times)).toBeLessThan(60_000);
});

test('times are moved by keys and by hand, not past their neighbours, and heard', async ({ page, office, teacher }) => {
  await openWithSound(page, office, teacher);
  await turnTo(page, 'dragged');
  await expect(page.getByText(draggedTimes.timesFirst)).toBeVisible();
  await turnTo(page, 'typed');
  await typedIn(page).fill('0\n2000\n4000\n3000');
  await turnTo(page, 'dragged');
  await expect(page.getByText(draggedTimes.rightFirst)).toBeVisible();
  await turnTo(page, 'typed');
  await typedIn(page).fill('0\n2000\n4000\n6000');
  await turnTo(page, 'dragged');
  await expectAccessible(page);

  const handle = (ayah: number) => page.getByRole('slider', { name: draggedTimes.handle(timesField.verse(ayah)) });
  const stands = (ayah: number, time: number) => expect(handle(ayah)).toHaveAttribute('aria-valuetext', timeText(time));
  await page.getByRole('button', { name: draggedTimes.following }).click();
  await handle(2).focus();
  await page.keyboard.press('ArrowRight');
  await stands(2, 2050);
  await page.keyboard.press('Shift+ArrowLeft');
  await stands(2, 1550);
  await page.keyboard.press('End');
  await stands(2, 3999);
  await page.keyboard.press('Home');
  await stands(2, 1);

  const place = async (ayah: number) => {
    const box = await handle(ayah).boundingBox();
    if (!box) throw new Error('the verse is not on the track');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [third, fourth] = [await place(3), await place(4)];
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move((third.x + fourth.x) / 2, third.y, { steps: 4 });
  await expect.poll(async () => Number(await handle(3).getAttribute('aria-valuenow'))).toBeGreaterThan(4900);
  await page.mouse.move(fourth.x + 200, third.y, { steps: 4 });
  await stands(3, 5999);
  await page.mouse.up();

  // From a moment before it, and only for a moment.
  const player = page.getByLabel(audioField.player).locator('audio');
  const now = () => player.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await page.getByRole('button', { name: timesField.check(timesField.verse(3), timeText(5999)) }).click();
  expect(await now()).toBeGreaterThanOrEqual(5.8);
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  expect(await now()).toBeLessThanOrEqual(8);

  await page.getByRole('button', { name: draggedTimes.closer }).click();
  await stands(3, 5999);
  await expect(handle(1)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await turnTo(page, 'typed');
  await expect(typedIn(page)).toHaveValue('0\n1\n5999\n6000');
});

test('times go out to a file and come back; those of another audio do not', async ({ page, office, teacher }) => {
  await openWithSound(page, office, teacher);
  await typedIn(page).fill('0\n2000\n4000\n6000');
  await turnTo(page, 'file');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: timesFile.download }).click();
  const written = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(written).toMatchObject({ durationMs: 8000, timestamps: [0, 2000, 4000, 6000] });
  expect(written.sha256).toMatch(/^[0-9a-f]{64}$/u);

  const bring = (content: unknown) =>
    page.getByLabel(timesFile.choose).setInputFiles({
      name: 'times.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });
  for (const [content, says] of [
    ['0\n2000', timesFileProblems.not_json],
    [[0, 2000], timesFileProblems.wrong_shape],
    [{ ...written, sha256: '0'.repeat(64) }, timesFileProblems.other_audio],
    [{ ...written, durationMs: 9000 }, timesFileProblems.other_length],
    [{ ...written, timestamps: [0, 4000, 2000] }, timesFileProblems.times_backwards],
    [{ ...written, timestamps: [0, 1, 2, 3, 4] }, timesFileProblems.times_too_many],
  ]) {
    await bring(content);
    await expect(page.getByRole('alert')).toHaveText(String(says));
    await expect(listed(page)).toHaveCount(4);
  }
  await bring({ ...written, timestamps: [100, 3000] });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(listed(page)).toHaveCount(2);
  await bring(written);
  await expect(listed(page)).toHaveCount(4);
  await turnTo(page, 'typed');
  await expect(typedIn(page)).toHaveValue('0\n2000\n4000\n6000');
});

test('the teacher reads into the page, and neither a lost network nor a microphone loses it', async ({
  page,
  office,
  teacher,
}) => {
  await plugInMicrophone(page);
  const text = await newText(office);
  const reciter = await newReciterBy(office);
  await openForm(page, teacher, text.id);
  await page.getByLabel(recitationForm.reciter, { exact: true }).selectOption(String(reciter.id));
  await chooseWay(page, 'recording');
  await loseNextPost(page, AUDIO, 'request');
  await record(page);
  await expect(formIn(page).getByRole('alert')).toHaveText(connection.offline);
  await expect(page.getByLabel(audioField.unsentPlayer)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: audioField.again }).click();
  // A recording says how long it is only when it was read to its end.
  await expect(page.getByRole('region', { name: audioField.title }).getByText(/^المدة ٠:/u)).toBeVisible();
  await typedIn(page).fill('0\n500');
  await save(page);
  await expect(page.getByText(recitationForm.saved(reciter.displayName))).toBeVisible();
  const [saved] = await savedIn(office, text.id);
  expect(saved?.source).toBe('recording');
  expect(saved?.durationMs).toBeGreaterThan(1500);
  expect(saved?.durationMs).toBeLessThan(20_000);

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await chooseWay(page, 'recording');
  await page.getByRole('button', { name: audioField.record }).click();
  await expect(formIn(page).getByRole('alert')).toHaveText(recording.refused);
});

test('a microphone that is taken away leaves what was said before', async ({ page, office, teacher }) => {
  await plugInMicrophone(page);
  const text = await newText(office);
  await openForm(page, teacher, text.id);
  await chooseWay(page, 'recording');
  await page.getByRole('button', { name: audioField.record }).click();
  await expect(page.getByRole('timer')).toHaveText(/٠:٠[١-٩]/u);
  await unplugMicrophone(page);
  await expect(page.getByLabel(audioField.player)).toBeVisible();
  await expect(page.getByText(recording.unplugged)).toBeVisible();
});

test('a link into the own network and files that are no sound are refused in words, and nothing is lost', async ({
  page,
  product,
  office,
  teacher,
}, testInfo) => {
  const text = await newText(office);
  await openForm(page, teacher, text.id);
  await typedIn(page).fill('0\n2000');
  await chooseWay(page, 'link');
  const link = page.getByLabel(audioField.link);
  const alert = formIn(page).getByRole('alert');
  const port = new URL(product.url).port;
  for (const [address, says] of [
    ['تلاوة', listeningRefusals.audio_link_bad],
    [`http://127.0.0.1:${port}/audios/Privacyterms.mp3`, listeningRefusals.audio_link_not_plain],
    ['http://127.0.0.1/a.mp3', listeningRefusals.audio_link_private],
    ['http://localhost/a.mp3', listeningRefusals.audio_link_private],
    ['http://192.168.1.1/a.mp3', listeningRefusals.audio_link_private],
  ] as const) {
    await link.fill(address);
    await link.press('Enter');
    await expect(alert).toHaveText(says);
    await expect(link).toHaveValue(address);
  }
  await expectAccessible(page);

  // While the server fetches, it can be told to stop.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(AUDIO, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await link.fill('https://school.example/a.mp3');
  await page.getByRole('button', { name: audioField.bring }).click();
  await expect(page.getByText(audioField.bringing)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: audioField.stopBringing }).click();
  await expect(page.getByText(audioField.cancelled)).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(link).toHaveValue('https://school.example/a.mp3');

  await chooseWay(page, 'upload');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const large = testInfo.outputPath('long.wav');
  await writeFile(large, '');
  await truncate(large, 200 * 1024 * 1024);
  await page.getByLabel(audioField.choose).setInputFiles(large);
  await expect(alert).toHaveText(listeningRefusals.audio_too_large);
  await choose(page, { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(alert).toHaveText(listeningRefusals.sound_not_recognised);
  expect(sent).toEqual([]);
  // Looks like a sound to the browser; the server looks inside.
  const film = `\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x20hdlr${'\0'.repeat(8)}vide${'\0'.repeat(64)}`;
  for (const content of ['<!doctype html><p>404', film]) {
    await choose(page, { name: 'sura.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from(content, 'latin1') });
    await expect.poll(() => sent.splice(0)).toHaveLength(1);
    await expect(alert).toHaveText(listeningRefusals.sound_not_recognised);
  }
  await expect(typedIn(page)).toHaveValue('0\n2000');
  await expect(page.getByLabel(audioField.unsentPlayer)).toBeHidden();
});
