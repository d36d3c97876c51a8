import { describe, expect, it } from 'vitest';
import type { LessonAt } from '#domain/classroom/lessons';
import type { Tap } from '#domain/classroom/taps';
import { makeKept } from '#tests/fake-kept';
import { makeTime, settled } from '#tests/fake-time';
import { ApiError } from '#web/lib/api.ts';
import { makeOutbox } from '#web/lib/outbox/outbox.ts';
import { blamesOneTap, tapRules } from './taps-outbox.ts';

const lost = new ApiError({ code: 'offline', message: '' });
const invalid = new ApiError({ code: 'validation', message: '' }, 400);
const falseVerse = new ApiError({ code: 'verse_not_published', message: '' }, 422);
const closed = new ApiError({ code: 'class_closed', message: '' }, 409);

const FIRST: LessonAt = { day: '2026-02-01', period: 1, grade: 6, section: null };
const SECOND: LessonAt = { day: '2026-02-01', period: 2, grade: 4, section: null };

const tap = (key: string): Tap => ({ key, type: 'present', studentIds: [1] });

const start = (judge: (keys: readonly string[]) => Error | null, kept = makeKept()) => {
  const time = makeTime();
  const requests: string[] = [];
  const refused: LessonAt[] = [];
  const outbox = makeOutbox({
    rules: tapRules,
    most: 100,
    send: async (taps) => {
      const keys = taps.map((each) => each.tap.key);
      requests.push(`${taps[0]?.at.period}: ${keys.join(' ')}`);
      await settled();
      const error = judge(keys);
      if (error) throw error;
    },
    onRefused: (taps) => refused.push(...taps.map(({ at }) => at)),
    blamesOne: blamesOneTap,
    kept,
    timers: time,
  });
  const add = (at: LessonAt, ...keys: readonly string[]) => {
    for (const key of keys) outbox.change((waiting) => [...waiting, { at, tap: tap(key) }]);
  };
  return { time, outbox, kept, requests, refused, add, left: () => outbox.state.get().length };
};

describe('the outbox of taps', () => {
  it('sends in order, a lesson at a time, and keeps each until it is confirmed', async () => {
    const { add, requests, left, kept } = start(() => null);
    add(FIRST, 'a', 'b');
    add(SECOND, 'c');
    add(FIRST, 'd');
    expect(kept.entries.size).toBe(4);
    await settled(30);
    expect(requests).toEqual(['1: a', '1: b d', '2: c']);
    expect([left(), kept.entries.size]).toEqual([0, 0]);
  });

  it('tries again under the same keys while the network is away, and says so', async () => {
    let isAway = true;
    const { add, requests, left, outbox, time } = start(() => (isAway ? lost : null));
    add(FIRST, 'a');
    await settled(20);
    add(FIRST, 'b');
    expect(outbox.isHeld.get()).toBe(true);
    expect(left()).toBe(2);
    isAway = false;
    time.forward(60_000);
    await settled(20);
    expect(requests).toEqual(['1: a', '1: a b']);
    expect([left(), outbox.isHeld.get()]).toEqual([0, false]);
  });

  it('begins with what an earlier page left', async () => {
    const kept = makeKept();
    const earlier = start(() => lost, kept);
    earlier.add(FIRST, 'a', 'b');
    await settled(20);
    const { requests } = start(() => null, kept);
    await settled(20);
    expect(requests).toEqual(['1: a b']);
    expect(kept.entries.size).toBe(0);
  });

  it.each([
    ['was tampered with', invalid],
    ['has a false verse in its note', falseVerse],
  ])('lets one that %s take no other with it', async (_, refusal) => {
    const kept = makeKept();
    start(() => lost, kept).add(FIRST, 'a', 'bad', 'c');
    const taken: string[] = [];
    const { left, refused } = start((keys) => {
      if (keys.includes('bad')) return refusal;
      taken.push(...keys);
      return null;
    }, kept);
    await settled(60);
    expect(taken).toEqual(['a', 'c']);
    expect([left(), refused.length, kept.entries.size]).toEqual([0, 1, 0]);
  });

  it('gives up what is refused for good, and goes on with the next lesson', async () => {
    const { add, requests, refused, left } = start((keys) => (keys.includes('a') ? closed : null));
    add(FIRST, 'a');
    add(SECOND, 'b');
    await settled(30);
    expect(requests).toEqual(['1: a', '2: b']);
    expect(refused).toEqual([FIRST]);
    expect(left()).toBe(0);
  });
});
