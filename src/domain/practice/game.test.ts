import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWERS_MAX,
  type Answered,
  answerGame,
  type Card,
  durationOf,
  type Game,
  type GameState,
  type GivenAnswer,
  optionOrder,
  questionAt,
  REPEAT_WRONG_CHANCE,
  replayGame,
  startGame,
} from './game.ts';
import { type GameKind, RACE_MINUTES } from './kinds.ts';
import { AFTER_RIGHT_MS, AFTER_WRONG_MS } from './timing.ts';

const kinds: fc.Arbitrary<GameKind> = fc.oneof(
  fc.constantFrom(...RACE_MINUTES).map((minutes) => ({ mode: 'timed' as const, minutes })),
  fc.constant({ mode: 'regular' as const, minutes: null }),
);

const decks: fc.Arbitrary<Card[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('truefalse', 'choice', 'matching'),
      options: fc.integer({ min: 2, max: 6 }),
      answer: fc.nat(5),
      points: fc.integer({ min: 3, max: 20 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((cards) =>
    cards.map(({ type, options, answer, points }, index) => {
      const optionCount = type === 'truefalse' ? 2 : options;
      return { questionId: 100 + index, type, optionCount, answer: answer % optionCount, points };
    }),
  );

const games: fc.Arbitrary<Game> = fc
  .record({ kind: kinds, seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }), deck: decks })
  .map(({ kind, seed, deck }) => ({ ...kind, seed, deck }));

const card = (questionId: number, points = 10): Card => ({
  questionId,
  type: 'choice',
  optionCount: 4,
  answer: 1,
  points,
});
const deckOf = (size: number): Card[] => Array.from({ length: size }, (_, index) => card(index + 1));
const review = (deck: readonly Card[], seed = 1): Game => ({ mode: 'regular', minutes: null, seed, deck });
const race = (minutes: 1 | 2 | 3, deck: readonly Card[], seed = 1): Game => ({ mode: 'timed', minutes, seed, deck });

interface Step {
  readonly isRight: boolean;
  /** After the question stands there. */
  readonly pause: number;
}

const steps = fc.array(fc.record({ isRight: fc.boolean(), pause: fc.nat(9000) }), { maxLength: 60 });

const answerAs = (game: Game, state: GameState, { isRight, pause }: Step): GivenAnswer => {
  const asked = questionAt(game, state) as Card;
  const choice = isRight ? asked.answer : (asked.answer + 1) % asked.optionCount;
  return { questionId: asked.questionId, choice, at: state.readyAt + pause };
};

const taken = (step: Answered) => {
  if (step.kind === 'refused') throw new Error(step.why);
  return step;
};

/** Plays honestly until the steps, the questions or the time run out. */
const playThrough = (game: Game, played: readonly Step[]) => {
  const answers: GivenAnswer[] = [];
  const states = [startGame(game)];
  for (const step of played) {
    const state = states.at(-1) as GameState;
    if (state.current === null) break;
    const given = answerAs(game, state, step);
    if (given.at >= (durationOf(game) ?? Number.POSITIVE_INFINITY)) break;
    answers.push(given);
    states.push(taken(answerGame(game, state, given)).state);
  }
  return { answers, states };
};

const stateAfter = (game: Game, rights: readonly boolean[]): GameState => {
  const { states } = playThrough(
    game,
    rights.map((isRight) => ({ isRight, pause: 0 })),
  );
  return states.at(-1) as GameState;
};

const pointsOf = ({ deck }: Game): number => deck.reduce((sum, { points }) => sum + points, 0);

/** A first answer at once and each next as soon as the feedback is over. */
const mostInRace = (game: Game): number =>
  Math.min(game.deck.length, Math.ceil((durationOf(game) ?? 0) / AFTER_RIGHT_MS));

const mostPoints = (game: Game): number => (game.mode === 'timed' ? mostInRace(game) : pointsOf(game));

const tampering = fc.record({
  what: fc.constantFrom('drop', 'repeat', 'postpone', 'move', 'choose', 'ask'),
  place: fc.nat(40),
  by: fc.integer({ min: -5000, max: 5000 }),
});
type Tampering = typeof tampering extends fc.Arbitrary<infer Made> ? Made : never;

const TAMPER: Readonly<Record<Tampering['what'], (given: GivenAnswer, by: number) => GivenAnswer[]>> = {
  drop: () => [],
  postpone: () => [],
  repeat: (given) => [given, given],
  move: (given, by) => [{ ...given, at: Math.max(0, given.at + by) }],
  choose: (given, by) => [{ ...given, choice: Math.abs(by) % 7 }],
  ask: (given, by) => [{ ...given, questionId: 100 + (Math.abs(by) % 14) }],
};

const tamper = (sent: readonly GivenAnswer[], { what, place, by }: Tampering): readonly GivenAnswer[] => {
  const at = place % Math.max(1, sent.length);
  const given = sent[at];
  if (!given) return sent;
  return [
    ...sent.slice(0, at),
    ...TAMPER[what](given, by),
    ...sent.slice(at + 1),
    ...(what === 'postpone' ? [given] : []),
  ];
};

describe('a recorded session', () => {
  it('replays to what was shown, answer by answer', () => {
    fc.assert(
      fc.property(games, steps, (game, played) => {
        const { answers, states } = playThrough(game, played);
        for (const [index, state] of states.entries())
          expect(replayGame(game, answers.slice(0, index))).toMatchObject({ kind: 'replayed', state });
        const whole = replayGame(game, answers);
        const changes = whole.kind === 'replayed' ? whole.verdicts.map(({ change }) => change) : [];
        expect(changes.reduce((sum, change) => sum + change, 0)).toBe(states.at(-1)?.score);
      }),
    );
  });

  it('is refused, or worth no more than honest play could bring, whatever is done to it', () => {
    fc.assert(
      fc.property(games, steps, fc.array(tampering, { maxLength: 5 }), (game, played, changes) => {
        const sent = changes.reduce(tamper, playThrough(game, played).answers);
        const replayed = replayGame(game, sent);
        if (replayed.kind === 'refused') return;
        expect(replayed.state.score).toBeLessThanOrEqual(mostPoints(game));
        expect(replayed.state.score).toBeGreaterThanOrEqual(0);
        expect(replayed.state.answered).toBe(sent.length);
      }),
      { numRuns: 500 },
    );
  });

  it('never holds a score below zero, and one of a race only where as many were right', () => {
    fc.assert(
      fc.property(games, steps, (game, played) => {
        for (const state of playThrough(game, played).states) {
          expect(state.score).toBeGreaterThanOrEqual(0);
          expect(state.score).toBeLessThanOrEqual(mostPoints(game));
          if (game.mode === 'timed') expect(state.score).toBe(state.correct);
        }
      }),
    );
  });
});

describe('an answer that no honest game has', () => {
  const game = race(1, deckOf(3));
  const first = { questionId: 1, choice: 1, at: 0 };
  const why = (answers: readonly GivenAnswer[]) => {
    const replayed = replayGame(game, answers);
    return replayed.kind === 'refused' ? [replayed.why, replayed.index] : null;
  };

  it.each([
    ['of a question that is not in the session', [{ ...first, questionId: 77 }], ['unknown_question', 0]],
    ['of a question that is not asked now', [{ ...first, questionId: 2 }], ['unknown_question', 0]],
    ['a second time', [first, { ...first, at: 5000 }], ['unknown_question', 1]],
    ['with an option that is not there', [{ ...first, choice: 4 }], ['unknown_option', 0]],
    ['a moment before the feedback is over', [first, { questionId: 2, choice: 1, at: 1499 }], ['too_early', 1]],
    [
      'a moment before the longer feedback to a wrong one is over',
      [
        { ...first, choice: 0 },
        { questionId: 2, choice: 1, at: 2499 },
      ],
      ['too_early', 1],
    ],
    ['when the time is up', [{ ...first, at: 60_000 }], ['after_time', 0]],
    [
      'after the last question',
      [
        first,
        { questionId: 2, choice: 1, at: 1500 },
        { questionId: 3, choice: 1, at: 3000 },
        { questionId: 1, choice: 1, at: 4500 },
      ],
      ['over', 3],
    ],
  ])('%s', (_, answers, expected) => {
    expect(why(answers)).toEqual(expected);
  });

  it('is taken in the very moment in which it may be given', () => {
    expect(why([first, { questionId: 2, choice: 1, at: 1500 }])).toBeNull();
    expect(
      why([
        { ...first, choice: 0 },
        { questionId: 2, choice: 1, at: 2500 },
      ]),
    ).toBeNull();
    expect(why([{ ...first, at: 59_999 }])).toBeNull();
    expect([AFTER_RIGHT_MS, AFTER_WRONG_MS]).toEqual([1500, 2500]);
  });

  it.each(RACE_MINUTES)('of a race of %i minutes is one after its time', (minutes) => {
    const long = race(minutes, deckOf(1));
    expect(replayGame(long, [{ ...first, at: minutes * 60_000 - 1 }]).kind).toBe('replayed');
    expect(replayGame(long, [{ ...first, at: minutes * 60_000 }]).kind).toBe('refused');
  });
});

describe('a race', () => {
  it('gives one point for a right answer whatever the question is worth, and asks each question once', () => {
    const game = race(3, [card(1, 20), card(2, 3), card(3, 7)]);
    expect(stateAfter(game, [true, false, true])).toMatchObject({ score: 2, correct: 2, answered: 3, current: null });
  });

  it('has no more points in a minute than its delays leave room for', () => {
    const { states } = playThrough(
      race(1, deckOf(60)),
      Array.from({ length: 60 }, () => ({ isRight: true, pause: 0 })),
    );
    expect(states.at(-1)?.score).toBe(40);
  });
});

describe('a review', () => {
  it('gives 100, 75, 50 and 25 percent and then nothing, and takes the points for each wrong answer', () => {
    const game = review([card(1, 20), card(2, 20)]);
    const scores = (wrongs: number) => {
      // The second question first brings points to lose, whichever is asked when.
      const rights = [true, ...Array.from({ length: wrongs }, () => false), true];
      return stateAfter(game, rights).score;
    };
    expect([0, 1, 2, 3, 4, 5].map(scores)).toEqual([40, 15, 10, 5, 0, 0]);
  });

  it('ends when every question was answered right once, however often it was wrong before', () => {
    fc.assert(
      fc.property(fc.nat(), decks, fc.array(fc.boolean(), { maxLength: 80 }), (seed, deck, wrongsFirst) => {
        const game = review(deck, seed);
        const rights = [...wrongsFirst, ...Array.from({ length: deck.length }, () => true)];
        let state = startGame(game);
        const answeredRight = new Set<number>();
        for (const isRight of rights) {
          if (state.current === null) break;
          const given = answerAs(game, state, { isRight, pause: 0 });
          if (isRight) answeredRight.add(given.questionId);
          state = taken(answerGame(game, state, given)).state;
          const waiting = [...state.wrong, state.current];
          expect(new Set(waiting).size).toBe(waiting.length);
        }
        expect(state.current).toBeNull();
        expect(state.wrong).toEqual([]);
        expect(answeredRight.size).toBe(deck.length);
      }),
    );
  });

  it('asks a wrong one again in three of ten cases, over many sessions', () => {
    const SESSIONS = 5000;
    let repeats = 0;
    for (let session = 0; session < SESSIONS; session += 1)
      if (stateAfter(review(deckOf(5), session * 7919), [false]).current === 0) repeats += 1;
    expect(REPEAT_WRONG_CHANCE).toBe(0.3);
    expect(Math.abs(repeats / SESSIONS - 0.3)).toBeLessThan(0.03);
  });

  it('draws any of the wrong ones, not the first alone', () => {
    const drawn = Array.from({ length: 9000 }, (_, seed) => review(deckOf(6), seed * 7919)).flatMap((game) => {
      const before = stateAfter(game, [false, false]);
      const { current, next } = stateAfter(game, [false, false, false]);
      const isDrawnOfThree = before.next === 3 && before.wrong.length === 2 && next === 3;
      return isDrawnOfThree && current !== null ? [current] : [];
    });
    for (const place of [0, 1, 2])
      expect(Math.abs(drawn.filter((each) => each === place).length / drawn.length - 1 / 3)).toBeLessThan(0.05);
  });

  it('never repeats what was answered right, and nothing where nothing was wrong', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { states } = playThrough(
        review(deckOf(8), seed),
        Array.from({ length: 8 }, () => ({ isRight: true, pause: 0 })),
      );
      expect(states.map(({ current }) => current)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, null]);
    }
  });

  it('ends at last, also for somebody who is always wrong', () => {
    const state = stateAfter(
      review(deckOf(2)),
      Array.from({ length: ANSWERS_MAX + 5 }, () => false),
    );
    expect(state).toMatchObject({ answered: ANSWERS_MAX, current: null, score: 0 });
  });

  it('of no questions is over before it began', () => {
    expect(startGame(review([]))).toMatchObject({ current: null, next: 0 });
  });
});

