import { afterEach, beforeEach, expect, it } from 'vitest';
import { agreedPupil } from '#tests/rewards';
import { listenToStatements } from '#tests/statements';
import { startWorld, type World } from '#tests/world';

/** With the one that finds the session. A whole school opens this screen at the bell; PostgreSQL is asked for the rest at once. */
const MOST_STATEMENTS = process.env.TEST_ENGINE === 'postgres' ? 2 : 12;

let statements: ReturnType<typeof listenToStatements>;
let world: World;
beforeEach(async () => {
  statements = listenToStatements();
  world = await startWorld();
});
afterEach(async () => {
  await world.close();
  statements.stop();
});

it(`a first screen that nobody has opened before takes at most ${MOST_STATEMENTS} statements`, async () => {
  const { agent } = await agreedPupil(world);
  // So that SQLite has not read the session yet either.
  await world.deps.db.updateTable('sessions').set({ lastSeenAt: world.deps.clock().toISOString() }).execute();
  const heard = await statements.during(() => agent.call('GET /api/student/dashboard'));
  const texts = heard.map(({ text }) => text);
  expect(texts.length, texts.join('\n')).toBeGreaterThan(0);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS);
});
