import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalOf, type Duel, duelRace, outcomeOf, positionAt, type RecordedAnswer, stepTimes } from './duel.ts';
import { positionOf, type Race, type RaceCard, shownOrder, stepRace } from './race.ts';
import { NEXT_ANSWER_MS, TRACK_LENGTH } from './rules.ts';

const DECK: readonly RaceCard[] = Array.from({ length: 12 }, (_, index) => ({
  questionId: 100 + index,
  optionCount: 4,
  answer: index % 4,
}));
const SEED = 7;
const START = 1_000_000;

/** As somebody answers: when, and whether rightly. */
const anyRun = fc
  .array(fc.record({ after: fc.integer({ min: NEXT_ANSWER_MS, max: 9000 }), isCorrect: fc.boolean() }), {
    maxLength: 40,
  })
  .map((moves) => {
    let at = 0;
    let right = 0;
    const run: RecordedAnswer[] = [];
    for (const { after, isCorrect } of moves) {
      if (right * 100 >= TRACK_LENGTH) break;
      at += after;
      right += isCorrect ? 1 : 0;
      const { answer } = DECK[run.length % DECK.length] as RaceCard;
      run.push({ at, number: run.length + 1, choice: isCorrect ? answer : (answer + 1) % 4, isCorrect });
    }
    return run;
  });

const arrived = (stepMs: number): RecordedAnswer[] =>
  Array.from({ length: 10 }, (_, index) => ({
    at: (index + 1) * stepMs,
    number: index + 1,
    choice: (DECK[index] as RaceCard).answer,
    isCorrect: true,
  }));

const duelOf = (first: readonly RecordedAnswer[], second: readonly RecordedAnswer[] = []): Duel => ({
  seed: SEED,
  deck: DECK,
  runs: [first, second],
});

const answerNow = (race: Race, now: number) => {
  const number = race.racers[1].answered + 1;
  const card = DECK[(number - 1) % DECK.length] as RaceCard;
  const place = shownOrder(race, 1, number).indexOf(card.answer);
  return stepRace(race, { type: 'answer', side: 1, number, questionId: card.questionId, place }, now);
};

describe('who wins a duel', () => {
  it('is the same whoever is named first', () => {
    fc.assert(
      fc.property(anyRun, anyRun, (a, b) => {
        const [one, other] = [outcomeOf([a, b]), outcomeOf([b, a])];
        expect(other?.at).toBe(one?.at);
        const mirrored = one === null || one.winner === null ? one?.winner : 1 - one.winner;
        expect(other?.winner).toBe(mirrored);
      }),
    );
  });

  it('is whoever arrived sooner, nobody where nobody arrived, and both in the same moment', () => {
    const [fast, slow] = [arrived(2000), arrived(3000)];
    expect(outcomeOf([slow, fast])).toEqual({ winner: 1, at: 20_000 });
    expect(outcomeOf([slow, fast.slice(0, 9)])).toEqual({ winner: 0, at: 30_000 });
    expect(outcomeOf([fast.slice(0, 9), []])).toBeNull();
    expect(outcomeOf([fast, arrived(2000)])).toEqual({ winner: null, at: 20_000 });
    expect(arrivalOf(fast.slice(1))).toBeNull();
  });
});

describe('a recorded climb', () => {
  it('stands at every moment of the other’s race where it stood in its own', () => {
    fc.assert(
      fc.property(anyRun, fc.integer({ min: 0, max: 400_000 }), (run, ms) => {
        const race = duelRace(duelOf(run), 1, START, START + ms);
        expect(positionOf(race.racers[0])).toBe(positionAt(run, ms));
        expect(positionOf(race.racers[1])).toBe(0);
        const alone = duelRace(duelOf(run.filter(({ at }) => at <= ms)), 0, 5 * START, 5 * START + ms);
        expect(positionOf(alone.racers[0])).toBe(positionAt(run, ms));
      }),
    );
  });

  it('is judged as it was when it was given, and steps only where it was right', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const times = stepTimes(run);
        expect(times).toHaveLength(run.filter(({ isCorrect }) => isCorrect).length);
        const race = duelRace(duelOf(run), 0, START, START + 500_000);
        expect(race.racers[0].answered).toBe(run.length);
        expect(race.racers[0].correct).toBe(times.length);
        expect(race.ending?.kind === 'finished').toBe(arrivalOf(run) !== null);
      }),
    );
  });

  it('ends the other’s race with its last step, and an answer of that very moment still counts', () => {
    const second = arrived(2000).slice(0, 9);
    const duel = duelOf(arrived(3000), second);
    const at = START + 30_000;
    expect(duelRace(duel, 1, START, at - 1).phase).toBe('active');
    expect(duelRace(duel, 1, START, at).ending).toMatchObject({ kind: 'finished', winner: 0 });
    expect(answerNow(duelRace(duel, 1, START, at - 1), at).answer?.isCorrect).toBe(true);
    expect(answerNow(duelRace(duel, 1, START, at), at + 1).refused).toBe('over');
    const tied: Duel = duelOf(arrived(3000), [...second, { ...(arrived(3000)[9] as RecordedAnswer) }]);
    expect(outcomeOf(tied.runs)?.winner).toBeNull();
    expect(duelRace(tied, 1, START, at).phase).toBe('over');
  });

  it('of whoever asked is in nobody’s way: alone they climb as long as a race may last', () => {
    const duel = duelOf(arrived(3000).slice(0, 4), arrived(2000));
    expect(duelRace(duel, 0, START, START + 60_000).racers[1].answered).toBe(0);
    expect(duelRace(duel, 0, START, START + 20 * 60_000).ending?.kind).toBe('called_off');
  });
});
