import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { keyOpensStored, needsItsKey } from '#server/platform/key-check';
import { makeSecrets, newMasterKey } from '#server/platform/secrets';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { tableNames } from '#tests/erasing';
import { startWorld, type World } from '#tests/world';

const [NUMBER, ANOTHER] = ['1058529940', '2000000014'];
const HEADER = ['الاسم', 'الصف', 'رقم الهوية'];

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
beforeEach(async () => {
  world = await startWorld();
  admin = await world.admin();
});
afterEach(() => world.close());

const read = (studentId: number, agent: Agent = admin.agent) =>
  agent.call('GET /api/admin/students/:studentId/national-number', { params: { studentId } });
const show = (studentId: number, agent: Agent = admin.agent) =>
  agent.call('POST /api/admin/students/:studentId/national-number/show', { params: { studentId } });
const write = (studentId: number, number: string | null, agent: Agent = admin.agent) =>
  agent.call('PUT /api/admin/students/:studentId/national-number', { params: { studentId }, body: { number } });
const preview = (rows: string[][]) =>
  admin.agent.call('POST /api/admin/students/import/preview', { body: { rows: [HEADER, ...rows] } });
const bring = (rows: string[][], choices?: object[]) =>
  admin.agent.call('POST /api/admin/students/import', { body: { rows: [HEADER, ...rows], choices } });

/** Everything that stands anywhere in the database. */
const everything = async (): Promise<string> => {
  const tables = await tableNames(world.deps);
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(world.deps.db)));
  return JSON.stringify(rows.map((each) => each.rows));
};

describe('a national number', () => {
  it('is neither seen nor written by a teacher, a pupil or nobody', async () => {
    const { id, agent } = await world.pupil();
    await write(id, NUMBER);
    const { agent: teacher } = await world.teacher();
    for (const other of [teacher, agent, (await world.pupil()).agent, world.nobody()])
      for (const ask of [read, show, (of: number, by: Agent) => write(of, ANOTHER, by)])
        expect([401, 403]).toContain((await ask(id, other)).status);
    expect((await read(id)).body).toEqual({ masked: '•••••••940' });
  });

  it('is masked until it is asked for, which is written down without it', async () => {
    const { id, name } = await world.student();
    expect((await read(id)).body).toEqual({ masked: null });
    expect((await show(id)).error.code).toBe('national_number_not_found');
    expect((await write(id, ' ١٠٥٨-٥٢٩٩٤٠ ')).body).toEqual({ masked: '•••••••940' });
    expect(await auditLines(world, 'national_number_written')).toMatchObject([{ recordId: String(id) }]);
    expect((await show(id)).body).toEqual({ number: NUMBER });
    expect(await auditLines(world, 'national_number_shown')).toMatchObject([
      { staffId: admin.id, recordId: String(id), subjectName: name },
    ]);
    expect(await everything()).not.toContain(NUMBER);
  });

  it('asks for the own password again after a while', async () => {
    const { id } = await world.student();
    await write(id, NUMBER);
    world.forward(11 * 60);
    expect((await show(id)).error.code).toBe('password_needed');
    expect(await auditLines(world, 'national_number_shown')).toEqual([]);
  });

  it('is of one pupil, can be another, and can go', async () => {
    const [one, other] = [await world.student(), await world.student()];
    await write(one.id, NUMBER);
    expect((await write(other.id, NUMBER)).error.code).toBe('national_number_taken');
    expect((await write(one.id, NUMBER)).status).toBe(200);
    expect((await write(one.id, ANOTHER)).body).toEqual({ masked: '•••••••014' });
    expect((await write(other.id, NUMBER)).status).toBe(200);
    expect((await write(one.id, null)).body).toEqual({ masked: null });
    expect(await auditLines(world, 'national_number_removed')).toHaveLength(1);
    expect(await auditLines(world, 'national_number_written')).toHaveLength(3);
    expect((await write(4711, NUMBER)).error.code).toBe('student_not_found');
    expect((await write(DEMO_STUDENT_ID, '1234567897')).error.code).toBe('student_not_found');
  });

  it.each(['1058529941', '105852994', '3058529940', ''])('is not %j', async (number) => {
    const { id } = await world.student();
    const { status, error } = await write(id, number);
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 400, fields: ['number'] });
  });

  it('is in no list and on no page of the pupil', async () => {
    const { id, agent } = await world.pupil();
    await write(id, NUMBER);
    const said = [
      await admin.agent.call('GET /api/admin/students', { query: {} }),
      await admin.agent.call('GET /api/admin/students/:studentId', { params: { studentId: id } }),
      await admin.agent.call('GET /api/admin/students.csv', { query: {} }),
      await agent.call('GET /api/student/dashboard'),
    ];
    for (const answer of said) expect([answer.status, answer.text.includes('940')]).toEqual([200, false]);
  });

  it('makes the key one that the school cannot do without', async () => {
    const { id } = await world.student();
    expect(await needsItsKey(world.deps)).toBe(false);
    await write(id, NUMBER);
    expect(await needsItsKey(world.deps)).toBe(true);
    expect(await keyOpensStored(world.deps)).toBe(true);
    expect(await keyOpensStored({ db: world.deps.db, secrets: makeSecrets(newMasterKey()) })).toBe(false);
  });
});

