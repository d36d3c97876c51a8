import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Executor } from '#server/platform/db/database';
import { isErased } from '#server/platform/db/pupils';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ hasOwnApp: true });
});
afterEach(() => world.close());

it('what fails for a pupil who was erased since they passed the door ends their session, and is no fault of ours', async () => {
  let meanwhile = async (): Promise<unknown> => undefined;
  world.app.addHook('preHandler', async () => {
    await meanwhile();
  });
  const pupil = await world.pupil();
  const staff = await world.teacher();
  meanwhile = () => world.deps.db.deleteFrom('students').where('id', '=', pupil.id).execute();
  const answer = await pupil.agent.call('POST /api/student/scenes/seen', { body: { keys: ['level-2'] } });
  expect([answer.status, answer.error.code]).toEqual([401, 'session_expired']);
  expect(await isErased(world.deps.db, staff.actor)).toBe(false);
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'of two who wait for each other one is told to try again',
  async () => {
    let ids: readonly [number, number];
    const take = (executor: Executor, id: number) =>
      executor.updateTable('students').set({ firstName: 'سالم' }).where('id', '=', id).execute();
    const begun: (() => void)[] = [];
    const bothBegun = Promise.all([0, 1].map((at) => new Promise<void>((resolve) => (begun[at] = resolve))));
    world.app.get<{ Params: { at: '0' | '1' } }>('/both/:at', { config: { access: 'public' } }, ({ params: { at } }) =>
      world.deps.db.transaction().execute(async (trx) => {
        await take(trx, ids[at === '0' ? 0 : 1]);
        begun[Number(at)]?.();
        await bothBegun;
        await take(trx, ids[at === '0' ? 1 : 0]);
        return {};
      }),
    );
    ids = [(await world.pupil()).id, (await world.pupil()).id];
    const answers = await Promise.all([world.app.inject('/both/0'), world.app.inject('/both/1')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  },
);

it('who writes of somebody who was erased meanwhile is told to look again', async () => {
  world.app.get('/late', { config: { access: 'public' } }, () =>
    world.deps.db
      .insertInto('pupil_scenes')
      .values({ studentId: 987, scene: 'level-2', seenAt: '2026-02-01T06:00:00.000Z' })
      .execute(),
  );
  const answer = await world.app.inject('/late');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'gone_meanwhile']);
});
