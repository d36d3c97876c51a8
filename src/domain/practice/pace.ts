import { AFTER_RIGHT_MS, AFTER_WRONG_MS } from './timing.ts';

/** Why a whole run is left out of the contest. */
export const LEFT_OUT = ['too_quick'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/**
 * From the moment a question is shown to the tap on an option. A child of ten needs longer for the tap alone when a light
 * goes on; who knows the whole bank by heart still has to see which question it is and where its option stands.
 */
export const UNREAD_MS = 400;

/** So few may be slips of a finger that happened to be right. */
export const UNREAD_ENOUGH = 10;

/** Whoever taps without reading is right in a third of the cases, and is no forger. */
const BEYOND_LUCK = 0.9;

interface Judged {
  /** Milliseconds since the session was opened. */
  readonly at: number;
  /** As it was judged, or as the judgement is stored. */
  readonly isCorrect: boolean | 0 | 1;
}

/** How long each question stood there before it was answered: the feedback to the one before is no time to think. */
export const thinkingTimes = (answers: readonly Judged[]): number[] =>
  answers.map(({ at }, place) => {
    const before = answers[place - 1];
    return before ? at - before.at - (before.isCorrect ? AFTER_RIGHT_MS : AFTER_WRONG_MS) : at;
  });

/**
 * What no child can do: ten answers that came before their questions could be read, and were right. Judged by the times
 * that the answers claim, which a lost network does not move and a forger cannot stretch: a minute has room for forty
 * answers only where none of them took any.
 */
export const leftOut = (answers: readonly Judged[]): LeftOut | null => {
  const times = thinkingTimes(answers);
  const unread = answers.filter((_, place) => (times[place] as number) < UNREAD_MS);
  const right = unread.filter(({ isCorrect }) => isCorrect).length;
  return right >= UNREAD_ENOUGH && right >= unread.length * BEYOND_LUCK ? 'too_quick' : null;
};
