import { shuffledPlaces } from '#domain/chance';
import { COME_BACK_MS, NEXT_ANSWER_MS, RACE_LIMIT_MS, STARTING_MS, STEP, TRACK_LENGTH } from './rules.ts';

export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** What the rules need to know of a question. */
export interface RaceCard {
  readonly questionId: number;
  readonly optionCount: number;
  /** The place of the right option, as the question has it. */
  readonly answer: number;
}

interface Given {
  readonly number: number;
  /** As this player's screen showed the options. */
  readonly place: number;
}

/** Times are milliseconds of the server's clock. */
export interface Racer {
  readonly answered: number;
  readonly correct: number;
  /** So that an answer whose verdict was lost can be asked for again. */
  readonly last: Given | null;
  readonly readyAt: number;
  readonly goneAt: number | null;
}

export type Ending =
  | { readonly kind: 'finished' | 'forfeited'; readonly winner: Side; readonly at: number }
  /** Neither came back, or neither got anywhere. */
  | { readonly kind: 'called_off'; readonly winner: null; readonly at: number };

export const RACE_PHASES = ['starting', 'active', 'over'] as const;
export type RacePhase = (typeof RACE_PHASES)[number];

export interface Race {
  readonly phase: RacePhase;
  readonly seed: number;
  /** In the order in which both are asked; whoever comes to its end begins again. */
  readonly deck: readonly RaceCard[];
  readonly startsAt: number;
  readonly racers: readonly [Racer, Racer];
  readonly ending: Ending | null;
}

export interface GivenAnswer extends Given {
  readonly side: Side;
  readonly questionId: number;
}

export type RaceEvent =
  | ({ readonly type: 'answer' } & GivenAnswer)
  | { readonly type: 'left'; readonly side: Side }
  /** The process that held this player died: whatever time passed meanwhile, all of it to come back begins now. */
  | { readonly type: 'interrupted'; readonly side: Side }
  | { readonly type: 'came'; readonly side: Side }
  /** Nothing but time has passed. */
  | { readonly type: 'time' };

export interface Verdict {
  readonly number: number;
  readonly questionId: number;
  readonly place: number;
  readonly rightPlace: number;
  readonly isCorrect: boolean;
}

/** What is to be told, once the state it follows from is stored. */
export type RaceMessage =
  | { readonly kind: 'started' }
  | ({ readonly kind: 'verdict'; readonly to: Side } & Verdict)
  | { readonly kind: 'question'; readonly to: Side }
  /** A player hears of the own steps with the verdict, and of the last with the end. */
  | { readonly kind: 'positions'; readonly to: Side }
  | { readonly kind: 'away'; readonly side: Side }
  | { readonly kind: 'back'; readonly side: Side }
  | { readonly kind: 'over' };

/** To be stored with the state it led to. */
export interface JudgedAnswer extends Pick<Verdict, 'number' | 'questionId' | 'isCorrect'> {
  readonly side: Side;
  /** As the question has its options. */
  readonly choice: number;
}

export type WrongRaceAnswer =
  | 'not_started'
  | 'over'
  | 'unknown_question'
  | 'unknown_option'
  | 'too_early'
  | 'answered_already';

export interface Outcome {
  /** The same object where nothing changed. */
  readonly race: Race;
  readonly messages: readonly RaceMessage[];
  readonly answer: JudgedAnswer | null;
  readonly refused: WrongRaceAnswer | null;
}

const newRacer: Racer = { answered: 0, correct: 0, last: null, readyAt: 0, goneAt: null };

export const openRace = (deck: readonly RaceCard[], seed: number, now: number): Race => ({
  phase: 'starting',
  seed,
  deck,
  startsAt: now + STARTING_MS,
  racers: [newRacer, newRacer],
  ending: null,
});

export const positionOf = ({ correct }: Racer): number => correct * STEP;

export const positionsOf = ({ racers: [a, b] }: Race): readonly [number, number] => [positionOf(a), positionOf(b)];

/** The question that a player was or is asked under this number, which counts from one. */
export const cardAt = ({ deck }: Race, number: number): RaceCard => deck[(number - 1) % deck.length] as RaceCard;

/** Each screen has its own order, so that "the second one" said across the classroom helps nobody. */
export const shownOrder = (race: Race, side: Side, number: number): readonly number[] =>
  shuffledPlaces(cardAt(race, number).optionCount, race.seed, side, number);

const judge = (race: Race, { number, place }: Given, shown: readonly number[]): Verdict => {
  const { questionId, answer } = cardAt(race, number);
  const rightPlace = shown.indexOf(answer);
  return { number, questionId, place, rightPlace, isCorrect: place === rightPlace };
};

export const verdictOn = (race: Race, side: Side, given: Given): Verdict =>
  judge(race, given, shownOrder(race, side, given.number));

const isLate = ({ goneAt }: Racer, now: number): boolean => goneAt !== null && now >= goneAt + COME_BACK_MS;

const limitOf = ({ startsAt }: Race): number => startsAt + RACE_LIMIT_MS;

