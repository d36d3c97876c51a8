import { westernDigits } from '#domain/digits';
import { withoutUnsafeCharacters } from './names.ts';
import type { RosterPupil } from './pupils.ts';

const WRITTEN = /^[12]\d{9}$/u;

const sumOfDigits = (number: number): number => Math.floor(number / 10) + (number % 10);

/** From the left every second digit counts double, beginning with the first; the last makes the sum a whole ten. */
const isWhole = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + sumOfDigits(Number(digit) * (at % 2 === 0 ? 2 : 1)), 0) % 10 === 0;

/**
 * A number of the civil register (it begins with 1) or of a residence (2), in whatever digits and with whatever between
 * them; null where it is none.
 */
export const nationalNumberOf = (typed: string): string | null => {
  const digits = westernDigits(withoutUnsafeCharacters(typed)).replace(/[\s\-–_.]/gu, '');
  return WRITTEN.test(digits) && isWhole(digits) ? digits : null;
};

/** What is shown of it where the whole was not asked for. */
export const maskedNumber = (number: string): string => `${'•'.repeat(7)}${number.slice(-3)}`;

/** What the school knows of numbers without opening one. */
export interface KnownNumbers {
  /** Under which a number is known. */
  readonly keyOf: (number: string) => string;
  /** Of whom the key of a number is kept; those who are archived too. */
  readonly pupils: ReadonlyMap<string, number>;
}

export const NO_NUMBERS: KnownNumbers = { keyOf: (number) => number, pupils: new Map() };

/** Who is meant by a number, and by whom else it cannot be meant. */
export const makeNumbers = ({ keyOf, pupils }: KnownNumbers, existing: readonly RosterPupil[]) => {
  const byId = new Map(existing.map((pupil) => [pupil.id, pupil]));
  const keyById = new Map([...pupils].map(([key, id]) => [id, key]));
  const idOf = (number: string): number | undefined => pupils.get(keyOf(number));
  return {
    /** `away`: somebody who is in no list any more. */
    ownerOf: (number: string | null | undefined): RosterPupil | 'nobody' | 'away' => {
      const id = number ? idOf(number) : undefined;
      return id === undefined ? 'nobody' : (byId.get(id) ?? 'away');
    },
    hasOne: (pupil: RosterPupil): boolean => keyById.has(pupil.id),
    hasAnother: (pupil: RosterPupil, number: string | null | undefined): boolean => {
      const key = keyById.get(pupil.id);
      return Boolean(number) && key !== undefined && key !== keyOf(number as string);
    },
  };
};

export type Numbers = ReturnType<typeof makeNumbers>;
