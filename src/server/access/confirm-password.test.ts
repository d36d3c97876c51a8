import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const TEN_MINUTES = 10 * 60;

const endpoints: [key: string, Endpoint][] = Object.entries(contract);
const confirmed = endpoints.filter(([, endpoint]) => endpoint.confirmed).map(([key]) => key);

const showsPassword = ({ reply }: Endpoint): boolean =>
  /"(?:password|loginLink)"/u.test(JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })));

const confirm = (agent: Agent, password = STAFF_PASSWORD) =>
  agent.call('POST /api/admin/confirm', { body: { password } });
const enter = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });
const reveal = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/password', { params: { studentId }, body: { purpose: 'show' } });
const lookAtCard = (agent: Agent, studentId: number) =>
  agent.call('GET /api/students/:studentId/card', { params: { studentId } });

describe('staff who typed their password more than ten minutes ago', () => {
  it('are asked by every endpoint that shows a password, and by those that lead to one', () => {
    const shown = endpoints.filter(([, each]) => each.access !== 'public' && showsPassword(each)).map(([key]) => key);
    expect(shown.filter((key) => !confirmed.includes(key))).toEqual([]);
    expect(confirmed.toSorted()).toEqual([
      'DELETE /api/admin/staff/:id/factor',
      'GET /api/admin/audit.csv',
      'GET /api/admin/backups/:id/file',
      'GET /api/admin/confirm',
      'GET /api/admin/students/:studentId/export',
      'GET /api/students/:studentId/card',
      'PATCH /api/admin/staff/:id',
      'POST /api/admin/audit/breaks/:id/accept',
      'POST /api/admin/backups/put-back',
      'POST /api/admin/backups/uploads',
      'POST /api/admin/cards',
      'POST /api/admin/gradebook/list/whole',
      'POST /api/admin/invitations',
      'POST /api/admin/own-factor',
      'POST /api/admin/own-factor/recovery-codes',
      'POST /api/admin/own-passkeys/begin',
      'POST /api/admin/reports/:id/approve',
      'POST /api/admin/staff',
      'POST /api/admin/students/:studentId/credentials',
      'POST /api/admin/students/:studentId/enter',
      'POST /api/admin/students/:studentId/erase',
      'POST /api/admin/students/:studentId/national-number/show',
      'POST /api/admin/students/:studentId/password',
      'PUT /api/admin/retention',
      'PUT /api/admin/staff/:id/password',
    ]);
  });

  it.each(confirmed)('get nothing from %s, and what they asked for once they typed it again', async (key) => {
    const [admin, pupil] = [await world.admin(), await world.pupil()];
    const [method, path = ''] = key.split(' ');
    if (path.startsWith('/api/students/')) await enter(admin.agent, pupil.id);
    const url = path.replace(':studentId', String(pupil.id)).replace(':id', '4711');
    const ask = () => admin.agent.send<{ code?: string }>({ method: method as 'GET', url });
    world.forward(TEN_MINUTES + 1);
    const refused = await ask();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'password_needed', message: 'يلزم أن تكتب كلمة مرورك أولًا' });
    expect((await confirm(admin.agent)).status).toBe(200);
    expect((await ask()).body.code).not.toBe('password_needed');
  });
});

describe('typing the password again', () => {
  it('opens ten minutes for this session and no other, like the login before it', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const elsewhere = world.nobody();
    await elsewhere.call('POST /api/login/staff', { body: { email: teacher.email, password: STAFF_PASSWORD } });
    world.forward(TEN_MINUTES);
    expect((await reveal(teacher.agent, pupil.id)).body).toEqual({ password: pupil.password });
    world.forward(1);
    expect((await reveal(teacher.agent, pupil.id)).error.code).toBe('password_needed');
    await confirm(teacher.agent);
    world.forward(TEN_MINUTES);
    expect((await reveal(teacher.agent, pupil.id)).status).toBe(200);
    expect((await reveal(elsewhere, pupil.id)).error.code).toBe('password_needed');
    world.forward(1);
    expect((await reveal(teacher.agent, pupil.id)).error.code).toBe('password_needed');
    expect(await auditLines(world, 'own_password_confirmed')).toContainEqual(
      expect.objectContaining({ staffId: teacher.id, recordId: String(teacher.id) }),
    );
  });

  it('counts wrong tries, writes them down and opens nothing', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    world.forward(TEN_MINUTES + 1);
    const wrong = await confirm(teacher.agent, 'guess');
    expect(wrong.status).toBe(403);
    const message = 'كلمة مرورك غير صحيحة';
    expect(wrong.error).toMatchObject({ code: 'own_password_wrong', message, fields: { password: message } });
    const more = await Promise.all(Array.from({ length: 6 }, () => confirm(teacher.agent, 'guess')));
    expect(more.filter((answer) => answer.error.code === 'own_password_wrong')).toHaveLength(4);
    expect(more.filter((answer) => answer.status === 429)).toHaveLength(2);
    expect((await confirm(teacher.agent)).error.code).toBe('login_locked');
    expect((await reveal(teacher.agent, pupil.id)).error.code).toBe('password_needed');
    const lines = await auditLines(world, 'own_password_failed');
    expect(lines.filter((line) => line.staffId === teacher.id)).toHaveLength(5);
    expect(JSON.stringify(lines)).not.toContain('guess');
  });

  it('is not shut by strangers who guess at the door, nor does it open the door to them', async () => {
    const teacher = await world.teacher();
    const knock = () =>
      world.nobody().call('POST /api/login/staff', { body: { email: teacher.email, password: 'guess' } });
    for (let n = 0; n < 5; n += 1) await knock();
    expect((await confirm(teacher.agent)).status).toBe(200);
    expect((await knock()).error.code).toBe('login_locked');
  });

  it('is asked of staff inside as a pupil, who look at the card, and never of the pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await enter(teacher.agent, pupil.id);
    world.forward(TEN_MINUTES + 1);
    expect((await lookAtCard(pupil.agent, pupil.id)).body.password).toBe(pupil.password);
    expect((await lookAtCard(teacher.agent, pupil.id)).error.code).toBe('password_needed');
    expect((await confirm(teacher.agent)).status).toBe(200);
    expect((await lookAtCard(teacher.agent, pupil.id)).body.password).toBe(pupil.password);
    await teacher.agent.call('POST /api/admin/leave-student');
    expect((await reveal(teacher.agent, pupil.id)).status).toBe(200);
  });

  it('of a clock that was set back counts for ten minutes as well', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    world.forward(-TEN_MINUTES - 1);
    expect((await reveal(teacher.agent, pupil.id)).error.code).toBe('password_needed');
    world.forward(TEN_MINUTES + 1);
  });
});
