import { westernDigits } from '#domain/digits';
import { columnOf } from '#domain/roster/columns';
import { foldLabel } from '#domain/roster/labels';
import type { SheetColumn } from '#domain/roster/pupils';
import { MATCHING_MAX } from './paper.ts';

/** By what a row of answers says whose it is; where it says it in several ways, all must mean the same pupil. */
export type Identity = 'card' | 'name' | 'national';

const CARD = new Set(['رقم البطاقة', 'رقم الدخول', 'رقم الطالب', 'رقم الطالبة'].map(foldLabel));
/** Called as in a list of pupils. */
const LISTED: Readonly<Partial<Record<SheetColumn, Identity>>> = { name: 'name', nationalNumber: 'national' };

export interface ImportLayout {
  /** `null` where one column says it, by number or by name. */
  readonly columns: Readonly<Partial<Record<Identity, number>>> | null;
  /** Where the answers begin. */
  readonly first: number;
  readonly hasHead: boolean;
}

/** Of a card, or of a question. */
export const wholeNumber = (text: string): number | null => {
  const digits = westernDigits(text.trim());
  return /^\d{1,9}$/u.test(digits) ? Number(digits) : null;
};

const identityOf = (head: string): Identity | undefined => {
  if (CARD.has(foldLabel(head))) return 'card';
  const column = columnOf(head);
  return column && LISTED[column];
};

/** Where the questions are counted from one: a head that counts only some of them is a pupil's row. */
const firstAnswer = (head: readonly string[], questions: number): number | null => {
  const numbers = head.map(wholeNumber);
  const at = numbers.indexOf(1);
  const isCounted = Array.from({ length: questions }, (_, place) => numbers[at + place] === place + 1).every(Boolean);
  if (at <= 0 || !isCounted) return null;
  // Of a short paper a pupil's answers may count from one as well.
  const isNamed = head.slice(0, at).some((cell) => cell.trim() === '' || identityOf(cell) !== undefined);
  return isNamed || questions > MATCHING_MAX ? at : null;
};

/** How a table says whose row it is. Without a head the first column says it, and the answers follow. */
export const layoutOf = (head: readonly string[], questions: number): ImportLayout => {
  const first = firstAnswer(head, questions);
  if (first === null) return { columns: null, first: 1, hasHead: false };
  const columns: Partial<Record<Identity, number>> = {};
  for (const [column, cell] of head.slice(0, first).entries()) {
    const identity = identityOf(cell);
    if (identity !== undefined) columns[identity] ??= column;
  }
  const isNamed = first > 1 && Object.keys(columns).length > 0;
  return { columns: isNamed ? columns : null, first, hasHead: true };
};
