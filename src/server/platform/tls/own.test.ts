import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAuthority } from './authority.ts';
import { BeyondAuthority, certify, ownAuthority, ownPair, renewOwn } from './own.ts';
import { daysLeft, endedFault, faultOf, isFor } from './pair.ts';

const NOW = new Date('2026-02-01T06:00:00.000Z');
const daysLater = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'himma-tls-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const make = (said: string[], now = NOW, isNew = false) => certify(dataDir, { said, isNew, now });
const serverCert = (): string => ownPair(dataDir)?.cert ?? '';

test('is for what was said and for the computer itself, and read by its owner alone', async () => {
  const { names, isAuthorityNew } = await make(['himma.school.example']);
  expect(isAuthorityNew).toBe(true);
  expect(names).toEqual(expect.arrayContaining(['himma.school.example', 'localhost', '127.0.0.1']));
  expect(names.every((name) => isFor(serverCert(), name))).toBe(true);
  for (const file of ['authority.pem', 'server.pem']) {
    expect(statSync(join(dataDir, 'himma.tls', file)).mode % 0o1000).toBe(0o600);
  }
});

test('another certificate is of the same authority, until another is asked for', async () => {
  await make(['himma.school.example']);
  const first = ownAuthority(dataDir)?.cert;
  expect((await make(['www.himma.school.example', '192.168.7.7'])).isAuthorityNew).toBe(false);
  expect(ownAuthority(dataDir)?.cert).toBe(first);
  expect(isFor(serverCert(), '192.168.7.7')).toBe(true);

  await expect(make(['other.example'])).rejects.toThrow(BeyondAuthority);
  expect(isFor(serverCert(), 'other.example')).toBe(false);

  expect((await make(['other.example'], NOW, true)).isAuthorityNew).toBe(true);
  expect(ownAuthority(dataDir)?.cert).not.toBe(first);
});

test('is renewed before it ends, for the names it had', async () => {
  await make(['himma.school.example']);
  const first = serverCert();
  expect(await renewOwn(dataDir, daysLater(360))).toBe(false);
  expect(serverCert()).toBe(first);
  expect(await renewOwn(dataDir, daysLater(368))).toBe(true);
  expect(daysLeft(serverCert(), daysLater(368))).toBe(397);
  expect(isFor(serverCert(), 'himma.school.example')).toBe(true);
});

test('takes up a name that it lacks, once, and says which it cannot', async () => {
  await make([]);
  expect(await renewOwn(dataDir, NOW, ['192.168.9.9'])).toBe(true);
  expect(await renewOwn(dataDir, NOW, ['192.168.9.9'])).toBe(false);
  await expect(renewOwn(dataDir, NOW, ['himma.school.example'])).rejects.toThrow('--new himma.school.example');
});

test('is as it was where the clock stands years back, and made anew where it was made while the clock was ahead', async () => {
  await make([]);
  const first = serverCert();
  expect(await renewOwn(dataDir, daysLater(-5000))).toBe(false);
  expect(serverCert()).toBe(first);
  await make([], daysLater(300));
  expect(await renewOwn(dataDir, NOW)).toBe(true);
  expect(daysLeft(serverCert(), NOW)).toBe(397);
});

test('does nothing in a school without one', async () => {
  expect([await renewOwn(dataDir, NOW), ownPair(dataDir)]).toEqual([false, null]);
});

test('half a file is said, and not served', async () => {
  await make([]);
  const path = join(dataDir, 'himma.tls', 'server.pem');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 300));
  expect(() => ownPair(dataDir)).toThrow('npm run certify');
});

test('each fault of a certificate is one sentence that names the setting', async () => {
  await make(['himma.school.example']);
  const pair = ownPair(dataDir) ?? { cert: '', key: '' };
  const stranger = await makeAuthority([], NOW);
  expect(faultOf(pair, 'himma.school.example')).toBeNull();
  expect(faultOf(pair, 'other.example')).toMatch(/^TLS_CERT: is for .+ and PUBLIC_URL says other\.example/u);
  expect(endedFault(pair, NOW)).toBeNull();
  expect(endedFault(pair, daysLater(398))).toMatch(/^TLS_CERT: ended on 2027-03-05/u);
  expect(endedFault(pair, daysLater(-2))).toBeNull();
  expect(faultOf({ ...pair, cert: 'nothing' })).toMatch(/^TLS_CERT: does not hold a certificate/u);
  expect(faultOf({ ...pair, key: 'nothing' })).toMatch(/^TLS_KEY: does not hold a private key/u);
  expect(faultOf({ ...pair, key: stranger.key })).toMatch(/^TLS_KEY: is not the key/u);
});
