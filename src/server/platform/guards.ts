import { sql } from 'kysely';
import { timesAround } from '#domain/access/clock';
import {
  afterFailure,
  type GuardState,
  LOGIN_LOCKOUT,
  type LockoutPolicy,
  secondsLocked,
} from '#domain/access/lockout';
import type { ErrorCode } from '#domain/vocabulary';
import type { Engine, Executor } from './db/database.ts';
import { excluded } from './db/excluded.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';

type GuardScope =
  | 'student-login'
  | 'staff-login'
  | 'device-login'
  | 'own-password'
  | 'second-factor'
  | 'address'
  | 'name-check';

export interface Guard {
  readonly scope: GuardScope;
  readonly key: string;
  readonly policy: LockoutPolicy;
}

/**
 * Transactions that name the same queue and key run one after the other, so that a hundred guesses sent at once count
 * as a hundred. SQLite's transactions take turns by themselves.
 */
export const takeTurns = async (executor: Executor, engine: Engine, queue: string, key = ''): Promise<void> => {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${queue}:${key}`}, 0))`.execute(executor);
};

/** A transaction that has its turn before anything else. */
export const inTurn = <T>(
  { db, engine }: Pick<Deps, 'db' | 'engine'>,
  turn: string | readonly [queue: string, key: string | number],
  work: (trx: Executor) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const [queue, key = ''] = typeof turn === 'string' ? [turn] : turn;
    await takeTurns(trx, engine, queue, String(key));
    return work(trx);
  });

const read = async (executor: Executor, guards: readonly Guard[]): Promise<(GuardState | undefined)[]> => {
  const rows = await executor
    .selectFrom('attempt_guards')
    .select(['scope', 'guardKey', 'failures', 'lastFailureAt', 'lockedUntil'])
    .where((eb) => eb.or(guards.map(({ scope, key }) => eb.and({ scope, guardKey: key }))))
    .execute();
  return guards.map(({ scope, key }) => rows.find((row) => row.scope === scope && row.guardKey === key));
};

/** How long the caller must wait, 0 when not at all; and whether the first guard has counted anything. */
export const checkGuards = async (executor: Executor, now: Date, guards: readonly Guard[]) => {
  const states = await read(executor, guards);
  return {
    /** How long the caller must wait; 0 when not at all. */
    waitSeconds: Math.max(...guards.map(({ policy }, index) => secondsLocked(states[index], now, policy))),
    hasFailures: states[0] !== undefined,
  };
};

/**
 * Inside a transaction. Keys are waited for in the order given, which must be the same everywhere.
 * Answers whether the first guard is locked by this failure.
 */
export const countFailure = async (executor: Executor, engine: Engine, now: Date, guards: readonly Guard[]) => {
  for (const guard of guards) await takeTurns(executor, engine, guard.scope, guard.key);
  const states = await read(executor, guards);
  const rows = guards.map(({ scope, key, policy }, index) => ({
    scope,
    guardKey: key,
    ...afterFailure(states[index], now, policy),
  }));
  await executor
    .insertInto('attempt_guards')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['scope', 'guardKey']).doUpdateSet(excluded('failures', 'lastFailureAt', 'lockedUntil')),
    )
    .execute();
  return rows[0]?.lockedUntil != null;
};

/**
 * Counts a try as wrong before it is judged: those sent at once are counted one by one, and no slow hash runs inside the
 * transaction. Refuses where there were too many already.
 */
export const spendTry = async (
  executor: Executor,
  engine: Engine,
  now: Date,
  guards: readonly [Guard, ...Guard[]],
  refusal: ErrorCode = 'login_locked',
): Promise<void> => {
  await takeTurns(executor, engine, guards[0].scope, guards[0].key);
  const { waitSeconds } = await checkGuards(executor, now, guards);
  if (waitSeconds > 0) throw new Refusal(refusal, { retryAfter: waitSeconds });
  await countFailure(executor, engine, now, guards);
};

/** Takes back one failure that was counted ahead of its time, with the wait that it brought. */
export const forgiveFailure = (executor: Executor, guard: Guard) =>
  executor
    .updateTable('attempt_guards')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      lockedUntil: sql<
        string | null
      >`case when failures % ${guard.policy.triesPerRound} = 0 then null else locked_until end`,
    }))
    .where('scope', '=', guard.scope)
    .where('guardKey', '=', guard.key)
    .where('failures', '>', 0)
    .execute();

export const forgetFailures = (executor: Executor, guard: Guard) =>
  executor.deleteFrom('attempt_guards').where('scope', '=', guard.scope).where('guardKey', '=', guard.key).execute();

export const forgetOldGuards = (executor: Executor, now: Date) =>
  executor
    .deleteFrom('attempt_guards')
    .where(({ not, between }) => not(between('lastFailureAt', ...timesAround(now, LOGIN_LOCKOUT.forgetAfterSeconds))))
    .execute();
