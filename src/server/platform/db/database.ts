import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What a data function takes first: the database or the transaction it runs in. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Schema>;
}
