import {
  MODES,
  type Mode,
  RACE_MINUTES,
  type RaceMinutes,
  REVIEW_COUNTS,
  type ReviewCount,
} from '#domain/practice/kinds';
import { isObject, keep, kept, readJson } from '#web/lib/kept.ts';
import type { PracticeSession } from '#wire/practice';

/** What a pupil chose for the last game. */
export interface Choices {
  readonly mode: Mode;
  readonly minutes: RaceMinutes;
  readonly count: ReviewCount | null;
}

export const FIRST_CHOICES: Choices = { mode: 'timed', minutes: 1, count: 10 };

const nameOf = (studentId: number): string => `himma-practice-choices-${studentId}`;

/** What cannot be read is as on the first day. */
export const readChoices = (written: string | null): Choices => {
  const read = readJson(written);
  const { mode, minutes, count } = isObject(read) ? read : {};
  return {
    mode: MODES.find((each) => each === mode) ?? FIRST_CHOICES.mode,
    minutes: RACE_MINUTES.find((each) => each === minutes) ?? FIRST_CHOICES.minutes,
    count: count === null ? null : (REVIEW_COUNTS.find((each) => each === count) ?? FIRST_CHOICES.count),
  };
};

export const lastChoices = (studentId: number): Choices => readChoices(kept(nameOf(studentId)));

/** Where storage is full or forbidden, the pupil chooses again next time. */
export const rememberChoices = (studentId: number, choices: Choices): void =>
  keep(nameOf(studentId), JSON.stringify(choices));

/** A game as the server is asked for it. */
export type GameWish = Pick<PracticeSession, 'mode' | 'minutes' | 'questionCount'>;

export const wishOf = ({ mode, minutes, count }: Choices): GameWish =>
  mode === 'timed' ? { mode, minutes, questionCount: null } : { mode, minutes: null, questionCount: count };
