import { cardAt, openRace, otherSide, type Race, type RaceCard, type Side, shownOrder, stepRace } from './race.ts';
import { STARTING_MS, STEP, TRACK_LENGTH } from './rules.ts';

/** How long a duel waits for the classmate who was asked. */
export const DUEL_WAIT_DAYS = 7;
/** As many may one pupil have asked for that are not answered yet. */
export const DUELS_OPEN_MAX = 3;

/** `running`: whoever asked climbs; `answering`: whoever was asked does. Whoever asked never reached the summit: `dropped`. */
export const OPEN_DUEL_STATES = ['running', 'waiting', 'answering'] as const;
const CLOSED_DUEL_STATES = ['finished', 'declined', 'expired', 'dropped'] as const;
export type DuelState = (typeof OPEN_DUEL_STATES)[number] | (typeof CLOSED_DUEL_STATES)[number];

/** An answer of a run, so many milliseconds after the run began. */
export interface RunAnswer {
  readonly at: number;
  readonly isCorrect: boolean;
}
export type Run<Answer extends RunAnswer = RunAnswer> = readonly Answer[];

/** With the place of what was chosen, as the question has its options. */
export interface RecordedAnswer extends RunAnswer {
  readonly number: number;
  readonly choice: number;
}

/** When a run climbed each of its steps: all of it that the other's page is ever told before the end. */
export const stepTimes = (run: Run): readonly number[] => run.flatMap(({ at, isCorrect }) => (isCorrect ? [at] : []));

export const positionAt = (run: Run, ms: number): number => stepTimes(run).filter((at) => at <= ms).length * STEP;

/** When a run reached the summit; null of one that did not. */
export const arrivalOf = (run: Run): number | null => stepTimes(run)[TRACK_LENGTH / STEP - 1] ?? null;

export interface DuelOutcome {
  /** Null of a draw. */
  readonly winner: Side | null;
  /** So long after the start the first of them arrived. */
  readonly at: number;
}

/** Whoever needed less time. Null where nobody arrived. */
export const outcomeOf = ([first, second]: readonly [Run, Run]): DuelOutcome | null => {
  const [a, b] = [arrivalOf(first) ?? Number.POSITIVE_INFINITY, arrivalOf(second) ?? Number.POSITIVE_INFINITY];
  const at = Math.min(a, b);
  if (!Number.isFinite(at)) return null;
  if (a === b) return { winner: null, at };
  return { winner: a < b ? 0 : 1, at };
};

export interface Duel<Card extends RaceCard = RaceCard> {
  readonly seed: number;
  readonly deck: readonly Card[];
  /** Whoever asked, and whoever was asked. */
  readonly runs: readonly [Run<RecordedAnswer>, Run<RecordedAnswer>];
}

/**
 * One side's climb as a race that began at `startsAt`. In the second's the first climbs too, each step at its recorded time; the
 * first climbs alone. What was given at the same moment as the other's last step still counts.
 */
export const duelRace = ({ seed, deck, runs }: Duel, side: Side, startsAt: number, now: number): Race => {
  const eventsOf = (by: Side) => runs[by].map((answer) => ({ by, ...answer }));
  const theirs = side === 1 ? eventsOf(otherSide(side)).filter(({ at }) => startsAt + at <= now) : [];
  const events = [...eventsOf(side), ...theirs];
  const race = events
    .toSorted((a, b) => a.at - b.at)
    .reduce(
      (before, { by, at, number, choice }) => {
        const place = shownOrder(before, by, number).indexOf(choice);
        const { questionId } = cardAt(before, number);
        return stepRace(before, { type: 'answer', side: by, number, questionId, place }, startsAt + at).race;
      },
      openRace(deck, seed, startsAt - STARTING_MS),
    );
  return stepRace(race, { type: 'time' }, now).race;
};
