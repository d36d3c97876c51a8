import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';

const RETRY_AFTER_SECONDS = 5;

interface Limits {
  /** So many at once for each. */
  readonly each: number;
  /** And so much for all together, by what each of them weighs. */
  readonly all: number;
}

/**
 * For answers that others can keep from ending: each holds a place until it was sent or its connection is gone. Who finds
 * none is told to come back. Kept in memory: it protects this process, not a rule of the product.
 */
export const makePlaces = ({ each, all }: Limits) => {
  const held = new Map<string, number>();
  let taken = 0;

  const leave = (who: string, weight: number): void => {
    taken -= weight;
    const left = (held.get(who) ?? 0) - 1;
    if (left > 0) held.set(who, left);
    else held.delete(who);
  };

  return (who: string, reply: FastifyReply, weight = 1): void => {
    const own = held.get(who) ?? 0;
    if (own >= each) throw new Refusal('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
    if (taken + weight > all) throw new Refusal('overloaded', { retryAfter: RETRY_AFTER_SECONDS });
    held.set(who, own + 1);
    taken += weight;
    // Unlike a listener for the end, this also hears of one who left before.
    finished(reply.raw, () => leave(who, weight));
  };
};
