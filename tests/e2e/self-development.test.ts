import type { Page } from '@playwright/test';
import { OPTIONS_OF_PAIR, PAIRS_IN_SET, shownOptions, WORD_ASSOCIATION_POINTS } from '#domain/growth/word-association';
import { connection } from '#strings/connection';
import { tiles } from '#strings/dashboard/pupil';
import { home } from '#strings/growth/nav';
import { activityEnd, wordAssociation as texts } from '#strings/growth/pupil';
import { growthRefusals } from '#strings/growth/refusals';
import { wordAssociationReward } from '#strings/growth/words';
import { celebration, studentRewards } from '#strings/rewards/pupil';
import type { DemoStudent } from '#tests/product';
import type { WordAssociation } from '#wire/growth';
import { loseNextPost } from './broken-post.ts';
import { breakReadsUntilRetried, retryOf } from './broken-reads.ts';
import { enterCalmly, expect, expectAccessible, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const ADDRESS = '/student/self-development/word-association';
const API = `/api${ADDRESS}`;
const ANSWERS = `**${API}/answers`;

const expectAccessibleOn = async (page: Page) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
};

const isAt = (page: Page, place: number) => expect(page.getByText(texts.of(place + 1, PAIRS_IN_SET))).toBeVisible();
const hasClimbed = (page: Page, correct: number) =>
  expect(page.getByRole('img', { name: texts.steps(correct, PAIRS_IN_SET) })).toBeVisible();

/** Somebody who knows all the words. */
const playerOf = async (page: Page, { studentId }: DemoStudent) => {
  const { day }: WordAssociation = await (await page.request.get(API)).json();
  const right = (place: number) => shownOptions(day, studentId, place).indexOf(0);
  const choose = (on: Page, place: number, shift = 0) =>
    on
      .locator('button[data-mark]')
      .nth((right(place) + shift) % OPTIONS_OF_PAIR)
      .click();
  return {
    right: (place: number, on = page) => choose(on, place),
    wrong: (place: number) => choose(page, place, 1),
    digit: (place: number) => page.keyboard.press(`Digit${right(place) + 1}`),
    throughApi: async () => {
      for (let place = 0; place < PAIRS_IN_SET; place += 1) {
        const data = { day, round: 1, place, option: right(place) };
        expect((await page.request.post(`${API}/answers`, { data })).ok()).toBe(true);
      }
    },
    rightFrom: async (from: number, to: number) => {
      for (let place = from; place < to; place += 1) {
        await isAt(page, place);
        await choose(page, place);
      }
    },
  };
};

test('the words of a day are joined to the end with one slip, across a reload and two windows', async ({
  page,
  context,
  freshStudent,
}) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  const player = await playerOf(page, freshStudent);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: tiles.more }).click();
  await page.getByRole('link', { name: home, exact: true }).click();
  await isAt(page, 0);
  await hasClimbed(page, 0);
  await expectAccessibleOn(page);

  // For a second only: looked for with every frame.
  const praised = page.waitForFunction((word) => document.body.innerText.includes(word), texts.right);
  await player.right(0);
  await praised;
  await isAt(page, 1);
  await player.wrong(1);
  await expect(page.getByText(texts.wrong)).toBeVisible();
  await hasClimbed(page, 0);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: texts.retry })).toBeFocused();
  await page.keyboard.press('Enter');

  await player.rightFrom(0, 2);
  await isAt(page, 2);
  await page.reload();
  await isAt(page, 2);
  await hasClimbed(page, 2);

  const other = await context.newPage();
  await other.goto(ADDRESS);
  await isAt(other, 2);
  await player.right(2, other);
  await isAt(other, 3);
  await player.wrong(2);
  await expect(page.getByText(growthRefusals.activity_out_of_order)).toBeVisible();
  await isAt(page, 3);
  await player.digit(3);
  await isAt(page, 4);
  await player.right(3, other);
  await isAt(other, 4);

  await player.right(4);
  await expect(page.getByRole('heading', { name: activityEnd.finished })).toBeFocused();
  await expect(page.getByText(activityEnd.rewarded(WORD_ASSOCIATION_POINTS))).toBeVisible();
  await hasClimbed(page, PAIRS_IN_SET);
  await expectAccessibleOn(page);
  await player.right(4, other);
  await expect(other.getByText(activityEnd.rewarded(WORD_ASSOCIATION_POINTS))).toBeVisible();
  await other.close();
});

