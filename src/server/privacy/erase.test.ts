import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { checkAudit, sealAudit } from '#server/audit/service';
import { DOMAINS } from '#server/domains';
import { filesFolder } from '#server/platform/files/files';
import type { Agent } from '#tests/agent';
import { startDemoSchool } from '#tests/demo-school';
import { anyTable, fillMissing, findIn, findInFiles, nameEverywhere, tableNames } from '#tests/erasing';
import { startWorld, type World } from '#tests/world';
import { deleteGuards, deleteRows } from './queries.ts';
import { type HeldTable, HOLDINGS } from './registry.ts';

const erase = (agent: Agent, studentId: number, name: string) =>
  agent.call('POST /api/admin/students/:studentId/erase', { params: { studentId }, body: { name } });

const checkAll = async (world: World): Promise<string[]> => {
  const checks = await Promise.all(DOMAINS.map(({ check }) => check?.(world.deps.db) ?? []));
  const { problem } = await checkAudit(world.deps.db, world.deps.secrets.auditMac);
  return [...checks.flat(), ...(problem ? [problem] : [])];
};

describe('who may erase whom', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  const rows = () => anyTable(world.deps).selectFrom('students').selectAll().execute();

  it('is the admin alone: not the pupil, another pupil, a teacher, or nobody', async () => {
    const pupil = await world.pupil();
    const agents = [pupil.agent, (await world.pupil()).agent, (await world.teacher()).agent];
    const before = await rows();
    for (const agent of agents) expect((await erase(agent, pupil.id, pupil.name)).status).toBe(403);
    expect((await erase(world.nobody(), pupil.id, pupil.name)).status).toBe(401);
    expect(await rows()).toEqual(before);
  });

  it('needs the name as it stands in the roster, a pupil who is there, and no second time', async () => {
    const { agent } = await world.admin();
    const { id, name } = await world.student();
    const before = await rows();
    expect((await erase(agent, id, `${name} آخر`)).error.code).toBe('erase_name_wrong');
    expect((await erase(agent, 4711, name)).error.code).toBe('student_not_found');
    expect((await erase(agent, 999, 'طالب تجريبي')).error.code).toBe('student_not_erasable');
    expect((await erase(agent, FORMER_STUDENT_ID, 'طالب سابق')).error.code).toBe('student_not_found');
    expect(await rows()).toEqual(before);
    expect((await erase(agent, id, name)).status).toBe(200);
    expect((await erase(agent, id, name)).error.code).toBe('student_not_found');
  });

  it('asks for the own password again after a while', async () => {
    const { agent } = await world.admin();
    const { id, name } = await world.student();
    world.forward(11 * 60);
    expect((await erase(agent, id, name)).error.code).toBe('password_needed');
  });

  it('of two at once one erases, and the other is told that there is nobody', async () => {
    const { agent } = await world.admin();
    const { id, name } = await world.student();
    const answers = await Promise.all([erase(agent, id, name), erase(agent, id, name)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await anyTable(world.deps).selectFrom('erasures').selectAll().execute()).toHaveLength(1);
  });

  it('waits for no login of the pupil that waits for it', async () => {
    const { id, loginId, password } = await world.pupil();
    const logIn = (typed: string) =>
      world.nobody().call('POST /api/login/student', { body: { loginId: String(loginId), password: typed } });
    await logIn('WRONG1');
    const { login } = await world.deps.db.transaction().execute(async (trx) => {
      // In the order of an erasure, with a login that begins between the two.
      await deleteGuards(trx, [loginId]);
      const begun = { login: logIn(password) };
      await setTimeout(500);
      await deleteRows(trx, 'students_credentials', id);
      return begun;
    });
    expect((await login).error.code).toBe('login_failed');
  });

  it('ends the pupil’s session at once', async () => {
    const { agent } = await world.admin();
    const pupil = await world.pupil();
    expect((await pupil.agent.call('GET /api/student/dashboard')).status).toBe(200);
    await erase(agent, pupil.id, pupil.name);
    expect((await pupil.agent.call('GET /api/student/dashboard')).status).toBe(401);
  });

  it('leaves a namesake in another grade alone, in the log too', async () => {
    const { agent } = await world.admin();
    const [gone, stays] = [
      await world.student({ name: 'فهد بن ناصر' }),
      await world.student({ name: 'فهد بن ناصر', grade: 6 }),
    ];
    await sealAudit(world.deps);
    await erase(agent, gone.id, gone.name);
    const lines = await anyTable(world.deps)
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'student_added')
      .orderBy('id')
      .execute();
    expect(lines.map(({ subjectName, recordId }) => [subjectName, recordId])).toEqual([
      ['طالب سابق', null],
      ['فهد بن ناصر', String(stays.id)],
    ]);
    expect(await checkAll(world)).toEqual([]);
  });

  it('writes no line of the log but the pupil’s own, and a head noted before is still in it', async () => {
    const { agent } = await world.admin();
    const gone = await world.student();
    const others = Array.from({ length: 1200 }, () => ({
      at: world.deps.clock().toISOString(),
      actorName: 'سالم',
      action: 'student_added' as const,
      tableName: 'students',
    }));
    await world.deps.db.insertInto('audit_log').values(others).execute();
    const { name } = await world.student();
    await sealAudit(world.deps);
    const lines = () => anyTable(world.deps).selectFrom('audit_log').selectAll().orderBy('id').execute();
    const before = await lines();
    const { auditMac } = world.deps.secrets;
    const { head } = await checkAudit(world.deps.db, auditMac);
    expect((await erase(agent, gone.id, gone.name)).status).toBe(200);
    const after = await lines();
    const changed = before.filter((line, at) => JSON.stringify(line) !== JSON.stringify(after[at]));
    expect(changed.map(({ recordId }) => recordId)).toEqual([String(gone.id)]);
    expect(after.find(({ id }) => id === changed[0]?.id)).toMatchObject({ salt: null, rewritten: expect.any(String) });
    expect((await checkAudit(world.deps.db, auditMac, head)).problem).toBeNull();
    await sealAudit(world.deps);
    await anyTable(world.deps)
      .updateTable('audit_log')
      .set({ actorName: 'x' })
      .where('subjectName', '=', name)
      .execute();
    expect((await checkAudit(world.deps.db, auditMac, head)).problem).toContain('it was changed');
  });

  it('takes two out of the log at once, while others write and seal it', async () => {
    const { agent } = await world.admin();
    const pupils = [await world.student(), await world.student(), await world.student()];
    await sealAudit(world.deps);
    const work = [sealAudit(world.deps), world.student(), world.student(), sealAudit(world.deps)];
    const erased = await Promise.all(pupils.map(({ id, name }) => erase(agent, id, name)));
    await Promise.all(work);
    await sealAudit(world.deps);
    expect(erased.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await checkAll(world)).toEqual([]);
    expect(
      await findIn(
        world.deps,
        pupils.map(({ id }) => id),
        pupils.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('leaves a line of the pupil that somebody changed before as one that does not fit', async () => {
    const { agent } = await world.admin();
    const { id, name } = await world.student();
    await sealAudit(world.deps);
    await anyTable(world.deps)
      .updateTable('audit_log')
      .set({ actorName: 'another' })
      .where('recordId', '=', String(id))
      .execute();
    expect((await erase(agent, id, name)).status).toBe(200);
    expect((await checkAudit(world.deps.db, world.deps.secrets.auditMac)).problem).toContain('it was changed');
  });

  it('does not mend a log that somebody changed', async () => {
    const { agent } = await world.admin();
    const [gone, other] = [await world.student(), await world.student()];
    await sealAudit(world.deps);
    await anyTable(world.deps)
      .updateTable('audit_log')
      .set({ actorName: 'another' })
      .where('recordId', '=', String(other.id))
      .execute();
    await erase(agent, gone.id, gone.name);
    expect((await checkAudit(world.deps.db, world.deps.secrets.auditMac)).problem).not.toBeNull();
    expect(await findIn(world.deps, [gone.id], [gone.name])).toEqual([]);
  });

  it('hides who stands for the erased from the roster, and lets nobody bring them back', async () => {
    const { agent } = await world.admin();
    const { id, name } = await world.student();
    await erase(agent, id, name);
    const archived = await agent.call('GET /api/admin/students', { query: { archived: 'true' } });
    expect(archived.body.students).toEqual([]);
    const params = { studentId: FORMER_STUDENT_ID };
    expect((await agent.call('POST /api/admin/students/:studentId/restore', { params })).status).toBe(404);
  });
});

it('says of every table what erasing does with it', async () => {
  const world = await startWorld();
  const known = Object.keys(HOLDINGS).toSorted();
  const there = await tableNames(world.deps);
  await world.close();
  expect(
    there.filter((name) => !known.includes(name)),
    'tables that the registry does not know',
  ).toEqual([]);
  expect(
    known.filter((name) => !there.includes(name)),
    'tables that are not there',
  ).toEqual([]);
});

it('finds every column that refers to pupils by its registry', async () => {
  const world = await startWorld();
  const columns = (await world.deps.db.introspection.getTables({ withInternalKyselyTables: true })).flatMap((table) =>
    table.isView || !(table.name in HOLDINGS)
      ? []
      : table.columns.map(({ name }) => ({ table: table.name, column: name })),
  );
  await world.close();
  const named = columns.filter(({ column }) => column === 'student_id');
  expect(named.filter(({ table, column }) => !HOLDINGS[table as HeldTable].by?.includes(column))).toEqual([]);
});

describe('a pupil with a row in every table', () => {
  let world: World;
  let pupil: { id: number; name: string; loginId: number | null };
  let before: Awaited<ReturnType<typeof totals>>;
  let unnamed: string[];

  /** What others have: their balances, their places and what they won. */
  const totals = async () => {
    const { deps } = world;
    const others = (table: string, columns: readonly string[], by: string) =>
      anyTable(deps)
        .selectFrom(table)
        .select([...columns])
        .where(by, '<>', pupil.id)
        .where(by, '<>', FORMER_STUDENT_ID)
        .orderBy(by)
        .orderBy(columns[0] as string)
        .execute();
    return {
      balances: await others('students', ['id', 'points', 'balance'], 'id'),
      lines: await others('points_logs', ['id', 'value', 'coinsEarned'], 'studentId'),
      periods: await others('period_points', ['period', 'points', 'coins', 'wealth', 'gain'], 'studentId'),
      bests: await others('practice_bests', ['sessionId', 'score', 'accuracy'], 'studentId'),
      won: await others('race_results', ['raceId', 'winnerScore'], 'winnerId'),
      lost: await others('race_results', ['raceId', 'loserScore'], 'loserId'),
      winners: await others('contest_winners', ['contestId', 'score'], 'studentId'),
      shares: await others('practice_shares', ['contestId', 'coins'], 'studentId'),
      exams: await others('exam_corrections', ['examId', 'totalScore', 'coinsSent'], 'studentId'),
      attendance: await others('class_attendance', ['sessionId', 'attendance', 'points'], 'studentId'),
      orders: await others('store_shares', ['orderId', 'coins', 'points', 'status'], 'studentId'),
      questions: await anyTable(deps)
        .selectFrom('question_stats')
        .selectAll()
        .orderBy('questionId')
        .orderBy('grade')
        .execute(),
    };
  };

  /** What is open goes back to whoever paid for it with them, which is a test of its own: here there is none. */
  const closeSharedOrders = async () => {
    const open = await world.deps.db
      .selectFrom('store_orders as o')
      .innerJoin('store_shares as s', 's.orderId', 'o.id')
      .select('o.id')
      .where('o.status', 'in', ['awaiting', 'pending', 'approved'])
      .where('s.studentId', '=', pupil.id)
      .execute();
    const { agent } = await world.admin();
    for (const { id } of open)
      await agent.call('POST /api/admin/store/orders/:id/reject', { params: { id }, body: { reason: 'نفد' } });
  };

  beforeAll(async () => {
    world = await startDemoSchool();
    const { deps } = world;
    pupil = await deps.db
      .selectFrom('contest_winners as w')
      .innerJoin('students as s', 's.id', 'w.studentId')
      .innerJoin('students_credentials as c', 'c.studentId', 's.id')
      .select(['s.id', 's.name', 'c.loginId'])
      .executeTakeFirstOrThrow();
    const other = await deps.db
      .selectFrom('students')
      .select('id')
      .where('id', '>', pupil.id)
      // Between the same two only one duel is open.
      .where('id', 'not in', deps.db.selectFrom('duels').select('fromId'))
      .where('id', 'not in', deps.db.selectFrom('duels').select('toId'))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await closeSharedOrders();
    await fillMissing(world, pupil.id, other.id, pupil.loginId as number);
    await mkdir(filesFolder(deps), { recursive: true });
    for (const { id, extension } of await deps.db.selectFrom('files').select(['id', 'extension']).execute())
      await writeFile(`${filesFolder(deps)}/${id}.${extension}`, `bytes of ${id}`);
    // To others, with the name in it.
    await anyTable(deps)
      .updateTable('teacher_messages')
      .set({ text: `أحسنت يا ${pupil.name.replace(/[\u064b-\u0652]/gu, '')}` })
      .where('studentId', '=', other.id)
      .execute();
    unnamed = await nameEverywhere(world, pupil.name);
    await sealAudit(deps);
    before = await totals();
  }, 300_000);
  afterAll(() => world.close());

  it('has one indeed', async () => {
    const { agent } = await world.admin();
    const { body } = await agent.call('GET /api/admin/students/:studentId/holdings', {
      params: { studentId: pupil.id },
    });
    const held = new Set(body.tables.map(({ table }) => table));
    const expected = Object.entries(HOLDINGS).flatMap(([table, { by, through }]) => (by || through ? table : []));
    expect(expected.filter((table) => !held.has(table))).toEqual([]);
    expect(await checkAll(world)).toEqual([]);
    expect(unnamed, 'texts of staff that the school has none of').toEqual([]);
  });

  it('is gone from every column and every file, and everybody else has what they had', async () => {
    const { deps } = world;
    const theirs = await deps.db.selectFrom('files').select('id').where('studentId', '=', pupil.id).execute();
    const { agent } = await world.admin();
    expect((await erase(agent, pupil.id, pupil.name)).status).toBe(200);

    const texts = [pupil.name, pupil.name.replace(/[\u064b-\u0652]/gu, '')];
    expect(await findIn(deps, [pupil.id, pupil.loginId as number], texts)).toEqual([]);
    expect(await findInFiles(deps, [...texts, ...theirs.map(({ id }) => id)])).toEqual([]);
    expect((await readdir(filesFolder(deps))).length).toBeGreaterThan(0);
    expect(await totals()).toEqual(before);
    expect(await checkAll(world)).toEqual([]);

    const [erasure] = await anyTable(deps).selectFrom('erasures').selectAll().execute();
    expect(erasure).toMatchObject({ cleanedAt: expect.any(String) });
    expect(JSON.parse(String(erasure?.counts))).toMatchObject({ students: 1, contest_winners: 1 });
  });
});
