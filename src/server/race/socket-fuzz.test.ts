import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_PATH } from '#domain/live/channel';
import { GRADES } from '#domain/roster/grades';
import { isLongRun, often } from '#tests/long-run';
import { type Aim, type FuzzedMessage, makeFuzz, RAW_PACKETS } from '#tests/race-fuzz';
import { leakIn } from '#tests/race-leaks';
import { raceFaults } from '#tests/race-recount';
import { listen, RacerPage, rightPlace, wrongPlace } from '#tests/racers';
import { startWorld, type World } from '#tests/world';
import type { RaceQuestion, RaceView } from '#wire/race/events';
import { fillRaceQuestions } from './service.ts';

/** PostgreSQL has nothing of its own to say here, except to what happens at once. */
const isLong = process.env.TEST_ENGINE !== 'postgres';
const MESSAGES = often(isLong ? 14_000 : 6000, isLong ? 100_000 : 8000);
const PUPILS = 12;
const TABS = 6;
/** As many as may be said at once after connecting, which counts as well, and all of them again two seconds later. */
const AT_ONCE = 19;
const PAUSE_MS = 2000;
/** After so many a fuzzer goes without a word, and comes back. */
const ROUNDS_TO_STAY = 4;
/** Every so many rounds the honest answer too. */
const HONEST_EVERY = isLong ? often(1, 5) : 1;

type Pupil = Awaited<ReturnType<World['pupil']>>;

let world: World;
let address: string;
const complaints: string[] = [];

beforeAll(async () => {
  world = await startWorld({ log: pino({ level: 'error' }, { write: (line: string) => complaints.push(line) }) });
  await fillRaceQuestions(world.deps);
  address = await listen(world);
});
afterAll(() => world.close());

// The steady clock alone, which the limit of messages goes by.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
const pages = new Set<RacerPage>();
afterEach(() => {
  vi.useRealTimers();
  for (const page of pages) page.close();
  pages.clear();
  expect(complaints).toEqual([]);
});

const open = ({ agent }: Pick<Pupil, 'agent'>): RacerPage => {
  const page = new RacerPage(address, agent.cookie);
  pages.add(page);
  return page;
};

const keyOf = (raceId: unknown, number: unknown): string => JSON.stringify([raceId, number]);

interface Watched {
  readonly over: Set<number>;
  readonly leaks: string[];
  readonly raceIds: Set<number>;
}

/** Notes whatever a pupil's pages hear that they should not. */
const watch = (page: RacerPage, sent: ReadonlySet<string>, { over, leaks, raceIds }: Watched): void => {
  page.socket.onAny((event: string, payload: unknown) => {
    const { raceId: race } = (payload ?? {}) as { raceId?: number };
    if (typeof race === 'number') raceIds.add(race);
    if (event === 'game_over' && race) over.add(race);
    const leak = leakIn(
      { event, payload },
      (raceId, number) => sent.has(keyOf(raceId, number)),
      (raceId) => over.has(raceId),
    );
    if (leak) leaks.push(leak);
  });
};

/** Two of the sixth grade in a race of their own, who know nothing of all the rest. */
const startHonest = async (watched: Watched) => {
  const racers = [open(await world.pupil({ grade: 6 })), open(await world.pupil({ grade: 6 }))] as const;
  const sent = [new Set<string>(), new Set<string>()] as const;
  for (const side of [0, 1] as const) {
    watch(racers[side], sent[side], watched);
    racers[side].socket.emit('join_quiz_race', { difficulty: 'hard' });
    await racers[side].next('players_update');
  }
  const { raceId } = await racers[0].next('game_starting');
  world.forward(3);
  const questions = [(await racers[0].next('game_start')).question, (await racers[1].next('game_start')).question];
  const answer = (side: 0 | 1, question: RaceQuestion, place: number): void => {
    sent[side].add(keyOf(raceId, question.number));
    racers[side].socket.emit('submit_answer', {
      raceId,
      questionId: question.id,
      number: question.number,
      answer: place,
    });
  };
  return {
    racers,
    raceId,
    /** The first knows everything and the second nothing. False at the end. */
    answerBoth: async (): Promise<boolean> => {
      const [mine, theirs] = questions as [RaceQuestion, RaceQuestion];
      answer(1, theirs, wrongPlace(theirs));
      questions[1] = (await racers[1].next('new_question')).question;
      answer(0, mine, rightPlace(mine));
      if ((await racers[0].next('player_answer')).number === 10) return false;
      questions[0] = (await racers[0].next('new_question')).question;
      return true;
    },
  };
};

