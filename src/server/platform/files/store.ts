import type { Executor } from '../db/database.ts';
import type { Files } from '../db/schema.ts';

export const insertFile = (executor: Executor, file: Files) => executor.insertInto('files').values(file).execute();

export const findFile = (executor: Executor, id: string) =>
  executor.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

export const knownIds = async (executor: Executor): Promise<Set<string>> =>
  new Set((await executor.selectFrom('files').select('id').execute()).map((file) => file.id));
