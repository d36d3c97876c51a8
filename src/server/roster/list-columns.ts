import type { SavedColumns } from '#domain/roster/list-layout';
import type { Executor } from '#server/platform/db/database';

/** The latest first: it counts where two say something of the same heads. */
export const listColumns = async (executor: Executor): Promise<SavedColumns[]> => {
  const rows = await executor.selectFrom('list_columns').select(['heads', 'fields']).orderBy('id', 'desc').execute();
  return rows.map(({ heads, fields }) => ({ heads: JSON.parse(heads), fields: JSON.parse(fields) }));
};

/** In the turn of whoever writes the roster. */
export const learnColumns = async (executor: Executor, { heads, fields }: SavedColumns): Promise<void> => {
  const written = JSON.stringify(heads);
  await executor.deleteFrom('list_columns').where('heads', '=', written).execute();
  await executor
    .insertInto('list_columns')
    .values({ heads: written, fields: JSON.stringify(fields) })
    .execute();
};
