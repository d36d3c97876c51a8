import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesFolder } from '#server/platform/files/files';
import type { News } from '#server/platform/live';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { formOf } from '#tests/form';
import { mp3, sidewaysPhoto, zip } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import type { SentMessage } from '#wire/messages';

let world: World;
let news: News[];
beforeEach(async () => {
  world = await startWorld();
  news = [];
  world.deps.live.listen((each) => news.push(each));
});
afterEach(() => world.close());

const message = (to: unknown, more: object = {}) => ({ to, text: 'أحسنت', requestKey: randomUUID(), ...more });
const toPupils = (...ids: number[]) => ({ kind: 'students', ids });
const send = (agent: Agent, body: unknown) => agent.call('POST /api/admin/messages', { body });
const attach = async (agent: Agent, body: unknown, file?: Buffer, name?: string) =>
  agent.send<SentMessage>({
    method: 'POST',
    url: '/api/admin/messages',
    ...(await formOf(body, file && new Uint8Array(file), name)),
  });
const stored = () => world.deps.db.selectFrom('teacher_messages').selectAll().orderBy('id').execute();
const filesOnDisk = () => readdir(filesFolder(world.deps)).catch(() => []);

/** Refused means that nothing came of it: no rows, no bytes, nothing in the log, nobody told. */
const expectNothingDone = async () => {
  expect(await stored()).toEqual([]);
  for (const table of ['message_batches', 'files'] as const)
    expect(await world.deps.db.selectFrom(table).select('id').execute()).toEqual([]);
  expect(await filesOnDisk()).toEqual([]);
  expect(await auditLines(world, 'message_sent')).toEqual([]);
  expect(news).toEqual([]);
};

describe('a message', () => {
  it('reaches each pupil named, unread, and is written down', async () => {
    const [teacher, one, two] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const answer = await send(teacher.agent, message(toPupils(one.id, two.id), { text: ' أحسنتما\n👏🏽 ' }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      preview: 'أحسنتما 👏🏽',
      attachment: null,
      sentBy: teacher.name,
      sentAt: world.deps.clock().toISOString(),
      audience: 'students',
      grade: null,
      recipients: 2,
      read: 0,
    });
    expect(answer.body.names.toSorted()).toEqual([one.name, two.name].toSorted());
    expect(await stored()).toMatchObject(
      [one, two].map(({ id }) => ({ studentId: id, text: 'أحسنتما\n👏🏽', read: 0, readAt: null })),
    );
    const [line, ...others] = await auditLines(world, 'message_sent');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ staffId: teacher.id, recordId: String(answer.body.id), subjectName: null });
    expect(JSON.parse(line?.details ?? '')).toMatchObject({ students: 2, text: 'أحسنتما 👏🏽' });
  });

  it('tells the pupils and the staff who have a page open', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await send(teacher.agent, message(toPupils(pupil.id)));
    expect(news).toEqual([
      { to: { students: [pupil.id] }, topic: 'messages' },
      { to: 'staff', topic: 'messages' },
    ]);
  });

  it('to a grade reaches that grade, and to all everybody', async () => {
    const { agent } = await world.teacher();
    const [four, five] = [await world.student(), await world.student({ grade: 5 })];
    const grade = await send(agent, message({ kind: 'grade', grade: 5 }));
    expect(grade.body).toMatchObject({ audience: 'grade', grade: 5, recipients: 1, names: [] });
    const all = await send(agent, message({ kind: 'all' }));
    expect(all.body).toMatchObject({ audience: 'all', grade: null, names: [] });
    const reached = (await stored()).map((row) => row.studentId);
    expect(reached.filter((id) => id === five.id)).toHaveLength(2);
    expect(reached.filter((id) => id === four.id)).toHaveLength(1);
  });

  it('to a school of 1,200 reaches every pupil', async () => {
    const { agent } = await world.teacher();
    await world.deps.db
      .insertInto('students')
      .values(
        Array.from({ length: 1200 }, (_, n) => ({
          name: `طالب ${n}`,
          firstName: 'طالب',
          searchKey: `طالب ${n}`,
          grade: 6 as const,
          createdAt: world.deps.clock().toISOString(),
        })),
      )
      .execute();
    const answer = await send(agent, message({ kind: 'grade', grade: 6 }));
    expect(answer.body).toMatchObject({ recipients: 1200 });
    expect(new Set((await stored()).map((row) => row.studentId)).size).toBe(1200);
  });

  it('sent again with the same key adds nothing and answers the same', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const body = message(toPupils(pupil.id));
    const first = await send(teacher.agent, body);
    const again = await send(teacher.agent, { ...body, text: 'نص آخر', to: { kind: 'all' } });
    expect(again.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
    expect(await auditLines(world, 'message_sent')).toHaveLength(1);
  });

  it('sent six times at once with a file is one message with one file', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const [body, photo] = [message(toPupils(pupil.id)), await sidewaysPhoto()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach(teacher.agent, body, photo)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await filesOnDisk()).toHaveLength(1);
    expect(await world.deps.db.selectFrom('files').select('id').execute()).toHaveLength(1);
  });
});

