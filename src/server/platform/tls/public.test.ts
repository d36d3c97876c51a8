import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAcmeAuthority } from '#tests/acme-authority';
import { AcmeRefusal } from './acme.ts';
import { certify } from './own.ts';
import { faultOf, namesOf, type Pair } from './pair.ts';
import { tlsFile } from './pair-file.ts';
import { makePublicRenewer, proofAt, publicName, publicPair, publishProof, takePublic } from './public.ts';
import { authorityOf, faultAtStart, freshPair, leadToHttps } from './serve.ts';

const NAME = 'himma.school.example';
const DAY_MS = 86_400_000;

let dataDir: string;
let school: Server;
let authority: Awaited<ReturnType<typeof startAcmeAuthority>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'himma-public-'));
  school = createServer(leadToHttps({ dataDir, tls: undefined }, '')).listen(0, '127.0.0.1');
  authority = await startAcmeAuthority(() => (school.address() as AddressInfo).port);
});
afterEach(() => {
  school.closeAllConnections();
  school.close();
  authority.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const take = () => takePublic(dataDir, { name: NAME, directory: authority.directory });
const served = () => freshPair({ dataDir, tls: undefined, publicUrl: undefined }, new Date());

test('a school with a name in the internet is given a certificate for it, and nobody else reads its key', async () => {
  await take();
  const pair = (await served()) as Pair;
  expect(namesOf(pair.cert)).toEqual([NAME]);
  expect(faultOf(pair, NAME)).toBeNull();
  expect(publicName(dataDir)).toEqual({ name: NAME, directory: authority.directory });
  for (const name of ['public.pem', 'account.pem']) expect(statSync(tlsFile(dataDir, name)).mode & 0o777).toBe(0o600);
  expect(existsSync(tlsFile(dataDir, 'proofs'))).toBe(false);
});

test("it is served before the school's own, which phones need no longer be told to trust", async () => {
  await certify(dataDir, { said: ['himma.local'], isNew: false, now: new Date() });
  expect(authorityOf({ dataDir, tls: undefined })).not.toBeNull();
  await take();
  expect((await served())?.cert).toBe(publicPair(dataDir)?.cert);
  expect(authorityOf({ dataDir, tls: undefined })).toBeNull();
});

test('a name that leads elsewhere gets none, in the words of the authority, and nothing is left behind', async () => {
  const elsewhere = createServer((_question, reply) => reply.end('another site')).listen(0, '127.0.0.1');
  const other = await startAcmeAuthority(() => (elsewhere.address() as AddressInfo).port);
  const refused = takePublic(dataDir, { name: NAME, directory: other.directory });
  await expect(refused).rejects.toThrow(new AcmeRefusal(`${NAME} does not lead to the proof`));
  expect(publicName(dataDir)).toBeNull();
  expect(publicPair(dataDir)).toBeNull();
  expect(existsSync(tlsFile(dataDir, 'proofs'))).toBe(false);
  other.close();
  elsewhere.close();
});

test('an authority that cannot be reached is said', async () => {
  const { directory } = authority;
  authority.close();
  await expect(takePublic(dataDir, { name: NAME, directory })).rejects.toThrow(
    /^127\.0\.0\.1:\d+ cannot be reached \(/u,
  );
});

test('it is taken again thirty days before it ends; what failed waits an hour', async () => {
  await take();
  const first = publicPair(dataDir)?.cert;
  let now = new Date();
  const renew = makePublicRenewer(dataDir, () => now);
  now = new Date(now.getTime() + 58 * DAY_MS);
  await renew();
  expect(publicPair(dataDir)?.cert).toBe(first);

  now = new Date(now.getTime() + 2 * DAY_MS);
  const { port } = school.address() as AddressInfo;
  await new Promise((resolve) => school.close(resolve));
  await expect(renew()).rejects.toThrow();
  const { orders } = authority.counted;
  await renew();
  expect(authority.counted.orders).toBe(orders);

  school = createServer(leadToHttps({ dataDir, tls: undefined }, '')).listen(port, '127.0.0.1');
  now = new Date(now.getTime() + DAY_MS / 24);
  await renew();
  expect(publicPair(dataDir)?.cert).not.toBe(first);
});

test('one that ended while the computer was off stops no start: whoever renews it must answer', async () => {
  await take();
  const pair = publicPair(dataDir) as Pair;
  const later = new Date(Date.now() + 91 * DAY_MS);
  const settings = { dataDir, tls: undefined, publicUrl: `https://${NAME}` };
  expect(faultAtStart(pair, settings, later)).toBeNull();
  expect(faultAtStart(pair, { ...settings, publicUrl: 'https://other.example' }, later)).toMatch(/^TLS_CERT: is for/u);
  const files = { cert: 'cert.pem', key: 'key.pem' };
  expect(faultAtStart(pair, { ...settings, tls: files }, later)).toMatch(/^TLS_CERT: ended on/u);
});

test('a proof is found by its name alone, and no other file is', () => {
  publishProof(dataDir, 'abc_-1', 'abc_-1.x');
  expect(proofAt(dataDir, '/.well-known/acme-challenge/abc_-1')).toBe('abc_-1.x');
  for (const path of ['../public.json', '..%2Fpublic.json', 'abc', '', 'abc_-1/'])
    expect(proofAt(dataDir, `/.well-known/acme-challenge/${path}`)).toBeNull();
  expect(() => publishProof(dataDir, '../account.pem', 'x')).toThrow('no file name');
});
