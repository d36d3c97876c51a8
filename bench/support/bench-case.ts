import type { Request } from 'autocannon';
import type { School } from './school.ts';
import type { ServerProcess } from './server-process.ts';

/** The requests a side is sent: each connection gets a part of its own and walks it round and round. */
type Requests = (school: School) => Request[];

/**
 * One comparison. `floor` is a route of `floor-server.ts`: the least any Fastify server would do for the same kind of
 * work on the same data; `product` is what Himma does.
 */
export interface BenchCase {
  readonly name: string;
  /** What the product is held against: the floor, or the product itself in a school in its first year. */
  readonly against?: 'floor' | 'small school';
  readonly floor: Requests;
  readonly product: Requests;
  /** How much of the other side's requests a second the product must reach. */
  readonly atLeast?: number;
  /** Set where the requests are all sent at once, one connection each, instead of for a time. */
  readonly atOnce?: number;
}

/** One running side, and the school it serves. */
export interface Side {
  readonly server: ServerProcess;
  readonly school: School;
}

/** What is no comparison: it drives the product in its own way, and says whether that held. */
export interface OwnCase {
  readonly name: string;
  run(product: Side): Promise<{ readonly met: boolean } & Readonly<Record<string, unknown>>>;
}
