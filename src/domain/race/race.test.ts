import { describe, expect, it } from 'vitest';
import {
  cardAt,
  type GivenAnswer,
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
  verdictOn,
} from './race.ts';
import { COME_BACK_MS, NEXT_ANSWER_MS, RACE_LIMIT_MS, STARTING_MS } from './rules.ts';

const OPENED = 1_000_000;
const STARTS = OPENED + STARTING_MS;
const LIMIT = STARTS + RACE_LIMIT_MS;

const deck: readonly RaceCard[] = Array.from({ length: 30 }, (_, index) => ({
  questionId: 500 + index,
  optionCount: 4,
  answer: index % 4,
}));

const opened = openRace(deck, 7, OPENED);
const step = (race: Race, event: RaceEvent, now: number): Outcome => stepRace(race, event, now);
const started = step(opened, { type: 'time' }, STARTS).race;

const given = (race: Race, side: Side, isRight: boolean): GivenAnswer => {
  const number = race.racers[side].answered + 1;
  const card = cardAt(race, number);
  const rightPlace = shownOrder(race, side, number).indexOf(card.answer);
  const place = isRight ? rightPlace : (rightPlace + 1) % card.optionCount;
  return { side, number, questionId: card.questionId, place };
};

const answer = (race: Race, side: Side, now: number, isRight = true, change: Partial<GivenAnswer> = {}): Outcome =>
  step(race, { type: 'answer', ...given(race, side, isRight), ...change }, now);

/** So many right answers, as fast as they are taken; the last one at `STARTS + count * NEXT_ANSWER_MS`. */
const advanced = (race: Race, side: Side, count: number): Race => {
  let moved = race;
  for (let taken = 1; taken <= count; taken += 1) moved = answer(moved, side, STARTS + taken * NEXT_ANSWER_MS).race;
  return moved;
};

const kindsOf = ({ messages }: Outcome): string[] => messages.map(({ kind }) => kind);
const leave = (race: Race, side: Side, now: number): Race => step(race, { type: 'left', side }, now).race;

describe('the start', () => {
  it('comes three seconds after the match, and not a millisecond sooner', () => {
    expect(STARTING_MS).toBe(3000);
    expect(step(opened, { type: 'time' }, STARTS - 1)).toEqual({
      race: opened,
      messages: [],
      answer: null,
      refused: null,
    });
    const at = step(opened, { type: 'time' }, STARTS);
    expect(at.race.phase).toBe('active');
    expect(at.messages).toEqual([{ kind: 'started' }]);
    expect(positionsOf(at.race)).toEqual([0, 0]);
  });

  it('is told once, and by whatever happens first', () => {
    const first = answer(opened, 0, STARTS);
    expect(kindsOf(first)).toEqual(['started', 'verdict', 'positions', 'question']);
    expect(kindsOf(step(first.race, { type: 'time' }, STARTS + 1))).toEqual([]);
  });

  it('takes no answer before it', () => {
    const early = answer(opened, 0, STARTS - 1);
    expect(early).toEqual({ race: opened, messages: [], answer: null, refused: 'not_started' });
  });

  it('waits for nobody: who is away then is still away after it', () => {
    const away = leave(opened, 1, OPENED + 10);
    expect(step(away, { type: 'time' }, STARTS).race.racers[1].goneAt).toBe(OPENED + 10);
  });
});

describe('a question', () => {
  it('is the same for both under one number, and shows every option once, in an order of each screen', () => {
    const orders = SIDES.map((side) => deck.map((_, index) => shownOrder(started, side, index + 1)));
    for (const order of orders.flat()) expect([...order].sort()).toEqual([0, 1, 2, 3]);
    expect(orders[0]).not.toEqual(orders[1]);
    expect(new Set(orders.flat().map(String)).size).toBeGreaterThan(5);
  });

  it('follows the deck, and begins it again after its last card', () => {
    const short = openRace(deck.slice(0, 3), 7, OPENED);
    expect([1, 2, 3, 4, 7].map((number) => cardAt(short, number).questionId)).toEqual([500, 501, 502, 500, 500]);
  });
});

