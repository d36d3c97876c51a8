/** A row refers to one that is not there: whoever is written about was found a moment ago, and has been erased since. */
const REFERENCE_LOST = ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'];

/** Two waited for each other, and PostgreSQL sent this one back. */
const DEADLOCK = '40P01';

/** Somebody else was faster, and the whole of it was taken back: it can be tried again. */
export const isLostMeanwhile = (error: unknown): boolean => {
  const code = String((error as { code?: unknown } | null)?.code);
  return code === DEADLOCK || REFERENCE_LOST.includes(code);
};
