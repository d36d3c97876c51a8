import { splitName } from '../roster/first-name.ts';

/** By what somebody can be known in a text or a list that is also about others. */
export interface Known {
  readonly studentId: number;
  readonly loginIds: readonly number[];
  /** As they were ever written. */
  readonly names: readonly string[];
}

const MARKS = /[\u064b-\u065f\u0670\u0640]/gu;

/** With and without tashkeel, the longest first: a part of a name is not left over. */
export const spellings = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => [name, name.replace(MARKS, '')]))]
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);

/** A first name alone is half the school's: only where it is all that stands there does it mean somebody. */
const isWhole = (name: string): boolean => splitName(name).rest !== '';

export const forgetInText = (text: string, { names }: Pick<Known, 'names'>, instead: string): string =>
  spellings(names).reduce((left, name) => {
    if (left === name) return instead;
    return isWhole(name) ? left.replaceAll(name, instead) : left;
  }, text);

/** Keys under which a number is somebody's. */
const ID_KEY = /^(?:id|(?:student|pupil|login)_?id)$/iu;

const isTheirs = (value: unknown, { studentId, loginIds }: Known): boolean =>
  value === studentId || value === String(studentId) || loginIds.some((id) => value === id || value === String(id));

const isAboutThem = (value: unknown, known: Known): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).some(([key, each]) => ID_KEY.test(key) && isTheirs(each, known))
    : isTheirs(value, known);

/** The same without them: of a list of pupils without their entry, of the rest without their name and number. */
export const forgetInJson = (value: unknown, known: Known, instead: string): unknown => {
  if (typeof value === 'string') return forgetInText(value, known, instead);
  if (Array.isArray(value))
    return value.filter((each) => !isAboutThem(each, known)).map((each) => forgetInJson(each, known, instead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => !(ID_KEY.test(key) && isTheirs(each, known)))
      .map(([key, each]) => [key, forgetInJson(each, known, instead)]),
  );
};
