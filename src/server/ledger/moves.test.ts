import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger, moveAll } from '#server/ledger/service';
import { startWorld, type World } from '#tests/world';

const ROUNDS = 20;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const give = (points: number, ...studentIds: number[]) =>
  world.deps.db.transaction().execute((trx) =>
    moveAll(
      trx,
      world.deps.clock(),
      studentIds.map((studentId) => ({
        studentId,
        amounts: { points, coins: 1 },
        reason: 'adjustment',
        cause: `test:${randomUUID()}`,
      })),
    ),
  );

it('several pupils’ points change together while others do, and nobody waits in a ring', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 8; made += 1) ids.push((await world.student()).id);
  for (let round = 0; round < ROUNDS; round += 1)
    // From both ends: in the order in which they are named, each would hold what the other waits for.
    await Promise.all([give(10, ...ids), give(20, ...ids.toReversed()), give(30, ...ids.slice(2, 6).toReversed())]);
  expect(await checkLedger(world.deps.db)).toEqual([]);
});
