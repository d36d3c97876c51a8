/** A cell that starts like a formula would run in a spreadsheet; the quote makes it text. */
const cell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** With the byte-order mark that Excel needs to read Arabic. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
