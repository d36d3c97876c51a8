import { describe, expect, it } from 'vitest';
import type { AdminContest } from '#wire/contests/staff';
import { untilNextTurn } from './queries.ts';

const NOW = Date.parse('2026-02-01T06:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const contest = (state: AdminContest['state'], startsIn: number, endsIn: number) =>
  ({ state, startsAt: at(startsIn), endsAt: at(endsIn) }) as AdminContest;

describe('the list of contests is read again', () => {
  it('when the next one begins or ends, whichever is first', () => {
    expect(untilNextTurn([contest('upcoming', 600, 900), contest('open', -60, 90)], NOW)).toBe(90_000);
    expect(untilNextTurn([contest('upcoming', 60, 900)], NOW)).toBe(60_000);
  });

  it('soon where this clock is ahead of the server’s, and every hour at least', () => {
    expect(untilNextTurn([contest('open', -60, -1)], NOW)).toBe(5_000);
    expect(untilNextTurn([contest('open', -60, 30 * 24 * 3600)], NOW)).toBe(3_600_000);
  });

  it('not by the clock where nothing is to begin or end', () => {
    expect(untilNextTurn([contest('ended', -90, -60), contest('closed', -90, -60)], NOW)).toBe(false);
  });
});
