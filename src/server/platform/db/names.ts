const names = new Map<string, string>();

/**
 * A text that is the same with every call: an engine that is told its name again need neither read nor plan it again.
 * There are as many as there are such queries in the product, never more.
 */
export const nameText = (text: string): void => {
  if (!names.has(text)) names.set(text, `himma_${names.size + 1}`);
};

export const nameOf = (text: string): string | undefined => names.get(text);

/** With every column of a table. Once it has another, PostgreSQL refuses what was prepared before, as in an update. */
const TAKES_ALL = /(?<!\()\*/u;

export const isOfFixedColumns = (text: string): boolean => !TAKES_ALL.test(text);
