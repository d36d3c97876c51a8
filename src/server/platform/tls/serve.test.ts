import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as askPlain } from 'node:http';
import { request as askSecure, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownApp } from '#tests/apps';
import { startWorld, type World } from '#tests/world';
import { issue, makeAuthority } from './authority.ts';
import { certify, ownAuthority } from './own.ts';
import { namesOf, type Pair } from './pair.ts';
import { publishProof } from './public.ts';
import { freshPair, makeCertificateKeeper } from './serve.ts';

let world: World;
let dataDir: string;
beforeEach(async () => {
  world = await startWorld();
  dataDir = mkdtempSync(join(tmpdir(), 'himma-served-'));
});
afterEach(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ownSchool = async () => {
  await certify(dataDir, { said: ['himma.local'], isNew: false, now: new Date() });
  return serve({ tls: undefined });
};

const serve = async (settings: { tls: { cert: string; key: string } | undefined }) => {
  const config = { ...world.deps.config, dataDir, publicUrl: undefined, isHttps: true, ...settings };
  const pair = (await freshPair(config, new Date())) as Pair;
  const { app } = await ownApp({ ...world.deps, config }, pair);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const visit = async (door: 'http' | 'https', path: string) => {
    const ask = (door === 'http' ? askPlain : askSecure) as typeof askPlain;
    const request = ask({
      port,
      host: '127.0.0.1',
      path,
      headers: { host: `himma.local:${port}`, 'user-agent': 'Android' },
      servername: 'himma.local',
      rejectUnauthorized: false,
      agent: false,
    } as object).end();
    const [reply] = await once(request, 'response');
    const shown = (reply.socket as TLSSocket).getPeerCertificate?.().serialNumber;
    return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply), shown };
  };
  return { app, config, pair, port, visit };
};

test('who forgot the s is led to https; the way to trust the school is open on both', async () => {
  const { app, port, visit } = await ownSchool();
  const led = await visit('http', '/student/quizzes?week=2');
  expect([led.status, led.headers.location]).toEqual([307, `https://himma.local:${port}/student/quizzes?week=2`]);
  expect(led.headers['set-cookie']).toBeUndefined();
  for (const door of ['http', 'https'] as const) {
    const page = await visit(door, '/trust');
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain('شهادة CA');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const file = await visit(door, '/trust/himma.crt');
    expect(file.headers['content-type']).toBe('application/x-x509-ca-cert');
    expect(namesOf(ownAuthority(dataDir)?.cert ?? '')).toEqual(['']);
    expect(file.body[0]).toBe(0x30);
    expect(file.body.includes('PRIVATE')).toBe(false);
    publishProof(dataDir, 'token', 'token.proof');
    expect((await visit(door, '/.well-known/acme-challenge/token')).body.toString()).toBe('token.proof');
    expect((await visit(door, '/.well-known/acme-challenge/other')).status).not.toBe(200);
  }
  expect((await visit('https', '/health')).status).toBe(200);
  // The data of the school is not there in plain text.
  expect((await visit('http', '/api/me')).status).toBe(307);
  expect((await visit('http', '//evil.example/')).headers.location).toBe(`https://himma.local:${port}/`);
  await app.close();
});

test('without an authority of its own there is nothing to trust', async () => {
  const other = await issue(await makeAuthority([], new Date()), ['himma.local'], new Date());
  const files = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') };
  writeFileSync(files.cert, other.cert);
  writeFileSync(files.key, other.key);
  const { app, visit } = await serve({ tls: files });
  expect((await visit('https', '/trust')).status).toBe(302);
  expect((await visit('http', '/trust')).status).toBe(307);
  await app.close();
});

test('another certificate in the place of the first is served without a restart; a broken one is said once', async () => {
  const { app, config, pair, visit } = await ownSchool();
  const said: unknown[] = [];
  const log = pino({ level: 'silent' });
  const look = makeCertificateKeeper({
    server: app.server as unknown as Server,
    pair,
    config,
    clock: () => new Date(),
    log: Object.assign(log, { error: (what: unknown) => void said.push(what) }),
  });
  const first = (await visit('https', '/health')).shown;
  await look();
  expect((await visit('https', '/health')).shown).toBe(first);
  await certify(dataDir, { said: ['himma.local'], isNew: false, now: new Date() });
  await look();
  const second = (await visit('https', '/health')).shown;
  expect(second).not.toBe(first);

  writeFileSync(join(dataDir, 'himma.tls', 'server.pem'), 'half');
  await look();
  await look();
  expect(said).toHaveLength(1);
  expect((await visit('https', '/health')).shown).toBe(second);
  await app.close();
});
