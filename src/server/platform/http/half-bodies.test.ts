import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { until } from '../../../../tests/faults/support/wait.ts';

const PER_ADDRESS = 100;
const PER_PERSON = 50;
const OPEN_FORM = 16 * 1024;

let world: World;
let begun: ClientRequest[];
beforeEach(async () => {
  world = await startWorld({ env: { TRUST_PROXY: 'true' } });
  begun = [];
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const form of begun) form.destroy();
  await world.close();
});

interface Form {
  readonly from?: string;
  readonly cookie?: string;
  readonly path?: string;
  readonly bytes?: number;
}

/** Says how much it is going to send, or only that it is going to; sends a little, and stops. */
const begin = ({ from = '10.0.0.1', cookie = '', path = '/api/login/student', bytes }: Form = {}): ClientRequest => {
  const { port } = world.app.server.address() as AddressInfo;
  const form = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    agent: false,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
      ...(bytes !== undefined && { 'content-length': bytes }),
    },
  });
  begun.push(form);
  form.on('error', () => null);
  form.write('{');
  return form;
};

/** In one piece. */
const send = (body: string): ClientRequest => {
  const { port } = world.app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' };
  const form = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/login/student', agent: false, headers });
  form.end(body);
  return form;
};

const answerTo = async (form: ClientRequest) => {
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, said: JSON.parse(Buffer.concat(await answer.toArray()).toString()) };
};

/** So many are held, and each that comes after them is told to come back. */
const holdAll = async (most: number, form: Form): Promise<ClientRequest[]> => {
  const forms = Array.from({ length: most + 3 }, () => begin(form));
  const refused = new Set<ClientRequest>();
  for (const each of forms) each.once('response', () => refused.add(each));
  await until('those beyond the limit were answered', () => refused.size === 3);
  return forms.filter((each) => !refused.has(each));
};

const pupilsForm = '/api/student/recordings/1/send';

describe('forms that were begun and never ended', () => {
  it.each([
    ['say how long they are', OPEN_FORM],
    ['do not', undefined],
  ])('are a hundred of one address where they %s, and keep out nobody whose form comes whole', async (_, bytes) => {
    const held = await holdAll(PER_ADDRESS, { ...(bytes !== undefined && { bytes }) });
    const refused = await answerTo(begin());
    expect(refused).toMatchObject({ status: 429, said: { code: 'too_many_requests', retryAfter: 5 } });
    expect(refused.said.message).toContain('طلبات كثيرة');
    expect((await answerTo(send('{}'))).said.code).toBe('validation');

    held[0]?.end('}');
    await until('the place of the one that ended is free', async () => {
      const other = begin();
      const ended = answerTo(other);
      other.end('}');
      return (await ended).said.code === 'validation';
    });
  });

  it('of strangers are thirty-two megabytes in all, and take no room from whoever is in', async () => {
    const pupil = await world.pupil();
    // Where no path is, as much is taken as of a pupil.
    const large = { path: '/api/no-such-form', bytes: 256 * 1024 };
    const fitting = 128;
    await holdAll(fitting, {
      ...large,
      get from() {
        return `10.0.1.${begun.length % 100}`;
      },
    });
    expect(await answerTo(begin({ ...large, from: '10.0.2.1' }))).toMatchObject({
      status: 503,
      said: { code: 'overloaded', retryAfter: 5 },
    });
    const theirs = begin({ cookie: pupil.agent.cookie, path: pupilsForm });
    const answered = answerTo(theirs);
    theirs.end('}');
    expect((await answered).said.code).toBe('recording_not_found');
  });

  it('are fifty of one person, wherever they are', async () => {
    const [{ agent }, other] = [await world.pupil(), await world.pupil()];
    await holdAll(PER_PERSON, { cookie: agent.cookie, path: pupilsForm });
    const refused = await answerTo(begin({ cookie: agent.cookie, path: pupilsForm, from: '10.0.3.1' }));
    expect(refused.status).toBe(429);
    const theirs = begin({ cookie: other.agent.cookie, path: pupilsForm });
    const answered = answerTo(theirs);
    theirs.end('}');
    expect((await answered).said.code).toBe('recording_not_found');
  });
});

it('a form of anybody is short', async () => {
  const { error } = await world
    .nobody()
    .call('POST /api/login/student', { body: { loginId: '1', password: 'x'.repeat(OPEN_FORM) } });
  expect(error.code).toBe('body_too_large');
});
