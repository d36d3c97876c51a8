import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesFolder, sweepFiles } from '#server/platform/files/files';
import type { Agent } from '#tests/agent';
import { emptyForm, PHOTO, picture, postForm, sendPhoto } from '#tests/photos';
import { zip } from '#tests/samples';
import { startWorld, type World } from '#tests/world';
import { photoState } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const own = async (agent: Agent) => (await agent.call('GET /api/student/photo')).body;
const fetchFile = (agent: Agent, fileId: string, size = 'full') =>
  world.app.inject({ url: `/api/files/${fileId}?size=${size}`, headers: { cookie: agent.cookie } });
const rows = () => world.deps.db.selectFrom('profile_image_approvals').selectAll().orderBy('id').execute();
const fileRows = () => world.deps.db.selectFrom('files').selectAll().execute();

const sent = async (agent: Agent, content?: Buffer): Promise<string> => {
  const answer = await sendPhoto(agent, content);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.pending?.fileId ?? '';
};

describe("another pupil's photo", () => {
  it('does not exist for a pupil, while its owner and staff see it', async () => {
    const [owner, other, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    const fileId = await sent(owner.agent);
    for (const size of ['full', 'small']) {
      expect((await fetchFile(other.agent, fileId, size)).statusCode).toBe(404);
      expect((await fetchFile(world.nobody(), fileId, size)).statusCode).toBe(401);
      for (const agent of [owner.agent, teacher.agent])
        expect((await fetchFile(agent, fileId, size)).headers['content-type']).toBe('image/webp');
    }
  });

  it('is neither read, replaced nor taken back by a pupil', async () => {
    const [owner, other] = [await world.pupil(), await world.pupil()];
    const fileId = await sent(owner.agent);
    expect(await own(other.agent)).toEqual({ fileId: null, pending: null, rejectionReason: null, isWithheld: false });
    await other.agent.call('DELETE /api/student/photo/pending');
    await sent(other.agent);
    expect((await own(owner.agent)).pending?.fileId).toBe(fileId);
  });

  it('is not sent by staff who entered as the pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await sendPhoto(teacher.agent)).error.code).toBe('pupil_must_do_this');
    expect((await own(teacher.agent)).pending).toBeNull();
    expect(await rows()).toEqual([]);
  });
});

