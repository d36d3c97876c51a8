import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const whoAmI = (agent: Agent) => agent.call('GET /api/session');

describe('the flood gate', () => {
  it('refuses the 1,201st request of one session in a minute, and nobody else’s', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    world.forward(60 - ((world.deps.clock().getTime() / 1000) % 60));
    for (let n = 0; n < 1200; n += 1) await whoAmI(pupil.agent);
    world.forward(20);
    const refused = await whoAmI(pupil.agent);
    expect(refused.status).toBe(429);
    expect(refused.error).toMatchObject({ code: 'too_many_requests', retryAfter: 40 });
    expect(refused.headers['retry-after']).toBe('40');
    expect((await whoAmI(other.agent)).status).toBe(200);
    world.forward(40);
    expect((await whoAmI(pupil.agent)).status).toBe(200);
  });

  it('refuses the 601st form of one address in a minute, and no other address', async () => {
    const send = (address: string) => world.nobody(address).call('POST /api/reports', { body: {} });
    for (let n = 0; n < 600; n += 1) await send('10.9.0.1');
    expect((await send('10.9.0.1')).error.code).toBe('too_many_requests');
    expect((await send('10.9.0.2')).error.code).toBe('validation');
    world.forward(60);
    expect((await send('10.9.0.1')).error.code).toBe('validation');
  });

  it('lets a whole school log in behind one address within a minute', async () => {
    const pupil = await world.pupil();
    const body = { loginId: String(pupil.loginId), password: pupil.password };
    for (let n = 0; n < 700; n += 1) {
      const answer = await world.nobody('10.9.0.3').call('POST /api/login/student', { body });
      if (answer.status !== 200) expect.fail(`login ${n} was refused: ${answer.error.code}`);
    }
  });
});
