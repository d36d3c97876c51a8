import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ env: { PUBLIC_URL: '' } });
});
afterEach(() => world.close());

it('staff are told where other devices find the computer, whatever host their request names', async () => {
  const { agent } = await world.teacher();
  const addressFor = async (host: string) => {
    const { status, body } = await agent.call('GET /api/admin/connection', { headers: { host } });
    expect([host, status]).toEqual([host, 200]);
    return new URL(body.address).host;
  };
  expect(await addressFor('himma.local:3000')).toBe('himma.local:3000');
  const here = await addressFor('localhost');
  for (const host of ['x:99999', 'a b', '[', '']) expect(await addressFor(host)).toBe(here);
});

it('and pupils are not', async () => {
  const { agent } = await world.pupil();
  expect((await agent.call('GET /api/admin/connection')).status).toBe(403);
});
