import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { marking, trackingPage } from '#strings/tracking/staff';
import type { DemoStudent } from '#tests/product';
import type { NewMark, Tracked } from '#wire/tracking';
import { expect } from './fixtures.ts';

/** A pupil's text as staff read it through the API. */
export const trackedOf = async (
  office: APIRequestContext,
  { studentId }: DemoStudent,
  textId?: number,
): Promise<Tracked> =>
  (await office.get(`/api/admin/tracking/pupils/${studentId}`, { params: textId ? { textId } : {} })).json();

/** A hearing that somebody at another desk begins; answers its number. */
export const beginHearing = async (office: APIRequestContext, student: DemoStudent): Promise<number> => {
  const { text } = await trackedOf(office, student);
  const data = { studentId: student.studentId, textId: text.id, requestKey: randomUUID() };
  return (await (await office.post('/api/admin/tracking/hearings', { data })).json()).id;
};

export const markAt = async (
  office: APIRequestContext,
  hearing: number,
  ...marks: readonly Pick<NewMark, 'position' | 'action'>[]
): Promise<void> => {
  const data = { marks: marks.map((mark) => ({ ...mark, key: randomUUID(), mistake: null })) };
  expect((await office.post(`/api/admin/tracking/hearings/${hearing}/marks`, { data })).ok()).toBe(true);
};

export const cellOf = (page: Page, position: number): Locator => page.locator(`[data-position="${position}"]`);

export const actionsOf = (page: Page): Locator => page.getByRole('toolbar', { name: marking.actions });

export const openDesk = async (page: Page, { studentId, grade, name }: DemoStudent): Promise<void> => {
  await page.goto(`/admin/tracking?grade=${grade}&student=${studentId}`);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(cellOf(page, 0)).toBeVisible();
};

export const startReading = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: marking.start, exact: true });
  await start.click();
  await expect(page.getByText(marking.started)).toBeVisible();
  // What was begun is read a moment later, and only then takes marks.
  await expect(start).toHaveCount(0);
};

export const searchButton = (page: Page): Locator => page.getByRole('button', { name: trackingPage.search });
