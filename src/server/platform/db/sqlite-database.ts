import { type Dialect, Kysely, type KyselyProps, Transaction, TransactionBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { SqliteAccess } from './sqlite-driver.ts';

type Work<Result> = (trx: Transaction<Schema>) => Promise<Result>;

/** There is one connection, so what stands for a transaction can be made once. */
class OneAtATime extends TransactionBuilder<Schema> {
  readonly #transact: SqliteAccess['transact'];
  readonly #transaction: Transaction<Schema>;

  constructor(props: KyselyProps, { transact, inside }: SqliteAccess) {
    super(props);
    this.#transact = transact;
    const executor = props.executor.withConnectionProvider({ provideConnection: (use) => use(inside) });
    this.#transaction = new Transaction({ ...props, executor });
  }

  override execute<Result>(work: Work<Result>): Promise<Result> {
    return this.#transact(() => work(this.#transaction));
  }
}

/** Kysely asks its driver for each part of a transaction, which takes as long as two statements in it. */
export class SqliteDatabase extends Kysely<Schema> {
  readonly #transactions: OneAtATime;

  constructor(dialect: Dialect, access: SqliteAccess) {
    super({ dialect });
    const executor = this.getExecutor();
    this.#transactions = new OneAtATime({ config: { dialect }, dialect, driver: access.driver, executor }, access);
  }

  override transaction(): TransactionBuilder<Schema> {
    return this.#transactions;
  }
}
