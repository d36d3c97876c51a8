import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { orderCertificate } from './acme.ts';
import { daysLeft, isFor, type Pair, RENEW_DAYS_BEFORE } from './pair.ts';
import { giveToOwner, makeTlsFolder, readPair, tlsFile, writePair, writeSecret } from './pair-file.ts';

/** The name that a school has in the internet, and who makes certificates for it. */
export interface PublicName {
  readonly name: string;
  readonly directory: string;
}

export const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';

const wishFile = (dataDir: string): string => tlsFile(dataDir, 'public.json');
const pairFile = (dataDir: string): string => tlsFile(dataDir, 'public.pem');
const proofFile = (dataDir: string, token: string): string => join(tlsFile(dataDir, 'proofs'), token);

export const publicName = (dataDir: string): PublicName | null =>
  existsSync(wishFile(dataDir)) ? (JSON.parse(readFileSync(wishFile(dataDir), 'utf8')) as PublicName) : null;

export const publicPair = (dataDir: string): Pair | null => readPair(pairFile(dataDir));

const PROOF_PATH = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/u;

/** What the authority asks this computer for, under the name; null for any other path, and while nothing is to be proven. */
export const proofAt = (dataDir: string, path: string): string | null => {
  const [, token] = PROOF_PATH.exec(path) ?? [];
  const file = token && proofFile(dataDir, token);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
};

export const publishProof = (dataDir: string, token: string, proof: string): void => {
  if (!PROOF_PATH.test(`/.well-known/acme-challenge/${token}`)) throw new Error('the token is no file name');
  mkdirSync(tlsFile(dataDir, 'proofs'), { recursive: true, mode: 0o700 });
  writeSecret(proofFile(dataDir, token), proof);
  giveToOwner(dataDir);
};

export const withdrawProofs = (dataDir: string): void =>
  rmSync(tlsFile(dataDir, 'proofs'), { recursive: true, force: true });

const newKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

const accountKey = (dataDir: string): string => {
  const file = tlsFile(dataDir, 'account.pem');
  if (!existsSync(file)) writeSecret(file, newKey());
  return readFileSync(file, 'utf8');
};

/** The server must be answering under the name while this runs. Remembered only when it was made: what fails leaves no wish behind. */
export const takePublic = async (dataDir: string, wish: PublicName): Promise<void> => {
  makeTlsFolder(dataDir);
  const key = newKey();
  const { requestFor } = await import('./authority.ts');
  try {
    const cert = await orderCertificate({
      ...wish,
      accountKey: accountKey(dataDir),
      request: await requestFor(wish.name, key),
      publish: (token, proof) => publishProof(dataDir, token, proof),
    });
    // The wish first: killed in between, the certificate is asked for again.
    writeSecret(wishFile(dataDir), JSON.stringify(wish));
    writePair(pairFile(dataDir), { cert, key });
  } finally {
    withdrawProofs(dataDir);
    giveToOwner(dataDir);
  }
};

const isDue = (dataDir: string, { name }: PublicName, now: Date): boolean => {
  const pair = publicPair(dataDir);
  return !(pair && isFor(pair.cert, name) && daysLeft(pair.cert, now) > RENEW_DAYS_BEFORE);
};

/** An authority counts what fails, and bars whoever asks too often. */
const ASK_AGAIN_MS = 3_600_000;

/** In time before it ends; what fails is tried again in an hour. */
export const makePublicRenewer = (dataDir: string, clock: () => Date): (() => Promise<void>) => {
  let notBefore = 0;
  return async () => {
    const wish = publicName(dataDir);
    const now = clock();
    if (!wish || now.getTime() < notBefore || !isDue(dataDir, wish, now)) return;
    notBefore = now.getTime() + ASK_AGAIN_MS;
    await takePublic(dataDir, wish);
  };
};
