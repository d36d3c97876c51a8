import { namesWith } from './addresses.ts';
import { daysLeft, hasBegun, isFor, namesOf, type Pair, RENEW_DAYS_BEFORE } from './pair.ts';
import { makeTlsFolder, readPair, tlsFile, writePair } from './pair-file.ts';

const fileOf = (dataDir: string, whose: 'authority' | 'server'): string => tlsFile(dataDir, `${whose}.pem`);

export const ownAuthority = (dataDir: string): Pair | null => readPair(fileOf(dataDir, 'authority'));

export const ownPair = (dataDir: string): Pair | null => readPair(fileOf(dataDir, 'server'));

/** Phones trust the authority for the names it was made for: any other needs another authority, and every phone again. */
export class BeyondAuthority extends Error {
  constructor(names: readonly string[]) {
    super(
      `the school's authority was not made for ${names.join(', ')}: npm run certify -- --new ${names.join(' ')} ` +
        'makes another one, which every phone must be told to trust again',
    );
  }
}

/** What makes certificates is read only when one is made: a start does without. */
const tools = () => import('./authority.ts');

const signFor = async (dataDir: string, authority: Pair, names: readonly string[], now: Date): Promise<void> => {
  const { issue } = await tools();
  writePair(fileOf(dataDir, 'server'), await issue(authority, names, now));
};

/** Made where there is none, or where another is wanted. The computer's own names and addresses are among those it is for. */
export const certify = async (
  dataDir: string,
  { said, isNew, now }: { readonly said: readonly string[]; readonly isNew: boolean; readonly now: Date },
): Promise<{ names: string[]; isAuthorityNew: boolean }> => {
  makeTlsFolder(dataDir);
  const { makeAuthority, mayIssueFor } = await tools();
  const names = namesWith(said);
  const found = isNew ? null : ownAuthority(dataDir);
  const authority = found ?? (await makeAuthority(names, now));
  const may = mayIssueFor(authority.cert);
  const beyond = said.filter((name) => !may(name.toLowerCase()));
  if (beyond.length > 0) throw new BeyondAuthority(beyond);
  if (!found) writePair(fileOf(dataDir, 'authority'), authority);
  const taken = names.filter(may);
  await signFor(dataDir, authority, taken, now);
  return { names: taken, isAuthorityNew: !found };
};

/** In time before it ends, and when the router has given this computer another address. True where it made another. */
export const renewOwn = async (dataDir: string, now: Date, wanted: readonly string[] = []): Promise<boolean> => {
  const authority = ownAuthority(dataDir);
  const server = ownPair(dataDir);
  if (!(authority && server)) return false;
  const isMissing = (name: string) => !isFor(server.cert, name);
  // Made while the clock was ahead. Where even the authority has not begun, it is the clock that is wrong, and phones are right.
  const isAhead = !hasBegun(server.cert, now) && hasBegun(authority.cert, now);
  const isDue = isAhead || daysLeft(server.cert, now) <= RENEW_DAYS_BEFORE;
  const needed = namesWith(wanted);
  if (!(isDue || needed.some(isMissing))) return false;
  const { mayIssueFor } = await tools();
  const may = mayIssueFor(authority.cert);
  const beyond = wanted.filter((name) => !may(name));
  if (beyond.length > 0) throw new BeyondAuthority(beyond);
  const names = [...new Set([...namesOf(server.cert), ...needed])].filter(may);
  // A computer with a name or an address that is beyond its authority would otherwise make one each minute.
  if (!(isDue || names.some(isMissing))) return false;
  await signFor(dataDir, authority, names, now);
  return true;
};