/** When something happens although nobody says anything; null when the race is over. */
export const nextDue = (race: Race): number | null => {
  if (race.phase === 'over') return null;
  if (race.phase === 'starting') return race.startsAt;
  const [first, second] = race.racers;
  // Of two who are away the later decides: until then somebody may still come back and win.
  const goneAt = Math.max(first.goneAt ?? Number.NEGATIVE_INFINITY, second.goneAt ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(goneAt) ? Math.min(goneAt + COME_BACK_MS, limitOf(race)) : limitOf(race);
};

const withRacer = (race: Race, side: Side, racer: Racer): Race => ({
  ...race,
  racers: side === 0 ? [racer, race.racers[1]] : [race.racers[0], racer],
});

const unchanged = (race: Race): Outcome => ({ race, messages: [], answer: null, refused: null });

const changed = (race: Race, ...messages: readonly RaceMessage[]): Outcome => ({ ...unchanged(race), messages });

const end = (race: Race, ending: Ending): Outcome => changed({ ...race, phase: 'over', ending }, { kind: 'over' });

const forfeitBy = (race: Race, loser: Side, at: number): Outcome =>
  end(race, { kind: 'forfeited', winner: otherSide(loser), at });

/** A forfeit needs somebody there to win it. */
const endByTime = (race: Race, now: number): Outcome => {
  const late = SIDES.filter((side) => isLate(race.racers[side], now));
  const [loser] = late;
  if (late.length === SIDES.length || now >= limitOf(race))
    return end(race, { kind: 'called_off', winner: null, at: now });
  if (loser !== undefined && race.racers[otherSide(loser)].goneAt === null) return forfeitBy(race, loser, now);
  return unchanged(race);
};

const passTime = (race: Race, now: number): Outcome => {
  if (race.phase === 'active') return endByTime(race, now);
  if (race.phase === 'over' || now < race.startsAt) return unchanged(race);
  const started: Race = { ...race, phase: 'active' };
  const after = endByTime(started, now);
  return after.race === started ? changed(started, { kind: 'started' }) : after;
};

const whyNot = (race: Race, given: GivenAnswer, now: number): WrongRaceAnswer | null => {
  const racer = race.racers[given.side];
  if (race.phase === 'starting') return 'not_started';
  if (given.number <= racer.answered) return 'answered_already';
  if (race.phase === 'over') return 'over';
  const card = cardAt(race, racer.answered + 1);
  if (given.number !== racer.answered + 1 || given.questionId !== card.questionId) return 'unknown_question';
  if (given.place >= card.optionCount) return 'unknown_option';
  return now < racer.readyAt ? 'too_early' : null;
};

const isRepeated = (race: Race, { side, number, place, questionId }: GivenAnswer): boolean => {
  const { last } = race.racers[side];
  return last?.number === number && last.place === place && cardAt(race, number).questionId === questionId;
};

const after = (race: Race, side: Side): RaceMessage =>
  race.phase === 'over' ? { kind: 'over' } : { kind: 'question', to: side };

const repeat = (race: Race, given: GivenAnswer): Outcome =>
  changed(race, { kind: 'verdict', to: given.side, ...verdictOn(race, given.side, given) }, after(race, given.side));

/** What the other hears of a step. */
const stepOf = (race: Race, side: Side): readonly RaceMessage[] =>
  race.phase === 'over' ? [] : [{ kind: 'positions', to: otherSide(side) }];

const take = (race: Race, given: GivenAnswer, now: number): Outcome => {
  const { side, number, place } = given;
  const shown = shownOrder(race, side, number);
  const verdict = judge(race, given, shown);
  const { questionId, isCorrect } = verdict;
  const racer = race.racers[side];
  const correct = racer.correct + (isCorrect ? 1 : 0);
  const moved = withRacer(race, side, {
    ...racer,
    answered: number,
    correct,
    last: { number, place },
    readyAt: now + NEXT_ANSWER_MS,
  });
  const hasFinished = correct * STEP >= TRACK_LENGTH;
  const next = hasFinished ? end(moved, { kind: 'finished', winner: side, at: now }).race : moved;
  const positions = isCorrect ? stepOf(next, side) : [];
  return {
    ...changed(next, { kind: 'verdict', to: side, ...verdict }, ...positions, after(next, side)),
    answer: { side, number, questionId, choice: shown[place] as number, isCorrect },
  };
};

const answer = (race: Race, given: GivenAnswer, now: number): Outcome => {
  if (isRepeated(race, given)) return repeat(race, given);
  const why = whyNot(race, given, now);
  return why ? { ...unchanged(race), refused: why } : take(race, given, now);
};

const come = (race: Race, side: Side, now: number): Outcome => {
  const racer = race.racers[side];
  if (race.phase === 'over' || racer.goneAt === null) return unchanged(race);
  if (isLate(racer, now)) return forfeitBy(race, side, now);
  const back = withRacer(race, side, { ...racer, goneAt: null });
  const late = endByTime(back, now);
  return late.race === back ? changed(back, { kind: 'back', side }) : late;
};

const leave = (race: Race, side: Side, now: number): Outcome =>
  race.phase === 'over'
    ? unchanged(race)
    : changed(withRacer(race, side, { ...race.racers[side], goneAt: now }), { kind: 'away', side });

const apply = (race: Race, event: RaceEvent, now: number): Outcome => {
  switch (event.type) {
    case 'answer':
      return answer(race, event, now);
    case 'came':
      return come(race, event.side, now);
    case 'left':
      // Whoever is away already gains no time by leaving again.
      return race.racers[event.side].goneAt === null ? leave(race, event.side, now) : unchanged(race);
    case 'interrupted':
      return leave(race, event.side, now);
    case 'time':
      return unchanged(race);
  }
};

/**
 * The whole race: what is so, what happened, and when, by the server's clock. Time is let pass first, so that nothing
 * depends on whether an alarm rang before a message came.
 */
export const stepRace = (race: Race, event: RaceEvent, now: number): Outcome => {
  const passed = event.type === 'interrupted' ? unchanged(race) : passTime(race, now);
  const done = apply(passed.race, event, now);
  return { ...done, messages: [...passed.messages, ...done.messages] };
};
