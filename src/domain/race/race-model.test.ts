import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AT_MOST, AWAY_AT_MOST, BETWEEN_ANSWERS, Notebook, type Noted, TO_FINISH } from '#tests/race-notebook';
import {
  cardAt,
  nextDue,
  type Outcome,
  openRace,
  otherSide,
  positionsOf,
  type Race,
  type RaceCard,
  type RaceEvent,
  SIDES,
  type Side,
  shownOrder,
  stepRace,
} from './race.ts';

const OPENED = 5_000_000;

const decks: fc.Arbitrary<RaceCard[]> = fc
  .array(fc.record({ options: fc.integer({ min: 2, max: 6 }), answer: fc.nat(5) }), { minLength: 1, maxLength: 25 })
  .map((cards) =>
    cards.map(({ options, answer }, index) => ({
      questionId: 300 + index,
      optionCount: options,
      answer: answer % options,
    })),
  );

const DEEDS = [
  'right',
  'wrong',
  'again',
  'again, changed',
  'again, for another question',
  'an old one',
  'the next one',
  'another question',
  'no such option',
  'left',
  'came',
  'interrupted',
  'time',
] as const;

interface Move {
  readonly deed: (typeof DEEDS)[number];
  readonly side: Side;
  readonly pick: number;
  readonly later: number;
}

/** Clocks of two processes differ by a few milliseconds, so time may go back as well. */
const soon = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: -9, max: 9 }) },
  { weight: 9, arbitrary: fc.integer({ min: BETWEEN_ANSWERS - 1, max: 3000 }) },
);
const muchLater = fc.oneof(
  fc.constantFrom(AWAY_AT_MOST - 1, AWAY_AT_MOST, AT_MOST - 1, AT_MOST),
  fc.integer({ min: 9000, max: 90_000 }),
);

/** Mostly right answers, and of ten moves so many that may be anything. */
const movesOf = (wild: number): fc.Arbitrary<Move> =>
  fc.record({
    deed: fc.oneof(
      { weight: 10 - wild, arbitrary: fc.constant('right' as const) },
      { weight: wild, arbitrary: fc.constantFrom(...DEEDS) },
    ),
    side: fc.constantFrom(...SIDES),
    pick: fc.nat(1000),
    later: fc.oneof({ weight: 100 - wild, arbitrary: soon }, { weight: wild, arbitrary: muchLater }),
  });

/** Nobody stays in the room for long. */
const restless: fc.Arbitrary<Move> = fc.record({
  deed: fc.constantFrom('left', 'left', 'came', 'came', 'interrupted', 'time', 'right'),
  side: fc.constantFrom(...SIDES),
  pick: fc.nat(1000),
  later: fc.integer({ min: 1000, max: 20_000 }),
});

const plays = fc.record({
  deck: decks,
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  moves: fc.oneof(
    fc.array(movesOf(2), { minLength: 30, maxLength: 60 }),
    fc.array(movesOf(7), { minLength: 1, maxLength: 40 }),
    fc.array(restless, { minLength: 3, maxLength: 20 }),
  ),
});

/** What a page, or somebody who plays one, may send at this point. */
const eventOf = (race: Race, { deed, side, pick }: Move): RaceEvent => {
  if (deed === 'left' || deed === 'came' || deed === 'interrupted') return { type: deed, side };
  if (deed === 'time') return { type: 'time' };
  const { answered, last } = race.racers[side];
  const number = answered + 1;
  const { questionId, optionCount, answer } = cardAt(race, number);
  const rightPlace = shownOrder(race, side, number).indexOf(answer);
  const next = { type: 'answer' as const, side, number, questionId, place: rightPlace };
  const before = { ...next, number: Math.max(1, answered), questionId: cardAt(race, Math.max(1, answered)).questionId };
  const old = 1 + (pick % Math.max(1, answered));
  switch (deed) {
    case 'right':
      return next;
    case 'wrong':
      return { ...next, place: (rightPlace + 1 + (pick % (optionCount - 1))) % optionCount };
    case 'again':
      return { ...before, place: last?.place ?? 0 };
    case 'again, changed':
      return { ...before, place: ((last?.place ?? 0) + 1) % 2 };
    case 'again, for another question':
      return { ...before, place: last?.place ?? 0, questionId: before.questionId + 1 };
    case 'an old one':
      return { ...next, number: old, questionId: cardAt(race, old).questionId, place: pick % optionCount };
    case 'the next one':
      return { ...next, number: number + 1, questionId: cardAt(race, number + 1).questionId, place: 0 };
    case 'another question':
      return { ...next, questionId: questionId + 1 + (pick % 3) };
    case 'no such option':
      return { ...next, place: optionCount + (pick % 4) };
  }
};

/** There are a hundred thousand comparisons: only those that fail are worth a message. */
const same = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};

