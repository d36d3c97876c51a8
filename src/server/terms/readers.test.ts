import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mp3 } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import { until } from '../../../tests/faults/support/wait.ts';
import { replaceAudio } from './service.ts';

const SIZE = 10 * 1024 * 1024;
const AUDIO = Buffer.concat([await mp3()], SIZE);
const PER_ADDRESS = 100;
const IN_ALL = 300;
/** What a reader who reads nothing may hold of the server's memory: a few pieces of the file, not the file. */
const FEW_PIECES = 512 * 1024;

let world: World;
let asked: ClientRequest[];
let served: Socket[];
beforeEach(async () => {
  world = await startWorld({ env: { TRUST_PROXY: 'true' } });
  asked = [];
  served = [];
  world.app.server.on('connection', (socket) => served.push(socket));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  await replaceAudio(world.deps, (await world.admin()).actor, AUDIO);
});
afterEach(async () => {
  for (const request of asked) request.destroy();
  await world.close();
});

const ask = async (from: string, headers: Record<string, string> = {}): Promise<IncomingMessage> => {
  const { port } = world.app.server.address() as AddressInfo;
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/audios/Privacyterms.mp3',
    agent: false,
    headers: { 'x-forwarded-for': from, ...headers },
  });
  asked.push(request);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
};

const askMany = (count: number, from: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(from(n))));

/** What was said, where it is short; a sound is left where it is. */
const refusalIn = async (response: IncomingMessage): Promise<unknown> => {
  const pieces = await response.toArray();
  return JSON.parse(Buffer.concat(pieces).toString());
};

describe('readers of the spoken terms who read nothing', () => {
  it('hold a few pieces of the file and not the whole of it', async () => {
    const readers = await askMany(20, (n) => `10.0.0.${n}`);
    expect(readers.map(({ headers }) => headers['content-length'])).toEqual(readers.map(() => String(SIZE)));
    await until('all are held up', () => served.length === 20 && served.every((socket) => socket.writableNeedDrain));
    expect(Math.max(...served.map((socket) => socket.writableLength))).toBeLessThan(FEW_PIECES);
    expect(Math.max(...served.map((socket) => socket.bytesWritten))).toBeLessThan(SIZE);
  });

  it('are a hundred of one address; who comes after them is told when to come back, others are served', async () => {
    const readers = await askMany(PER_ADDRESS, () => '10.0.0.1');
    expect(new Set(readers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask('10.0.0.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(await refusalIn(refused)).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('طلبات كثيرة'),
    });
    expect((await ask('10.0.0.2')).statusCode).toBe(200);

    readers[0]?.destroy();
    await until('the place of who left is free', async () => (await ask('10.0.0.1')).statusCode === 200);
  });

  it('are three hundred in all', async () => {
    const readers = await askMany(IN_ALL, (n) => `10.0.${n % 10}.1`);
    expect(new Set(readers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask('10.0.99.1');
    expect(refused.statusCode).toBe(503);
    expect(await refusalIn(refused)).toMatchObject({ code: 'overloaded', retryAfter: 5 });
  });

  it('lose their place once they have been silent for long', async () => {
    await askMany(PER_ADDRESS, () => '10.0.0.1');
    expect(new Set(served.map(({ timeout }) => timeout))).toEqual(new Set([90_000]));
    for (const socket of served) socket.setTimeout(1);
    await until('a place is free', async () => (await ask('10.0.0.1')).statusCode === 200);
  });
});

describe('the spoken terms', () => {
  it('can be heard from the middle', async () => {
    const part = await ask('10.0.0.1', { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-range': `bytes 100-199/${SIZE}`,
      'content-length': '100',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
    });
    expect(Buffer.concat(await part.toArray()).equals(AUDIO.subarray(100, 200))).toBe(true);
  });

  it('are heard to the end by any number, one after the other', async () => {
    for (let times = 0; times <= PER_ADDRESS; times += 1) {
      const heard = await ask('10.0.0.1', { range: 'bytes=0-9' });
      expect((await heard.toArray()).length).toBeGreaterThan(0);
      expect(heard.statusCode).toBe(206);
    }
  });
});
