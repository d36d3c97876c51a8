import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { atOnce } from './db/prepared.ts';
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

/** For a screen of many parts: what they read goes out together, as far as nothing waits for an answer. */
export const forScreen = (deps: Deps): Deps => atOnce(deps.db, (db) => ({ ...deps, db }));
