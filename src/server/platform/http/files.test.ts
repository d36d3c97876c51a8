import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { formOf } from '#tests/form';
import { mp3, sidewaysPhoto } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import type { SentMessage } from '#wire/messages';
import { until } from '../../../../tests/faults/support/wait.ts';
import { withNewFile } from '../files/files.ts';

const MP3 = await mp3();

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const sendFile = async (agent: Agent, studentId: number, file: Uint8Array<ArrayBuffer>): Promise<string> => {
  const body = { to: { kind: 'students', ids: [studentId] }, text: 'مرفق', requestKey: randomUUID() };
  const answer = await agent.send<SentMessage>({
    method: 'POST',
    url: '/api/admin/messages',
    ...(await formOf(body, file)),
  });
  return answer.body.attachment?.fileId ?? '';
};
const open = (agent: Agent, fileId: string, headers: Record<string, string> = {}) =>
  agent.send({ method: 'GET', url: `/api/files/${fileId}`, headers });

describe('a file sent to a pupil', () => {
  it('does not exist for another pupil, and is for nobody without a session', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const fileId = await sendFile(teacher.agent, pupil.id, MP3);
    const answer = await open(other.agent, fileId);
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect((await open(world.nobody(), fileId)).status).toBe(401);
  });

  it('is read by the pupil and by staff, also those who are inside as the pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const fileId = await sendFile(teacher.agent, pupil.id, MP3);
    for (const agent of [pupil.agent, teacher.agent]) expect((await open(agent, fileId)).status).toBe(200);
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await open(teacher.agent, fileId)).status).toBe(200);
  });

  it('is out of reach for staff who are inside as another pupil', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const fileId = await sendFile(teacher.agent, pupil.id, MP3);
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: other.id } });
    expect((await open(teacher.agent, fileId)).status).toBe(404);
  });

  it('is told as what it is, runs nothing and stays in no cache', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const fileId = await sendFile(teacher.agent, pupil.id, new Uint8Array(await sidewaysPhoto()));
    expect((await open(pupil.agent, fileId)).headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('can be heard from the middle', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const fileId = await sendFile(teacher.agent, pupil.id, MP3);
    const part = await open(pupil.agent, fileId, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${MP3.length}`,
      'content-length': '100',
      'accept-ranges': 'bytes',
    });
  });

  it.each(['a'.repeat(24), '..%2f..%2fhimma.sqlite', '%00', 'x', `${'a'.repeat(20)}.mp3`])(
    'is not found by the name %j',
    async (name) => {
      const { agent } = await world.teacher();
      const answer = await open(agent, name);
      expect([400, 404]).toContain(answer.status);
    },
  );
});

describe('readers of a file who read nothing', () => {
  const READERS_OF_ONE = 100;
  const asked: ClientRequest[] = [];
  afterEach(() => {
    for (const request of asked.splice(0)) request.destroy();
  });

  const begin = async ({ cookie }: Agent, fileId: string): Promise<IncomingMessage> => {
    const { port } = world.app.server.address() as AddressInfo;
    const request = get({ port, host: '127.0.0.1', path: `/api/files/${fileId}`, agent: false, headers: { cookie } });
    asked.push(request);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };

  it('are a hundred of one person, and keep nobody else from reading', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const full = Buffer.alloc(10 * 1024 * 1024);
    const file = { purpose: 'recitation', studentId: pupil.id, extension: 'mp3', contents: { full } } as const;
    const fileId = await withNewFile(world.deps, file, async (_, id) => id);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const readers = await Promise.all(Array.from({ length: READERS_OF_ONE }, () => begin(pupil.agent, fileId)));
    expect(new Set(readers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await begin(pupil.agent, fileId);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await begin(teacher.agent, fileId)).statusCode).toBe(200);
    readers[0]?.destroy();
    await until('a place is free', async () => (await begin(pupil.agent, fileId)).statusCode === 200);
  });
});
