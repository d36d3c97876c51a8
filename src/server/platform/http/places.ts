import { finished } from 'node:stream';
import { Refusal } from '../errors.ts';

const RETRY_AFTER_SECONDS = 5;

interface Limits {
  /** So many at once for each. */
  readonly each: number;
  /** And so much for all together, by what each of them weighs. */
  readonly all: number;
}

/**
 * For what others can keep from ending: each holds a place until the first of its streams is at its end or gone. Who finds
 * none is told to come back. Kept in memory: it protects this process, not a rule of the product.
 */
export const makePlaces = ({ each, all }: Limits) => {
  const places = new Map<string, number>();
  let taken = 0;

  const leave = (who: string, weight: number): void => {
    taken -= weight;
    const left = (places.get(who) ?? 0) - 1;
    if (left > 0) places.set(who, left);
    else places.delete(who);
  };

  return (who: string, held: readonly (NodeJS.ReadableStream | NodeJS.WritableStream)[], weight = 1): void => {
    const own = places.get(who) ?? 0;
    if (own >= each) throw new Refusal('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
    if (taken + weight > all) throw new Refusal('overloaded', { retryAfter: RETRY_AFTER_SECONDS });
    places.set(who, own + 1);
    taken += weight;
    let isHeld = true;
    const end = (): void => {
      if (isHeld) leave(who, weight);
      isHeld = false;
    };
    // Unlike a listener for the end, this also hears of one who left before.
    for (const stream of held) finished(stream, end);
  };
};
