import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeThrottle, THROTTLE_MS } from './throttle.ts';

let throttle: ReturnType<typeof makeThrottle>;
let said: string[];
const say = (key: string) => throttle.say(key, () => said.push(key));

beforeEach(() => {
  vi.useFakeTimers();
  throttle = makeThrottle();
  said = [];
});
afterEach(() => vi.useRealTimers());

it('tells the first at once and two hundred that follow once', () => {
  for (let n = 0; n < 200; n += 1) say('practice');
  expect(said).toEqual(['practice']);
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(said).toEqual(['practice', 'practice']);
});

it('never says more than one in each pause, and never keeps the last to itself', () => {
  for (let step = 0; step < 10; step += 1) {
    say('practice');
    vi.advanceTimersByTime(THROTTLE_MS / 2);
  }
  vi.advanceTimersByTime(THROTTLE_MS);
  expect(said).toHaveLength(6);
  say('practice');
  vi.advanceTimersByTime(THROTTLE_MS * 3);
  expect(said).toHaveLength(7);
});

it('holds nothing back for the sake of something else', () => {
  say('practice');
  say('contests');
  expect(said).toEqual(['practice', 'contests']);
});

it('says nothing after it was stopped', () => {
  say('practice');
  say('practice');
  throttle.stop();
  vi.advanceTimersByTime(THROTTLE_MS * 2);
  expect(said).toEqual(['practice']);
});
