import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIFETIME_DAYS, RECORDINGS_HOURLY, RECORDINGS_MAX, VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { filesFolder } from '#server/platform/files/files';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { formOf } from '#tests/form';
import { sidewaysPhoto, zip } from '#tests/samples';
import { opusInOgg, wavTone } from '#tests/sounds';
import { startWorld, type World } from '#tests/world';
import type { OwnRecording, StaffRecording } from '#wire/recordings';

import { letOldOnesGo } from './service.ts';

const VOICE = wavTone(0.1);
/** Of grade 4: surah 78, forty verses. */
const TEXT = 4;
const DAY_SECONDS = 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

const say = async (agent: Agent, more: object = {}, voice: Uint8Array<ArrayBuffer> | undefined = VOICE) => {
  const body = { textId: TEXT, ayah: 1, isSent: false, requestKey: randomUUID(), ...more };
  return agent.send<OwnRecording>({ method: 'POST', url: '/api/student/recordings', ...(await formOf(body, voice)) });
};
const said = async (agent: Agent, more?: object): Promise<OwnRecording> => {
  const answer = await say(agent, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const sent = (agent: Agent, more: object = {}) => said(agent, { isSent: true, ...more });

const answer = async (agent: Agent, id: number, body: object = {}, voice?: Uint8Array<ArrayBuffer>) =>
  agent.send<StaffRecording>({
    method: 'POST',
    url: `/api/admin/recordings/${id}/answer`,
    ...(await formOf({ mark: 'good', note: null, ...body }, voice)),
  });

const own = async (agent: Agent, textId = TEXT) =>
  (await agent.call('GET /api/student/recordings', { query: { textId } })).body.recordings;
const send = (agent: Agent, id: number) => agent.call('POST /api/student/recordings/:id/send', { params: { id } });
const see = (agent: Agent, id: number) => agent.call('POST /api/student/recordings/:id/seen', { params: { id } });
const remove = (agent: Agent, id: number) => agent.call('DELETE /api/student/recordings/:id', { params: { id } });
const list = async (agent: Agent, query: Record<string, string | number> = {}) =>
  (await agent.call('GET /api/admin/recordings', { query })).body;
const keep = (agent: Agent, id: number, isKept: boolean) =>
  agent.call('PUT /api/admin/recordings/:id/kept', { params: { id }, body: { isKept } });
/** By the list of texts, and the same by the first screen. */
const newAnswers = async (agent: Agent) => {
  const { texts } = (await agent.call('GET /api/student/quran')).body;
  const listed = texts.reduce((sum, text) => sum + text.newAnswers, 0);
  expect((await agent.call('GET /api/student/dashboard')).body.waiting.recitations).toBe(listed);
  return listed;
};
const opened = async (agent: Agent, fileId: string | null | undefined) =>
  (await agent.send({ method: 'GET', url: `/api/files/${fileId}` })).status;
const enter = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });

const fileRows = () => world.deps.db.selectFrom('files').selectAll().execute();
const rows = () => world.deps.db.selectFrom('quran_recordings').selectAll().orderBy('id').execute();

