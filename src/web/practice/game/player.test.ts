import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERS_AT_ONCE, type GivenAnswer, optionOrder, questionAt, replayGame } from '#domain/practice/game';
import { CLOCK_SLACK_MS } from '#domain/practice/timing';
import type { ErrorCode } from '#domain/vocabulary';
import { makeTime, settled } from '#tests/fake-time';
import { ApiError } from '#web/lib/api.ts';
import type { PracticeResult, PracticeSession } from '#wire/practice';
import { gameOf } from './game-so-far.ts';
import type { Kept } from './kept-answers.ts';
import { makePlayer, type Player, type Replacement, type Transport } from './player.ts';

const QUESTIONS = Array.from({ length: 60 }, (_, index): PracticeSession['questions'][number] => ({
  id: 100 + index,
  subject: 'Fiqh',
  type: index % 3 === 0 ? 'truefalse' : 'choice',
  text: `سؤال ${index}`,
  options: index % 3 === 0 ? [] : ['أ', 'ب', 'ج', 'د'],
  answer: index % 2,
  difficulty: 'easy',
  points: 3 + (index % 10),
  source: 'مصدر',
  correction: null,
  explanation: null,
}));

const RACE = { mode: 'timed', minutes: 1, questionCount: null } as const;
const REVIEW = { mode: 'regular', minutes: null, questionCount: 10 } as const;
const LONG_REVIEW = { mode: 'regular', minutes: null, questionCount: null } as const;
type Kind = typeof RACE | typeof REVIEW | typeof LONG_REVIEW;

const refusal = (code: ErrorCode, status = 409) => new ApiError({ code, message: code }, status);
const lost = () => new ApiError({ code: 'offline', message: 'offline' });

/** A server that keeps the same rules, reached over a line that the test cuts. */
const makeServer = (time: ReturnType<typeof makeTime>, kind: Kind, seed = 7) => {
  const line = { isUp: true, ways: 2 };
  const stored: GivenAnswer[] = [];
  let closed: PracticeResult | null = null;
  const session = (): PracticeSession => ({
    ...kind,
    id: 5,
    grade: 5,
    seed,
    questions: QUESTIONS.slice(0, kind.questionCount ?? QUESTIONS.length),
    answers: [...stored],
    elapsed: time.now(),
  });
  const scoreOf = (answers: readonly GivenAnswer[]) => {
    const replayed = replayGame(gameOf(session()), answers);
    if (replayed.kind === 'refused') throw refusal('practice_answer_unknown', 422);
    return replayed.state;
  };
  const overLine = async <T>(act: () => T): Promise<T> => {
    await settled(line.ways);
    if (!line.isUp) throw lost();
    const answer = act();
    await settled(line.ways);
    if (!line.isUp) throw lost();
    return answer;
  };
  const store = (from: number, answers: readonly GivenAnswer[]) => {
    if (from > stored.length + 1) throw refusal('practice_answer_out_of_order');
    const known = stored.slice(from - 1);
    if (answers.some((given, index) => known[index] && JSON.stringify(known[index]) !== JSON.stringify(given)))
      throw refusal('practice_answer_changed');
    const fresh = answers.slice(known.length);
    if (fresh.length > 0 && closed) throw refusal('practice_session_over');
    if (answers.length > ANSWERS_AT_ONCE) throw refusal('validation', 400);
    if (fresh.some(({ at }) => at > time.now() + CLOCK_SLACK_MS)) throw refusal('practice_answer_from_future', 422);
    scoreOf([...stored, ...fresh]);
    stored.push(...fresh);
    return { elapsed: time.now() };
  };
  const finish = (score: number, answered: number): PracticeResult => {
    const state = scoreOf(stored);
    if (!closed && (state.score !== score || state.answered !== answered)) throw refusal('practice_score_differs', 422);
    closed ??= {
      sessionId: 5,
      mode: kind.mode,
      minutes: kind.minutes,
      score: state.score,
      accuracy: null,
      totalQuestions: state.answered,
      correctAnswers: state.correct,
      seconds: 1,
      isPersonalBest: true,
      previousBest: null,
      isOfContest: true,
      counts: true,
      lateAnswers: 0,
      uncountedAnswers: 0,
      leftOut: null,
      place: null,
    };
    return closed;
  };
  const transport: { -readonly [Name in keyof Transport]: Transport[Name] } = {
    send: (from, answers) => overLine(() => store(from, answers)),
    read: () =>
      overLine(() => {
        if (closed) throw refusal('practice_session_over');
        return session();
      }),
    finish: (score, answered) => overLine(() => finish(score, answered)),
  };
  return {
    line,
    stored,
    session,
    transport,
    saved: () => closed,
    settle: () => finish(scoreOf(stored).score, stored.length),
  };
};

