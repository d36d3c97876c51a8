import { type Dialect, Kysely, type KyselyProps, Transaction, TransactionBuilder } from 'kysely';
import { type DirectAccess, RUN_NOW, type RunNow } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import { connectionThat, type SqliteAccess } from './driver.ts';

class SqliteTransaction extends Transaction<Schema> implements DirectAccess {
  readonly [RUN_NOW]: RunNow;

  constructor(props: KyselyProps, runNow: RunNow) {
    super(props);
    this[RUN_NOW] = runNow;
  }
}

/** Transactions of a database that has one connection. */
class OneAtATime extends TransactionBuilder<Schema> {
  readonly #props: KyselyProps;
  readonly #transact: SqliteAccess['transact'];

  constructor(props: KyselyProps, { transact }: SqliteAccess) {
    super(props);
    this.#props = props;
    this.#transact = transact;
  }

  override execute<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result> {
    return this.#transact((runInside) => {
      const connection = connectionThat(runInside);
      const executor = this.#props.executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
      return work(new SqliteTransaction({ ...this.#props, executor }, runInside));
    });
  }
}

/** Kysely asks its driver for each part of a transaction, which takes as long as two statements in it. */
export class SqliteDatabase extends Kysely<Schema> implements DirectAccess {
  readonly [RUN_NOW]: RunNow;
  readonly #access: SqliteAccess;
  readonly #transactions: OneAtATime;

  constructor(dialect: Dialect, access: SqliteAccess) {
    super({ dialect });
    this[RUN_NOW] = access.runNow;
    this.#access = access;
    const executor = this.getExecutor();
    this.#transactions = new OneAtATime({ config: { dialect }, dialect, driver: access.driver, executor }, access);
  }

  override transaction(): TransactionBuilder<Schema> {
    return this.#transactions;
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    // Kysely does not close what it never used itself.
    await this.#access.driver.destroy();
  }
}
