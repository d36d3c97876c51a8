import { sql } from 'kysely';
import type { Schema } from './db/schema.ts';
import type { Deps } from './deps.ts';

/** What only the key that made it can open or prove. */
const SEALED = [
  'students_credentials',
  'staff_factors',
  'audit_end',
  'national_numbers',
] as const satisfies (keyof Schema)[];

/** Whether there is a key that this database cannot do without. Asked before the tables are made. */
export const needsItsKey = async ({ db }: Pick<Deps, 'db'>): Promise<boolean> => {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of SEALED.filter((each) => tables.has(each)))
    if (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) return true;
  return false;
};

/** False where the key is another than the one that sealed what is stored: no card would open, no pupil enter. */
export const keyOpensStored = async ({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<boolean> => {
  const stored = [
    await db.selectFrom('students_credentials').select('sealedPassword as sealed').limit(1).executeTakeFirst(),
    await db.selectFrom('staff_factors').select('sealedSecret as sealed').limit(1).executeTakeFirst(),
    await db.selectFrom('national_numbers').select('sealedNumber as sealed').limit(1).executeTakeFirst(),
  ];
  try {
    for (const each of stored) if (each) secrets.open(each.sealed);
    return true;
  } catch {
    return false;
  }
};
