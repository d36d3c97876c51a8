const scramble = (bits: number): number => {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

const mixIn = (mixed: number, place: number): number => scramble(mixed ^ Math.imul(place + 1, 0x9e3779b1));

const fractionOf = (mixed: number): number => (scramble(mixed) >>> 0) / 2 ** 32;

/**
 * A number from 0 up to 1 that depends on nothing but its arguments. The page and the server draw the same one, and a
 * session that is resumed draws it again.
 */
export const chanceAt = (seed: number, ...places: readonly number[]): number =>
  fractionOf(places.reduce(mixIn, seed | 0));

/** The numbers below `count` in an order that the seed and the places decide, each order as likely as any other. */
export const shuffledPlaces = (count: number, seed: number, ...places: readonly number[]): readonly number[] => {
  const order = Array.from({ length: count }, (_, place) => place);
  const mixed = places.reduce(mixIn, seed | 0);
  for (let last = count - 1; last > 0; last -= 1) {
    const drawn = Math.floor(fractionOf(mixIn(mixed, last)) * (last + 1));
    [order[last], order[drawn]] = [order[drawn] as number, order[last] as number];
  }
  return order;
};