describe('the order of options', () => {
  it('holds each option once, is the same when drawn again, and leaves true and false on their sides', () => {
    fc.assert(
      fc.property(games, steps, (game, played) => {
        for (const state of playThrough(game, played).states) {
          const asked = questionAt(game, state);
          const order = optionOrder(game, state);
          expect(optionOrder(game, state)).toEqual(order);
          expect(order.toSorted()).toEqual(Array.from({ length: asked?.optionCount ?? 0 }, (_, place) => place));
          if (asked?.type === 'truefalse') expect(order).toEqual([0, 1]);
        }
      }),
    );
  });

  it('puts the right option on each place as often, and not where it was when asked again', () => {
    const places = [0, 0, 0, 0];
    let moved = 0;
    const SESSIONS = 4000;
    for (let session = 0; session < SESSIONS; session += 1) {
      const game = review([card(1)], session * 104_729);
      const first = optionOrder(game, startGame(game)).indexOf(1);
      places[first] = (places[first] ?? 0) + 1;
      if (optionOrder(game, stateAfter(game, [false])).indexOf(1) !== first) moved += 1;
    }
    for (const count of places) expect(Math.abs(count / SESSIONS - 0.25)).toBeLessThan(0.03);
    expect(Math.abs(moved / SESSIONS - 0.75)).toBeLessThan(0.03);
  });
});
