import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { emptyForm, FORM_HEADERS, formWith, PHOTO, postForm, sendPhoto } from '#tests/photos';
import { startWorld, type World } from '#tests/world';
import { until } from '../../../../tests/faults/support/wait.ts';

const PER_PERSON = 10;
const LARGEST = formWith(Buffer.alloc(5 * 1024 * 1024 - 1), 'me.png').length;
/** Of the largest. A class is forty. */
const ROOM_FOR = 51;

let world: World;
let begun: ClientRequest[];
let served: Socket[];
beforeEach(async () => {
  world = await startWorld();
  begun = [];
  served = [];
  world.app.server.on('connection', (socket) => served.push(socket));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const upload of begun) upload.destroy();
  await world.close();
});

/** Says how much it is going to send, sends a little, and stops. */
const beginUpload = ({ cookie }: Agent): ClientRequest => {
  const { port } = world.app.server.address() as AddressInfo;
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/student/photo',
    agent: false,
    headers: { ...FORM_HEADERS, cookie, 'content-length': LARGEST },
  });
  begun.push(upload);
  upload.on('error', () => null);
  upload.write(formWith(PHOTO, 'me.png').subarray(0, 200));
  return upload;
};
const beginMany = (agent: Agent, count: number) => Array.from({ length: count }, () => beginUpload(agent));

/** One more than one person may: says which of them were not answered, and what the one was told that was. */
const beginOneTooMany = async (agent: Agent) => {
  const uploads = beginMany(agent, PER_PERSON + 1);
  const answered = await Promise.race(
    uploads.map(async (upload) => {
      const [answer] = (await once(upload, 'response')) as [IncomingMessage];
      return { upload, answer };
    }),
  );
  const { answer } = answered;
  const said = JSON.parse(Buffer.concat(await answer.toArray()).toString());
  return { held: uploads.filter((upload) => upload !== answered.upload), answer, said };
};

/** A form without a file takes a place for a moment and changes nothing. */
const isLetIn = async (agent: Agent) => (await postForm(agent, emptyForm)).error.code === 'file_missing';

describe('uploads that were begun and never ended', () => {
  it('are ten of one person, and keep nobody else out', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const { held, answer, said } = await beginOneTooMany(pupil.agent);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5']);
    expect(said).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('طلبات كثيرة') });
    expect((await sendPhoto(pupil.agent)).status).toBe(429);
    expect((await sendPhoto(other.agent)).status).toBe(200);

    held[0]?.destroy();
    await until('the place of the one that broke off is free', () => isLetIn(pupil.agent));
    expect((await sendPhoto(pupil.agent)).status).toBe(200);
  });

  it('are those of the person, in however many browsers', async () => {
    const { agent, loginId, password } = await world.pupil();
    const elsewhere = world.nobody();
    await elsewhere.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
    await beginOneTooMany(agent);
    expect((await sendPhoto(elsewhere)).status).toBe(429);
  });

  it('lose their place once they have been silent for long', async () => {
    const { agent } = await world.pupil();
    await beginOneTooMany(agent);
    const waiting = served.filter(({ destroyed }) => !destroyed);
    expect(new Set(waiting.map(({ timeout }) => timeout))).toEqual(new Set([90_000]));
    for (const socket of waiting) socket.setTimeout(1);
    await until('a place is free', () => isLetIn(agent));
  });

  it('are more than a class of the largest pictures in all, and what no longer fits is told to come back', async () => {
    const pupils = await Promise.all(Array.from({ length: 6 }, () => world.pupil()));
    const uploads = pupils.flatMap(({ agent }) => beginMany(agent, PER_PERSON));
    const refused: (number | undefined)[] = [];
    for (const upload of uploads) upload.once('response', ({ statusCode }) => refused.push(statusCode));
    await until('all others have found room', () => refused.length === uploads.length - ROOM_FOR);
    expect(new Set(refused)).toEqual(new Set([503]));
  });
});
