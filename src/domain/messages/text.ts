import { hasUnsafeText } from '#domain/roster/names';

export const MESSAGE_MAX_LENGTH = 2000;

/** Line ends of every system become one, and a pasted tab a space. */
export const normaliseMessage = (typed: string): string =>
  typed.replace(/\r\n?/gu, '\n').replace(/\t/gu, ' ').normalize('NFC').trim();

/** A message has lines; apart from their ends it may hold nothing that other text may not. */
export const hasUnsafeLines = (text: string): boolean => hasUnsafeText(text.replaceAll('\n', ' '));
