import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { formOf } from '#tests/form';
import { mp3 } from '#tests/samples';
import { wavTone } from '#tests/sounds';
import { startWorld, type World } from '#tests/world';
import type { Audio } from '#wire/listening';
import { PUBLIC_ONLY } from './fetch-audio.ts';
import { bringAudio, forgetUnusedAudio } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
});
afterEach(() => world.close());

/** Of the fourth grade, 40 verses; and of the fifth, 30. */
const [NABA, MULK] = [4, 6];

const addReciter = (agent: Agent, name = 'المعلّم') =>
  agent.call('POST /api/admin/quran/reciters', { body: { name, displayName: 'صوت المعلّم' } });
const upload = async (agent: Agent, file: Buffer<ArrayBuffer> = wavTone(), source = 'upload') =>
  agent.send<Audio>({
    method: 'POST',
    url: '/api/admin/quran/audio',
    ...(await formOf({ source, link: null }, new Uint8Array(file))),
  });
const save = (agent: Agent, id: number, reciterId: number, body: object) =>
  agent.call('PUT /api/admin/quran/texts/:id/recitations/:reciterId', { params: { id, reciterId }, body });
const remove = (agent: Agent, id: number, reciterId: number) =>
  agent.call('DELETE /api/admin/quran/texts/:id/recitations/:reciterId', { params: { id, reciterId } });
const listed = (agent: Agent, id: number) =>
  agent.call('GET /api/admin/quran/texts/:id/recitations', { params: { id } });
const open = (agent: Agent, id: number) => agent.call('GET /api/student/quran/texts/:id', { params: { id } });
const hear = (agent: Agent, fileId: string, headers = {}) =>
  agent.send({ method: 'GET', url: `/api/files/${fileId}`, headers });
const filesLeft = async () =>
  (await world.deps.db.selectFrom('files').select('id').execute()).map(({ id }) => id).toSorted();

const TIMES = { timestamps: [0, 300, 700], durationMs: 1000 };

/** A text that one reciter reads. */
const withRecitation = async (textId = NABA) => {
  const teacher = await world.teacher();
  const { body: reciter } = await addReciter(teacher.agent);
  const { body: audio } = await upload(teacher.agent);
  const { body: saved } = await save(teacher.agent, textId, reciter.id, { fileId: audio.fileId, ...TIMES });
  return { ...teacher, reciter, audio, saved };
};

