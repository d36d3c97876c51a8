import { expect, it } from 'vitest';
import { isRamadan } from '#domain/calendar/hijri';
import { dayAfter } from '#domain/calendar/school-day';
import { isTaughtOn, layOutWeeks, type TermPlan, termFaults } from '#domain/calendar/terms';
import { termFields } from '#tests/calendar';
import { startWorld } from '#tests/world';
import { readOfferedTerms } from './offered.ts';

const planned = async (): Promise<TermPlan[]> =>
  (await readOfferedTerms()).flatMap(({ end, ...term }) => (end ? { ...termFields(), ...term, end } : []));

it('the terms of the ministry can be opened as they are, beside each other', async () => {
  const terms = await planned();
  for (const [at, term] of terms.entries())
    expect(
      termFaults(
        term,
        terms.toSpliced(at, 1).map((other) => ({ ...other, name: 'آخر' })),
      ),
    ).toEqual([]);
});

it('the second of 1447 has as many school days, and as many of them in Ramadan, as the ministry counted', async () => {
  const term = (await planned()).find(({ start }) => start === '2026-01-18') as TermPlan;
  const days: string[] = [];
  for (let day = term.start; day <= term.end; day = dayAfter(day, 1)) if (isTaughtOn(term, day)) days.push(day);
  expect([days.length, days.filter(isRamadan).length]).toEqual([92, 11]);
  expect(layOutWeeks(term).length).toBe(19);
});

it('they are offered to staff alone, with where they were found', async () => {
  const world = await startWorld();
  const offer = (agent: Awaited<ReturnType<typeof world.teacher>>['agent']) =>
    agent.call('GET /api/admin/school-terms/offered');
  const { terms } = (await offer((await world.teacher()).agent)).body;
  expect(terms.map(({ start }) => start)).toEqual(['2025-08-24', '2026-01-18', '2026-08-23']);
  expect(terms.every(({ sources, doubts }) => sources.length > 0 && doubts.length > 0)).toBe(true);
  expect((await offer((await world.pupil()).agent)).status).toBe(403);
  await world.close();
});
