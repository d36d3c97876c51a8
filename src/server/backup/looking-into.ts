import { sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readArchive } from './archive/file.ts';
import { type Entry, type Head, isProven, type Row, type Table } from './archive/lines.ts';
import { BackupUnreadable, type UnreadableCode } from './archive/unreadable.ts';

/** What a backup is of, as whoever puts it back must know it. */
export interface Contents {
  readonly madeAt: string;
  /** Empty where nobody wrote it. */
  readonly school: string;
  /** Those who were not archived, as lists of pupils have them (`isEnrolled`). */
  readonly pupils: number;
  readonly rows: number;
  readonly files: number;
}

const REFUSALS = {
  not_backup: 'backup_none',
  truncated: 'backup_cut_off',
  altered: 'backup_altered',
  bomb: 'backup_altered',
  passphrase_missing: 'backup_other_passphrase',
  passphrase_wrong: 'backup_other_passphrase',
  unproven: 'backup_other_school',
  older: 'backup_older',
  newer: 'backup_newer',
} as const satisfies Record<UnreadableCode, string>;

const refused = (error: unknown): unknown => {
  if (error instanceof BackupUnreadable) return new Refusal(REFUSALS[error.code]);
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Refusal('backup_not_here') : error;
};

const makeNotes = () => {
  let head: Head | undefined;
  let table: Table | null = null;
  const found = { school: '', pupils: 0 };
  const noteRow = (row: Row): void => {
    const value = (column: string) => row[table?.columns.indexOf(column) ?? -1];
    if (table?.table === 'school') found.school = String(value('name') ?? '');
    if (table?.table !== 'students') return;
    if (value('archived_at') === null && value('id') !== DEMO_STUDENT_ID) found.pupils += 1;
  };
  return {
    found,
    head: () => head,
    note: (entry: Entry): void => {
      if ('head' in entry) head = entry.head;
      else if ('table' in entry) table = entry.table;
      else if ('row' in entry) noteRow(entry.row);
    },
  };
};

/** A process that serves knows the steps that its own tables went through, and loads nothing that went through others. */
const hasOurSteps = async ({ db }: Deps, { migrations }: Head): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const ours = rows.map(({ name }) => name);
  const strange = migrations.filter((name) => !ours.includes(name));
  if (strange.length === 0) return;
  throw new BackupUnreadable(strange.some((name) => name > (ours.at(-1) ?? '')) ? 'newer' : 'older');
};

/** From its beginning to its end. Refused where it is not whole, not of this school, or not of a version that we can load. */
export const lookInto = async (deps: Deps, path: string): Promise<{ bytes: number; contents: Contents }> => {
  const { config, secrets } = deps;
  const notes = makeNotes();
  const read = async (entries: AsyncIterable<Entry>) => {
    for await (const entry of entries) notes.note(entry);
  };
  try {
    const was = await readArchive(path, config.backups.passphrase, read);
    const head = notes.head();
    if (!head) throw new BackupUnreadable('not_backup');
    if (head.keyMark !== secrets.keyMark) throw new BackupUnreadable('unproven');
    const proven = isProven(secrets.backupMac, was);
    if (proven !== true) throw new BackupUnreadable(proven === null ? 'unproven' : 'altered');
    await hasOurSteps(deps, head);
    const { bytes, rows, files } = was;
    return { bytes, contents: { madeAt: head.madeAt, ...notes.found, rows, files } };
  } catch (error) {
    throw refused(error);
  }
};
