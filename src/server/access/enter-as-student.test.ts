import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const enter = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });
const leave = (agent: Agent) => agent.call('POST /api/admin/leave-student');
const whoAmI = (agent: Agent) => agent.call('GET /api/session');
const sessionIds = async (staffId: number): Promise<number[]> => {
  const rows = await world.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('staffId', '=', staffId)
    .where('studentId', 'is', null)
    .execute();
  return rows.map((row) => row.id);
};

const replay = (cookie: string) => {
  const agent = world.nobody();
  agent.cookie = cookie;
  return whoAmI(agent);
};

describe('staff enter as a pupil', () => {
  it('and see that pupil’s card and not another’s', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    await enter(teacher.agent, pupil.id);
    const card = (studentId: number) =>
      teacher.agent.call('GET /api/students/:studentId/card', { params: { studentId } });
    expect((await card(pupil.id)).body.loginId).toBe(pupil.loginId);
    expect((await card(other.id)).error.code).toBe('not_your_row');
  });

  it('and the password they see there is written down, while the pupil’s own look is not', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const look = (agent: Agent) => agent.call('GET /api/students/:studentId/card', { params: { studentId: pupil.id } });
    const shown = async () =>
      (await auditLines(world, 'password_shown')).filter((line) => line.recordId === String(pupil.id));
    await look(pupil.agent);
    expect(await shown()).toEqual([]);
    await enter(teacher.agent, pupil.id);
    await look(teacher.agent);
    expect(await shown()).toMatchObject([{ staffId: teacher.id, actorName: teacher.name }]);
  });

  it('and the session names who is inside, while the pupil’s own session goes on', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil({ name: 'تركي بن علي' })];
    const answer = await enter(teacher.agent, pupil.id);
    const inside = { kind: 'pupil', studentId: pupil.id, firstName: 'تركي', enteredBy: teacher.name };
    expect(answer).toMatchObject({ status: 200, body: inside });
    expect((await whoAmI(teacher.agent)).body).toMatchObject(inside);
    expect((await whoAmI(pupil.agent)).body).toMatchObject({ studentId: pupil.id, enteredBy: null });
  });

  it('and the time of the pupil’s last login stays the pupil’s', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const before = world.deps.clock().toISOString();
    world.forward(60);
    await enter(teacher.agent, pupil.id);
    expect((await teacher.agent.call('GET /api/student/dashboard')).body.lastLogin).toBe(before);
  });

  it('and are refused the staff pages while inside', async () => {
    const [admin, pupil] = [await world.admin(), await world.pupil()];
    await enter(admin.agent, pupil.id);
    for (const key of ['GET /api/admin/overview', 'GET /api/admin/staff', 'GET /api/admin/audit'] as const) {
      const answer = await admin.agent.call(key);
      expect(answer.status).toBe(403);
      expect(answer.error.message).toBe('Unauthorized access');
    }
    expect((await enter(admin.agent, pupil.id)).error.code).toBe('unauthorized_access');
  });

  it('and the audit log has entering and leaving under the staff member’s name', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await enter(teacher.agent, pupil.id);
    await leave(teacher.agent);
    const lines = [...(await auditLines(world, 'student_entered')), ...(await auditLines(world, 'student_left'))];
    const own = lines.filter((line) => line.recordId === String(pupil.id));
    const by = { staffId: teacher.id, actorName: teacher.name, subjectName: pupil.name };
    expect(own).toMatchObject([
      { action: 'student_entered', ...by },
      { action: 'student_left', ...by },
    ]);
  });
});

describe('entering is refused', () => {
  it('for an id nobody has, with the specified text', async () => {
    const { agent } = await world.teacher();
    const answer = await enter(agent, 123_456);
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('لم يتم العثور على الطالب');
    expect((await whoAmI(agent)).body.kind).toBe('staff');
  });

  it('for a pupil without login data, with the specified text', async () => {
    const [teacher, student] = [await world.teacher(), await world.student()];
    const answer = await enter(teacher.agent, student.id);
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('لم يتم العثور على بيانات الدخول');
  });

  it('for an archived pupil, and archiving ends what was entered before', async () => {
    const [inside, teacher, pupil] = [await world.teacher(), await world.teacher(), await world.pupil()];
    await enter(inside.agent, pupil.id);
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await whoAmI(inside.agent)).error.code).toBe('session_expired');
    expect((await enter(teacher.agent, pupil.id)).error.code).toBe('student_not_found');
  });
});

describe('leaving the pupil', () => {
  it('gives back the same staff session under a new token, and the one inside is dead', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const before = await sessionIds(teacher.id);
    const staffCookie = teacher.agent.cookie;
    await enter(teacher.agent, pupil.id);
    const insideCookie = teacher.agent.cookie;
    const answer = await leave(teacher.agent);
    expect(answer.body).toMatchObject({ kind: 'staff', staffId: teacher.id, role: 'teacher' });
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=43200');
    expect((await whoAmI(teacher.agent)).body).toMatchObject({ kind: 'staff', staffId: teacher.id });
    expect(await sessionIds(teacher.id)).toEqual(before);
    expect(new Set([staffCookie, insideCookie, teacher.agent.cookie]).size).toBe(3);
    expect((await replay(insideCookie)).error.code).toBe('session_expired');
    expect((await replay(staffCookie)).error.code).toBe('session_expired');
  });

  it('is refused to pupils and to staff who are not inside', async () => {
    expect((await leave((await world.pupil()).agent)).error.code).toBe('not_entered_as_student');
    expect((await leave((await world.teacher()).agent)).error.code).toBe('pupil_only');
  });

  it('by logging out ends both sessions, the pupil’s own excepted', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const staffCookie = teacher.agent.cookie;
    await enter(teacher.agent, pupil.id);
    const insideCookie = teacher.agent.cookie;
    await teacher.agent.call('POST /api/logout');
    for (const cookie of [staffCookie, insideCookie]) expect((await replay(cookie)).error.code).toBe('session_expired');
    expect((await whoAmI(pupil.agent)).status).toBe(200);
    const logouts = await auditLines(world, 'staff_logout');
    expect(logouts.at(-1)).toMatchObject({ staffId: teacher.id, actorName: teacher.name });
  });
});