const open = (kind: Kind = RACE, seed?: number) => {
  const time = makeTime();
  const server = makeServer(time, kind, seed);
  const device: { kept: Kept | null } = { kept: null };
  /** How far the device's date was set forward, and for how long it slept. */
  const clock = { ahead: 0, slept: 0 };
  const clocks = () => ({ date: time.now() + clock.ahead, steady: time.now() - clock.slept });
  const replaced: Replacement[] = [];
  const hear = () => ({ session: server.session(), heardAt: clocks() });
  const tab = (heard = hear()): Player => {
    const player = makePlayer({
      ...heard,
      kept: device.kept,
      transport: server.transport,
      clocks,
      timers: time,
      keep: (kept) => {
        device.kept = kept;
      },
      forget: () => {
        device.kept = null;
      },
      onReplaced: (why) => replaced.push(why),
    });
    player.start();
    return player;
  };
  const pass = async (ms: number) => {
    time.forward(ms);
    await settled(20);
  };
  return { time, server, device, clock, hear, tab, pass, replaced };
};

const answer = (player: Player, isRight: boolean): void => {
  const { game, state } = player.view();
  const card = questionAt(game, state);
  if (!card) return;
  player.choose(isRight ? card.answer : (optionOrder(game, state).find((place) => place !== card.answer) ?? 0));
};

describe('a race on the page', () => {
  it('gives feedback before the answer has reached anybody', async () => {
    const { server, tab } = open();
    const player = tab();
    answer(player, true);
    expect(player.view()).toMatchObject({ shown: { verdict: { isCorrect: true, change: 1 } }, state: { score: 1 } });
    expect(server.stored).toHaveLength(0);
    await settled(20);
    expect(server.stored).toHaveLength(1);
  });

  it('takes one answer for a question, and the next after 1.5 or 2.5 seconds', async () => {
    const { tab, pass } = open();
    const player = tab();
    answer(player, true);
    answer(player, false);
    expect(player.view().state.answered).toBe(1);
    await pass(1499);
    expect(player.view().shown).not.toBeNull();
    await pass(1);
    expect(player.view().shown).toBeNull();
    answer(player, false);
    await pass(2499);
    expect(player.view().shown).not.toBeNull();
    await pass(1);
    expect(player.view().shown).toBeNull();
  });

  it('counts down by the second and is over at zero, also in the middle of feedback', async () => {
    const { server, tab, pass } = open();
    const player = tab();
    for (let left = 60; left > 1; left -= 1) {
      expect(player.view().secondsLeft).toBe(left);
      await pass(1000);
    }
    answer(player, true);
    await pass(999);
    expect(player.view()).toMatchObject({ secondsLeft: 1, isOver: false });
    await pass(1);
    expect(player.view()).toMatchObject({
      secondsLeft: 0,
      isOver: true,
      saving: { kind: 'saved', result: { score: 1 } },
    });
    answer(player, true);
    expect(server.stored).toHaveLength(1);
  });

  it('is over when a laptop wakes up after its end, with what was answered', async () => {
    const { time, tab, server } = open();
    const player = tab();
    answer(player, true);
    await settled(20);
    player.stop();
    time.forward(3_600_000);
    player.start();
    player.wake();
    await settled(20);
    expect(player.view()).toMatchObject({ isOver: true, secondsLeft: 0 });
    expect(server.saved()).toMatchObject({ score: 1 });
  });

  it('goes on without the network, says so, and sends everything when it is back', async () => {
    const { server, tab, pass, device } = open();
    const player = tab();
    answer(player, true);
    await pass(1500);
    server.line.isUp = false;
    for (const isRight of [true, false, true]) {
      answer(player, isRight);
      await pass(2500);
    }
    expect(player.view()).toMatchObject({ isHeld: true, state: { answered: 4, score: 3 } });
    expect(server.stored).toHaveLength(1);
    await pass(60_000);
    expect(player.view()).toMatchObject({ isOver: true, isHeld: true, saving: { kind: 'saving' } });
    expect(device.kept?.answers).toHaveLength(4);
    server.line.isUp = true;
    player.wake();
    await settled(40);
    expect(player.view()).toMatchObject({ isHeld: false, saving: { kind: 'saved', result: { score: 3 } } });
    expect(device.kept).toBeNull();
  });

  it('loses nothing by a reload while the network is gone', async () => {
    const { server, tab, pass } = open();
    const player = tab();
    server.line.isUp = false;
    for (const isRight of [true, true]) {
      answer(player, isRight);
      await pass(1500);
    }
    player.end();
    await settled(20);
    player.stop();
    server.line.isUp = true;
    const again = tab();
    await settled(40);
    expect(again.view()).toMatchObject({
      isOver: true,
      saving: { kind: 'saved', result: { score: 2, totalQuestions: 2 } },
    });
  });

  it('shows the rest of the feedback after a reload in its middle', async () => {
    const { tab, pass } = open();
    const player = tab();
    answer(player, false);
    await pass(1000);
    player.stop();
    const again = tab();
    expect(again.view().shown?.verdict.isCorrect).toBe(false);
    await pass(1499);
    expect(again.view().shown).not.toBeNull();
    await pass(1);
    expect(again.view().shown).toBeNull();
  });

  it('ends with the server’s result where the server has ended it', async () => {
    const { server, tab, pass } = open();
    const player = tab();
    answer(player, true);
    await pass(1500);
    server.settle();
    answer(player, true);
    await settled(40);
    expect(player.view()).toMatchObject({
      isOver: true,
      state: { answered: 1 },
      saving: { kind: 'saved', result: { score: 1 } },
    });
  });
});