test('the reward is claimed once, and playing again is for joy', async ({ page, freshStudent }) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  const player = await playerOf(page, freshStudent);
  await player.throughApi();
  await page.goto(ADDRESS);
  await expect(page.getByText(activityEnd.already)).toBeVisible();
  await page.getByRole('link', { name: activityEnd.toRewards }).click();
  const claim = page.getByRole('listitem').filter({ hasText: wordAssociationReward }).getByRole('button');
  await claim.click();
  const joy = page.getByRole('dialog', { name: celebration.title });
  await expect(joy).toContainText(celebration.got('points', WORD_ASSOCIATION_POINTS));

  await page.goto(ADDRESS);
  await expect(page.getByText(activityEnd.already)).toBeVisible();
  await page.getByRole('button', { name: activityEnd.again }).click();
  await hasClimbed(page, 0);
  await expect(page.getByText(texts.rewardedNote)).toBeVisible();
  await player.rightFrom(0, PAIRS_IN_SET);
  await expect(page.getByRole('heading', { name: activityEnd.finished })).toBeVisible();
  await expect(page.getByText(activityEnd.already)).toBeVisible();
  await page.getByRole('link', { name: activityEnd.toRewards }).click();
  await expect(page.getByRole('heading', { level: 1, name: studentRewards.title })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await expect(claim).toHaveCount(0);
});

test('a lost network is said, and nothing of the climb is lost with it', async ({ page, context, freshStudent }) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  const player = await playerOf(page, freshStudent);
  await breakReadsUntilRetried(page, `**${API}`, 'lost');
  await page.goto(ADDRESS);
  await expect(page.getByText(texts.unchecked)).toBeVisible();
  await expectAccessible(page);
  await retryOf(page).click();
  await isAt(page, 0);

  await context.setOffline(true);
  await player.right(0);
  await expect(page.getByText(texts.failed)).toBeVisible();
  await isAt(page, 0);
  await context.setOffline(false);
  await player.rightFrom(0, 2);
  await isAt(page, 2);
  // It was counted, and a slip it is not.
  await loseNextPost(page, ANSWERS, 'answer');
  await player.right(2);
  await hasClimbed(page, 3);
  await player.rightFrom(3, 4);
  await isAt(page, 4);
  await loseNextPost(page, ANSWERS, 'request');
  await player.right(4);
  await expect(page.getByText(texts.rewardFailed(connection.offline))).toBeVisible();
  await player.right(4);
  await expect(page.getByText(activityEnd.rewarded(WORD_ASSOCIATION_POINTS))).toBeVisible();
});

test('words of yesterday give way to those of today', async ({ page, freshStudent }) => {
  await page.setViewportSize(PHONE);
  await enterCalmly(page, freshStudent);
  const today: WordAssociation = await (await page.request.get(API)).json();
  const yesterday = { ...today, day: '2026-01-01', pairs: today.pairs.toReversed() };
  await page.route(`**${API}`, (route) => route.fulfill({ json: yesterday }), { times: 1 });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: yesterday.pairs[0]?.word })).toBeVisible();
  await page.locator('button[data-mark]').first().click();
  await expect(page.getByText(growthRefusals.activity_day_over)).toBeVisible();
  await expect(page.getByRole('heading', { name: today.pairs[0]?.word })).toBeVisible();
  await hasClimbed(page, 0);
});
