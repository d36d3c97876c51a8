import type { Page } from '@playwright/test';
import { tasksCard, welcomePopup } from '#strings/dashboard/pupil';
import { hub } from '#strings/games/pupil';
import { terms } from '#strings/terms/terms';
import { expect, test } from './fixtures.ts';
import { isAsked } from './game-table.ts';

/** Between a card and the first question. */
const FIRST_DAY = { dialogs: 3, taps: 5 };
const LATER_TAPS = 2;

const HUB_START = new RegExp(`^${hub.playKind('')}|${hub.resume}`, 'u');

/** A cheap phone on a cheap line, as Lighthouse has it; milliseconds, and bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const slowPhone = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', SLOW);
};

/** What opens from now on, on whichever page, in the order in which it does; it may be gone again when it is asked for. */
const watchDialogs = async (page: Page): Promise<string[]> => {
  const opened: string[] = [];
  await page.exposeFunction('dialogOpened', (name: string) => opened.push(name));
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function open() {
      Reflect.get(window, 'dialogOpened')(this.ariaLabel);
      showModal.call(this);
    };
  });
  return opened;
};

/** Presses as a finger does, one after the other, and counts them. */
const finger = (page: Page) => {
  const pressed: string[] = [];
  return {
    pressed,
    tap: async (role: 'button' | 'link', name: string | RegExp): Promise<void> => {
      await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
      pressed.push(String(name));
    },
  };
};

test('from a card to the first question are three dialogs and five taps, and two taps on a later day', async ({
  page,
  office,
  freshStudent,
}) => {
  const { loginLink } = await (await office.post(`/api/admin/students/${freshStudent.studentId}/credentials`)).json();
  await slowPhone(page);
  const opened = await watchDialogs(page);
  const first = finger(page);
  await page.goto(loginLink);
  await first.tap('button', terms.agree);
  await first.tap('button', terms.confirm.unheard.yes);
  await first.tap('button', /نقاط الترحيب/u);
  await first.tap('link', welcomePopup.play);
  await first.tap('link', HUB_START);
  await isAsked(page);
  expect(opened.length, opened.join(', ')).toBeLessThanOrEqual(FIRST_DAY.dialogs);
  expect(first.pressed.length).toBeLessThanOrEqual(FIRST_DAY.taps);

  // Another day: what was begun goes on.
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  opened.length = 0;
  const later = finger(page);
  await page.goto('about:blank');
  await page.goto(loginLink);
  await later.tap('link', tasksCard.tasks.play);
  await later.tap('link', HUB_START);
  await isAsked(page);
  expect(opened).toEqual([]);
  expect(later.pressed.length).toBeLessThanOrEqual(LATER_TAPS);
});
