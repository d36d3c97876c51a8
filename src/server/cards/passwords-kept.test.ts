import { createHash, createHmac } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
let logged: string[];
beforeEach(async () => {
  logged = [];
  world = await startWorld({ log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }) });
});
afterEach(() => world.close());

const reveal = (agent: Agent, studentId: number, purpose: unknown) =>
  agent.call('POST /api/admin/students/:studentId/password', { params: { studentId }, body: { purpose } });
const print = (agent: Agent, body: object) => agent.call('POST /api/admin/cards', { body });

const credentialsOf = (studentId: number) =>
  world.deps.db
    .selectFrom('students_credentials')
    .selectAll()
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();

describe('a pupil’s password', () => {
  it.each([
    ['show', 'password_shown'],
    ['copy', 'password_copied'],
  ] as const)('is given to staff to %s, and that is written down', async (purpose, action) => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    expect((await reveal(teacher.agent, pupil.id, purpose)).body).toEqual({ password: pupil.password });
    expect(await auditLines(world, action)).toMatchObject([
      { staffId: teacher.id, actorName: teacher.name, recordId: String(pupil.id), subjectName: pupil.name },
    ]);
  });

  it('is not given for no purpose or to a pupil, nor where there is none', async () => {
    const [teacher, pupil, student] = [await world.teacher(), await world.pupil(), await world.student()];
    expect((await reveal(teacher.agent, pupil.id, 'sell')).error.fields).toEqual({ purpose: 'هذا الحقل مطلوب' });
    expect((await reveal(pupil.agent, pupil.id, 'show')).error.code).toBe('unauthorized_access');
    expect((await reveal(teacher.agent, student.id, 'show')).error.code).toBe('credentials_not_found');
    expect(await auditLines(world, 'password_shown')).toEqual([]);
  });

  it('is in no list, no audit line and no log, nor is its hash', async () => {
    const [admin, pupil] = [await world.admin(), await world.pupil({ grade: 5 })];
    const { agent } = admin;
    await reveal(agent, pupil.id, 'show');
    await print(agent, { format: 'one', studentId: pupil.id });
    await pupil.agent.send({ method: 'GET', url: `/login?id=${pupil.loginId}&password=${pupil.password}` });
    await pupil.agent.call('GET /api/students/:studentId/card', { params: { studentId: pupil.id } });
    await world.nobody().call('POST /api/login/student', {
      body: { loginId: String(pupil.loginId), password: `${pupil.password}X` },
    });
    const row = await credentialsOf(pupil.id);
    const { hash } = await world.deps.db
      .selectFrom('staff')
      .select('passwordHash as hash')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow();
    const read = [
      (await agent.call('GET /api/admin/credentials', { query: { grade: 5 } })).text,
      (await agent.call('GET /api/admin/students')).text,
      (await agent.call('GET /api/admin/students.csv')).text,
      (await agent.call('GET /api/admin/staff')).text,
      (await agent.call('GET /api/admin/audit')).text,
      (await agent.call('GET /api/admin/audit.csv')).text,
      (await pupil.agent.call('GET /api/session')).text,
      (await pupil.agent.call('GET /api/student/dashboard')).text,
      JSON.stringify(await world.deps.db.selectFrom('audit_log').selectAll().execute()),
      logged.join(''),
    ];
    expect(logged.length).toBeGreaterThan(5);
    for (const text of read)
      for (const secret of [
        pupil.password,
        row.hashedPassword,
        row.sealedPassword,
        pupil.cardToken,
        row.cardTokenHash,
        hash,
        'password=',
      ])
        expect(text).not.toContain(secret);
  });

  it('is stored as HMAC of its SHA-256 and as a sealed copy that opens to it, never as it is', async () => {
    const pupil = await world.pupil();
    const row = await credentialsOf(pupil.id);
    const sha256 = createHash('sha256').update(pupil.password).digest('hex');
    expect(row.hashedPassword).toBe(world.deps.secrets.hashImportedHex(sha256));
    expect(row.hashedPassword).toMatch(/^[0-9a-f]{64}$/u);
    expect(row.hashedPassword).not.toBe(sha256);
    expect(row.hashedPassword).not.toBe(createHmac('sha256', '').update(sha256).digest('hex'));
    expect(Buffer.from(row.sealedPassword, 'base64').includes(pupil.password)).toBe(false);
    expect(world.deps.secrets.open(row.sealedPassword)).toBe(pupil.password);
  });

  it('of the earlier product, a bare SHA-256, works once it is imported, in either case', async () => {
    const student = await world.student();
    const sha256 = createHash('sha256').update('QWERTY').digest('hex');
    await world.deps.db
      .insertInto('students_credentials')
      .values({
        studentId: student.id,
        loginId: 654_321,
        hashedPassword: world.deps.secrets.hashImportedHex(sha256),
        sealedPassword: world.deps.secrets.seal('QWERTY'),
        createdAt: world.deps.clock().toISOString(),
      })
      .execute();
    const login = (password: string) =>
      world.nobody().call('POST /api/login/student', { body: { loginId: '654321', password } });
    expect((await login('qwerty')).status).toBe(200);
    expect((await login('QWERTZ')).status).toBe(401);
    expect((await login(sha256)).status).toBe(401);
  });
});

describe('printing cards', () => {
  it('of one pupil gives that card and writes it down', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const { body } = await print(teacher.agent, { format: 'one', studentId: pupil.id });
    expect(body.cards).toMatchObject([{ studentId: pupil.id, loginId: pupil.loginId, password: pupil.password }]);
    expect(body.cards[0]?.loginLink).toBe(`https://himma.example/login#card=${pupil.cardToken}`);
    expect(await auditLines(world, 'card_printed')).toMatchObject([
      { staffId: teacher.id, recordId: String(pupil.id), details: '{"format":"one"}' },
    ]);
  });

  it.each(['small', 'detailed'])('of a grade as %s leaves out those without login data', async (format) => {
    const { agent } = await world.teacher();
    const [first, second] = [await world.pupil({ grade: 6 }), await world.pupil({ grade: 6 })];
    await world.student({ grade: 6 });
    await world.pupil({ grade: 5 });
    const { body } = await print(agent, { format, grade: 6 });
    expect(new Set(body.cards.map((card) => card.studentId))).toEqual(new Set([first.id, second.id]));
    expect(await auditLines(world, 'card_printed')).toHaveLength(2);
  });

  it('of a pupil without login data says "Missing credential information"', async () => {
    const [teacher, student] = [await world.teacher(), await world.student()];
    const answer = await print(teacher.agent, { format: 'one', studentId: student.id });
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('Missing credential information');
  });

  it('of a grade where nobody has any says so', async () => {
    const { agent } = await world.teacher();
    await world.student({ grade: 6 });
    const answer = await print(agent, { format: 'small', grade: 6 });
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('لا يوجد طلاب لديهم بيانات دخول');
  });

  it('asks for one pupil or one grade: not both, not neither, and no id that cannot be one', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    for (const which of [{}, { studentId: pupil.id, grade: 4 }, { grade: 9 }, { studentId: 0 }, { studentId: 1e12 }]) {
      const answer = await print(teacher.agent, { format: 'one', ...which });
      expect(answer.status, JSON.stringify(which)).toBe(400);
    }
    expect(await auditLines(world, 'card_printed')).toEqual([]);
  });
});
