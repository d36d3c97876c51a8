import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import { fillRaceQuestions, makeRaceService } from '#server/race/service';
import { startWorld, type World } from '../../../tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
});
afterAll(() => world.close());

const serviceOf = (processId: string) =>
  makeRaceService(world.deps, { tell: () => undefined, cut: () => undefined }, processId);

const pupilActor = async (): Promise<PupilActor> => {
  const { id, name, grade } = await world.student({ grade: 4 });
  return { kind: 'pupil', sessionId: 0, studentId: id, name, grade, enteredBy: null };
};

describe('the seats of processes that died', () => {
  it('are let go, wherever those stand beside the one that looks', async () => {
    const before = serviceOf('00000000-before-any');
    const after = serviceOf('zzzzzzzz-after-any');
    const held = async (service: typeof before, pupil: PupilActor) =>
      service.join(pupil, { difficulty: 'easy' }, { tabId: 'a-tab-of-theirs', socketId: `of-${pupil.studentId}` });
    const pupils = [await pupilActor(), await pupilActor()] as const;
    await held(before, pupils[0]);
    await held(after, pupils[1]);
    const seats = () => world.deps.db.selectFrom('race_seats').select(['race_id', 'socket_id']).execute();
    const race = (await seats())[0]?.race_id;
    expect(race).not.toBeNull();

    await serviceOf('mmmmmmmm-between').ring();
    expect((await seats()).map((seat) => seat.socket_id).sort()).toEqual(pupils.map((p) => `of-${p.studentId}`));
    world.forward(6);
    await serviceOf('mmmmmmmm-between').ring();
    expect(await seats()).toEqual([
      { race_id: race, socket_id: null },
      { race_id: race, socket_id: null },
    ]);
  });
});
