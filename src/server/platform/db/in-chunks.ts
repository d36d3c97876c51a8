/** One statement may carry 32,766 parameters on SQLite; no row of ours has more than twenty columns. */
const CHUNK = 1000;

export const inChunks = async <T>(items: readonly T[], write: (chunk: readonly T[]) => Promise<unknown>) => {
  for (let start = 0; start < items.length; start += CHUNK) await write(items.slice(start, start + CHUNK));
};
