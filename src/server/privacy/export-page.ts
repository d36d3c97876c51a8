import { formatMoment } from '#strings/dates';
import { columnNames, exportWords, tableNames } from '#strings/privacy/export';

export type ExportedRow = Readonly<Record<string, unknown>>;

interface Exported {
  readonly name: string;
  readonly madeAt: Date;
  readonly tables: readonly (readonly [string, readonly ExportedRow[]])[];
  readonly log: readonly { readonly at: string; readonly action: string }[];
  readonly files: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] as string);

/** As we write them. What somebody typed may look like one and be none: it is shown as it was typed. */
const MOMENT = /^[1-8]\d{3}-\d{2}-\d{2}T[\d:.]+Z$/u;
const isMoment = (text: string): boolean => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return escaped(isMoment(text) ? formatMoment(text) : text);
};

const tableOf = (heads: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((value) => `<td dir="auto">${cell(value)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

const rowsTable = (rows: readonly ExportedRow[]): string => {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.some((row) => row[column] !== null));
  return tableOf(
    columns.map((column) => columnNames[column] ?? column),
    rows.map((row) => columns.map((column) => row[column])),
  );
};

const fileOf = (path: string): string => {
  const address = escaped(path);
  if (/\.(?:webp|jpe?g|png|gif)$/u.test(path)) return `<li><img src="${address}" alt=""></li>`;
  return `<li><audio controls src="${address}"></audio></li>`;
};

const STYLE = `body{font:16px/1.7 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c2a25}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:2px solid #0b7a5b}
.wide{overflow-x:auto}table{border-collapse:collapse}th,td{border:1px solid #c9d6d0;padding:.2rem .6rem;text-align:start}
th{background:#e9f4ef}img{max-width:12rem}ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:1rem}`;

/** A page that opens from the disk, without a network and without a script. */
export const exportPage = ({ name, madeAt, tables, log, files }: Exported): string => `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(exportWords.title(name))}</title><style>${STYLE}</style></head><body>
<h1>${escaped(exportWords.title(name))}</h1>
<p>${exportWords.intro} ${exportWords.madeAt(formatMoment(madeAt.toISOString()))}</p><p>${exportWords.leftOut}</p>
${files.length > 0 ? section(exportWords.files, `<ul>${files.map(fileOf).join('')}</ul>`) : ''}
${tables.map(([table, rows]) => section(tableNames[table] ?? table, rowsTable(rows))).join('\n')}
${
  log.length > 0
    ? section(
        exportWords.log,
        tableOf(
          [exportWords.at, exportWords.action],
          log.map(({ at, action }) => [at, action]),
        ),
      )
    : ''
}
</body></html>
`;