describe('another pupil’s recording', () => {
  it('does not exist for a classmate: not to list, hear, send, see or delete, nor its answer', async () => {
    const [pupil, classmate, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    const kept = await said(pupil.agent);
    const { id, fileId } = await sent(pupil.agent, { ayah: 2 });
    const voice = (await answer(teacher.agent, id, {}, VOICE)).body.answer?.fileId;
    expect(await own(classmate.agent)).toEqual([]);
    for (const file of [kept.fileId, fileId, voice]) {
      expect(await opened(classmate.agent, file)).toBe(404);
      expect(await opened(world.nobody(), file)).toBe(401);
      expect(await opened(pupil.agent, file)).toBe(200);
    }
    const before = await rows();
    for (const attempt of [send, see, remove])
      for (const theirs of [kept.id, id]) {
        const refused = await attempt(classmate.agent, theirs);
        expect([refused.status, refused.error.code]).toEqual([404, 'recording_not_found']);
      }
    expect(await newAnswers(classmate.agent)).toBe(0);
    expect(await rows()).toEqual(before);
    expect((await classmate.agent.call('GET /api/admin/recordings')).status).toBe(403);
  });

  it('does not stand in the way of the same key', async () => {
    const [pupil, classmate] = [await world.pupil(), await world.pupil()];
    const requestKey = randomUUID();
    const [first, second] = [await said(pupil.agent, { requestKey }), await said(classmate.agent, { requestKey })];
    expect(second.id).not.toBe(first.id);
    expect(await own(classmate.agent)).toEqual([second]);
  });
});

describe('what a pupil only kept', () => {
  it('does not exist for staff: not listed, not heard, not answered, not even inside as the pupil', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const { id, fileId } = await said(pupil.agent);
    expect(await list(teacher.agent, { status: 'all' })).toEqual({
      recordings: [],
      counts: { sent: 0, answered: 0, all: 0 },
      nextBefore: null,
    });
    expect(await opened(teacher.agent, fileId)).toBe(404);
    for (const refused of [await answer(teacher.agent, id), await keep(teacher.agent, id, true)])
      expect([refused.status, refused.error.code]).toEqual([404, 'recording_not_found']);
    await enter(teacher.agent, pupil.id);
    expect(await own(teacher.agent)).toEqual([]);
    expect(await opened(teacher.agent, fileId)).toBe(404);
    expect(await opened(pupil.agent, fileId)).toBe(200);
  });

  it('is theirs to hear once it is sent, also inside as the pupil, who alone may write', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const { id, fileId } = await said(pupil.agent);
    const { body } = await send(pupil.agent, id);
    expect(body).toMatchObject({ id, status: 'sent' });
    expect((await send(pupil.agent, id)).body).toEqual(body);
    expect((await list(teacher.agent)).recordings).toMatchObject([{ id, studentId: pupil.id, ayah: 1 }]);
    expect(await opened(teacher.agent, fileId)).toBe(200);
    await enter(teacher.agent, pupil.id);
    expect(await own(teacher.agent)).toEqual([body]);
    expect(await opened(teacher.agent, fileId)).toBe(200);
    for (const refused of [await say(teacher.agent), await see(teacher.agent, id), await remove(teacher.agent, id)])
      expect(refused.error.code).toBe('pupil_must_do_this');
  });
});

