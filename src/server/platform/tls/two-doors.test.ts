import { once } from 'node:events';
import { request as askPlain } from 'node:http';
import { request as askSecure, type Server } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issue, makeAuthority } from './authority.ts';
import type { Pair } from './pair.ts';
import { openTwoDoors } from './two-doors.ts';

let authority: Pair;
let server: Server;
let port: number;

beforeAll(async () => {
  authority = await makeAuthority([], new Date());
  const pair = await issue(authority, ['localhost'], new Date());
  server = openTwoDoors(
    pair,
    (request, reply) => void text(request).then((body) => reply.end(`secure ${request.method} ${body}`)),
    (request, reply) => {
      request.resume();
      reply.end(`plain ${request.url}`);
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const ask = async (door: typeof askPlain, body = ''): Promise<string> => {
  const request = door({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    path: '/a',
    method: 'POST',
    ca: authority.cert,
  } as object);
  request.end(body);
  const [reply] = await once(request, 'response');
  return text(reply);
};

test('one port answers both, each with its own', async () => {
  const big = 'x'.repeat(300_000);
  expect(await Promise.all([ask(askPlain), ask(askSecure as typeof askPlain, big), ask(askPlain, big)])).toEqual([
    'plain /a',
    `secure POST ${big}`,
    'plain /a',
  ]);
});

test('what is neither is closed and holds nobody up', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from([0, 1, 2, 3]));
  socket.resume();
  await once(socket, 'close');
  expect(await ask(askPlain)).toBe('plain /a');
});

test('who connects and says nothing does not hold a stop', async () => {
  const own = openTwoDoors(
    await issue(authority, ['localhost'], new Date()),
    () => {},
    () => {},
  ).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const arrived = once(own, 'connection');
  const silent = connect((own.address() as AddressInfo).port, '127.0.0.1');
  await arrived;
  const closed = once(silent.resume(), 'close');
  await new Promise((done) => own.close(done));
  await closed;
});
