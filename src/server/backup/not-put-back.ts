import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupFault } from '#domain/backup/backups';

/** Until an admin says that they know: whoever asked is led to a login, and finds the school that was there before. */
const noticeFile = (dataDir: string): string => join(dataDir, 'himma.not-put-back');

export interface NotPutBack {
  readonly fault: BackupFault;
  readonly at: string;
}

/** On a full disk the log alone may say it: the school starts all the same. */
export const noteNotPutBack = (dataDir: string, said: NotPutBack): void => {
  try {
    writeFileSync(noticeFile(dataDir), JSON.stringify(said), { mode: 0o600 });
  } catch (error) {
    process.stderr.write(`Not noted: ${(error as Error).message}\n`);
  }
};

/** What was cut off itself says nothing. */
export const readNotPutBack = (dataDir: string): NotPutBack | null => {
  try {
    return JSON.parse(readFileSync(noticeFile(dataDir), 'utf8')) as NotPutBack;
  } catch {
    return null;
  }
};

export const forgetNotPutBack = (dataDir: string): void => rmSync(noticeFile(dataDir), { force: true });