describe('an answer', () => {
  it('that is right moves its player by a hundred, and the other hears of the positions', () => {
    const { race, messages, answer: judged } = answer(started, 1, STARTS + 1);
    expect(positionsOf(race)).toEqual([0, 100]);
    const { place, number, questionId } = given(started, 1, true);
    expect(messages).toEqual([
      { kind: 'verdict', to: 1, number, questionId, place, rightPlace: place, isCorrect: true },
      { kind: 'positions', to: 0 },
      { kind: 'question', to: 1 },
    ]);
    expect(judged).toEqual({ side: 1, number: 1, questionId: 500, choice: 0, isCorrect: true });
    expect(race.racers[1].readyAt).toBe(STARTS + 1 + NEXT_ANSWER_MS);
  });

  it('that is wrong moves nobody, and only its player hears of it', () => {
    const wrong = answer(started, 0, STARTS, false);
    expect(positionsOf(wrong.race)).toEqual([0, 0]);
    expect(wrong.race.racers[0]).toMatchObject({ answered: 1, correct: 0 });
    expect(wrong.messages).toEqual([
      { kind: 'verdict', to: 0, ...verdictOn(started, 0, given(started, 0, false)) },
      { kind: 'question', to: 0 },
    ]);
    expect(wrong.messages[0]).toMatchObject({ isCorrect: false, rightPlace: given(started, 0, true).place });
    expect(wrong.answer?.choice).not.toBe(deck[0]?.answer);
  });

  it('leaves the other player as they were', () => {
    const { race } = answer(started, 0, STARTS);
    expect(race.racers[1]).toBe(started.racers[1]);
  });

  it('sent again gets its verdict again and counts once, also with the next question open or the race over', () => {
    const once = answer(started, 0, STARTS);
    const same = { type: 'answer', ...given(started, 0, true) } as const;
    const again = step(once.race, same, STARTS + 5);
    expect(again).toEqual({
      race: once.race,
      messages: once.messages.filter(({ kind }) => kind !== 'positions'),
      answer: null,
      refused: null,
    });
    const nine = advanced(started, 1, 9);
    const last = { type: 'answer', ...given(nine, 1, true) } as const;
    const over = step(nine, last, STARTS + 60_000);
    const after = step(over.race, last, STARTS + 70_000);
    expect(after).toMatchObject({ race: over.race, answer: null, refused: null });
    expect(kindsOf(after)).toEqual(['verdict', 'over']);
  });

  it('to a question that was answered otherwise is refused and changes nothing', () => {
    const once = answer(started, 0, STARTS);
    const first = given(started, 0, true);
    for (const change of [{ place: (first.place + 1) % 4 }, { questionId: 501 }]) {
      const other = step(once.race, { type: 'answer', ...first, ...change }, STARTS + 2000);
      expect(other).toEqual({ race: once.race, messages: [], answer: null, refused: 'answered_already' });
    }
  });

  it.each([
    ['another question', { questionId: 501 }, 'unknown_question'],
    ['a question of no deck', { questionId: 1 }, 'unknown_question'],
    ['a later number', { number: 2, questionId: 501 }, 'unknown_question'],
    ['an option that is not there', { place: 4 }, 'unknown_option'],
  ] as const)('for %s is refused and changes nothing', (_, change, refused) => {
    expect(answer(started, 0, STARTS, true, change)).toEqual({ race: started, messages: [], answer: null, refused });
  });

  it('comes no sooner than a second and a half after the one before, which does not hold up the other player', () => {
    const { race } = answer(started, 0, STARTS);
    expect(answer(race, 0, STARTS + NEXT_ANSWER_MS - 1)).toMatchObject({ race, refused: 'too_early', answer: null });
    expect(answer(race, 0, STARTS + NEXT_ANSWER_MS).answer).toMatchObject({ number: 2 });
    expect(answer(race, 1, STARTS).answer).toMatchObject({ side: 1, number: 1 });
  });
});

describe('the finish', () => {
  it('is the tenth right answer: its player wins, at that moment, and both hear of it', () => {
    const nine = advanced(advanced(started, 0, 9), 1, 9);
    expect(positionsOf(nine)).toEqual([900, 900]);
    expect(nine.phase).toBe('active');
    const wrong = answer(nine, 0, STARTS + 20_000, false);
    expect(wrong.race.ending).toBeNull();
    const right = answer(wrong.race, 1, STARTS + 20_001);
    expect(right.race).toMatchObject({ phase: 'over', ending: { kind: 'finished', winner: 1, at: STARTS + 20_001 } });
    expect(kindsOf(right)).toEqual(['verdict', 'over']);
    expect(positionsOf(right.race)).toEqual([900, 1000]);
    expect(nextDue(right.race)).toBeNull();
  });

  it('is the end: nothing after it counts or is told', () => {
    const over = advanced(advanced(started, 1, 4), 0, 10);
    const later = STARTS + 60_000;
    expect(answer(over, 1, later)).toEqual({ race: over, messages: [], answer: null, refused: 'over' });
    for (const type of ['left', 'interrupted', 'came'] as const)
      expect(step(over, { type, side: 1 }, later)).toEqual({ race: over, messages: [], answer: null, refused: null });
    expect(step(over, { type: 'time' }, LIMIT + 1).race).toBe(over);
  });
});

