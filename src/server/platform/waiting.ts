import { sql } from 'kysely';
import type { SchoolClass } from '#domain/roster/classes';
import type { Executor } from './db/database.ts';

/** How much waits for staff, and since when the oldest of it does. */
export interface Waiting {
  readonly count: number;
  readonly oldest: string | null;
}

/** Of pupils, for who looks after some classes alone, only of those. */
export type CountWaiting = (executor: Executor, now: Date, own: readonly SchoolClass[] | null) => Promise<Waiting>;

/** Of the rows that a query finds; the column says since when each waits. */
export const waitingSince = (column: string) =>
  [
    sql<number>`cast(count(*) as integer)`.as('count'),
    sql<string | null>`min(${sql.ref(column)})`.as('oldest'),
  ] as const;
