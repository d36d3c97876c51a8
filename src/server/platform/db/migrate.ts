import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Engine } from './database.ts';
import { createAccess } from './migrations/001-access.ts';
import { createFilesTable } from './migrations/002-files.ts';
import { createRewardsTables } from './migrations/003-rewards.ts';
import { createMessagesTables } from './migrations/004-messages.ts';
import { createPhotosTables } from './migrations/005-photos.ts';
import { createPenaltiesTables } from './migrations/006-penalties.ts';
import { createPrivilegesTables } from './migrations/007-privileges.ts';
import { createStoreTables } from './migrations/008-store.ts';
import { createPracticeTables } from './migrations/009-practice.ts';
import { mergeLedgerIndexes } from './migrations/010-one-ledger-index.ts';
import { createRaceTables } from './migrations/011-race.ts';
import type { Schema } from './schema.ts';

/** In order, for ever: a migration that was released is never edited, the next one corrects it. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  '001-access': createAccess(engine),
  '002-files': createFilesTable,
  '003-rewards': createRewardsTables(engine),
  '004-messages': createMessagesTables(engine),
  '005-photos': createPhotosTables(engine),
  '006-penalties': createPenaltiesTables(engine),
  '007-privileges': createPrivilegesTables(engine),
  '008-store': createStoreTables(engine),
  '009-practice': createPracticeTables(engine),
  '010-one-ledger-index': mergeLedgerIndexes,
  '011-race': createRaceTables(engine),
});

/** Applies what is missing, all of it or none: both engines roll schema changes back. */
export const migrate = async (db: Kysely<Schema>, engine: Engine): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
};
