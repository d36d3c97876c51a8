import { shuffledPlaces } from '#domain/chance';

export const PAIRS_IN_SET = 5;
export const OPTIONS_OF_PAIR = 3;

/** For all pairs of a day, once. */
export const WORD_ASSOCIATION_POINTS = 5;

/** A wrong answer and a new game each begin another. */
export interface Run {
  readonly round: number;
  readonly correct: number;
  /** The answer that ended the round before this one. */
  readonly missed: Pick<Answer, 'place' | 'option'> | null;
}

export interface Answer {
  readonly round: number;
  readonly place: number;
  readonly option: number;
}

export const NEW_RUN: Run = { round: 1, correct: 0, missed: null };

const DAY_MS = 24 * 60 * 60 * 1000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** One after the other, so that none comes back before all others had their day. */
export const setOfDay = (day: string, sets: number): number => numberOf(day) % sets;

/** How a pupil finds the options of a pair on a day: their written places. Neighbours find other orders. */
export const shownOptions = (day: string, studentId: number, place: number): readonly number[] =>
  shuffledPlaces(OPTIONS_OF_PAIR, numberOf(day), studentId, place);

export const isThrough = ({ correct }: Pick<Run, 'correct'>): boolean => correct === PAIRS_IN_SET;

/** What is to be answered next; after the last pair that is the first again. */
export const nextOf = (run: Pick<Run, 'round' | 'correct'>): Pick<Answer, 'round' | 'place'> =>
  isThrough(run) ? { round: run.round + 1, place: 0 } : { round: run.round, place: run.correct };

const wasCounted = ({ round, correct, missed }: Run, answer: Answer, isRight: boolean): boolean =>
  isRight
    ? answer.round === round && answer.place < correct
    : answer.round === round - 1 && answer.place === missed?.place && answer.option === missed.option;

/**
 * The run after an answer. One that was counted already, because its reply was lost or another window sent it too, leaves
 * it as it is; null is for all that is not next. Nothing is said of pairs that were not reached: trying would show them.
 */
export const afterAnswer = (run: Run, answer: Answer, isRight: boolean): Run | null => {
  const { round, place, option } = answer;
  const next = nextOf(run);
  if (round !== next.round || place !== next.place) return wasCounted(run, answer, isRight) ? run : null;
  return isRight
    ? { round, correct: place + 1, missed: run.missed }
    : { round: round + 1, correct: 0, missed: { place, option } };
};