describe('whoever drops out', () => {
  it('may come back for thirty seconds, to the race as it was', () => {
    const before = advanced(started, 0, 3);
    const gone = step(before, { type: 'left', side: 0 }, STARTS + 9000);
    expect(gone.messages).toEqual([{ kind: 'away', side: 0 }]);
    expect(nextDue(gone.race)).toBe(STARTS + 9000 + COME_BACK_MS);
    expect(step(gone.race, { type: 'time' }, STARTS + 9000 + COME_BACK_MS - 1).race).toBe(gone.race);
    const back = step(gone.race, { type: 'came', side: 0 }, STARTS + 9000 + COME_BACK_MS - 1);
    expect(back).toEqual({ race: before, messages: [{ kind: 'back', side: 0 }], answer: null, refused: null });
  });

  it('loses after thirty seconds to whoever is there', () => {
    expect(COME_BACK_MS).toBe(30_000);
    const gone = leave(started, 0, STARTS + 9000);
    const at = STARTS + 9000 + COME_BACK_MS;
    for (const type of ['time', 'came'] as const) {
      const late = step(gone, { type, side: 0 }, at);
      expect(late.race.ending).toEqual({ kind: 'forfeited', winner: 1, at });
      expect(late.messages).toEqual([{ kind: 'over' }]);
    }
  });

  it('does not hold up the other player, who can finish meanwhile', () => {
    const gone = leave(started, 0, STARTS);
    expect(advanced(gone, 1, 10).ending).toMatchObject({ kind: 'finished', winner: 1 });
  });

  it('gains no time by leaving again', () => {
    const gone = leave(started, 0, STARTS);
    expect(step(gone, { type: 'left', side: 0 }, STARTS + 20_000)).toEqual({
      race: gone,
      messages: [],
      answer: null,
      refused: null,
    });
  });

  it('by the fault of a process has all the time from when that is found, however long it was down', () => {
    const gone = leave(started, 0, STARTS);
    const found = STARTS + 100_000;
    const both = SIDES.reduce((race, side) => step(race, { type: 'interrupted', side }, found).race, gone);
    expect(both.racers.map(({ goneAt }) => goneAt)).toEqual([found, found]);
    expect(nextDue(both)).toBe(found + COME_BACK_MS);
    const back = step(both, { type: 'came', side: 0 }, found + COME_BACK_MS - 1);
    expect(back.race.phase).toBe('active');
    expect(kindsOf(back)).toEqual(['back']);
  });

  it('and was not away is not said to be back', () => {
    expect(step(started, { type: 'came', side: 0 }, STARTS + 1)).toMatchObject({ race: started, messages: [] });
  });
});

describe('two who are both away', () => {
  const away = leave(leave(started, 0, STARTS), 1, STARTS + 10_000);

  it('wait for each other: the first to come back in time wins once the other is late', () => {
    expect(nextDue(away)).toBe(STARTS + 10_000 + COME_BACK_MS);
    expect(step(away, { type: 'time' }, STARTS + 35_000).race).toBe(away);
    const back = step(away, { type: 'came', side: 1 }, STARTS + 35_000);
    expect(back.race.ending).toEqual({ kind: 'forfeited', winner: 1, at: STARTS + 35_000 });
    expect(kindsOf(back)).toEqual(['over']);
    const early = step(away, { type: 'came', side: 1 }, STARTS + 20_000);
    expect(kindsOf(early)).toEqual(['back']);
    expect(nextDue(early.race)).toBe(STARTS + COME_BACK_MS);
  });

  it('give the race to whoever still has time, when the other comes back too late', () => {
    const late = step(away, { type: 'came', side: 0 }, STARTS + 35_000);
    expect(late.race.ending).toEqual({ kind: 'forfeited', winner: 1, at: STARTS + 35_000 });
  });

  it('and stay away have no race: nobody wins', () => {
    for (const type of ['time', 'came'] as const) {
      const at = STARTS + 10_000 + COME_BACK_MS;
      const off = step(away, { type, side: 1 }, at);
      expect(off.race.ending).toEqual({ kind: 'called_off', winner: null, at });
      expect(kindsOf(off)).toEqual(['over']);
    }
  });
});

describe('two who are there and answer no more', () => {
  it('are let go after twenty minutes, without a winner', () => {
    expect(RACE_LIMIT_MS).toBe(20 * 60_000);
    const five = advanced(started, 0, 5);
    expect(nextDue(five)).toBe(LIMIT);
    expect(answer(five, 0, LIMIT - 1).answer).not.toBeNull();
    const off = answer(five, 0, LIMIT);
    expect(off).toMatchObject({ refused: 'over', answer: null });
    expect(off.race.ending).toEqual({ kind: 'called_off', winner: null, at: LIMIT });
    const gone = leave(five, otherSide(0), LIMIT - 1000);
    expect(nextDue(gone)).toBe(LIMIT);
  });
});
