import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** What somebody was told is done, by what it is known in the school's books. */
export interface Done {
  readonly kind: 'gift' | 'claim' | 'order' | 'message' | 'answer' | 'hearing' | 'mark';
  readonly key: string;
}

const said = (rows: readonly Record<string, unknown>[]): string[] => rows.map((row) => Object.values(row).join(':'));

/** How the books of the school know each kind; one line for each time it was done. */
const BOOKS: Readonly<Record<Done['kind'], (db: Kysely<Schema>) => Promise<string[]>>> = {
  gift: async (db) =>
    said(await db.selectFrom('rewards_tracking').select('batchId').where('batchId', 'is not', null).execute()),
  claim: async (db) =>
    said(await db.selectFrom('points_logs').select('cause').where('cause', 'like', 'reward:%').execute()),
  order: async (db) =>
    said(
      await db
        .selectFrom('store_orders as o')
        .innerJoin('store_shares as s', 's.orderId', 'o.id')
        .select('o.requestKey')
        .where('s.status', '=', 'paid')
        .execute(),
    ),
  message: async (db) =>
    said(
      await db
        .selectFrom('message_batches as b')
        .innerJoin('teacher_messages as m', 'm.batchId', 'b.id')
        .select('b.requestKey')
        .execute(),
    ),
  hearing: async (db) => said(await db.selectFrom('quran_hearings').select('requestKey').execute()),
  mark: async (db) => said(await db.selectFrom('quran_marks').select('markKey').execute()),
  answer: async (db) =>
    said(await db.selectFrom('practice_answers').select(['sessionId', 'number', 'questionId', 'choice']).execute()),
};

const nameOf = ({ kind, key }: Done): string => `${kind} ${key}`;

const countAll = async (db: Kysely<Schema>): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const kind of Object.keys(BOOKS) as Done['kind'][])
    for (const key of await BOOKS[kind](db)) {
      const name = nameOf({ kind, key });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return counts;
};

/** What was done and is not in the books, or is there more than once. */
export const bookFaults = async (db: Kysely<Schema>, done: readonly Done[]): Promise<string[]> => {
  // Noted before the books are read: what is done meanwhile is looked at next time.
  const noted = done.map(nameOf);
  const counts = await countAll(db);
  return [
    ...noted.filter((name) => !counts.has(name)).map((name) => `${name} is lost`),
    ...[...counts].filter(([, count]) => count > 1).map(([name, count]) => `${name} is there ${count} times`),
  ];
};

/** What is in the books though nobody was told so: at the end, when everything was answered, there is nothing of it. */
export const unaskedIn = async (db: Kysely<Schema>, done: readonly Done[]): Promise<string[]> => {
  const known = new Set(done.map(nameOf));
  return [...(await countAll(db)).keys()].filter((name) => !known.has(name));
};