describe('a list with national numbers', () => {
  it('shows them masked, keeps them sealed, and knows the pupil of next year by another name', async () => {
    const rows = [['سالم راشد العتيبي', '4', NUMBER]];
    expect((await preview(rows)).body.additions).toMatchObject([{ nationalNumber: '•••••••940' }]);
    expect((await bring(rows)).body).toMatchObject({ added: 1 });
    expect(await everything()).not.toContain(NUMBER);
    const next = [['سالم راشد المطيري', '5', '١٠٥٨٥٢٩٩٤٠']];
    const [change] = (await preview(next)).body.changes;
    expect(change?.fields).toEqual([
      { field: 'name', before: 'سالم راشد العتيبي', after: 'سالم راشد المطيري' },
      { field: 'grade', before: 4, after: 5 },
    ]);
    expect((await bring(next)).body).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect((await read(change?.studentId ?? 0)).body).toEqual({ masked: '•••••••940' });
    expect(await auditLines(world, 'students_imported')).toHaveLength(2);
  });

  it('gives one to a pupil who has none, and taken back it takes that away', async () => {
    const { id, name } = await world.student();
    expect((await preview([[name, '4', NUMBER]])).body).toMatchObject({
      unchanged: 0,
      changes: [{ fields: [{ field: 'nationalNumber', before: null, after: '•••••••940' }] }],
    });
    await bring([
      [name, '4', NUMBER],
      ['ياسر حمد النفيعي', '5', ANOTHER],
    ]);
    const { undoable } = (await admin.agent.call('GET /api/admin/students/import')).body;
    const undone = await admin.agent.call('POST /api/admin/students/import/undo', {
      body: { importId: undoable?.importId ?? 0 },
    });
    expect(undone.body).toEqual({ removed: 1, restored: 1, skipped: 0 });
    expect((await read(id)).body).toEqual({ masked: null });
    expect(await world.deps.db.selectFrom('national_numbers').selectAll().execute()).toEqual([]);
  });

  it('leaves a pupil whose number an admin wrote since, when it is taken back', async () => {
    await bring([['ياسر حمد النفيعي', '5', '']]);
    const { undoable } = (await admin.agent.call('GET /api/admin/students/import')).body;
    const [pupil] = (await admin.agent.call('GET /api/admin/students', { query: { grade: 5 } })).body.students;
    await write(pupil?.id ?? 0, NUMBER);
    const undone = await admin.agent.call('POST /api/admin/students/import/undo', {
      body: { importId: undoable?.importId ?? 0 },
    });
    expect(undone.body).toEqual({ removed: 0, restored: 0, skipped: 1 });
  });

  it('asks about a number of somebody else, and saves nothing before the answer', async () => {
    const { id } = await world.student({ name: 'سالم راشد العتيبي' });
    await write(id, NUMBER);
    const rows = [['وليد فهد القحطاني', '4', NUMBER]];
    expect((await preview(rows)).body.likenesses).toMatchObject([{ why: 'other_name', like: { studentId: id } }]);
    expect((await bring(rows)).error.code).toBe('import_needs_choices');
    expect((await bring(rows, [{ row: 2, studentId: id, is: 'other' }])).error.code).toBe('import_has_errors');
    expect((await bring(rows, [{ row: 2, studentId: id, is: 'renamed' }])).body).toMatchObject({ changed: 1 });
  });

  it('brings nobody back who is archived, and says so', async () => {
    const { id } = await world.student({ name: 'سالم راشد العتيبي' });
    await write(id, NUMBER);
    await admin.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: id } });
    const { errors } = (await preview([['سالم راشد العتيبي', '4', NUMBER]])).body;
    expect(errors).toEqual([{ row: 2, column: 'رقم الهوية', value: NUMBER, code: 'number_archived' }]);
  });

  it('sent twice at once gives each number once', async () => {
    const rows = [['سالم راشد العتيبي', '4', NUMBER]];
    const answers = await Promise.all([bring(rows), bring(rows)]);
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 1]);
  });
});
