/** A cell that starts like a formula would run in a spreadsheet; the quote makes it text. */
const cell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

type Rows = readonly (readonly string[])[];

/** What Excel needs to read Arabic. */
const BYTE_ORDER_MARK = '\ufeff';

const linesOf = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

export const toCsv = (rows: Rows): string => BYTE_ORDER_MARK + linesOf(rows);

/** A table too long to stand in memory: a piece is made when the one before has been sent. */
export async function* csvPieces(pieces: AsyncIterable<Rows>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of pieces) yield linesOf(rows);
}
