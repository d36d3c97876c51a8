import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesFolder } from '#server/platform/files/files';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { emptyForm, FORM_HEADERS, formWith, PHOTO, picture } from '#tests/photos';
import { sidewaysPhoto, zip } from '#tests/samples';
import { shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';
import type { AdminItem } from '#wire/store/staff';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const put = (agent: Agent, id: number, payload: Buffer) =>
  agent.send<AdminItem>({
    method: 'PUT',
    url: `/api/admin/store/items/${id}/picture`,
    payload,
    headers: FORM_HEADERS,
  });
const send = (agent: Agent, id: number, content: Buffer = PHOTO) => put(agent, id, formWith(content, 'item.png'));
const remove = (agent: Agent, id: number) =>
  agent.call('POST /api/admin/store/items/:id/picture/remove', { params: { id } });
const fetchFile = (agent: Agent, fileId: string | null, size = 'full') =>
  world.app.inject({ url: `/api/files/${fileId}?size=${size}`, headers: { cookie: agent.cookie } });
const fileRows = () => world.deps.db.selectFrom('files').selectAll().execute();
const bytesOnDisk = () => readdir(filesFolder(world.deps)).catch(() => []);

describe('the picture of an item', () => {
  it('is not a pupil’s to change', async () => {
    const { agent } = await world.pupil();
    const id = await shelve(world);
    expect((await send(agent, id)).error.code).toBe('unauthorized_access');
    expect((await remove(agent, id)).error.code).toBe('unauthorized_access');
    expect(await bytesOnDisk()).toEqual([]);
  });

  it('is seen by every pupil, large and small, and by nobody who is not signed in', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const id = await shelve(world);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const answer = await send(teacher.agent, id, await picture(1600, 1200).jpeg().toBuffer());
    const { imageFileId } = answer.body;
    expect([answer.status, imageFileId]).toEqual([200, expect.any(String)]);
    expect(heard).toEqual([
      ['students', 'store'],
      ['staff', 'store'],
    ]);
    for (const [size, width, height] of [
      ['full', 800, 600],
      ['small', 320, 240],
    ] as const) {
      const shown = await fetchFile(pupil.agent, imageFileId, size);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
      expect((await fetchFile(world.nobody(), imageFileId, size)).statusCode).toBe(401);
    }
    expect((await pupil.agent.call('GET /api/student/store')).body.items).toMatchObject([{ imageFileId }]);
    expect(await auditLines(world, 'store_picture_changed')).toMatchObject([
      { staffId: teacher.id, recordId: String(id), before: '{"bytes":null}' },
    ]);
  });

  it('stays to be seen by those who bought it once the item is hidden', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const id = await shelve(world);
    const { imageFileId } = (await send(teacher.agent, id)).body;
    await teacher.agent.call('POST /api/admin/store/items/:id/hide', { params: { id } });
    expect((await fetchFile(pupil.agent, imageFileId)).statusCode).toBe(200);
  });

  it('has lost what the camera wrote beside it', async () => {
    const { agent } = await world.teacher();
    const { imageFileId } = (await send(agent, await shelve(world), await sidewaysPhoto())).body;
    const { rawPayload } = await fetchFile(agent, imageFileId);
    expect(rawPayload.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  it('takes the place of the earlier one, which is gone at once', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const id = await shelve(world);
    const first = (await send(teacher.agent, id)).body.imageFileId;
    const second = (await send(teacher.agent, id, await picture(50, 50, '#e9a91b').png().toBuffer())).body.imageFileId;
    expect((await fileRows()).map((file) => file.id)).toEqual([second]);
    expect((await fetchFile(pupil.agent, first)).statusCode).toBe(404);
    expect((await fetchFile(teacher.agent, first)).statusCode).toBe(404);
    expect((await fetchFile(pupil.agent, second)).statusCode).toBe(200);
  });

  it('sent several times at once is one file', async () => {
    const { agent } = await world.teacher();
    const id = await shelve(world);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(agent, id)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200));
    const { items } = (await agent.call('GET /api/admin/store')).body;
    expect((await fileRows()).map((file) => file.id)).toEqual([items[0]?.imageFileId]);
  });

  it('can be removed, also twice: the drawn one is back', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const id = await shelve(world);
    const { imageFileId } = (await send(teacher.agent, id)).body;
    for (let times = 0; times < 2; times += 1)
      expect((await remove(teacher.agent, id)).body).toMatchObject({ id, imageFileId: null });
    expect(await fileRows()).toEqual([]);
    expect((await fetchFile(pupil.agent, imageFileId)).statusCode).toBe(404);
    expect(await auditLines(world, 'store_picture_removed')).toMatchObject([{ after: '{"bytes":null}' }]);
  });

  it('leaves a file that no item shows to staff alone', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const id = await shelve(world);
    const { imageFileId } = (await send(teacher.agent, id)).body;
    await world.deps.db.updateTable('store_items').set({ imageFileId: null }).execute();
    expect((await fetchFile(pupil.agent, imageFileId)).statusCode).toBe(404);
  });
});

/** With a size: one that a careless server would draw. */
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><rect width="9" height="9"/></svg>',
);

describe('what is not a picture', () => {
  const unchanged = async (agent: Agent) => {
    expect((await agent.call('GET /api/admin/store')).body.items).toMatchObject([{ imageFileId: null }]);
    expect([await fileRows(), await bytesOnDisk()]).toEqual([[], []]);
    expect(await auditLines(world, 'store_picture_changed')).toEqual([]);
  };

  it.each([
    ['a drawing with a script', SVG],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip', zip()],
    ['an empty file', Buffer.alloc(0)],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('such as %s called .png is refused', async (_, content) => {
    const { agent } = await world.teacher();
    const answer = await send(agent, await shelve(world), content);
    expect([answer.status, answer.error.code]).toEqual([415, 'image_not_readable']);
    await unchanged(agent);
  });

  it('such as a file of 5.1 MB is refused', async () => {
    const { agent } = await world.teacher();
    const large = Buffer.concat([PHOTO, Buffer.alloc(Math.round(5.1 * 1024 * 1024))]);
    const answer = await send(agent, await shelve(world), large);
    expect([answer.status, answer.error.code]).toEqual([413, 'file_too_large']);
    await unchanged(agent);
  });

  it('such as a form without a file is refused, and so is an item that is not there', async () => {
    const { agent } = await world.teacher();
    const id = await shelve(world);
    expect((await put(agent, id, emptyForm)).error.code).toBe('file_missing');
    const unknown = await send(agent, 4711);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'store_item_not_found']);
    expect((await remove(agent, 4711)).error.code).toBe('store_item_not_found');
    await unchanged(agent);
  });
});