describe('a verse said back', () => {
  it('is kept once for a key, sent where the second asks for it, and no other verse under it', async () => {
    const pupil = await world.pupil();
    const requestKey = randomUUID();
    const first = await said(pupil.agent, { requestKey });
    expect(first).toMatchObject({ textId: TEXT, ayah: 1, status: 'kept', answer: null, isNew: false });
    expect(await said(pupil.agent, { requestKey })).toEqual(first);
    expect((await say(pupil.agent, { requestKey, ayah: 2 })).error.code).toBe('request_key_reused');
    expect(await sent(pupil.agent, { requestKey })).toEqual({ ...first, status: 'sent' });
    expect([await rows(), await fileRows()].map((all) => all.length)).toEqual([1, 1]);
  });

  it('is one where the same came several times at once', async () => {
    const pupil = await world.pupil();
    const requestKey = randomUUID();
    const all = await Promise.all(Array.from({ length: 6 }, () => sent(pupil.agent, { requestKey })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect([await rows(), await fileRows()].map((each) => each.length)).toEqual([1, 1]);
    expect(await readdir(filesFolder(world.deps))).toHaveLength(1);
  });

  it.each([
    ['a verse that the text does not have', { ayah: 41 }, 404, 'verses_not_found'],
    ['no verse at all', { ayah: 0 }, 400, 'validation'],
    ['a text of another grade', { textId: 6 }, 404, 'quran_text_not_found'],
    ['a text that is not there', { textId: 9999 }, 404, 'quran_text_not_found'],
  ])('is refused for %s', async (_, more, status, code) => {
    const pupil = await world.pupil();
    const refused = await say(pupil.agent, more);
    expect([refused.status, refused.error.code]).toEqual([status, code]);
    expect([await rows(), await fileRows()]).toEqual([[], []]);
  });

  it('is refused for a text that is hidden', async () => {
    const [pupil, { agent }] = [await world.pupil(), await world.teacher()];
    const body = { title: 'سورة النبأ', isActive: false, isFocused: false };
    await agent.call('PATCH /api/admin/quran/texts/:id', { params: { id: TEXT }, body });
    expect((await say(pupil.agent)).error.code).toBe('quran_text_not_found');
  });

  it('plays for five minutes at most, and for all of them', async () => {
    const pupil = await world.pupil();
    expect((await say(pupil.agent, {}, opusInOgg(VERSE_MAX_SECONDS))).status).toBe(200);
    const { id } = await sent(pupil.agent, { ayah: 2 });
    const teacher = await world.teacher();
    const answered = await answer(teacher.agent, id, {}, opusInOgg(VERSE_MAX_SECONDS + 10));
    expect([answered.status, answered.error.code]).toEqual([413, 'recording_too_large']);
  });

  it('is a sound by its content, and no more than four megabytes of it', async () => {
    const pupil = await world.pupil();
    const film = Buffer.concat([
      Buffer.from('0000001c667479706d703432', 'hex'),
      Buffer.alloc(16),
      Buffer.from('hdlr........vide'),
    ]);
    for (const file of [zip(), await sidewaysPhoto(), film, Buffer.alloc(0)]) {
      const refused = await say(pupil.agent, {}, new Uint8Array(file));
      expect([refused.status, refused.error.code]).toEqual([415, 'recording_not_audio']);
    }
    const large = await say(pupil.agent, {}, new Uint8Array(4 * 1024 * 1024 + 1));
    expect([large.status, large.error.code]).toEqual([413, 'recording_too_large']);
    // In 5,000 bytes, that say they are at the beginning.
    const long = await say(pupil.agent, {}, opusInOgg(6 * 60));
    expect([long.status, long.error.code]).toEqual([413, 'recording_too_large']);
    const body = { textId: TEXT, ayah: 1, isSent: false, requestKey: randomUUID() };
    const missing = await pupil.agent.call('POST /api/student/recordings', { body });
    expect([missing.status, missing.error.code]).toEqual([400, 'recording_missing']);
    expect(await fileRows()).toEqual([]);
  });

  it('is one of forty in an hour, deleted ones and those of the same moment included', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const { id } = await said(pupil.agent);
    await remove(pupil.agent, id);
    for (let n = 2; n < RECORDINGS_HOURLY - 3; n += 1) await said(pupil.agent);
    const together = await Promise.all(Array.from({ length: 10 }, () => say(pupil.agent)));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = await say(pupil.agent);
    expect(refused.status).toBe(429);
    expect(refused.error).toMatchObject({
      code: 'recordings_limited',
      message: 'سجّلت كثيرًا في ساعة واحدة، حاول بعد ٦٠ دقيقة',
      retryAfter: 3600,
    });
    expect(await fileRows()).toHaveLength(RECORDINGS_HOURLY - 1);
    expect((await say(other.agent)).status).toBe(200);
    world.forward(3600);
    expect((await say(pupil.agent)).status).toBe(200);
  });

  it('is one of sixty that a pupil can come to; one deleted makes room, one more than sixty is refused', async () => {
    const pupil = await world.pupil();
    const { id } = await said(pupil.agent);
    for (let n = 1; n < RECORDINGS_MAX; n += 1) {
      if (n % (RECORDINGS_HOURLY - 1) === 0) world.forward(3600);
      await said(pupil.agent);
    }
    const refused = await say(pupil.agent);
    expect([refused.status, refused.error.code]).toEqual([409, 'recordings_full']);
    await remove(pupil.agent, id);
    expect((await say(pupil.agent)).status).toBe(200);
  });

  it('goes with its answer and both files when the pupil deletes it, kept by staff or not', async () => {
    const [pupil, { agent }] = [await world.pupil(), await world.teacher()];
    const { id, fileId } = await sent(pupil.agent);
    await answer(agent, id, {}, VOICE);
    await keep(agent, id, true);
    expect((await remove(pupil.agent, id)).body).toEqual({ ok: true });
    expect([await rows(), await fileRows()]).toEqual([[], []]);
    expect(await opened(pupil.agent, fileId)).toBe(404);
    expect((await answer(agent, id)).error.code).toBe('recording_not_found');
    expect((await remove(pupil.agent, id)).error.code).toBe('recording_not_found');
  });

  it('goes with the pupil', async () => {
    const [pupil, { agent }] = [await world.pupil(), await world.teacher()];
    await answer(agent, (await sent(pupil.agent)).id, {}, VOICE);
    await said(pupil.agent);
    await world.deps.db.deleteFrom('students').where('id', '=', pupil.id).execute();
    expect([await rows(), await fileRows()]).toEqual([[], []]);
  });
});

describe('staff', () => {
  it('read what was sent, newest first, with the verse as published and when it goes', async () => {
    const [pupil, other, { agent }] = [await world.pupil(), await world.pupil({ grade: 5 }), await world.teacher()];
    const first = await sent(pupil.agent, { ayah: 2 });
    const second = await sent(other.agent, { textId: 6, ayah: 1 });
    const all = await list(agent);
    expect(all.counts).toEqual({ sent: 2, answered: 0, all: 2 });
    expect(all.recordings.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.recordings[1]).toEqual({
      id: first.id,
      studentId: pupil.id,
      studentName: pupil.name,
      grade: 4,
      textId: TEXT,
      textTitle: 'سورة النبأ',
      ayah: 2,
      verse: (await pupil.agent.call('GET /api/student/quran/texts/:id', { params: { id: TEXT } })).body.passage
        .verses[1]?.text,
      fileId: first.fileId,
      sentAt: world.deps.clock().toISOString(),
      goesAt: new Date(world.deps.clock().getTime() + LIFETIME_DAYS * DAY_SECONDS * 1000).toISOString(),
      answer: null,
    });
    expect(await list(agent, { grade: 5 })).toMatchObject({ recordings: [{ id: second.id }], counts: { all: 1 } });
    expect(await list(agent, { student: pupil.id })).toMatchObject({
      recordings: [{ id: first.id }],
      counts: { all: 1 },
    });
    expect((await list(agent, { before: second.id })).recordings).toMatchObject([{ id: first.id }]);
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect(await list(agent, { status: 'all' })).toMatchObject({ recordings: [{ id: second.id }], counts: { all: 1 } });
    expect((await answer(agent, first.id)).error.code).toBe('recording_not_found');
  });

  it('answer with a mark, a note or their voice, and with none of them they do not', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const { id } = await sent(pupil.agent);
    const none = await answer(teacher.agent, id, { mark: null });
    expect([none.status, Object.keys(none.error.fields ?? {})]).toEqual([400, ['mark']]);
    const wrong = await answer(teacher.agent, id, { mark: null }, new Uint8Array(zip()));
    expect(wrong.error.code).toBe('recording_not_audio');
    const { body } = await answer(teacher.agent, id, { mark: 'excellent', note: 'أحسنت' }, VOICE);
    const given = { mark: 'excellent', note: 'أحسنت', fileId: body.answer?.fileId, by: teacher.name };
    expect(body.answer).toEqual({ ...given, at: world.deps.clock().toISOString() });
    expect(await own(pupil.agent)).toMatchObject([{ id, status: 'answered', isNew: true, answer: given }]);
    expect(await opened(pupil.agent, given.fileId)).toBe(200);
    expect(await opened(teacher.agent, given.fileId)).toBe(200);
    expect((await list(teacher.agent)).counts).toEqual({ sent: 0, answered: 1, all: 1 });
    expect(await auditLines(world, 'recording_answered')).toMatchObject([
      { staffId: teacher.id, subjectName: pupil.name },
    ]);
  });

  it('give an answer again in the place of the earlier, whose voice goes, and the pupil sees it as new', async () => {
    const [pupil, { agent }] = [await world.pupil(), await world.teacher()];
    const { id } = await sent(pupil.agent);
    const earlier = (await answer(agent, id, {}, VOICE)).body.answer?.fileId;
    expect(await newAnswers(pupil.agent)).toBe(1);
    expect((await see(pupil.agent, id)).body.isNew).toBe(false);
    expect(await newAnswers(pupil.agent)).toBe(0);
    const { body } = await answer(agent, id, { mark: null, note: 'أعد الآية' });
    expect(body.answer).toMatchObject({ mark: null, note: 'أعد الآية', fileId: null });
    expect(await opened(agent, earlier)).toBe(404);
    expect(await fileRows()).toHaveLength(1);
    expect(await newAnswers(pupil.agent)).toBe(1);
    // Of a text that can no longer be opened nothing waits.
    const hidden = { title: 'سورة النبأ', isActive: false, isFocused: false };
    await agent.call('PATCH /api/admin/quran/texts/:id', { params: { id: TEXT }, body: hidden });
    expect(await newAnswers(pupil.agent)).toBe(0);
  });

  it('see how much of each text a pupil sent, and nothing of what was kept', async () => {
    const [pupil, classmate, { agent }] = [await world.pupil(), await world.pupil(), await world.teacher()];
    const { id } = await sent(pupil.agent);
    await sent(pupil.agent, { ayah: 2 });
    await said(pupil.agent, { ayah: 3 });
    await said(classmate.agent);
    await answer(agent, id, { mark: 'good' });
    const byText = async (student: number) =>
      (await agent.call('GET /api/admin/recordings/by-text', { query: { student } })).body.texts;
    expect(await byText(pupil.id)).toEqual([{ textId: TEXT, sent: 2, waiting: 1 }]);
    expect(await byText(classmate.id)).toEqual([]);
  });

  it('answer twice at once and leave one voice', async () => {
    const [pupil, one, two] = [await world.pupil(), await world.teacher(), await world.teacher()];
    const { id } = await sent(pupil.agent);
    const both = await Promise.all([answer(one.agent, id, {}, VOICE), answer(two.agent, id, {}, VOICE)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await rows();
    expect((await fileRows()).map((file) => file.id).toSorted()).toEqual([row?.fileId, row?.answerFileId].toSorted());
  });

  it('keep one beyond the term and let it go, with one line each however often they say it', async () => {
    const [pupil, { agent, id: staffId }] = [await world.pupil(), await world.teacher()];
    const { id } = await sent(pupil.agent);
    for (const isKept of [true, true, false, false])
      expect((await keep(agent, id, isKept)).body.goesAt === null).toBe(isKept);
    for (const action of ['recording_kept', 'recording_let_go'] as const)
      expect(await auditLines(world, action)).toMatchObject([{ staffId, subjectName: pupil.name }]);
  });
});

describe('a term later', () => {
  it('what staff did not keep goes, with its files and its answer, and not a second earlier', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const old = await sent(pupil.agent);
    const dear = await sent(pupil.agent, { ayah: 2 });
    await answer(teacher.agent, old.id, {}, VOICE);
    await answer(teacher.agent, dear.id, {}, VOICE);
    await keep(teacher.agent, dear.id, true);
    await said(pupil.agent, { ayah: 3 });
    world.forward(LIFETIME_DAYS * DAY_SECONDS - 1);
    await letOldOnesGo(world.deps);
    expect(await rows()).toHaveLength(3);
    world.forward(1);
    await letOldOnesGo(world.deps);
    expect((await rows()).map(({ id }) => id)).toEqual([dear.id]);
    expect(await fileRows()).toHaveLength(2);
  });
});

it('is heard of by the pupil and, once it is sent, by staff', async () => {
  const [pupil, { agent }] = [await world.pupil(), await world.teacher()];
  const heard: unknown[] = [];
  world.deps.live.listen((news) => heard.push(news));
  const toPupil = { to: { students: [pupil.id] }, topic: 'recordings' };
  const toStaff = { to: 'staff', topic: 'recordings' };
  const newsOf = async (act: () => Promise<unknown>) => {
    heard.length = 0;
    await act();
    return [...heard];
  };
  const { id } = await said(pupil.agent);
  expect(heard).toEqual([toPupil]);
  expect(await newsOf(() => send(pupil.agent, id))).toEqual([toPupil, toStaff]);
  expect(await newsOf(() => send(pupil.agent, id))).toEqual([]);
  expect(await newsOf(() => answer(agent, id))).toEqual([toPupil, toStaff]);
  expect(await newsOf(() => see(pupil.agent, id))).toEqual([toPupil]);
  expect(await newsOf(() => see(pupil.agent, id))).toEqual([]);
  expect(await newsOf(() => keep(agent, id, true))).toEqual([toStaff]);
  expect(await newsOf(() => keep(agent, id, true))).toEqual([]);
  expect(await newsOf(() => remove(pupil.agent, id))).toEqual([toPupil, toStaff]);
});
