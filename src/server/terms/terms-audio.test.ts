import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { mp3, zip } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import type { TermsAudioState } from '#wire/terms';

const MP3 = await mp3();

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const BOUNDARY = 'himma-test-boundary';

const form = (content: Buffer, filename: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n`),
    Buffer.from('content-type: audio/mpeg\r\n\r\n'),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const put = (agent: Agent, payload: Buffer) =>
  agent.send<TermsAudioState>({
    method: 'PUT',
    url: '/api/admin/terms-audio',
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
const upload = (agent: Agent, content: Buffer, filename = 'terms.mp3') => put(agent, form(content, filename));
const state = async (agent: Agent) => (await agent.call('GET /api/admin/terms-audio')).body;
const heard = () => world.app.inject('/audios/Privacyterms.mp3');

describe('the spoken terms', () => {
  it('are the placeholder until an admin replaces them', async () => {
    const { agent } = await world.admin();
    expect(await state(agent)).toEqual({ replaced: false, bytes: 0, replacedAt: null });
    expect((await heard()).body).toBe('placeholder');
  });

  it('are what an admin uploads, for everybody and at once', async () => {
    const { agent, id } = await world.admin();
    const answer = await upload(agent, MP3);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ replaced: true, bytes: MP3.length });
    const audio = await heard();
    expect(audio.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-cache' });
    expect(audio.rawPayload.equals(MP3)).toBe(true);
    expect(await auditLines(world, 'terms_audio_replaced')).toMatchObject([{ staffId: id }]);
  });

  it('uploaded twice at once are one of the two, whole, and nothing is left beside it', async () => {
    const { agent } = await world.admin();
    const other = Buffer.concat([MP3, MP3]);
    const answers = await Promise.all([MP3, other, MP3, other].map((audio) => upload(agent, audio)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const audio = (await heard()).rawPayload;
    expect([MP3, other].some((each) => each.equals(audio))).toBe(true);
    const left = await readdir(join(world.deps.config.dataDir, 'files'), { recursive: true });
    expect(left.toSorted()).toEqual(['terms-audio.mp3', 'uploads']);
    expect(await auditLines(world, 'terms_audio_replaced')).toHaveLength(4);
  });

  it('are judged by their content and not by their name', async () => {
    const { agent } = await world.admin();
    expect((await upload(agent, MP3, '../../evil.exe')).status).toBe(200);
    expect((await heard()).rawPayload.equals(MP3)).toBe(true);
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['a zip', zip()],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('stay as they were where %s is called .mp3', async (_, content) => {
    const { agent } = await world.admin();
    await upload(agent, MP3);
    const answer = await upload(agent, content);
    expect(answer.status).toBe(415);
    expect(answer.error).toMatchObject({
      code: 'audio_not_recognised',
      message: 'الملف ليس مقطعًا صوتيًا بصيغة MP3',
    });
    expect((await heard()).rawPayload.equals(MP3)).toBe(true);
    expect(await auditLines(world, 'terms_audio_replaced')).toHaveLength(1);
  });

  it('may be 10 MB and not a byte more', async () => {
    const { agent } = await world.admin();
    const limit = 10 * 1024 * 1024;
    const padded = (bytes: number) => Buffer.concat([MP3, Buffer.alloc(bytes - MP3.length)]);
    expect((await upload(agent, padded(limit))).status).toBe(200);
    const answer = await upload(agent, padded(limit + 1));
    expect(answer.status).toBe(413);
    expect(answer.error).toMatchObject({ code: 'file_too_large', message: 'حجم الملف أكبر من المسموح' });
    expect(await state(agent)).toMatchObject({ bytes: limit });
  });

  it('are not replaced by a form without a file, nor by JSON', async () => {
    const { agent } = await world.admin();
    const empty = await put(agent, Buffer.from(`--${BOUNDARY}--\r\n`));
    expect([empty.status, empty.error.code]).toEqual([400, 'file_missing']);
    const json = await agent.call('PUT /api/admin/terms-audio', { body: { file: 'terms.mp3' } });
    expect([json.status, json.error.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('are seen by teachers and changed only by admins', async () => {
    const { agent } = await world.teacher();
    expect((await agent.call('GET /api/admin/terms-audio')).status).toBe(200);
    expect((await upload(agent, MP3)).error.code).toBe('admin_only');
    expect((await agent.call('DELETE /api/admin/terms-audio')).error.code).toBe('admin_only');
    expect((await state(agent)).replaced).toBe(false);
  });

  it('are the placeholder again once an admin restores it', async () => {
    const { agent } = await world.admin();
    await upload(agent, MP3);
    for (let times = 0; times < 2; times += 1)
      expect((await agent.call('DELETE /api/admin/terms-audio')).body).toMatchObject({ replaced: false });
    expect((await heard()).body).toBe('placeholder');
    expect((await auditLines(world, 'terms_audio_restored')).length).toBeGreaterThan(0);
  });
});
