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
  const [a, b, c, d, e, f, g, h] = ids as [number, number, number, number, number, number, number, number];
  // Alternating steps, so that what one leaves is where another arrives.
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all([
      give(10, a, b, c, d),
      give(20, h, g),
      give(70, e, f),
      give(30, f, a),
      give(10, b, h),
      give(40, g),
      give(20, c),
    ]);
  expect(await checkLedger(world.deps.db)).toEqual([]);
});
