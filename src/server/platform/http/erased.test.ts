import { afterEach, beforeEach, expect, it } from 'vitest';
import { isErased } from '#server/platform/db/pupils';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
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

it('who writes of somebody who was erased meanwhile is told to look again', async () => {
  world.app.get('/late', { config: { access: 'public' } }, () =>
    world.deps.db
      .insertInto('pupil_scenes')
      .values({ student_id: 987, scene: 'level-2', seen_at: '2026-02-01T06:00:00.000Z' })
      .execute(),
  );
  const answer = await world.app.inject('/late');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'gone_meanwhile']);
});