describe('a race left while it waits for the network', () => {
  /** Two answers are stored, two wait; the device knows of the session what it heard at its opening. */
  const leave = async () => {
    const table = open();
    const heard = table.hear();
    const player = table.tab(heard);
    for (const isUp of [true, true, false, false]) {
      table.server.line.isUp = isUp;
      answer(player, true);
      await table.pass(1500);
    }
    return { ...table, heard, player };
  };

  it('is saved whole when the pupil comes back, by what was heard at its opening', async () => {
    const { server, tab, pass, heard, player, device } = await leave();
    await pass(60_000);
    expect(player.view()).toMatchObject({ isOver: true, isHeld: true, state: { score: 4 } });
    player.stop();
    await pass(30_000);
    server.line.isUp = true;
    const again = tab(heard);
    expect(again.view()).toMatchObject({ isOver: true, secondsLeft: 0 });
    await settled(60);
    expect(again.view()).toMatchObject({ saving: { kind: 'saved', result: { score: 4, totalQuestions: 4 } } });
    expect(device.kept).toBeNull();
  });

  it('goes on with the time that is left, not with the time that was left when it was heard of', async () => {
    const { tab, pass, heard, player } = await leave();
    player.stop();
    await pass(20_000);
    const again = tab(heard);
    expect(again.view()).toMatchObject({ secondsLeft: 34, shown: null, state: { answered: 4 } });
    answer(again, true);
    expect(again.view()).toMatchObject({ state: { answered: 5 } });
  });

  it('stays over after its time, whatever the clocks say later', async () => {
    const { tab, pass, player, clock, heard } = await leave();
    await pass(60_000);
    player.stop();
    clock.slept = 50_000;
    clock.ahead = -50_000;
    expect(tab(heard).view().isOver).toBe(true);
  });
});

describe('a device whose time is not the server’s', () => {
  it('set forward: the server is asked, and the race goes on', async () => {
    const { tab, pass, clock, server } = open();
    const player = tab();
    answer(player, true);
    await pass(10_000);
    clock.ahead = 120_000;
    await pass(1000);
    expect(player.view()).toMatchObject({ isOver: false, secondsLeft: 49 });
    answer(player, true);
    await pass(48_999);
    expect(player.view()).toMatchObject({ isOver: false, secondsLeft: 1 });
    await pass(1);
    expect(server.saved()).toMatchObject({ score: 2, totalQuestions: 2 });
  });

  it('set forward without a network: the race has its whole time, and nothing is lost', async () => {
    const { tab, pass, clock, server, replaced } = open();
    const player = tab();
    server.line.isUp = false;
    answer(player, true);
    await pass(10_000);
    clock.ahead = 120_000;
    await pass(1000);
    answer(player, true);
    await pass(48_999);
    expect(player.view()).toMatchObject({ isOver: false, secondsLeft: 1, state: { answered: 2 } });
    await pass(1);
    expect(player.view().isOver).toBe(true);
    server.line.isUp = true;
    player.wake();
    await settled(60);
    expect(server.saved()).toMatchObject({ score: 2, totalQuestions: 2 });
    expect(replaced).toEqual([]);
  });

  it('asleep for longer than the race: over on the server’s word, with no tap taken before it', async () => {
    const { time, tab, clock, server } = open();
    const player = tab();
    answer(player, true);
    await settled(20);
    clock.slept = 70_000;
    time.forward(70_000);
    player.wake();
    answer(player, true);
    await settled(60);
    expect(player.view().isOver).toBe(true);
    expect(server.saved()).toMatchObject({ totalQuestions: 1 });
  });

  it('asleep out of sight, and no network on waking: over by its date', async () => {
    const { time, tab, clock, server } = open();
    const player = tab();
    answer(player, true);
    await settled(20);
    player.see(false);
    server.line.isUp = false;
    clock.slept = 70_000;
    time.forward(70_000);
    player.see(true);
    player.wake();
    await settled(20);
    expect(player.view()).toMatchObject({ isOver: true, isHeld: true });
  });
});

