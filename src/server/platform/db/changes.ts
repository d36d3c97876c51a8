import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

interface Change {
  executeTakeFirst(): Promise<DeleteResult | InsertResult | UpdateResult>;
}

/** How many rows a statement deleted, inserted or updated. */
export const countChanged = async (change: Change): Promise<number> => {
  const result = await change.executeTakeFirst();
  if ('numUpdatedRows' in result) return Number(result.numUpdatedRows);
  return Number('numDeletedRows' in result ? result.numDeletedRows : (result.numInsertedOrUpdatedRows ?? 0n));
};

/** False where there was nothing to change, or somebody else was faster. */
export const hasChanged = async (change: Change): Promise<boolean> => (await countChanged(change)) > 0;