describe('a message is refused, and nothing of it done,', () => {
  it.each([
    ['without a text', undefined, 'هذا الحقل مطلوب'],
    ['with an empty text', '', 'هذا الحقل مطلوب'],
    ['with a text of spaces and lines', ' \n\t\r\n ', 'هذا الحقل مطلوب'],
    ['with 2,001 characters', 'أ'.repeat(2001), 'النص أطول من المسموح'],
    ['with a NUL', 'أحسنت\u0000', 'النص يحتوي على رموز غير مسموحة'],
    ['with a bidi mark', 'أحسنت\u202eexe.mp3', 'النص يحتوي على رموز غير مسموحة'],
  ])('%s', async (_, text, says) => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const body = message(toPupils(pupil.id), { text });
    for (const answer of [await send(teacher.agent, body), await attach(teacher.agent, body, await mp3())]) {
      expect(answer.status).toBe(400);
      expect(answer.error).toMatchObject({ code: 'validation', fields: { text: says } });
    }
    await expectNothingDone();
  });

  it.each([
    ['nobody named', { kind: 'students', ids: [] }],
    ['301 named', toPupils(...Array.from({ length: 301 }, (_, n) => n + 1))],
    ['a grade there is not', { kind: 'grade', grade: 7 }],
    ['an invented kind', { kind: 'parents' }],
    ['no recipients', undefined],
  ])('with %s', async (_, to) => {
    const { agent } = await world.teacher();
    expect((await send(agent, message(to))).error.code).toBe('validation');
    await expectNothingDone();
  });

  it.each(['', 'x', '00000000-0000-0000-0000-000000000000', undefined])('with the key %j', async (requestKey) => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const answer = await send(teacher.agent, message(toPupils(pupil.id), { requestKey }));
    expect(answer.error).toMatchObject({ code: 'validation', fields: { requestKey: 'هذا الحقل مطلوب' } });
    await expectNothingDone();
  });

  it('to a pupil who is not there, whoever else is named', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const body = message(toPupils(pupil.id, 987_654));
    for (const answer of [await send(teacher.agent, body), await attach(teacher.agent, body, await mp3())]) {
      expect(answer.status).toBe(404);
      expect(answer.error).toMatchObject({
        code: 'recipients_missing',
        message: 'لم يتم العثور على أحد الطلاب المختارين',
      });
    }
    await expectNothingDone();
  });

  it('in a form whose data are not JSON, or that breaks off', async () => {
    const { agent } = await world.teacher();
    const { payload, headers } = await formOf({}, new Uint8Array(await mp3()));
    const broken = { method: 'POST', url: '/api/admin/messages', headers } as const;
    const cut = await agent.send({ ...broken, payload: payload.subarray(0, 400) });
    expect([cut.status, cut.error.code]).toEqual([400, 'malformed_body']);
    const mangled = Buffer.from(payload.toString('latin1').replace('{}', '{"'), 'latin1');
    const notJson = await agent.send({ ...broken, payload: mangled });
    expect([notJson.status, notJson.error.code]).toEqual([400, 'malformed_body']);
    await expectNothingDone();
  });
});

describe('an attachment', () => {
  it('that is a picture is drawn anew, upright and without what the camera wrote', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), await sidewaysPhoto(), '../../evil.exe');
    expect(answer.body.attachment).toMatchObject({ type: 'image' });
    const [name] = await filesOnDisk();
    expect(name).toBe(`${answer.body.attachment?.fileId}.webp`);
    const { width, height, exif } = await sharp(await readFile(join(filesFolder(world.deps), name ?? ''))).metadata();
    expect({ width, height, exif }).toEqual({ width: 20, height: 40 });
  });

  it('that is a sound is kept as it is, and told in the log', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), await mp3());
    expect(answer.body.attachment).toMatchObject({ type: 'audio' });
    const heard = await teacher.agent.send({ method: 'GET', url: `/api/files/${answer.body.attachment?.fileId}` });
    expect(heard.headers['content-type']).toBe('audio/mpeg');
    const [line] = await auditLines(world, 'message_sent');
    expect(JSON.parse(line?.details ?? '')).toMatchObject({ attachment: 'audio' });
  });

  const webm = (codec: string) =>
    Buffer.concat([
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex'),
      Buffer.from(codec),
      Buffer.alloc(200),
    ]);

  it('recorded in a browser is a sound, though it calls itself a video', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), webm('A_OPUS'));
    expect(answer.body.attachment).toMatchObject({ type: 'audio' });
  });

  const mp4WithPictures = Buffer.concat([
    Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
    Buffer.from('00000020', 'hex'),
    Buffer.from('hdlr'),
    Buffer.alloc(8),
    Buffer.from('vide'),
    Buffer.alloc(64),
  ]);

  it.each([
    ['a zip called .mp3', zip(), 'song.mp3'],
    ['a page with a script called .png', Buffer.from('<html><script>alert(1)</script>'), 'photo.png'],
    [
      'an SVG with a script',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'drawing.svg',
    ],
    ['a film', webm('V_VP9'), 'film.webm'],
    ['a film of a phone', mp4WithPictures, 'film.mp4'],
    ['an empty file', Buffer.alloc(0), 'empty.png'],
  ])('that is %s is refused, and nothing is sent', async (_, content, name) => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), content, name);
    expect(answer.status).toBe(415);
    expect(answer.error).toMatchObject({ code: 'attachment_not_recognised', message: 'فضلاً اختر ملف صورة أو صوت' });
    await expectNothingDone();
  });

  it('that only begins like a picture is refused, and nothing is sent', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(50)]);
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), broken);
    expect([answer.status, answer.error.code]).toEqual([415, 'image_not_readable']);
    await expectNothingDone();
  });

  it('may be 10 MB and not a byte more', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const sound = await mp3();
    const limit = 10 * 1024 * 1024;
    const padded = (bytes: number) => Buffer.concat([sound, Buffer.alloc(bytes - sound.length)]);
    const answer = await attach(teacher.agent, message(toPupils(pupil.id)), padded(limit + 1));
    expect(answer.status).toBe(413);
    expect(answer.error).toMatchObject({
      code: 'attachment_too_large',
      message: 'يجب أن يكون حجم المرفق أقل من ١٠ ميغابايت',
    });
    await expectNothingDone();
    expect((await attach(teacher.agent, message(toPupils(pupil.id)), padded(limit))).status).toBe(200);
  });
});
