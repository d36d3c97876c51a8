import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { StaffActor } from '#domain/access/actors';
import { makeSay } from '#server/audit/service';
import type { Words } from '#server/manifest';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { fileName, filesFolder } from '#server/platform/files/files';
import { type ExportedRow, exportPage } from './export-page.ts';
import * as queries from './queries.ts';
import { type HeldTable, HOLDINGS } from './registry.ts';

/** One file of an archive, read whole: none of ours is larger than an upload may be. */
interface ZipEntry {
  readonly name: string;
  read(): Promise<Buffer | null> | Buffer;
}

/** When a file was made is in what the archive says, not in its folder. */
const NO_DATE = new Date(1980, 0, 1);

/** An archive that any computer and phone opens, entry by entry. One whose file is gone is left out. */
async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, read } of entries) {
    const content = await read();
    if (content === null) continue;
    const file = new ZipDeflate(name);
    file.mtime = NO_DATE;
    zip.add(file);
    file.push(content, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}

/** Without secrets and without whoever else the row is about. */
const shownRow = ({ secrets }: Deps, table: HeldTable, row: ExportedRow, studentId: number): ExportedRow => {
  const { hidden = [], by = [], opened = {} } = HOLDINGS[table];
  const shown = Object.entries(row)
    .filter(([column]) => !hidden.includes(column))
    .map(([column, value]) => [column, by.includes(column) && value !== studentId ? null : value]);
  const open = Object.entries(opened).map(([column, name]) => [name, secrets.open(String(row[column]))]);
  return Object.fromEntries([...shown, ...open]);
};

const readTables = async (deps: Deps, studentId: number): Promise<[HeldTable, ExportedRow[]][]> => {
  const tables: [HeldTable, ExportedRow[]][] = [];
  for (const table of queries.TABLES_OF_PUPILS) {
    const rows = await queries.listRows(deps.db, table, studentId);
    if (rows.length > 0) tables.push([table, rows.map((row) => shownRow(deps, table, row, studentId))]);
  }
  return tables;
};

const fileEntry = (deps: Deps, file: queries.HeldFile): ZipEntry => ({
  name: `files/${file.purpose}-${fileName(file, 'full')}`,
  // One that is not there any more costs nobody the rest.
  read: () => readFile(join(filesFolder(deps), fileName(file, 'full'))).catch(() => null),
});

/** Everything the school holds of a pupil: a page to read, the same as data, and the files. */
export const exportStudent = async (deps: Deps, staff: StaffActor, studentId: number, words: Words['audit']) => {
  const { name } = await queries.readPupil(deps.db, studentId);
  const now = deps.clock();
  await logAct(deps.db, now, staff, 'student_exported', about('students', studentId, name));
  const say = makeSay(words);
  const tables = await readTables(deps, studentId);
  const log = await queries.listLog(deps.db, studentId);
  // What a pupil kept for himself is nobody else's to hear.
  const kept = await queries.listKeptVoices(deps.db, studentId);
  const files = (await queries.listFiles(deps.db, studentId))
    .filter(({ id }) => !kept.has(id))
    .map((file) => fileEntry(deps, file));
  const said = log.map(({ at, action }) => ({ at, action: say(action).text }));
  const data = { madeAt: now.toISOString(), tables: Object.fromEntries(tables), log: said };
  const page = exportPage({ name, madeAt: now, tables, log: said, files: files.map((file) => file.name) });
  return Readable.from(
    zipOf([
      { name: 'index.html', read: () => Buffer.from(page, 'utf8') },
      { name: 'data.json', read: () => Buffer.from(JSON.stringify(data, null, 2), 'utf8') },
      ...files,
    ]),
  );
};
