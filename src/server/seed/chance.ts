import { randomInt } from 'node:crypto';
import type { DrawInteger } from '#domain/cards/credentials';

/** For everything that lets somebody in. */
export const drawUnpredictably: DrawInteger = (min, max) => randomInt(min, max + 1);

/** Mulberry32: the same seed tells the same history, so a screenshot taken today can be taken again. */
export const drawFromSeed = (seed: number): DrawInteger => {
  let state = seed;
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return min + Math.floor(fraction * (max - min + 1));
  };
};
