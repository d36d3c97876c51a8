import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { News } from '#server/platform/live';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { formOf } from '#tests/form';
import { sidewaysPhoto } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import type { SentMessage } from '#wire/messages';
import { countUnread, latestMessages } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const WRONG = 'غدًا رحلة للصف السادس';
const bodyFor = (ids: readonly number[]) => ({ to: { kind: 'students', ids }, text: WRONG, requestKey: randomUUID() });
const send = async (agent: Agent, ...ids: number[]) =>
  (await agent.call('POST /api/admin/messages', { body: bodyFor(ids) })).body;
const inbox = async (agent: Agent) => (await agent.call('GET /api/student/messages')).body;
const read = (agent: Agent, id: number) => agent.call('POST /api/student/messages/:id/read', { params: { id } });
const readFirst = async (agent: Agent) => read(agent, (await inbox(agent)).messages[0]?.id ?? 0);
const takeBack = (agent: Agent, id: number) => agent.call('POST /api/admin/messages/:id/take-back', { params: { id } });

const sentToTwo = async () => {
  const [teacher, reader, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
  const sent = await send(teacher.agent, reader.id, other.id);
  await readFirst(reader.agent);
  return { teacher, reader, other, sent };
};

describe('a message that is taken back', () => {
  it('leaves every other message of the same pupils alone', async () => {
    const { teacher, reader, other, sent } = await sentToTwo();
    await send(teacher.agent, other.id);
    await takeBack(teacher.agent, sent.id);
    expect(await inbox(other.agent)).toMatchObject({ unread: 1, messages: [{ text: WRONG, read: false }] });
    expect((await inbox(reader.agent)).messages).toHaveLength(1);
  });

  it('is gone for who has not read it, and said to who has, without a word of it', async () => {
    const { teacher, reader, other, sent } = await sentToTwo();
    const { messages } = await inbox(other.agent);
    const { status, body } = await takeBack(teacher.agent, sent.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: sent.id, recipients: 2, read: 1, takenBackBy: teacher.name });
    expect(body.takenBackAt).toBe(world.deps.clock().toISOString());
    expect(await inbox(other.agent)).toEqual({ messages: [], unread: 0, nextBefore: null });
    expect((await read(other.agent, messages[0]?.id ?? 0)).error.code).toBe('message_not_found');
    expect(await inbox(reader.agent)).toMatchObject({ unread: 0, messages: [{ text: null, read: true }] });
    expect(JSON.stringify(await inbox(reader.agent))).not.toContain(WRONG);
    for (const { id } of [reader, other]) {
      expect(await latestMessages(world.deps.db, id, 3)).toEqual([]);
      expect(await countUnread(world.deps.db, id)).toBe(0);
    }
  });

  it('stays before staff, with who had read it', async () => {
    const { teacher, reader, other, sent } = await sentToTwo();
    await takeBack(teacher.agent, sent.id);
    const { body } = await teacher.agent.call('GET /api/admin/messages/:id', { params: { id: sent.id } });
    expect(body).toMatchObject({ text: WRONG, takenBackBy: teacher.name });
    expect(body.students.map(({ studentId, readAt }) => [studentId, readAt !== null])).toEqual([
      [reader.id, true],
      [other.id, false],
    ]);
  });

  it('no longer lends its picture to pupils', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const { body } = await teacher.agent.send<SentMessage>({
      method: 'POST',
      url: '/api/admin/messages',
      ...(await formOf(bodyFor([pupil.id]), new Uint8Array(await sidewaysPhoto(60, 40)), 'class.jpg')),
    });
    await readFirst(pupil.agent);
    const open = (agent: Agent) => agent.send({ method: 'GET', url: `/api/files/${body.attachment?.fileId}` });
    expect((await open(pupil.agent)).status).toBe(200);
    await takeBack(teacher.agent, body.id);
    expect((await open(pupil.agent)).status).toBe(404);
    expect((await inbox(pupil.agent)).messages).toMatchObject([{ text: null, attachment: null }]);
  });

  it('is taken back once, by whoever of the staff is first: told and written down once', async () => {
    const { teacher, reader, other, sent } = await sentToTwo();
    const colleague = await world.teacher();
    const news: News[] = [];
    world.deps.live.listen((each) => news.push(each));
    const answers = await Promise.all(
      [teacher, colleague, teacher, colleague].map(({ agent }) => takeBack(agent, sent.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.takenBackBy)).size).toBe(1);
    const written = await auditLines(world, 'message_taken_back');
    expect(written.map(({ details }) => JSON.parse(details ?? ''))).toEqual([{ students: 2, readers: 1, text: WRONG }]);
    const told = news.filter(({ topic }) => topic === 'messages').map(({ to }) => JSON.stringify(to));
    expect(told.filter((to) => to.includes(`${reader.id}`) && to.includes(`${other.id}`))).toHaveLength(1);
  });

  it('is never both gone and read: of reading and taking back at once one is first', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const sent = await send(teacher.agent, pupil.id);
    const { messages } = await inbox(pupil.agent);
    const [reading] = await Promise.all([read(pupil.agent, messages[0]?.id ?? 0), takeBack(teacher.agent, sent.id)]);
    const left = (await inbox(pupil.agent)).messages;
    expect(left.map(({ text }) => text)).toEqual(reading.status === 200 ? [null] : []);
  });

  it('must be there', async () => {
    const teacher = await world.teacher();
    expect((await takeBack(teacher.agent, 4711)).error.code).toBe('message_not_found');
  });
});
