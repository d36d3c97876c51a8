import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Live } from './live.ts';
import type { Secrets } from './secrets.ts';

/** Everything a service needs from outside; tests build the same with their own clock and database. */
export interface Deps extends Database {
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly live: Live;
  readonly log: FastifyBaseLogger;
}