describe('a pupil', () => {
  it('hears what a text of the own grade uses; to another grade the file does not exist', async () => {
    const [other, pupil] = [await world.pupil({ grade: 5 }), await world.pupil({ grade: 4 })];
    const { audio, reciter } = await withRecitation();
    expect((await hear(other.agent, audio.fileId)).status).toBe(404);
    expect((await open(pupil.agent, NABA)).body.recitations).toEqual([
      { reciterId: reciter.id, reciter: 'صوت المعلّم', fileId: audio.fileId, ...TIMES },
    ]);
    const part = await hear(pupil.agent, audio.fileId, { range: 'bytes=100-199' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${audio.size}`]);
    expect((await hear(pupil.agent, audio.fileId)).headers['content-type']).toMatch(/^audio\//u);
  });

  it('hears nothing of a text that is hidden or was replaced, nor what no text uses', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { agent, audio } = await withRecitation();
    const { body: unused } = await upload(agent);
    expect((await hear(pupil.agent, unused.fileId)).status).toBe(404);
    const shown = { title: 'سورة النبأ', isActive: false, isFocused: false };
    const params = { id: NABA };
    await agent.call('PATCH /api/admin/quran/texts/:id', { params, body: shown });
    expect((await hear(pupil.agent, audio.fileId)).status).toBe(404);
    await agent.call('PATCH /api/admin/quran/texts/:id', { params, body: { ...shown, isActive: true } });
    expect((await hear(pupil.agent, audio.fileId)).status).toBe(200);
    const verses = { surah: 78, fromAyah: 1, toAyah: 20, requestKey: randomUUID() };
    const { body } = await agent.call('POST /api/admin/quran/texts/:id/replace', { params, body: verses });
    expect((await hear(pupil.agent, audio.fileId)).status).toBe(404);
    expect((await open(pupil.agent, body.id)).body.recitations).toEqual([]);
  });

  it('does not bring, save or remove audio', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { reciter, audio } = await withRecitation();
    expect((await upload(pupil.agent)).status).toBe(403);
    expect((await save(pupil.agent, NABA, reciter.id, { fileId: audio.fileId, ...TIMES })).status).toBe(403);
    expect((await remove(pupil.agent, NABA, reciter.id)).status).toBe(403);
  });
});

describe('a reciter', () => {
  it('is there once by name, and is said in the log', async () => {
    const { agent, id } = await world.teacher();
    const { body } = await addReciter(agent, '  المعلّم ');
    const again = await addReciter(agent, 'المعلّم');
    expect([again.status, again.error.code]).toEqual([409, 'reciter_exists']);
    await addReciter(agent, 'أحمد');
    const { reciters } = (await agent.call('GET /api/admin/quran/reciters')).body;
    expect(reciters.map(({ name }) => name)).toEqual(['أحمد', 'المعلّم']);
    expect(reciters[1]).toEqual(body);
    expect(await auditLines(world, 'quran_reciter_added')).toMatchObject([
      { staffId: id, subjectName: 'المعلّم', recordId: String(body.id) },
      { subjectName: 'أحمد' },
    ]);
  });

  it('added six times at once is one', async () => {
    const { agent } = await world.teacher();
    const answers = await Promise.all(Array.from({ length: 6 }, () => addReciter(agent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await auditLines(world, 'quran_reciter_added')).toHaveLength(1);
  });
});

describe('audio', () => {
  it.each([
    ['a tone', wavTone(), 'upload'],
    ['a recording of the page', wavTone(), 'recording'],
  ])('that is %s is kept as it came', async (_, file, source) => {
    const { agent } = await world.teacher();
    const { status, body } = await upload(agent, file, source);
    expect(status).toBe(200);
    const sum = await crypto.subtle.digest('SHA-256', new Uint8Array(file));
    expect(body).toEqual({
      fileId: expect.any(String),
      source,
      audioFile: `/api/files/${body.fileId}`,
      size: file.length,
      sha256: Buffer.from(sum).toString('hex'),
    });
    const heard = await world.app.inject({
      url: `/api/files/${body.fileId}`,
      headers: { cookie: agent.cookie },
    });
    expect(heard.rawPayload.equals(file)).toBe(true);
  });

  it('is a sound by its content, whatever it is called', async () => {
    const { agent } = await world.teacher();
    expect((await upload(agent, await mp3())).status).toBe(200);
    const film = Buffer.concat([
      Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex'),
      Buffer.from('V_VP9'),
      Buffer.alloc(200),
    ]);
    for (const file of [film, Buffer.from('<html>لا</html>'), Buffer.from('ID'), Buffer.alloc(0)]) {
      const answer = await upload(agent, file);
      expect([answer.status, answer.error.code]).toEqual([415, 'sound_not_recognised']);
    }
    expect(await filesLeft()).toHaveLength(1);
  });

  it('is refused where no file comes, no link, or both', async () => {
    const { agent } = await world.teacher();
    const bring = (body: object) => agent.call('POST /api/admin/quran/audio', { body });
    for (const source of ['upload', 'recording'])
      expect((await bring({ source, link: null })).error.code).toBe('audio_missing');
    expect((await bring({ source: 'link', link: null })).error.fields).toHaveProperty('link');
    const both = await formOf({ source: 'link', link: 'https://school.example/a.mp3' }, new Uint8Array(wavTone()));
    const answer = await agent.send({ method: 'POST', url: '/api/admin/quran/audio', ...both });
    expect([answer.status, answer.error.code]).toEqual([400, 'malformed_body']);
    expect((await bring({ source: 'voice', link: null })).error.fields).toHaveProperty('source');
  });

  it('behind a link of the server’s own network is refused, and nothing is kept', async () => {
    const { agent } = await world.teacher();
    for (const link of [
      'http://127.0.0.1/a.mp3',
      'http://localhost/a.mp3',
      'http://[::1]/a.mp3',
      'http://2130706433/',
    ]) {
      const answer = await agent.call('POST /api/admin/quran/audio', { body: { source: 'link', link } });
      expect([answer.status, answer.error.code]).toEqual([422, 'audio_link_private']);
    }
    expect(await filesLeft()).toEqual([]);
  });
});

describe('audio behind a link', () => {
  /** What a site that gives it is asked, under the real rules but for its own address. */
  const bring = async (file: Buffer) => {
    const site = createServer((_, response) => response.end(file));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const asking = { ...PUBLIC_ONLY, mayAsk: (address: string) => address === '127.0.0.1', ports: [String(port)] };
    const link = `http://127.0.0.1:${port}/تلاوة.mp3`;
    const { actor } = await world.teacher();
    try {
      return { port, row: await bringAudio(world.deps, actor, { source: 'link', link, uploaded: null }, asking) };
    } finally {
      site.close();
    }
  };

  it('is kept here, and where it came from is told', async () => {
    const { port, row } = await bring(wavTone());
    expect(row).toMatchObject({ source: 'link', size: wavTone().length });
    expect(row.audioFile).toBe(`http://127.0.0.1:${port}/${encodeURIComponent('تلاوة')}.mp3`);
    expect(await filesLeft()).toEqual([row.fileId]);
  });

  it('that is a page is refused, and nothing is kept', async () => {
    await expect(bring(Buffer.from('<!doctype html><title>تلاوة</title>'))).rejects.toThrow('sound_not_recognised');
    expect(await filesLeft()).toEqual([]);
  });
});

describe('a recitation', () => {
  it('is saved once, listed, and told to the pupils of the grade', async () => {
    const news: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => news.push([to, topic]));
    const { agent, id, reciter, audio, saved } = await withRecitation();
    const at = world.deps.clock().toISOString();
    expect(saved).toEqual({
      ...audio,
      reciterId: reciter.id,
      reciter: 'صوت المعلّم',
      ...TIMES,
      updatedAt: at,
    });
    world.forward(60);
    expect((await save(agent, NABA, reciter.id, { fileId: audio.fileId, ...TIMES })).body).toEqual(saved);
    expect((await listed(agent, NABA)).body.recitations).toEqual([saved]);
    expect((await listed(agent, MULK)).body.recitations).toEqual([]);
    expect(news).toEqual([
      [{ grade: 4 }, 'quran'],
      ['staff', 'quran'],
    ]);
    const lines = await auditLines(world, 'quran_recitation_saved');
    expect(lines).toMatchObject([{ staffId: id, subjectName: 'سورة النبأ', recordId: String(NABA), before: null }]);
    const after = { reciter: 'صوت المعلّم', audio_file: audio.audioFile, times: 3 };
    expect(JSON.parse(lines[0]?.after ?? '')).toEqual(after);
  });

  it.each([
    [{ timestamps: [] }, 422, 'times_missing'],
    [{ timestamps: Array.from({ length: 41 }, (_, n) => n) }, 422, 'times_too_many'],
    [{ timestamps: [0, 500, 400] }, 422, 'times_backwards'],
    [{ timestamps: [0, 1000] }, 422, 'times_beyond_end'],
    [{ durationMs: 0 }, 422, 'times_beyond_end'],
    [{ timestamps: [0, 1.5] }, 400, 'validation'],
    [{ timestamps: ['0'] }, 400, 'validation'],
    [{ durationMs: 3 * 60 * 60 * 1000 + 1 }, 400, 'validation'],
    [{ fileId: 'x'.repeat(24) }, 404, 'audio_not_found'],
    [{ fileId: '../../himma.sqlite' }, 400, 'validation'],
  ])('is not saved with %j', async (more, status, code) => {
    const { agent, reciter, audio } = await withRecitation();
    const answer = await save(agent, NABA, reciter.id, { fileId: audio.fileId, ...TIMES, ...more });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await auditLines(world, 'quran_recitation_saved')).toHaveLength(1);
  });

  it('is not saved for a text or a reciter that is not there, nor with a file of another purpose', async () => {
    const { agent, reciter, audio } = await withRecitation();
    const body = { fileId: audio.fileId, ...TIMES };
    expect((await save(agent, 4711, reciter.id, body)).error.code).toBe('quran_text_not_found');
    expect((await save(agent, NABA, 4711, body)).error.code).toBe('reciter_not_found');
    expect((await listed(agent, 4711)).error.code).toBe('quran_text_not_found');
    expect((await remove(agent, MULK, reciter.id)).error.code).toBe('recitation_not_found');
    const photo = { id: 'p'.repeat(24), purpose: 'store', studentId: null, extension: 'webp', size: 1 } as const;
    await world.deps.db
      .insertInto('files')
      .values({ ...photo, createdAt: '2026-02-01T06:00:00.000Z' })
      .execute();
    expect((await save(agent, NABA, reciter.id, { ...body, fileId: photo.id })).error.code).toBe('audio_not_found');
  });

  it('of another file lets the old one go, where no other text uses it', async () => {
    const { agent, reciter, audio } = await withRecitation();
    const { body: second } = await upload(agent, wavTone(2));
    await save(agent, MULK, reciter.id, { fileId: audio.fileId, ...TIMES });
    await save(agent, NABA, reciter.id, { fileId: second.fileId, ...TIMES });
    expect(await filesLeft()).toEqual([audio.fileId, second.fileId].toSorted());
    await save(agent, MULK, reciter.id, { fileId: second.fileId, ...TIMES });
    expect(await filesLeft()).toEqual([second.fileId]);
    const lines = await auditLines(world, 'quran_recitation_saved');
    expect(lines.map(({ before }) => JSON.parse(before ?? '{}').audio_file)).toEqual([
      undefined,
      undefined,
      audio.audioFile,
      audio.audioFile,
    ]);
  });

  it('is removed with its file, and told', async () => {
    const { agent, reciter, audio } = await withRecitation();
    const news: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => news.push([to, topic]));
    await save(agent, MULK, reciter.id, { fileId: audio.fileId, ...TIMES });
    expect((await remove(agent, NABA, reciter.id)).status).toBe(200);
    expect(await filesLeft()).toEqual([audio.fileId]);
    await remove(agent, MULK, reciter.id);
    expect(await filesLeft()).toEqual([]);
    expect((await remove(agent, MULK, reciter.id)).error.code).toBe('recitation_not_found');
    expect(await auditLines(world, 'quran_recitation_removed')).toMatchObject([
      { subjectName: 'سورة النبأ', before: expect.stringContaining('صوت المعلّم') },
      { recordId: String(MULK) },
    ]);
    expect(news.slice(-2)).toEqual([
      [{ grade: 5 }, 'quran'],
      ['staff', 'quran'],
    ]);
  });

  it('saved and taken away at once by several never leaves one without its file', async () => {
    const { agent, reciter, audio } = await withRecitation();
    const body = { fileId: audio.fileId, ...TIMES };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => [remove(agent, NABA, reciter.id), save(agent, MULK, reciter.id, body)]).flat(),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [heard] = (await listed(agent, MULK)).body.recitations;
    expect(await filesLeft()).toEqual(heard ? [heard.fileId] : []);
  });
});

it('audio that no text used for a day goes, and no other file', async () => {
  const { agent, audio } = await withRecitation();
  const { body: unused } = await upload(agent);
  world.forward(24 * 60 * 60 - 1);
  const { body: fresh } = await upload((await world.teacher()).agent);
  await forgetUnusedAudio(world.deps);
  expect(await filesLeft()).toContain(unused.fileId);
  world.forward(2);
  await forgetUnusedAudio(world.deps);
  expect(await filesLeft()).toEqual([audio.fileId, fresh.fileId].toSorted());
});
