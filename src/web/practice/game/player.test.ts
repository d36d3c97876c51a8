import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/error-codes';
import { type GivenAnswer, optionOrder, questionAt, replayGame } from '#domain/practice/game';
import { ApiError } from '#web/lib/api.ts';
import type { PracticeResult, PracticeSession } from '#wire/practice';
import { makeTime, settled } from '../../../../tests/support/fake-time.ts';
import type { Kept } from './kept-answers.ts';
import { makePlayer, type Player, type Transport } from './player.ts';
import { gameOf } from './standing.ts';

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
const COUNTS = { timed: QUESTIONS.length, regular: 10 };

const refusal = (code: ErrorCode, status = 409) => new ApiError({ code, message: code }, status);
const lost = () => new ApiError({ code: 'offline', message: 'offline' });

/** A server that keeps the same rules, reached over a line that the test cuts. */
const makeServer = (time: ReturnType<typeof makeTime>, kind: typeof RACE | typeof REVIEW, seed = 7) => {
  const line = { isUp: true, ways: 2 };
  const stored: GivenAnswer[] = [];
  let closed: PracticeResult | null = null;
  const session = (): PracticeSession => ({
    ...kind,
    id: 5,
    grade: 5,
    seed,
    questions: QUESTIONS.slice(0, COUNTS[kind.mode]),
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
      counts: true,
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

const open = (kind: typeof RACE | typeof REVIEW = RACE, seed?: number) => {
  const time = makeTime();
  const server = makeServer(time, kind, seed);
  const device: { kept: Kept | null } = { kept: null };
  let overtaken = 0;
  const tab = (): Player => {
    const player = makePlayer({
      session: server.session(),
      kept: device.kept,
      transport: server.transport,
      clocks: { date: time.now, steady: time.now },
      timers: time,
      keep: (kept) => {
        device.kept = { ...kept, studentId: 1 };
      },
      forget: () => {
        device.kept = null;
      },
      onOvertaken: () => {
        overtaken += 1;
      },
    });
    player.start();
    return player;
  };
  const pass = async (ms: number) => {
    time.forward(ms);
    await settled(20);
  };
  return { time, server, device, tab, pass, overtaken: () => overtaken };
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
    const { server, tab, device, pass, overtaken } = open();
    const one = tab();
    const two = tab();
    answer(one, true);
    await pass(1500);
    answer(two, false);
    await settled(40);
    expect(two.view().state).toMatchObject({ answered: 1, score: 1 });
    expect(overtaken()).toBe(1);
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
  type Table = ReturnType<typeof open> & { player: Player; taken: number };
  type Step = (table: Table) => void | Promise<void>;

  const reload = async (table: Table) => {
    if (table.server.saved()) return;
    table.player.stop();
    await settled(20);
    table.player = table.tab();
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
    { weight: 1, arbitrary: fc.constant<Step>(reload) },
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
        const table: Table = { ...opened, player: opened.tab(), taken: 0 };
        for (const act of steps) {
          await act(table);
          await settled(4);
        }
        table.server.line.isUp = true;
        table.player.end();
        table.player.wake();
        await settled(200);
        const { state, saving } = table.player.view();
        expect(saving.kind).toBe('saved');
        expect(table.server.saved()).toMatchObject({ score: state.score, totalQuestions: table.taken });
      }),
      { numRuns: 150 },
    );
  });
});