/** Says nothing else that is refused for just these fields. */
const MARK = 'winnerId, loserId, contentId, winnerScore';

/** What a socket says is dealt with in its order: whoever is answered this has been answered everything. */
const answered = (page: RacerPage): Promise<void> =>
  new Promise((resolve) => {
    page.socket.on('validation_error', ({ field }) => field === MARK && resolve());
    page.socket.once('disconnect', () => resolve());
    if (!page.socket.connected) resolve();
    page.socket.emit('store_result', { loserScore: 1 } as never);
  });

/** A tab that says nothing but nonsense, and comes back whenever it went or was cut. */
class Fuzzer {
  readonly events = new Set<string>();
  private readonly sent: Set<string>;
  private readonly pupil: Pupil;
  private readonly watched: Watched;
  private page: RacerPage;
  private current: Aim['current'] = null;

  private patience: number;

  constructor(pupil: Pupil, sent: Set<string>, watched: Watched, patience: number) {
    [this.pupil, this.sent, this.watched, this.patience] = [pupil, sent, watched, patience];
    this.page = this.open();
  }

  private open(): RacerPage {
    const page = open(this.pupil);
    watch(page, this.sent, this.watched);
    page.socket.onAny((event: string, told: Partial<RaceView & { code: string }>) => {
      this.events.add(told?.code ?? event);
      const { raceId, question } = told ?? {};
      if (raceId && question) this.current = { raceId, questionId: question.id, number: question.number };
    });
    return page;
  }

  async say(fuzz: ReturnType<typeof makeFuzz>, aim: Omit<Aim, 'current'>): Promise<void> {
    if (this.page.socket.disconnected && this.page.heard.length > 0) {
      pages.delete(this.page);
      this.page = this.open();
    }
    if (!this.page.socket.connected) await Promise.race([this.page.next('connect'), this.page.next('connect_error')]);
    for (let said = 1; said < AT_ONCE; said += 1) this.sayOne(fuzz({ ...aim, current: this.current }));
    await answered(this.page);
    this.patience -= 1;
    if (this.patience > 0) return;
    this.patience = ROUNDS_TO_STAY;
    this.page.close();
  }

  private sayOne({ name, said }: FuzzedMessage): void {
    const { raceId, number } = (said[0] ?? {}) as { raceId?: unknown; number?: unknown };
    if (name === 'submit_answer') this.sent.add(keyOf(raceId, number));
    this.page.socket.emit(name as 'opponent_answers', ...(said as [unknown]));
  }
}

const openFuzzers = async (watched: Watched): Promise<Fuzzer[]> => {
  const fuzzers: Fuzzer[] = [];
  for (let made = 0; made < PUPILS; made += 1) {
    const [pupil, sent] = [await world.pupil({ grade: GRADES[made % GRADES.length] ?? 4 }), new Set<string>()];
    for (let tab = 0; tab < TABS; tab += 1)
      fuzzers.push(new Fuzzer(pupil, sent, watched, fuzzers.length % ROUNDS_TO_STAY));
  }
  return fuzzers;
};

/** What must have come about, or the rest would prove little. */
const COMMON = [
  'players_update',
  'game_starting',
  'game_start',
  'player_answer',
  'new_question',
  'positions_update',
  'player_left',
  'validation_error',
  'race_event_unknown',
  'race_already_playing',
  'race_not_yours',
  'race_answer_refused',
  // Of a race among the fuzzers, which takes its minutes.
  ...(isLongRun ? ['game_over'] : []),
];

