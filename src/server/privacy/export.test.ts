import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportWords, tableNames } from '#strings/privacy/export';
import { sendPhoto } from '#tests/photos';
import { startWorld, type World } from '#tests/world';
import { HOLDINGS } from './registry.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const CENTRAL = 0x02014b50;

/** By the archive's own list, as any program reads it. */
const unzip = (archive: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === CENTRAL) {
    const [size, nameLength, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    const from = start + 30 + nameLength;
    files.set(name, inflateRawSync(archive.subarray(from, from + size)));
    at += 46 + nameLength;
  }
  return files;
};

const download = async (agent: Awaited<ReturnType<World['admin']>>['agent'], studentId: number) => {
  const answer = await agent.send({ method: 'GET', url: `/api/admin/students/${studentId}/export` });
  return { ...answer, files: answer.status === 200 ? unzip(answer.bytes) : new Map<string, Buffer>() };
};

describe('everything of a pupil in one file', () => {
  it('is for staff, and of somebody who is there', async () => {
    const [pupil, other, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    for (const agent of [pupil.agent, other.agent]) expect((await download(agent, pupil.id)).status).toBe(403);
    expect((await download(world.nobody(), pupil.id)).status).toBe(401);
    expect((await download(teacher.agent, 4711)).status).toBe(404);
    expect((await download(teacher.agent, pupil.id)).headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="himma-student-${pupil.id}.zip"`,
    });
  });

  it('has the rows, the photo and a page to read, and neither a secret nor another pupil', async () => {
    const [pupil, other, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    await sendPhoto(pupil.agent);
    const { files } = await download(teacher.agent, pupil.id);
    const page = String(files.get('index.html'));
    expect(page).toContain(exportWords.title(pupil.name));
    expect(page).toContain(tableNames.students);
    expect(page).toContain(String(pupil.loginId));
    const data = JSON.parse(String(files.get('data.json')));
    expect(data.tables.students).toMatchObject([{ id: pupil.id, name: pupil.name }]);
    expect([...files.keys()].filter((name) => name.startsWith('files/avatar-'))).toHaveLength(1);
    const everything = [page, JSON.stringify(data)].join();
    for (const secret of [pupil.password, 'hashed_password', 'token_hash', other.name])
      expect(everything).not.toContain(secret);
  });

  it('has the national number open, which is the pupil’s own, and nothing it is sealed in', async () => {
    const [pupil, admin] = [await world.student(), await world.admin()];
    const body = { number: '1058529940' };
    const params = { studentId: pupil.id };
    await admin.agent.call('PUT /api/admin/students/:studentId/national-number', { params, body });
    const { files } = await download(admin.agent, pupil.id);
    const { tables } = JSON.parse(String(files.get('data.json')));
    expect(tables.national_numbers).toEqual([{ student_id: pupil.id, national_number: body.number }]);
    expect(String(files.get('index.html'))).toContain(body.number);
  });

  it('is written down', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    await download(teacher.agent, pupil.id);
    const { entries } = (await teacher.agent.call('GET /api/admin/audit', { query: {} })).body;
    expect(entries[0]).toMatchObject({ action: 'student_exported', actor: teacher.name, recordId: String(pupil.id) });
  });

  it('runs nothing that somebody wrote into it', async () => {
    const { agent } = await world.teacher();
    const { id } = await world.student({ name: '<script>alert(1)</script>' });
    expect(String((await download(agent, id)).files.get('index.html'))).not.toContain('<script');
  });
});

it('calls every table that it shows by an Arabic name', () => {
  const shown = Object.entries(HOLDINGS).flatMap(([table, { by, through }]) => (by || through ? table : []));
  expect(shown.filter((table) => !/^[\u0600-\u06ff\s]+$/u.test(tableNames[table] ?? ''))).toEqual([]);
});
