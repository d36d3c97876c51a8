import { expect, type Page } from '@playwright/test';
import type { DemoStudent } from '#tests/product';

/** On a desk the list of what was sent comes first. */
export const unfold = (page: Page) => page.getByRole('heading', { name: 'رسالة جديدة' }).click();

/** Looks a pupil up among all who can be written to, and ticks the name. */
export const pick = async (page: Page, { name }: DemoStudent): Promise<void> => {
  await page.getByRole('searchbox', { name: 'بحث عن طالب في كل الصفوف' }).fill(name);
  // While the search is being typed the list is still the grade's, and its rows are about to move.
  await expect(page.getByRole('checkbox', { name: /^كل طلاب الصف/u })).toBeHidden();
  await page.getByRole('checkbox', { name }).check();
};

export const textOf = (page: Page) => page.getByRole('textbox', { name: 'نص الرسالة' });
export const sendOf = (page: Page) => page.getByRole('button', { name: 'إرسال الرسالة', exact: true });
export const send = (page: Page) => sendOf(page).click();
