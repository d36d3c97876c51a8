/** Draws a whole number in [min, max]; chance is always an argument of a rule. */
export type DrawInteger = (min: number, max: number) => number;

export const LOGIN_ID_MIN = 100_000;

export const LOGIN_ID_MAX = 999_999;

export const drawLoginId = (draw: DrawInteger): number => draw(LOGIN_ID_MIN, LOGIN_ID_MAX);

export const PASSWORD_LENGTH = 6;

/** Without O, I and L, which children read as 0 and 1 on a printed card (D-4). */
export const PASSWORD_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

export const drawPassword = (draw: DrawInteger): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_LETTERS[draw(0, PASSWORD_LETTERS.length - 1)]).join('');

/** Comparison ignores case: a child may type the card's capitals as small letters. */
export const canonicalPassword = (typed: string): string => typed.trim().toUpperCase();
