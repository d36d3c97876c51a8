import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepHouse } from '#server/platform/housekeeping';
import { startWorld, type World } from '#tests/world';

const YEAR = 365 * 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const rowsLeft = async () => {
  const sessions = await world.deps.db.selectFrom('sessions').select('id').execute();
  const guards = await world.deps.db.selectFrom('attempt_guards').select('guard_key').execute();
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
