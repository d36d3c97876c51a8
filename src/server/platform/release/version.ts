/** A version of semver, without what may stand behind the three numbers: releases have none. */
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/u;

export const isVersion = (text: string): boolean => VERSION.test(text);

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Below zero where the first is the older one. */
export const compareVersions = (one: string, other: string): number => {
  const theirs = numbersOf(other);
  const differences = numbersOf(one).map((number, place) => number - (theirs[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};
