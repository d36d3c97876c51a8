import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { End, Mac } from '#domain/audit/chain';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { writeForGood } from '#server/platform/files/rename';
import * as queries from './chain-queries.ts';

/** Where the log ended when this process last sealed lines: kept outside the database, whoever changes that. */
interface Left extends End {
  readonly at: string;
}

export const leftEndFile = (dataDir: string): string => join(dataDir, 'himma.audit-end');

/** Null where none was left, or what was left cannot be read: no start fails for that. */
export const readLeftEnd = async (dataDir: string): Promise<Left | null> => {
  try {
    return JSON.parse(await readFile(leftEndFile(dataDir), 'utf8')) as Left;
  } catch {
    return null;
  }
};

const write = async ({ db, config, clock }: Deps): Promise<void> => {
  const end = await queries.readEnd(db);
  if (!end) return;
  const left: Left = { lines: end.lines, mac: end.mac, at: clock().toISOString() };
  await writeForGood(leftEndFile(config.dataDir), JSON.stringify(left));
};

/** By the process: those that would write at the same time do so one after the other. */
const writing = new WeakMap<Deps, Promise<void>>();

export const leaveEnd = (deps: Deps): Promise<void> => {
  const next = (writing.get(deps) ?? Promise.resolve()).catch(() => undefined).then(() => write(deps));
  writing.set(deps, next);
  return next;
};

/** That the log as it is counts, from a moment on: said by an admin, or by a restore. */
export const acceptanceSeal = (mac: Mac, at: string): string => mac(JSON.stringify(['accepted', at]));

const isAcceptedSince = async ({ db, secrets: { auditMac } }: Deps, at: string): Promise<boolean> =>
  (await queries.listAccepted(db)).some(
    ({ acceptedAt, seal }) => acceptedAt !== null && acceptedAt >= at && seal === acceptanceSeal(auditMac, acceptedAt),
  );

/**
 * Whether the log still has what this process left. Where it has not, that waits for the admin, and what was left stays as
 * it is: whoever takes the notice out of the database finds it there again.
 */
export const hasWhatWasLeft = async (deps: Deps): Promise<boolean> => {
  const { db, config, clock, secrets, log } = deps;
  const left = await readLeftEnd(config.dataDir);
  if (left === null || (await queries.hasHead(db, secrets.auditMac, left)) || (await isAcceptedSince(deps, left.at)))
    return true;
  const found = { linesLeft: left.lines, linesFound: (await queries.readEnd(db))?.lines ?? 0 };
  const added = await queries.insertBreak(db, { kind: 'shorter', foundAt: clock().toISOString(), ...found });
  if (added) log.error(found, 'the audit log lacks lines that this process left in it');
  return false;
};

/** Other processes left the end of the log that was there before. A backup from before there were breaks has no place for it. */
export const noteRestored = async (trx: Executor, mac: Mac, at: string): Promise<void> => {
  const tables = await trx.introspection.getTables();
  if (!tables.some(({ name }) => name === 'audit_breaks')) return;
  const lines = (await queries.readEnd(trx))?.lines ?? 0;
  const accepted = { acceptedAt: at, seal: acceptanceSeal(mac, at) };
  await queries.insertBreak(trx, { kind: 'restored', foundAt: at, linesLeft: lines, linesFound: lines, ...accepted });
};
