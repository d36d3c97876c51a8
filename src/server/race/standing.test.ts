import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import { shuffledPlaces } from '#domain/chance';
import type { Racer } from '#domain/race/race';
import { NEXT_ANSWER_MS, STARTING_MS } from '#domain/race/rules';
import { fillRaceQuestions, makeRaceService, type RaceService, raceQuestions } from '#server/race/service';
import { actorOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await fillRaceQuestions(world.deps);
});
afterAll(() => world.close());

interface Told {
  readonly to: number;
  readonly event: string;
  readonly version: number | undefined;
}

interface Process {
  readonly service: RaceService;
  /** What pupils heard from it. */
  readonly told: Told[];
}

/** Each with a memory of its own. */
const startProcess = (): Process => {
  const told: Told[] = [];
  const tell = (to: number, event: string, payload: object) =>
    void told.push({ to, event, version: 'version' in payload ? (payload.version as number) : undefined });
  return { service: makeRaceService({ ...world.deps }, { tell, cut: () => undefined }), told };
};

const readRace = async (id: number) => {
  const row = await world.deps.db.selectFrom('races').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, deck: JSON.parse(row.deck) as number[], racers: JSON.parse(row.racers) as [Racer, Racer] };
};

const eventsOf = ({ told }: Process): string[] => told.map(({ event }) => event);

const join = ({ service }: Process, pupil: PupilActor): Promise<void> => {
  const { studentId } = pupil;
  return service.join(pupil, { difficulty: 'easy' }, { tabId: `tab-of-${studentId}`, socketId: `of-${studentId}` });
};

/** Two who race on one process, at their first question. */
const startRace = async (process: Process) => {
  const { service } = process;
  const pupils = [actorOf(await world.student({ grade: 4 })), actorOf(await world.student({ grade: 4 }))] as const;
  for (const pupil of pupils) await join(process, pupil);
  world.forward(STARTING_MS / 1000);
  await service.ring();
  const { id } = await world.deps.db
    .selectFrom('races')
    .select('id')
    .where('secondId', '=', pupils[1].studentId)
    .executeTakeFirstOrThrow();
  const answer = async (where: Process, pupil: PupilActor, number: number, place = 0): Promise<void> => {
    const { deck } = await readRace(id);
    await where.service.answer(pupil, { raceId: id, number, questionId: deck[number - 1] ?? 0, answer: place });
  };
  return { id, pupils, answer };
};

const answeredIn = async (id: number): Promise<number[]> => (await readRace(id)).racers.map(({ answered }) => answered);

describe('what a process remembers of a race', () => {
  it('is gone on from only where nobody else wrote since', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const { id, pupils, answer } = await startRace(one);
    for (const number of [1, 2, 3]) {
      await answer(one, pupils[0], number);
      await answer(other, pupils[1], number);
      world.forward(NEXT_ANSWER_MS / 1000);
    }
    expect(await answeredIn(id)).toEqual([3, 3]);
    const stored = await world.deps.db.selectFrom('race_answers').select('number').where('raceId', '=', id).execute();
    expect(stored.map(({ number }) => number).sort()).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('refuses nobody: an answer to a question that another process asked is taken', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const { id, pupils, answer } = await startRace(one);
    await answer(other, pupils[0], 1);
    world.forward(NEXT_ANSWER_MS / 1000);
    one.told.length = 0;
    await answer(one, pupils[0], 2);
    expect(eventsOf(one)).not.toContain('error');
    expect(await answeredIn(id)).toEqual([2, 0]);
  });

  it('judges no answer twice that another process has judged', async () => {
    const [one, other] = [startProcess(), startProcess()];
    const { id, pupils, answer } = await startRace(one);
    await answer(other, pupils[0], 1, 0);
    await answer(one, pupils[0], 1, 0);
    await answer(one, pupils[0], 1, 1);
    expect(eventsOf(one).filter((event) => event === 'player_answer')).toHaveLength(1);
    expect(eventsOf(one)).toContain('error');
    expect(await answeredIn(id)).toEqual([1, 0]);
  });

  it('is not taken for another race that has the number of one that is gone', async () => {
    const one = startProcess();
    const { id, pupils, answer } = await startRace(one);
    await answer(one, pupils[0], 1);
    const gone = await readRace(id);
    const deck = gone.deck.toReversed();
    await world.deps.db
      .updateTable('races')
      .set({ seed: gone.seed === 1 ? 2 : 1, deck: JSON.stringify(deck) })
      .where('id', '=', id)
      .execute();
    world.forward(NEXT_ANSWER_MS / 1000);
    const second = { raceId: id, number: 2, answer: 0 };
    await one.service.answer(pupils[0], { ...second, questionId: gone.deck[1] ?? 0 });
    expect(await answeredIn(id)).toEqual([1, 0]);
    await one.service.answer(pupils[0], { ...second, questionId: deck[1] ?? 0 });
    expect(await answeredIn(id)).toEqual([2, 0]);
  });
});

const rightPlaceIn = async (id: number, side: 0 | 1): Promise<number> => {
  const { deck, seed } = await readRace(id);
  const [card] = await raceQuestions(world.deps.db, deck.slice(0, 1));
  return shuffledPlaces(card?.optionCount ?? 0, seed, side, 1).indexOf(card?.answer ?? 0);
};

/** Of one process that shares its commits; two connections may be answered in any order. */
it.runIf(process.env.TEST_ENGINE !== 'postgres')('what is stored together is told in its order', async () => {
  for (let later = 0; later < 40; later += 1) {
    const one = startProcess();
    const { id, pupils, answer } = await startRace(one);
    const [away, racing] = pupils;
    const place = await rightPlaceIn(id, 1);
    await one.service.leave(away, `of-${away.studentId}`);
    one.told.length = 0;
    const joining = join(one, away);
    for (let turn = 0; turn < later; turn += 1) await null;
    await Promise.all([joining, answer(one, racing, 1, place)]);
    const heard = one.told.filter(({ to }) => to === away.studentId).flatMap(({ version }) => version ?? []);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  }
});