describe('answers that the server did not take', () => {
  it('stay where it only has fewer of them, and nobody is told of another window', async () => {
    const { server, tab, pass, device, replaced } = open();
    const player = tab();
    server.line.isUp = false;
    for (let given = 0; given < 3; given += 1) {
      answer(player, true);
      await pass(1500);
    }
    device.kept = null;
    player.follow(null);
    expect(device.kept).toMatchObject({ answers: { length: 3 } });
    server.line.isUp = true;
    player.wake();
    await settled(60);
    expect(player.view().state).toMatchObject({ answered: 3, score: 3 });
    expect(server.stored).toHaveLength(3);
    expect(replaced).toEqual([]);
  });

  it('go where it refused them, without a word of another window', async () => {
    const { server, tab, pass, replaced } = open();
    const player = tab();
    answer(player, true);
    await pass(1500);
    const { send } = server.transport;
    server.transport.send = () => Promise.reject(refusal('practice_answer_too_late', 422));
    answer(player, true);
    await settled(40);
    expect(player.view().state).toMatchObject({ answered: 1, score: 1 });
    expect(replaced).toEqual(['refused']);
    server.transport.send = send;
    answer(player, true);
    await pass(1500);
    expect(server.stored).toHaveLength(2);
  });

  it('end the game where it refuses everything, and not in a circle of requests', async () => {
    const { server, tab } = open();
    let asked = 0;
    const no = () => {
      asked += 1;
      return Promise.reject(refusal('pupil_must_do_this', 403));
    };
    server.transport.send = no;
    server.transport.read = no;
    const player = tab();
    answer(player, true);
    await settled(200);
    expect(player.view()).toMatchObject({ isOver: true, saving: { kind: 'refused' } });
    expect(asked).toBe(3);
  });

  it('go in requests that the server takes, however many were held back', async () => {
    const { server, tab, pass } = open(LONG_REVIEW);
    const player = tab();
    server.line.isUp = false;
    for (let given = 0; given < ANSWERS_AT_ONCE + 5; given += 1) {
      answer(player, false);
      await pass(2500);
    }
    server.line.isUp = true;
    player.wake();
    await settled(60);
    expect(server.stored).toHaveLength(ANSWERS_AT_ONCE + 5);
  });
});

describe('two windows', () => {
  it('follow each other on one device', async () => {
    const { tab, device, pass } = open();
    const [one, two] = [tab(), tab()];
    answer(one, true);
    two.follow(device.kept);
    expect(two.view()).toMatchObject({ state: { answered: 1, score: 1 }, shown: { verdict: { isCorrect: true } } });
    await pass(1500);
    answer(two, false);
    one.follow(device.kept);
    expect(one.view().state).toMatchObject({ answered: 2, score: 1 });
  });

  it('of two devices: the one behind goes on from the server’s answers, and says so', async () => {
    const { server, tab, device, pass, replaced } = open();
    const one = tab();
    const two = tab();
    answer(one, true);
    await pass(1500);
    answer(two, false);
    await settled(40);
    expect(two.view().state).toMatchObject({ answered: 1, score: 1 });
    expect(replaced).toEqual(['overtaken']);
    expect(device.kept?.answers).toEqual(server.stored);
    await pass(1500);
    answer(two, true);
    await settled(20);
    expect(server.stored).toHaveLength(2);
  });

  it('end together: the other learns of the saved result', async () => {
    const { tab, pass } = open();
    const [one, two] = [tab(), tab()];
    answer(one, true);
    await pass(1500);
    one.end();
    await settled(20);
    two.follow(null);
    await settled(40);
    expect(two.view()).toMatchObject({ isOver: true, saving: { kind: 'saved', result: { score: 1 } } });
  });
});

