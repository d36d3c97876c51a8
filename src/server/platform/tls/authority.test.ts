import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { issue, makeAuthority, mayIssueFor } from './authority.ts';
import type { Pair } from './pair.ts';

const NAMES = ['himma.school.example', '192.168.1.20'];

const daysUntil = (cert: string): number =>
  Math.round((new Date(new X509Certificate(cert).validTo).getTime() - Date.now()) / 86_400_000);

/** Whether a browser that trusts the authority would go on under this name; else why not. */
const visit = async (authority: Pair, server: Pair, name: string): Promise<string> => {
  const listening = createServer(server).listen(0, '127.0.0.1');
  onTestFinished(() => void listening.close());
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const socket: TLSSocket = connect({ port, host: '127.0.0.1', servername: name, ca: authority.cert });
  try {
    await once(socket, 'secureConnect');
    return 'trusted';
  } catch (error) {
    return (error as Error).message;
  } finally {
    socket.destroy();
  }
};

test('whoever trusts the school takes its computer under the names it was made for', async () => {
  const authority = await makeAuthority(NAMES, new Date());
  const server = await issue(authority, [...NAMES, 'himma.local'], new Date());
  expect(await visit(authority, server, 'himma.school.example')).toBe('trusted');
  expect(await visit(authority, server, 'himma.local')).toBe('trusted');
  expect(await visit(authority, server, 'other.local')).toContain('does not match');
  const another = await makeAuthority(NAMES, new Date());
  expect(await visit(another, server, 'himma.local')).not.toBe('trusted');
  expect([daysUntil(authority.cert), daysUntil(server.cert)]).toEqual([3650, 397]);
});

test('a stolen authority deceives nobody about a site of the internet', async () => {
  const authority = await makeAuthority(NAMES, new Date());
  for (const name of ['bank.example', 'school.example', '8.8.8.8', 'himma.school.example.evil.test']) {
    const forged = await issue(authority, [name], new Date());
    expect(await visit(authority, forged, name)).toBe('permitted subtree violation');
  }
});

test.each([
  ['himma.school.example', true],
  ['www.himma.school.example', true],
  ['school.example', false],
  ['evilhimma.school.example', false],
  ['pc.local', true],
  ['localhost', true],
  ['192.168.1.20', true],
  ['10.200.3.4', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
  ['fd00::1', true],
  ['2001:db8::1', false],
])('may issue for %s: %s', async (name, may) => {
  expect(mayIssueFor((await makeAuthority(NAMES, new Date())).cert)(name)).toBe(may);
});

test('a public address that the school said is taken as well', async () => {
  const { cert } = await makeAuthority(['203.0.113.7', '2001:db8::1'], new Date());
  expect(['203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8::2'].map(mayIssueFor(cert))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('no certificate outlives its authority', async () => {
  const authority = await makeAuthority(NAMES, new Date(Date.now() - 3600 * 86_400_000));
  const server = await issue(authority, NAMES, new Date());
  expect(daysUntil(server.cert)).toBe(50);
});
