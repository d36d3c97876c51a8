import { afterAll, beforeAll, expect, it } from 'vitest';
import { often } from '#tests/long-run';
import { agreedPupil, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const ROUNDS = often(20, 200);
const AT_ONCE = 50;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('of fifty claims at once exactly one pays, and all fifty get the same answer', async () => {
  const { db } = world.deps;
  let pupil = await agreedPupil(world);
  for (let round = 1; round <= ROUNDS; round += 1) {
    // Before the gate that stops a flood from one session.
    if (round % 20 === 0) pupil = await agreedPupil(world);
    const id = await sentReward(world, pupil.id, { amount: 3 });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: id } }),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const lines = await db.selectFrom('points_logs').select('id').where('cause', '=', `reward:${id}`).execute();
    expect(lines).toHaveLength(1);
  }
}, 300_000);
