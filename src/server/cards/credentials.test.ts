import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD_LETTERS } from '#domain/cards/credentials';
import type { Grade } from '#domain/roster/grades';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const create = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/credentials', { params: { studentId } });
const createMissing = (agent: Agent, grade: Grade) =>
  agent.call('POST /api/admin/credentials/missing', { body: { grade } });
const list = (agent: Agent, grade: Grade) => agent.call('GET /api/admin/credentials', { query: { grade } });
const card = (agent: Agent, studentId: number | string) =>
  agent.call('GET /api/students/:studentId/card', { params: { studentId } });
const login = (loginId: number, password: string) =>
  world.nobody().call('POST /api/login/student', { body: { loginId: String(loginId), password } });

describe('a login card', () => {
  it('of another pupil is refused, however the id is written', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const spellings = [`${other.id}`, `0x${other.id.toString(16)}`, ` ${other.id}`, `${other.id}.0`, `+${other.id}`];
    for (const spelling of spellings) {
      const answer = await card(pupil.agent, spelling);
      expect(answer.status).toBe(403);
      expect(answer.error.code).toBe('not_your_row');
      expect(answer.text).not.toContain(other.password);
    }
  });

  it('shows a pupil their own id, password and login link', async () => {
    const pupil = await world.pupil({ name: 'ماجد بن عبدالله الحربي', grade: 6 });
    const answer = await card(pupil.agent, pupil.id);
    expect(answer.body).toEqual({
      studentId: pupil.id,
      name: 'ماجد بن عبدالله الحربي',
      grade: 6,
      loginId: pupil.loginId,
      password: pupil.password,
      loginLink: `https://himma.example/login#card=${pupil.cardToken}`,
    });
  });

  it('leads to the address the school opens where no public one is set', async () => {
    const local = await startWorld({ env: { PUBLIC_URL: '' } });
    const pupil = await local.pupil();
    const answer = await pupil.agent.call('GET /api/students/:studentId/card', {
      params: { studentId: pupil.id },
      headers: { host: '192.168.1.20:3000' },
    });
    expect(answer.body.loginLink).toBe(`http://192.168.1.20:3000/login#card=${pupil.cardToken}`);
    await local.close();
  });
});

describe('the credentials list', () => {
  it('has the pupils of one grade by name, with or without login data, and no archived one', async () => {
    const { agent } = await world.teacher();
    const without = await world.student({ name: 'سالم بن زيد', grade: 5 });
    const pupil = await world.pupil({ name: 'باسم بن عمر', grade: 5 });
    const gone = await world.pupil({ name: 'خالد بن بدر', grade: 5 });
    await world.pupil({ name: 'ثامر بن نايف', grade: 6 });
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    const now = world.deps.clock().toISOString();
    expect((await list(agent, 5)).body.students).toEqual([
      {
        studentId: pupil.id,
        name: pupil.name,
        grade: 5,
        loginId: pupil.loginId,
        hasOldCard: false,
        createdAt: now,
        lastLogin: now,
      },
      {
        studentId: without.id,
        name: without.name,
        grade: 5,
        loginId: null,
        hasOldCard: false,
        createdAt: null,
        lastLogin: null,
      },
    ]);
  });

  it('is sorted as a class register is, with all forms of alef as one letter', async () => {
    const { agent } = await world.teacher();
    const register = ['أحمد بن زيد', 'احمد بن عمر', 'إياد بن بدر', 'بدر بن سعد'];
    for (const name of register.toReversed()) await world.pupil({ name, grade: 5 });
    expect((await list(agent, 5)).body.students.map(({ name }) => name)).toEqual(register);
  });

  it.each(['3', '7', '', 'x', '4.5'])('refuses the grade %j', async (grade) => {
    const { agent } = await world.teacher();
    expect((await agent.call('GET /api/admin/credentials', { query: { grade } })).error.code).toBe('validation');
  });
});

describe('creating login data', () => {
  it('gives a 6-digit id and 6 letters without look-alikes that log in', async () => {
    const [teacher, student] = [await world.teacher(), await world.student()];
    const { status, body } = await create(teacher.agent, student.id);
    expect(status).toBe(200);
    expect(String(body.loginId)).toMatch(/^[1-9]\d{5}$/u);
    expect(body.password).toMatch(new RegExp(`^[${PASSWORD_LETTERS}]{6}$`, 'u'));
    expect((await login(body.loginId, body.password)).status).toBe(200);
    expect(await auditLines(world, 'credentials_created')).toMatchObject([
      { staffId: teacher.id, recordId: String(student.id), after: JSON.stringify({ login_id: body.loginId }) },
    ]);
  });

  it('again ends the old ones at once and keeps one row', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const { body } = await create(teacher.agent, pupil.id);
    expect((await login(pupil.loginId, pupil.password)).error.code).toBe('login_failed');
    expect((await login(body.loginId, body.password)).status).toBe(200);
    const rows = await world.deps.db.selectFrom('students_credentials').select('loginId').execute();
    expect(rows).toEqual([{ loginId: body.loginId }]);
    expect(await auditLines(world, 'credentials_regenerated')).toMatchObject([
      { before: JSON.stringify({ login_id: pupil.loginId }), after: JSON.stringify({ login_id: body.loginId }) },
    ]);
  });

  it('is refused for a pupil who does not exist or is archived', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    for (const id of [424_242, pupil.id])
      expect((await create(teacher.agent, id)).error.code).toBe('student_not_found');
  });
});

describe('creating what is missing', () => {
  const classOf = async (size: number) => {
    for (let n = 0; n < size; n += 1) await world.student({ grade: 5 });
  };

  it('gives login data to those of the grade who have none, and only to them', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.pupil({ grade: 5 });
    await classOf(3);
    await world.student({ grade: 6 });
    expect((await createMissing(agent, 5)).body).toEqual({ created: 3 });
    expect((await login(pupil.loginId, pupil.password)).status).toBe(200);
    expect((await list(agent, 5)).body.students.every((row) => row.loginId !== null)).toBe(true);
    expect((await list(agent, 6)).body.students.map((row) => row.loginId)).toEqual([null]);
  });

  it('changes nothing the second time', async () => {
    const { agent } = await world.teacher();
    await classOf(3);
    await createMissing(agent, 5);
    const first = (await list(agent, 5)).body;
    expect((await createMissing(agent, 5)).body).toEqual({ created: 0 });
    expect((await list(agent, 5)).body).toEqual(first);
    expect(await auditLines(world, 'credentials_created')).toHaveLength(3);
  });

  it('sent twice at once makes each pupil’s login data once', async () => {
    const { agent } = await world.teacher();
    await classOf(10);
    const answers = await Promise.all([createMissing(agent, 5), createMissing(agent, 5)]);
    expect(answers.map((answer) => answer.body.created).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect(await auditLines(world, 'credentials_created')).toHaveLength(10);
  });
});
