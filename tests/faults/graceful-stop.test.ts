import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/live/channel';
import { type DemoStaff, newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { enterAsStaff } from './support/visitor.ts';
import { until } from './support/wait.ts';

/** Each an account of its own: more than four tries at once for one would meet the lockout. */
const LOGINS = 20;

/** Docker gives a container ten seconds from the signal to the kill. */
const MOST_MS_TO_END = 10_000;
const MOST_MS_AFTER_LAST_ANSWER = MOST_MS_TO_END / 2;

const dataDir = newDemoSchool();
let accounts: DemoStaff[];

const adminOf = (product: Product): DemoStaff => {
  const [admin] = product.logins().staff;
  if (!admin) throw new Error('the demo school has no staff');
  return admin;
};

beforeAll(async () => {
  const product = await startProduct(dataDir);
  const admin = await enterAsStaff(product.url, adminOf(product));
  accounts = Array.from({ length: LOGINS }, (_, i) => ({
    name: `معلم ${i}`,
    email: `teacher-${i}@school.example`,
    password: `a password of ${i}`,
    role: 'teacher' as const,
  }));
  await Promise.all(accounts.map((body) => admin.must('POST /api/admin/staff', { body })));
  expect(await product.stop()).toBe(0);
});

afterAll(() => removeDataDir(dataDir));

const answerTo = async (sent: ClientRequest): Promise<{ status: number; body: string }> => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode ?? 0, body };
};

/** By its address: names are looked up in any order. */
const at = (path: string, url: string): URL => new URL(path, url.replace('localhost', '127.0.0.1'));

const logInOver = (agent: Agent, url: string, body: string): ClientRequest =>
  request(at('/api/login/staff', url), {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });

const isRefused = async (url: string): Promise<boolean> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
};

describe('a stop', () => {
  it.each<[string, NodeJS.Signals[]]>([
    ['SIGTERM', ['SIGTERM']],
    ['SIGINT', ['SIGINT']],
    ['SIGINT twice', ['SIGINT', 'SIGINT']],
  ])('by %s answers what is in flight, takes nothing new and ends with 0', async (_, signals) => {
    const product = await startProduct(dataDir);
    // As browsers do: connections stay open for the next request.
    const agent = new Agent({ keepAlive: true });
    try {
      const ended = once(product.process, 'exit');
      const bodies = accounts.map(({ email, password }) => JSON.stringify({ email, password }));

      // One whose body is still on its way holds the stop open for as long as the test needs.
      const [unhurriedBody = '', ...otherBodies] = bodies;
      const unhurried = logInOver(agent, product.url, unhurriedBody);
      unhurried.write(unhurriedBody.slice(0, 10));
      let answered = 0;
      const answers = otherBodies.map(async (body) => {
        const sent = logInOver(agent, product.url, body);
        sent.end(body);
        const answer = await answerTo(sent);
        answered += 1;
        return answer;
      });
      // Answered after all of them were sent, so the product has read them.
      const sentAll = request(at('/health', product.url), { agent });
      sentAll.end();
      expect((await answerTo(sentAll)).status).toBe(200);

      for (const signal of signals) product.process.kill(signal);
      const answeredBeforeSignal = answered;
      await until('new connections are refused', () => isRefused(product.url));
      expect(product.process.exitCode).toBeNull();
      const last = answerTo(unhurried);
      unhurried.end(unhurriedBody.slice(10));

      const statuses = (await Promise.all([...answers, last])).map(({ status }) => status);
      expect(statuses).toEqual(bodies.map(() => 200));
      expect(answeredBeforeSignal).toBeLessThan(otherBodies.length);

      const lastAnswerAt = performance.now();
      expect(await ended).toEqual([0, null]);
      expect(performance.now() - lastAnswerAt).toBeLessThan(MOST_MS_AFTER_LAST_ANSWER);
      // The database was closed, not abandoned: its journal is written back and gone.
      expect(existsSync(join(dataDir, 'himma.sqlite-wal'))).toBe(false);
    } finally {
      agent.destroy();
      await product.kill();
    }
  });

  it('waits only so long for a body that never comes whole, and still answers those that did', async () => {
    const product = await startProduct(dataDir);
    const agent = new Agent({ keepAlive: true });
    try {
      const ended = once(product.process, 'exit');
      const [held = '', whole = ''] = accounts.map(({ email, password }) => JSON.stringify({ email, password }));
      const never = logInOver(agent, product.url, held);
      const cut = once(never, 'error');
      never.write(held.slice(0, 10));
      const sent = logInOver(agent, product.url, whole);
      sent.end(whole);
      const answer = answerTo(sent);
      const sentAll = request(at('/health', product.url), { agent });
      sentAll.end();
      expect((await answerTo(sentAll)).status).toBe(200);

      product.process.kill('SIGTERM');
      expect((await answer).status).toBe(200);
      expect((await cut)[0]).toBeInstanceOf(Error);
      expect(await ended).toEqual([0, null]);
      expect(existsSync(join(dataDir, 'himma.sqlite-wal'))).toBe(false);
    } finally {
      agent.destroy();
      await product.kill();
    }
  });

  it('does not wait for a page that was cut and will never fetch the news of it', async () => {
    const product = await startProduct(dataDir);
    try {
      const live = `${product.url}${LIVE_PATH}/?EIO=4&transport=polling`;
      const { sid } = JSON.parse((await (await fetch(live)).text()).slice(1)) as { sid: string };
      const headers = { 'content-type': 'text/plain' };
      // Of no kind of packet that there is.
      await fetch(`${live}&sid=${sid}`, { method: 'POST', headers, body: '9' });

      product.process.kill('SIGTERM');
      await until('the product has ended', () => product.process.exitCode !== null, MOST_MS_TO_END);
      expect(product.process.exitCode).toBe(0);
      expect(existsSync(join(dataDir, 'himma.sqlite-wal'))).toBe(false);
    } finally {
      await product.kill();
    }
  });
});
