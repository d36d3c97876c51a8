import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { schoolDay, weekdayOf } from '#domain/calendar/school-day';
import type { Tap } from '#domain/classroom/taps';
import type { Grade } from '#domain/roster/grades';
import { lessonPage, toolNames, tools } from '#strings/classroom/staff';
import type { SchoolTerm } from '#wire/calendar';
import type { ClassLesson } from '#wire/classroom';
import { test as base, expect } from './fixtures.ts';

/** With a school of its own: these journeys change the timetable, and write into the pupils' records. */
export const test = base.extend<object, { ownSchool: null }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  ownSchool: [async ({}, use) => use(null), { scope: 'worker', auto: true }],
});

export interface At {
  readonly day: string;
  readonly period: number;
  readonly grade: Grade;
  readonly section: string | null;
}

const termNow = async (office: APIRequestContext): Promise<{ today: string; term: SchoolTerm }> => {
  const { now, terms }: { now: string; terms: SchoolTerm[] } = await (
    await office.get('/api/admin/school-terms')
  ).json();
  const today = schoolDay(new Date(now));
  const term = terms.find(({ start, end }) => start <= today && today <= end);
  if (!term) throw new Error('the demo school has no term that runs');
  return { today, term };
};

/** A lesson of today that nobody has opened, also where today is none of school. */
export const newLesson = async (office: APIRequestContext, period: number, grade: Grade): Promise<At> => {
  const { today, term } = await termNow(office);
  const weekday = weekdayOf(today);
  const others = term.slots.filter((slot) => slot.weekday !== weekday || slot.period !== period);
  const changed = await office.put(`/api/admin/school-terms/${term.id}`, {
    data: {
      ...term,
      weekdays: [...new Set([...term.weekdays, weekday])].sort(),
      slots: [...others, { weekday, period, grade, section: null, course: 'islamic' }],
    },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  return { day: today, period, grade, section: null };
};

export const addressOf = ({ day, period, grade }: At): string =>
  `/api/admin/classroom/lessons/${day}/${period}/${grade}`;

export const lessonOf = async (office: APIRequestContext, at: At): Promise<ClassLesson> =>
  (await office.get(addressOf(at))).json();

/** What a colleague taps at another desk. */
export const tapAt = async (office: APIRequestContext, at: At, ...taps: readonly Tap[]): Promise<void> => {
  expect((await office.post(`${addressOf(at)}/taps`, { data: { taps } })).ok()).toBe(true);
};

export const openLesson = async (page: Page, { day, period, grade }: At): Promise<void> => {
  await page.goto(`/admin/teacher-table/${day}/${period}/${grade}`);
  await expect(page.getByRole('region', { name: lessonPage.pupils })).toBeVisible();
};

/** The wall of the school and the device show this moment, whenever the journey runs. */
export const stopClocks = async (page: Page, at: Date): Promise<void> => {
  await page.clock.setFixedTime(at);
  await page.route('**/api/admin/classroom/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), now: at.toISOString() } });
  });
};

export const tileOf = (page: Page, id: number): Locator => page.locator(`[data-pupil="${id}"]`);

export const barOf = (page: Page): Locator => page.getByRole('toolbar', { name: tools.label });

export const barButton = (page: Page, name: string): Locator => barOf(page).getByRole('button', { name, exact: true });

export const takeTool = (page: Page, tool: keyof typeof toolNames): Promise<void> =>
  barButton(page, toolNames[tool]).click();