describe('a photo that a pupil sends', () => {
  it('waits for the teacher as pending, and everybody on the staff hears of it', async () => {
    const { agent, id } = await world.pupil();
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    const fileId = await sent(agent);
    const at = world.deps.clock().toISOString();
    expect(await own(agent)).toEqual({
      fileId: null,
      pending: { fileId, submittedAt: at },
      rejectionReason: null,
      isWithheld: false,
    });
    expect(await photoState(world.deps.db, id)).toEqual({
      fileId: null,
      isPending: true,
      rejectionReason: null,
      isWithheld: false,
    });
    expect(await rows()).toMatchObject([
      { studentId: id, fileId, status: 'pending', submittedAt: at, createdAt: at, reviewedBy: null },
    ]);
    expect(heard).toEqual([{ to: 'staff', topic: 'photo' }]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('as %s becomes two square webp pictures', async (format) => {
    const { agent } = await world.pupil();
    const fileId = await sent(agent, await picture(300, 200).toFormat(format).toBuffer());
    for (const [size, side] of [
      ['full', 512],
      ['small', 128],
    ] as const) {
      const { format: kept, width, height } = await sharp((await fetchFile(agent, fileId, size)).rawPayload).metadata();
      expect([kept, width, height]).toEqual(['webp', side, side]);
    }
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const { agent } = await world.pupil();
    const halves = await picture(400, 200, '#ff0000')
      .composite([{ input: await picture(200, 200, '#0000ff').png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretPhone' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '24/1 42/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '46/1 40/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(halves).metadata()).exif?.includes('SecretPhone')).toBe(true);
    const { rawPayload } = await fetchFile(agent, await sent(agent, halves));
    const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('SecretPhone')).toBe(false);
    const colourAt = async (top: number) =>
      [...(await sharp(rawPayload).extract({ left: 256, top, width: 1, height: 1 }).raw().toBuffer())].map((part) =>
        Math.round(part / 255),
      );
    expect([await colourAt(80), await colourAt(430)]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  it('takes the place of one that still waits, and the other is gone at once', async () => {
    const { agent } = await world.pupil();
    const first = await sent(agent);
    const second = await sent(agent, await picture(50, 50, '#e9a91b').png().toBuffer());
    expect(await rows()).toMatchObject([{ fileId: second, status: 'pending' }]);
    expect((await fileRows()).map((file) => file.id)).toEqual([second]);
    expect((await fetchFile(agent, first)).statusCode).toBe(404);

    const folder = filesFolder(world.deps);
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
    expect(await sweepFiles(world.deps)).toBe(2);
    expect((await readdir(folder)).toSorted()).toEqual([`${second}-small.webp`, `${second}.webp`].toSorted());
  });

  it('sent several times at once is one that waits', async () => {
    const { agent } = await world.pupil();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPhoto(agent)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(await rows()).toHaveLength(1);
    expect(await fileRows()).toHaveLength(1);
  });

  it('can be taken back, also twice', async () => {
    const { agent, id } = await world.pupil();
    const fileId = await sent(agent);
    for (let times = 0; times < 2; times += 1) {
      const answer = await agent.call('DELETE /api/student/photo/pending');
      expect(answer.body).toEqual({ fileId: null, pending: null, rejectionReason: null, isWithheld: false });
    }
    expect([await rows(), await fileRows()]).toEqual([[], []]);
    expect((await fetchFile(agent, fileId)).statusCode).toBe(404);
    expect((await photoState(world.deps.db, id)).isPending).toBe(false);
  });
});

describe('what is not a photo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each([
    ['an SVG with a script', svg],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip', zip()],
    ['a sound', Buffer.from('494433030000000000', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('such as %s called .png is refused', async (_, content) => {
    const { agent } = await world.pupil();
    const answer = await sendPhoto(agent, content, 'me.png');
    expect(answer.status).toBe(415);
    expect(answer.error).toMatchObject({
      code: 'photo_not_image',
      message: 'هذا الملف ليس صورة. Please select an image file',
    });
    expect([await rows(), await fileRows()]).toEqual([[], []]);
  });

  it('such as a photo cut off in the middle is refused', async () => {
    const { agent } = await world.pupil();
    const whole = await picture(800, 600).jpeg().toBuffer();
    const answer = await sendPhoto(agent, whole.subarray(0, whole.length / 2));
    expect([answer.status, answer.error.code]).toEqual([415, 'image_not_readable']);
    expect(await rows()).toEqual([]);
  });

  it('such as a small file that unpacks to a huge picture is refused', async () => {
    const { agent } = await world.pupil();
    const bomb = await picture(8100, 8100, '#000000').toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const answer = await sendPhoto(agent, bomb);
    expect([answer.status, answer.error.code]).toEqual([415, 'image_not_readable']);
    expect(await rows()).toEqual([]);
  });

  it('such as a photo of 5 MB is refused, one byte less is not', async () => {
    const { agent } = await world.pupil();
    const padded = (bytes: number) => Buffer.concat([PHOTO, Buffer.alloc(bytes - PHOTO.length)]);
    const limit = 5 * 1024 * 1024;
    for (const bytes of [limit, Math.round(5.1 * 1024 * 1024)]) {
      const answer = await sendPhoto(agent, padded(bytes));
      expect(answer.status).toBe(413);
      expect(answer.error).toMatchObject({
        code: 'photo_too_large',
        message: 'الصورة أكبر من ٥ ميغابايت. Image size should be less than 5MB',
      });
    }
    expect(await rows()).toEqual([]);
    expect((await sendPhoto(agent, padded(limit - 1))).status).toBe(200);
  });

  it('such as a form with anything but the photo is refused before it fills the memory', async () => {
    const { agent } = await world.pupil();
    const form = new FormData();
    for (let n = 0; n < 20; n += 1) form.append(`more${n}`, 'x'.repeat(1000));
    form.append('file', new Blob([new Uint8Array(PHOTO)]), 'me.jpg');
    const encoded = new Response(form);
    const answer = await agent.send<unknown>({
      method: 'POST',
      url: '/api/student/photo',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    expect([answer.status, answer.error.code]).toEqual([400, 'malformed_body']);
    expect(await rows()).toEqual([]);
  });

  it('such as a form without a file, or JSON, is refused', async () => {
    const { agent } = await world.pupil();
    const empty = await postForm(agent, emptyForm);
    expect([empty.status, empty.error.code]).toEqual([400, 'file_missing']);
    const json = await agent.call('POST /api/student/photo', { body: { file: 'me.png' } });
    expect([json.status, json.error.code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('ten photos in an hour', () => {
  const sendTimes = async (agent: Agent, times: number) => {
    for (let n = 0; n < times; n += 1) expect((await sendPhoto(agent)).status).toBe(200);
  };

  it('are enough for one pupil, and another pupil has ten too', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    await sendTimes(pupil.agent, 10);
    const answer = await sendPhoto(pupil.agent);
    expect(answer.status).toBe(429);
    expect(answer.error).toMatchObject({
      code: 'photo_uploads_limited',
      message: 'أرسلت صورًا كثيرة في ساعة واحدة، حاول بعد ٦٠ دقيقة',
      retryAfter: 3600,
    });
    expect((await sendPhoto(other.agent)).status).toBe(200);
    world.forward(3600);
    await sendTimes(pupil.agent, 10);
    expect(await world.deps.db.selectFrom('photo_uploads').selectAll().execute()).toHaveLength(11);
  });

  it('are counted one by one when they are sent at once, and those that were taken back count', async () => {
    const { agent } = await world.pupil();
    await sendTimes(agent, 6);
    await agent.call('DELETE /api/student/photo/pending');
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendPhoto(agent)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(4);
  });
});

it('says "Failed to create approval request" where the request cannot be written, and keeps no file', async () => {
  const { agent } = await world.pupil();
  await world.deps.db.schema.dropTable('profile_image_approvals').execute();
  const answer = await sendPhoto(agent);
  expect(answer.status).toBe(500);
  expect(answer.error).toMatchObject({
    code: 'photo_request_failed',
    message: 'لم تُرسل صورتك، جرّب مرة أخرى. Failed to create approval request',
  });
  expect(await fileRows()).toEqual([]);
  expect(await readdir(filesFolder(world.deps))).toEqual([]);
});
