import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema';
import type { Deps } from '#server/platform/deps';

/** Services open transactions of their own; here each of them joins the one that is open already. */
const joinable = (trx: Transaction<Schema>): Kysely<Schema> => {
  const join = { execute: <T>(work: (trx: Transaction<Schema>) => Promise<T>) => work(trx) };
  return Object.assign(trx, { transaction: () => join }) as unknown as Kysely<Schema>;
};

/** Runs services so that the database keeps all they did or, killed at any moment, nothing. */
export const inOneTransaction = <T>(deps: Deps, work: (deps: Deps) => Promise<T>): Promise<T> =>
  deps.db.transaction().execute((trx) => work({ ...deps, db: joinable(trx) }));
