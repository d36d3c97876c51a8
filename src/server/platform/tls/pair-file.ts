import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Pair } from './pair.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'himma.tls');

export const tlsFile = (dataDir: string, name: string): string => join(folderOf(dataDir), name);

export const makeTlsFolder = (dataDir: string): void => {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
};

/** What root made is read by the service, which owns the folder of the data. */
export const giveToOwner = (dataDir: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  const folder = folderOf(dataDir);
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ])
    chownSync(path, uid, gid);
};

/** Whole or not at all, and read by its owner alone. */
export const writeSecret = (path: string, text: string): void => {
  const incoming = `${path}.${process.pid}`;
  rmSync(incoming, { force: true });
  writeFileSync(incoming, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(incoming, path);
};

/** Certificate and key in one file, so that a kill in between never leaves one of them with another's. */
export const writePair = (path: string, { cert, key }: Pair): void => writeSecret(path, cert + key);

export const readPair = (path: string): Pair | null => {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const [, cert, key] = /^(-----BEGIN CERTIFICATE-----.+-----END CERTIFICATE-----\n)(.+)$/su.exec(text) ?? [];
  if (!cert || !key)
    throw new Error(`${path} does not hold a certificate and its key: npm run certify -- --new makes others`);
  return { cert, key };
};
