import { westernDigits } from '#domain/digits';
import { loneNumber } from '#strings/plural';

/** Arabic digits as a spreadsheet counts them, where the text is a number and nothing else but its direction. */
const numberIn = (text: string): number | null => {
  const digits = westernDigits(text).replaceAll(/[٬\u061c\u200e\u200f]/gu, '');
  return /^-?\d{1,15}(?:[.٫]\d+)?$/u.test(digits) ? Number(digits.replace('٫', '.')) : null;
};

/** What stands in a cell, as one line; a number is a number, so that a sheet can add it up. */
export const cellValue = (text: string): string | number => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line === loneNumber(0) ? 0 : (numberIn(line) ?? line);
};

/** What a table on the page shows, read as a person reads it: whatever a cell is made of, its words are its value. */
export const shownTable = (table: HTMLElement, columns: readonly { title: string }[]): (string | number)[][] => [
  columns.map(({ title }) => title),
  ...[...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) =>
    [...row.cells].slice(0, columns.length).map((cell) => cellValue(cell.innerText)),
  ),
];