const expectAsNoted = (notebook: Notebook, { race }: Outcome): void => {
  const rights = SIDES.map((side) => notebook.rightOf(side));
  same(
    positionsOf(race),
    rights.map((right) => right * 100),
  );
  same(
    race.racers.map(({ answered }) => answered),
    notebook.given.map(({ length }) => length),
  );
  same(race.ending && { kind: race.ending.kind, winner: race.ending.winner }, notebook.end);
  const phase = notebook.hasStarted ? 'active' : 'starting';
  same(race.phase, notebook.end ? 'over' : phase);
  if (!notebook.end)
    same(
      race.racers.map(({ goneAt }) => goneAt ?? Infinity),
      notebook.outSince,
    );
  if (notebook.end?.kind === 'finished') same(rights[notebook.end.winner as Side], TO_FINISH);
};

/** A verdict goes to whoever answered and to nobody else, once the state holds it; the end is told when it comes. */
const expectTold = (before: Race, event: RaceEvent, { race, messages }: Outcome, notebook: Notebook): void => {
  for (const message of messages) {
    if (message.kind !== 'verdict') continue;
    const { to, rightPlace, ...told } = message;
    same(event.type === 'answer' && event.side, to);
    const { number, questionId, place, isRight } = notebook.given[to].at(-1) as Noted;
    same(told, { kind: 'verdict', number, questionId, place, isCorrect: isRight });
    same(shownOrder(race, to, number)[rightPlace], cardAt(race, number).answer);
  }
  const count = (kind: string): number => messages.filter((message) => message.kind === kind).length;
  if (before.phase !== 'over') same(count('over') > 0, race.phase === 'over');
  if (race.phase !== 'over') same(count('started'), before.phase === race.phase ? 0 : 1);
  const hasMoved = !isDeepStrictEqual(positionsOf(before), positionsOf(race));
  const heardOfIt = messages.flatMap((message) => (message.kind === 'positions' ? [message.to] : []));
  same(heardOfIt, hasMoved && event.type === 'answer' && race.phase !== 'over' ? [otherSide(event.side)] : []);
};

const expectJudged = (event: RaceEvent, outcome: Outcome, verdict: ReturnType<Notebook['hear']>, book: Notebook) => {
  same(outcome.refused, verdict === 'repeated' ? null : verdict);
  if (event.type !== 'answer' || verdict !== null) return same(outcome.answer, null);
  const { side } = event;
  const { number, questionId, place, isRight } = book.given[side].at(-1) as Noted;
  const choice = shownOrder(outcome.race, side, number)[place];
  return same(outcome.answer, { side, number, questionId, choice, isCorrect: isRight });
};

/** However it stands, the alarms alone bring it to its end, none of them too late. */
const ringUntilOver = (race: Race): number => {
  let [rings, current] = [0, race];
  for (let due = nextDue(current); due !== null; due = nextDue(current)) {
    same(stepRace(current, { type: 'time' }, due - 1).race === current, true);
    const rung = stepRace(current, { type: 'time' }, due).race;
    same(rung === current, false);
    current = rung;
    rings += 1;
  }
  return rings;
};

const EVERYTHING = [
  'finished',
  'forfeited',
  'called_off',
  'repeated',
  'not_started',
  'over',
  'unknown_question',
  'unknown_option',
  'too_early',
  'answered_already',
];

/** One move on the race and in the notebook; answers the race, and what came about. */
const move = (race: Race, notebook: Notebook, event: RaceEvent, now: number) => {
  const verdict = notebook.hear(event, now);
  const outcome = stepRace(race, event, now);
  expectJudged(event, outcome, verdict, notebook);
  expectAsNoted(notebook, outcome);
  expectTold(race, event, outcome, notebook);
  if (race.ending) same(outcome.race === race, true);
  if (event.type === 'time') same((nextDue(outcome.race) ?? Infinity) > now, true);
  return { race: outcome.race, cameAbout: [verdict, outcome.race.ending?.kind] };
};

it('whatever comes, in whatever order and however often, a race is what a notebook of it says', () => {
  const seen = new Set<unknown>();
  fc.assert(
    fc.property(plays, ({ deck, seed, moves }) => {
      let race = openRace(deck, seed, OPENED);
      const notebook = new Notebook(race, OPENED);
      let now = OPENED;
      for (const each of moves) {
        now += each.later;
        const moved = move(race, notebook, eventOf(race, each), now);
        race = moved.race;
        for (const what of moved.cameAbout) seen.add(what);
      }
      same(ringUntilOver(race) <= 2, true);
    }),
    { numRuns: 500 },
  );
  // What never came about would prove nothing.
  expect(EVERYTHING.filter((what) => !seen.has(what))).toEqual([]);
});