describe('fuzzed messages', () => {
  it(`${MESSAGES} of them break nothing, tell nothing before it is due, and leave others’ races alone`, async () => {
    const watched: Watched = { over: new Set(), leaks: [], raceIds: new Set([999_999]) };
    const honest = await startHonest(watched);
    const fuzzers = await openFuzzers(watched);
    const questionIds = (await world.deps.db.selectFrom('question_versions').select('id').execute()).map(
      ({ id }) => id,
    );
    const fuzz = makeFuzz(6);

    let goesOn = true;
    for (let round = 0; goesOn || round * fuzzers.length * AT_ONCE < MESSAGES; round += 1) {
      const raceIds = [...watched.raceIds].slice(-4).concat(honest.raceId);
      await Promise.all(fuzzers.map((fuzzer) => fuzzer.say(fuzz, { raceIds, questionIds })));
      vi.advanceTimersByTime(PAUSE_MS);
      world.forward(PAUSE_MS / 1000);
      if (goesOn && round % HONEST_EVERY === 0) goesOn = await honest.answerBoth();
    }

    const ends = await Promise.all(honest.racers.map((racer) => racer.next('game_over')));
    for (const end of ends)
      expect(end).toMatchObject({ raceId: honest.raceId, ending: 'finished', winner: { id: 1 }, positions: [1000, 0] });
    expect(honest.racers.map((racer) => racer.all('player_answer').length)).toEqual([10, 10]);
    expect(honest.racers.flatMap((racer) => racer.all('player_left'))).toEqual([]);
    expect(watched.leaks).toEqual([]);
    expect(await raceFaults(world.deps.db)).toEqual([]);
    if (!isLong) return;
    const seen = new Set(fuzzers.flatMap(({ events }) => [...events]));
    expect(COMMON.filter((event) => !seen.has(event))).toEqual([]);
  }, 300_000);
});

/** A connection on which anything can be written, as no library would. */
const openRaw = async ({ agent }: Pick<Pupil, 'agent'>) => {
  const url = `${address}${LIVE_PATH}/?EIO=4&transport=polling`;
  const headers = { cookie: agent.cookie };
  const { sid } = JSON.parse((await (await fetch(url, { headers })).text()).slice(1)) as { sid: string };
  const here = `${url}&sid=${sid}`;
  return {
    write: async (body: string): Promise<number> => {
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body };
      return (await fetch(here, sent)).status;
    },
    read: async (): Promise<string> => (await fetch(here, { headers })).text(),
  };
};

describe('one socket that misbehaves', () => {
  it('with packets that no client writes is refused or cut, and another pupil notices nothing', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const bystander = open(other);
    await bystander.next('connect');
    for (const packet of RAW_PACKETS) {
      const { write } = await openRaw(pupil);
      expect(await write(`40/race,${JSON.stringify({ tabId: 'tab-12345678' })}`), packet).toBe(200);
      expect(await write(packet), packet).toBeLessThan(500);
      // Whatever is left of the connection must go too: a pupil has only so many.
      await write('1').catch(() => 0);
    }
    bystander.socket.emit('join_quiz_race', {});
    expect(await bystander.next('players_update')).toMatchObject({ raceId: null });
    expect(bystander.heard.filter(({ event }) => event === 'disconnect')).toEqual([]);
  });

  it('with a message of a megabyte is cut', async () => {
    const page = open(await world.pupil());
    await page.next('connect');
    page.socket.emit('join_quiz_race', { name: 'x'.repeat(2 ** 20) });
    await page.next('disconnect');
  });

  it('with a thousand messages at once is not heard after the first twenty, and then cut', async () => {
    const page = open(await world.pupil());
    await page.next('connect');
    for (let said = 0; said < 1000; said += 1) page.socket.emit('opponent_answers', null);
    page.socket.emit('store_result', {} as never);
    await page.next('disconnect');
    expect(page.all('validation_error')).toEqual([]);
  });

  it('that leaves the race’s room and opens it again is not heard more often for it', async () => {
    const { write, read } = await openRaw(await world.pupil());
    const connect = async (): Promise<string> => {
      await write(`40/race,${JSON.stringify({ tabId: 'tab-12345678' })}`);
      return read();
    };
    for (let round = 0; round < 20; round += 1) {
      expect(await connect()).toMatch(/^40\/race,/u);
      await write('41/race,');
    }
    expect(await connect()).toContain('too_many_requests');
  });

  it('without a session that lasts is refused: when it connects, and when it goes on', async () => {
    const pupil = await world.pupil();
    const page = open(pupil);
    await page.next('connect');
    const { cookie } = pupil.agent;
    await world.deps.db.deleteFrom('sessions').where('studentId', '=', pupil.id).execute();
    page.socket.emit('join_quiz_race', {});
    expect((await page.next('error')).code).toBe('session_expired');
    await page.next('disconnect');
    const late = open({ agent: Object.assign(world.nobody(), { cookie }) });
    expect(await late.next('connect_error')).toBe('session_expired');
  });
});
