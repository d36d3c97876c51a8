import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { News } from '#server/platform/live';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import { countUnread, latestMessages } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const send = async (agent: Agent, ids: readonly number[], text = 'أحسنت') => {
  const to = { kind: 'students', ids };
  return (await agent.call('POST /api/admin/messages', { body: { to, text, requestKey: randomUUID() } })).body;
};
const inbox = (agent: Agent, query: Record<string, number> = {}) => agent.call('GET /api/student/messages', { query });
const firstId = async (agent: Agent) => (await inbox(agent)).body.messages[0]?.id ?? 0;
const read = (agent: Agent, id: number) => agent.call('POST /api/student/messages/:id/read', { params: { id } });

describe("another pupil's message", () => {
  it('is neither listed, nor counted, nor marked', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    await send(teacher.agent, [other.id]);
    expect((await inbox(pupil.agent)).body).toEqual({ messages: [], unread: 0, nextBefore: null });
    const id = await firstId(other.agent);
    const answer = await read(pupil.agent, id);
    expect([answer.status, answer.error.code]).toEqual([404, 'message_not_found']);
    expect((await read(pupil.agent, 123_456)).error).toEqual({ ...answer.error, requestId: expect.anything() });
    expect((await inbox(other.agent)).body).toMatchObject({ unread: 1, messages: [{ read: false }] });
  });
});

describe("a pupil's messages", () => {
  it('come newest first, with who sent them', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await send(teacher.agent, [pupil.id], 'الأولى');
    await send(teacher.agent, [pupil.id], 'الثانية\nبسطرين');
    expect((await inbox(pupil.agent)).body).toMatchObject({
      unread: 2,
      messages: [
        { text: 'الثانية\nبسطرين', read: false, from: teacher.name, attachment: null },
        { text: 'الأولى', read: false, from: teacher.name },
      ],
    });
  });

  it('come in pages of 20 without a gap or a repeat', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    for (let n = 0; n < 45; n += 1) await send(teacher.agent, [pupil.id], `رسالة ${n}`);
    const seen: (string | null)[] = [];
    let before: number | null = null;
    do {
      const { body } = await inbox(pupil.agent, before === null ? {} : { before });
      expect(body.messages.length).toBeLessThanOrEqual(20);
      seen.push(...body.messages.map(({ text }) => text));
      before = body.nextBefore;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `رسالة ${44 - n}`));
  });

  it('are read once: the first time counts, and again changes nothing', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const sent = await send(teacher.agent, [pupil.id]);
    const news: News[] = [];
    world.deps.live.listen((each) => news.push(each));
    const id = await firstId(pupil.agent);
    const readAt = world.deps.clock().toISOString();
    expect((await read(pupil.agent, id)).body).toEqual({ unread: 0 });
    world.forward(60);
    expect((await read(pupil.agent, id)).body).toEqual({ unread: 0 });
    const { body } = await teacher.agent.call('GET /api/admin/messages/:id', { params: { id: sent.id } });
    expect(body.students).toMatchObject([{ studentId: pupil.id, readAt }]);
    expect(news).toEqual([
      { to: { students: [pupil.id] }, topic: 'messages' },
      { to: 'staff', topic: 'messages' },
    ]);
  });

  it('stay unread where staff who are inside as the pupil look at them', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await send(teacher.agent, [pupil.id]);
    const id = await firstId(pupil.agent);
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await inbox(teacher.agent)).body.unread).toBe(1);
    expect((await read(teacher.agent, id)).error.code).toBe('pupil_must_do_this');
    expect((await inbox(pupil.agent)).body.unread).toBe(1);
  });

  it('are counted as they come and as they are read', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const unread = async () => (await pupil.agent.call('GET /api/student/messages/unread')).body.unread;
    expect(await unread()).toBe(0);
    await send(teacher.agent, [pupil.id]);
    await send(teacher.agent, [pupil.id]);
    expect(await unread()).toBe(2);
    await read(pupil.agent, await firstId(pupil.agent));
    expect(await unread()).toBe(1);
  });

  it('give the first screen its latest and their count', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    for (const text of ['أ', 'ب', 'ج']) await send(teacher.agent, [pupil.id], text);
    await send(teacher.agent, [other.id]);
    const latest = await latestMessages(world.deps.db, pupil.id, 2);
    expect(latest).toMatchObject([
      { text: 'ج', read: 0, attachmentType: null },
      { text: 'ب', read: 0, attachmentType: null },
    ]);
    expect(await countUnread(world.deps.db, pupil.id)).toBe(3);
  });
});

describe('the sent messages', () => {
  const list = (agent: Agent, query: Record<string, number> = {}) => agent.call('GET /api/admin/messages', { query });

  it('are none at first', async () => {
    const { agent } = await world.teacher();
    expect((await list(agent)).body).toEqual({ messages: [], nextBefore: null });
  });

  it('say to whom, and how many have read', async () => {
    const teacher = await world.teacher();
    const pupils = [await world.pupil(), await world.pupil(), await world.pupil(), await world.pupil()];
    const ids = pupils.map(({ id }) => id);
    await send(teacher.agent, ids, 'كلمة '.repeat(40));
    const [first] = pupils;
    if (first) await read(first.agent, await firstId(first.agent));
    const [sent] = (await list(teacher.agent)).body.messages;
    expect(sent).toMatchObject({ audience: 'students', recipients: 4, read: 1, names: [] });
    expect(sent?.preview).toBe(`${'كلمة '.repeat(16).trim()}…`);
  });

  it('show who read and when, the others after them', async () => {
    const [teacher, one, two] = [await world.teacher(), await world.pupil(), await world.pupil({ grade: 6 })];
    const sent = await send(teacher.agent, [one.id, two.id], 'نص\nكامل');
    await read(two.agent, await firstId(two.agent));
    const { body } = await teacher.agent.call('GET /api/admin/messages/:id', { params: { id: sent.id } });
    expect(body).toMatchObject({ id: sent.id, text: 'نص\nكامل', recipients: 2, read: 1 });
    expect(body.students).toEqual([
      { studentId: two.id, name: two.name, grade: 6, readAt: world.deps.clock().toISOString() },
      { studentId: one.id, name: one.name, grade: 4, readAt: null },
    ]);
  });

  it('come in pages of 20 without a gap or a repeat', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.student()];
    for (let n = 0; n < 41; n += 1) await send(teacher.agent, [pupil.id], `رسالة ${n}`);
    const seen: (string | null)[] = [];
    let before: number | null = null;
    do {
      const { body } = await list(teacher.agent, before === null ? {} : { before });
      seen.push(...body.messages.map(({ preview }) => preview));
      before = body.nextBefore;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 41 }, (_, n) => `رسالة ${40 - n}`));
  });

  it('that are not there are not found', async () => {
    const { agent } = await world.teacher();
    const answer = await agent.call('GET /api/admin/messages/:id', { params: { id: 4711 } });
    expect([answer.status, answer.error.message]).toEqual([404, 'لم يتم العثور على الرسالة']);
  });
});