describe('a review on the page', () => {
  it('waits for whoever reads on', async () => {
    const { tab, pass } = open(REVIEW);
    const player = tab();
    answer(player, false);
    player.readOn();
    await pass(60_000);
    expect(player.view()).toMatchObject({ isReading: true, secondsLeft: null });
    expect(player.view().shown).not.toBeNull();
    player.nextQuestion();
    expect(player.view().shown).toBeNull();
  });

  it('waits also where another window keeps the same once more', async () => {
    const { tab, pass, device } = open(REVIEW);
    const player = tab();
    answer(player, false);
    player.readOn();
    player.follow(structuredClone(device.kept));
    await pass(60_000);
    expect(player.view()).toMatchObject({ isReading: true, state: { answered: 1 } });
  });

  it('does not skip the feedback for whoever is done reading early', async () => {
    const { tab, pass } = open(REVIEW);
    const player = tab();
    answer(player, false);
    player.readOn();
    await pass(1000);
    player.nextQuestion();
    expect(player.view().shown).not.toBeNull();
    await pass(1500);
    expect(player.view().shown).toBeNull();
  });

  it('has no pause in a race', () => {
    const player = open().tab();
    answer(player, false);
    player.readOn();
    expect(player.view().isReading).toBe(false);
  });

  it('is saved once no question is left', async () => {
    const { tab, pass, server } = open(REVIEW);
    const player = tab();
    for (let asked = 0; asked < 10; asked += 1) {
      answer(player, true);
      await pass(1500);
    }
    expect(player.view()).toMatchObject({ isOver: true, saving: { kind: 'saved' } });
    expect(server.saved()?.score).toBe(player.view().state.score);
  });

  it('comes to an end where the server refuses the score for good', async () => {
    const { tab, server, pass } = open(REVIEW);
    const player = tab();
    answer(player, true);
    await pass(1500);
    server.transport.finish = () => Promise.reject(refusal('practice_score_differs', 422));
    player.end();
    await settled(60);
    expect(player.view().saving).toEqual({ kind: 'refused', message: 'practice_score_differs' });
  });
});

describe('whatever happens on the way', () => {
  type Table = ReturnType<typeof open> & { player: Player; heard: ReturnType<Table['hear']>; taken: number };
  type Step = (table: Table) => void | Promise<void>;

  /** A reload reads the session anew; whoever closes the game and comes back has what was heard before. */
  const comeBack =
    (isReload: boolean): Step =>
    async (table) => {
      if (table.server.saved()) return;
      table.player.stop();
      await settled(20);
      if (isReload) table.heard = table.hear();
      table.player = table.tab(table.heard);
    };
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.boolean().map(
        (isRight): Step =>
          (table) => {
            answer(table.player, isRight);
            table.taken = Math.max(table.taken, table.player.view().state.answered);
          },
      ),
    },
    {
      weight: 6,
      arbitrary: fc.integer({ min: 0, max: 4000 }).map(
        (ms): Step =>
          ({ pass }) =>
            pass(ms),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.boolean().map(
        (isUp): Step =>
          ({ server }) => {
            server.line.isUp = isUp;
          },
      ),
    },
    { weight: 2, arbitrary: fc.boolean().map(comeBack) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: -100_000, max: 100_000 }).map(
        (ahead): Step =>
          ({ clock }) => {
            clock.ahead = ahead;
          },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constant<Step>(({ device, player, server }) => {
        if (server.saved()) return;
        device.kept = null;
        player.follow(null);
      }),
    },
    { weight: 1, arbitrary: fc.constant<Step>(({ player }) => player.wake()) },
  );
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

  it.each([
    ['race', RACE],
    ['review', REVIEW],
  ])('no answer of a %s is lost, and the saved score is the one that was shown', async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), seeds, async (steps, seed) => {
        const opened = open(kind, seed);
        const heard = opened.hear();
        const table: Table = { ...opened, heard, player: opened.tab(heard), taken: 0 };
        for (const act of steps) {
          await act(table);
          await settled(4);
        }
        table.server.line.isUp = true;
        table.player.end();
        table.player.wake();
        await settled(200);
        // What was on its way when the network came back may have failed, and is tried again a second later.
        await table.pass(1000);
        await settled(200);
        const { state, saving } = table.player.view();
        expect(saving.kind).toBe('saved');
        expect(table.server.saved()).toMatchObject({ score: state.score, totalQuestions: table.taken });
      }),
      { numRuns: 150 },
    );
  });
});
