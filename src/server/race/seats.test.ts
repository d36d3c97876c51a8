import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import { COME_BACK_MS } from '#domain/race/rules';
import { fillRaceQuestions, makeRaceService, type RaceService } from '#server/race/service';
import { startWorld, type World } from '#tests/world';

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
  return { kind: 'pupil', sessionId: 0, studentId: id, name, firstName: name, grade, section: null, enteredBy: null };
};

afterEach(() => world.deps.db.deleteFrom('race_seats').execute());

const socketOf = ({ studentId }: PupilActor): string => `of-${studentId}`;

const held = (service: RaceService, pupil: PupilActor) =>
  service.join(pupil, { difficulty: 'easy' }, { tabId: `tab-of-${pupil.studentId}`, socketId: socketOf(pupil) });

const seats = () => world.deps.db.selectFrom('race_seats').select(['raceId', 'socketId']).execute();

describe('the seats of processes that died', () => {
  it('are let go, wherever those stand beside the one that looks', async () => {
    const before = serviceOf('00000000-before-any');
    const after = serviceOf('zzzzzzzz-after-any');
    const pupils = [await pupilActor(), await pupilActor()] as const;
    await held(before, pupils[0]);
    await held(after, pupils[1]);
    const race = (await seats())[0]?.raceId;
    expect(race).not.toBeNull();

    await serviceOf('mmmmmmmm-between').tendSeats();
    expect((await seats()).map((seat) => seat.socketId).sort()).toEqual(pupils.map((p) => `of-${p.studentId}`));
    world.forward(6);
    await serviceOf('mmmmmmmm-between').tendSeats();
    expect(await seats()).toEqual([
      { raceId: race, socketId: null },
      { raceId: race, socketId: null },
    ]);
  });
});

describe('the seats of processes that live', () => {
  it('stay theirs although nobody is on them: the time to come back runs out once, and not again and again', async () => {
    const [one, other] = [serviceOf('one-of-two'), serviceOf('other-of-two')];
    const pupils = [await pupilActor(), await pupilActor()] as const;
    for (const pupil of pupils) await held(one, pupil);
    for (const pupil of pupils) await one.leave(pupil, socketOf(pupil));
    const raceId = (await seats())[0]?.raceId ?? 0;
    const endingAfter = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        world.forward(1);
        for (const service of [one, other]) {
          await service.tendSeats();
          await service.ring();
        }
      }
      return world.deps.db.selectFrom('races').select('ending').where('id', '=', raceId).executeTakeFirstOrThrow();
    };
    expect(await endingAfter(COME_BACK_MS - 1000)).toEqual({ ending: null });
    expect(await endingAfter(1000)).toEqual({ ending: 'called_off' });
    expect(await seats()).toEqual([]);
  });

  it('are freed by the next look when the end of a connection could not be noted', async () => {
    const service = serviceOf('one-that-looks');
    const [searching, ...racing] = [await pupilActor(), await pupilActor(), await pupilActor()];
    for (const pupil of racing) await held(service, pupil);
    await held(service, searching);
    await service.freeGhosts((socketId) => racing.some((pupil) => socketOf(pupil) === socketId));
    expect((await seats()).map(({ socketId }) => socketId).sort()).toEqual(racing.map(socketOf).sort());
    await service.freeGhosts(() => false);
    expect((await seats()).map(({ socketId }) => socketId)).toEqual([null, null]);
  });
});
