/**
 * A CSV file carries a quote before a cell that a spreadsheet would run as a formula. Reading takes one such quote
 * off, so a text that has one of its own is written with one more: what was exported comes back as it was.
 */
const GUARDED = /^'+[=+\-@]/u;

export const guarded = (text: string): string => (GUARDED.test(text) ? `'${text}` : text);

export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
