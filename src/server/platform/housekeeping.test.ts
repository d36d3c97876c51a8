import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHouse, keepUp } from '#server/platform/housekeeping';
import { startWorld, type World } from '#tests/world';

const YEAR = 365 * 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const rowsLeft = async () => {
  const sessions = await world.deps.db.selectFrom('sessions').select('id').execute();
  const guards = await world.deps.db.selectFrom('attempt_guards').select('guardKey').execute();
  return { sessions: sessions.length, guards: guards.length };
};

it('forgets sessions and wrong tries once they no longer count, and no sooner', async () => {
  await world.pupil();
  await world.nobody().call('POST /api/login/student', { body: { loginId: '100000', password: 'ABCDEF' } });
  const before = await rowsLeft();
  world.forward(11 * 60 * 60);
  await keepHouse(world.deps);
  expect(await rowsLeft()).toEqual(before);
  world.forward(14 * 60 * 60);
  await keepHouse(world.deps);
  expect(await rowsLeft()).toEqual({ sessions: 0, guards: 0 });
});

it('forgets what was written in a year to come, before the clock was set right', async () => {
  world.forward(YEAR);
  await world.pupil();
  await world.nobody().call('POST /api/login/student', { body: { loginId: '100000', password: 'ABCDEF' } });
  world.forward(-YEAR);
  await keepHouse(world.deps);
  expect(await rowsLeft()).toEqual({ sessions: 0, guards: 0 });
});

it('forgets sessions that are too old, however lately they were used', async () => {
  const people = [await world.pupil(), await world.teacher()];
  const useFor = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 8) {
      world.forward(8 * 60 * 60);
      for (const { agent } of people) await agent.call('GET /api/session');
      await keepHouse(world.deps);
    }
    return (await rowsLeft()).sessions;
  };
  expect(await useFor(24)).toBe(2);
  expect(await useFor(8)).toBe(1);
  expect(await useFor(6 * 24 - 8)).toBe(1);
  expect(await useFor(8)).toBe(0);
});

describe('what must not wait for the hour', () => {
  afterEach(() => vi.useRealTimers());

  it('is done every second, never twice at once, whatever fails, and a last time at the end', async () => {
    vi.useFakeTimers();
    let begun = 0;
    let finish: () => void = () => undefined;
    const stop = keepUp(world.deps, [
      () => {
        begun += 1;
        return new Promise((resolve, reject) => {
          finish = begun === 1 ? () => reject(new Error('the disk is full')) : resolve;
        });
      },
    ]);
    await vi.advanceTimersByTimeAsync(3500);
    expect(begun).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toBe(2);

    const stopped = stop();
    finish();
    await vi.waitUntil(() => begun === 3);
    finish();
    await stopped;
    await vi.advanceTimersByTimeAsync(5000);
    expect(begun).toBe(3);
  });
});
