import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const NEW = { name: 'هند بنت سعد', email: 'hind@school.example', role: 'teacher', password: 'twelve chars' };

const add = (agent: Agent, body: object = NEW) => agent.call('POST /api/admin/staff', { body });
const change = (agent: Agent, id: number, body: object) =>
  agent.call('PATCH /api/admin/staff/:id', { params: { id }, body });
const setPassword = (agent: Agent, id: number, password: string) =>
  agent.call('PUT /api/admin/staff/:id/password', { params: { id }, body: { password } });
const login = async (email: string, password: string) => {
  const agent = world.nobody();
  return { agent, answer: await agent.call('POST /api/login/staff', { body: { email, password } }) };
};
const whoAmI = (agent: Agent) => agent.call('GET /api/session');

describe('staff accounts', () => {
  it('are closed to teachers: none is seen, added, changed or given a password', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    const answers = [
      await teacher.agent.call('GET /api/admin/staff'),
      await add(teacher.agent),
      await change(teacher.agent, teacher.id, { role: 'admin' }),
      await change(teacher.agent, admin.id, { disabled: true }),
      await setPassword(teacher.agent, admin.id, 'taken over now'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.error).toMatchObject({ code: 'admin_only', message: 'هذا الإجراء لمدير المنصّة فقط' });
    }
    expect((await whoAmI(teacher.agent)).body).toMatchObject({ role: 'teacher' });
    expect((await whoAmI(admin.agent)).status).toBe(200);
  });

  it('can be added and used at once', async () => {
    const { agent, id } = await world.admin();
    const { status, body } = await add(agent, { ...NEW, email: ' Hind@School.example' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      name: 'هند بنت سعد',
      email: 'hind@school.example',
      role: 'teacher',
      disabled: false,
      classes: null,
      lastLogin: null,
    });
    expect((await login(NEW.email, NEW.password)).answer.status).toBe(200);
    expect((await auditLines(world, 'staff_added')).at(-1)).toMatchObject({ staffId: id, subjectName: NEW.name });
    expect((await agent.call('GET /api/admin/staff')).text).not.toMatch(/argon2|password/u);
  });

  it('have one e-mail each, whatever its case', async () => {
    const { agent } = await world.admin();
    await add(agent);
    const again = await add(agent, { ...NEW, email: 'HIND@school.example' });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({ code: 'email_taken', message: 'يوجد حساب بهذا البريد الإلكتروني' });
    const both = await Promise.all([1, 2].map(() => add(agent, { ...NEW, email: 'twice@school.example' })));
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    [{ password: 'eleven char' }, { password: 'كلمة المرور اثنا عشر حرفًا على الأقل' }],
    [{ email: 'no at sign' }, { email: 'البريد الإلكتروني غير صحيح' }],
    [{ name: ' ' }, { name: 'هذا الحقل مطلوب' }],
    [{ role: 'owner' }, { role: 'هذا الحقل مطلوب' }],
  ])('are not made with %j', async (wrong, fields) => {
    const { agent } = await world.admin();
    const answer = await add(agent, { ...NEW, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'validation', fields });
  });

  it('get no password that is easy to guess, by whichever door', async () => {
    const { agent, email, id } = await world.admin();
    const own = { current: STAFF_PASSWORD, password: email };
    const answers = [
      await add(agent, { ...NEW, password: '123456789012' }),
      await add(agent, { ...NEW, password: NEW.email }),
      await setPassword(agent, id, email),
      await agent.call('PUT /api/admin/own-password', { body: own }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      const message = 'كلمة المرور سهلة التخمين، اختر جملة لا يعرفها غيرك، ليس فيها اسمك ولا بريدك';
      expect(answer.error).toMatchObject({ code: 'password_too_weak', message, fields: { password: message } });
    }
    expect((await login(NEW.email, NEW.email)).answer.status).toBe(401);
    expect((await login(email, STAFF_PASSWORD)).answer.status).toBe(200);
  });

  it('can be renamed, promoted, disabled and enabled, each with what was before', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    expect((await change(admin.agent, teacher.id, { name: 'نورة', role: 'admin' })).body).toMatchObject({
      name: 'نورة',
      role: 'admin',
    });
    expect((await teacher.agent.call('GET /api/admin/staff')).status).toBe(200);
    expect((await change(admin.agent, teacher.id, { disabled: true })).body.disabled).toBe(true);
    expect((await change(admin.agent, teacher.id, { disabled: false })).body.disabled).toBe(false);
    expect((await login(teacher.email, STAFF_PASSWORD)).answer.status).toBe(200);
    const [edited] = await auditLines(world, 'staff_edited');
    expect(JSON.parse(edited?.before ?? '')).toMatchObject({ name: teacher.name, role: 'teacher' });
    expect(JSON.parse(edited?.after ?? '')).toMatchObject({ name: 'نورة', role: 'admin' });
    expect(await auditLines(world, 'staff_disabled')).toHaveLength(1);
    expect(await auditLines(world, 'staff_enabled')).toHaveLength(1);
  });

  it('that do not exist are not found', async () => {
    const { agent } = await world.admin();
    expect((await change(agent, 4711, { name: 'لا أحد' })).error.code).toBe('staff_not_found');
    expect((await setPassword(agent, 4711, 'a new password')).error.code).toBe('staff_not_found');
  });
});

describe('the last admin', () => {
  const countAdmins = async (): Promise<number> => {
    const active = world.deps.db.selectFrom('staff').select('id').where('disabledAt', 'is', null);
    return (await active.where('role', '=', 'admin').execute()).length;
  };

  it('can neither disable nor demote themselves, but can change their name', async () => {
    const { agent, id } = await world.admin();
    for (const body of [{ disabled: true }, { role: 'teacher' }]) {
      const answer = await change(agent, id, body);
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('own_account');
    }
    expect((await change(agent, id, { name: 'اسم جديد', role: 'admin' })).body.name).toBe('اسم جديد');
  });

  it('stays where two demote each other at once, every time they try', async () => {
    const [first, second] = [await world.admin(), await world.admin()];
    for (let round = 0; round < 15; round += 1) {
      await world.deps.db.updateTable('staff').set({ role: 'admin' }).execute();
      await Promise.all([
        change(first.agent, second.id, { role: 'teacher' }),
        change(second.agent, first.id, { role: 'teacher' }),
      ]);
      expect(await countAdmins()).toBe(1);
    }
  });

  it('stays where two disable each other at once', async () => {
    const [first, second] = [await world.admin(), await world.admin()];
    const answers = await Promise.all([
      change(first.agent, second.id, { disabled: true }),
      change(second.agent, first.id, { disabled: true }),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await countAdmins()).toBe(1);
  });
});

describe('a new staff password', () => {
  it('set by an admin ends the sessions of that account and only those', async () => {
    const [admin, teacher, other] = [await world.admin(), await world.teacher(), await world.teacher()];
    expect((await setPassword(admin.agent, teacher.id, 'another long one')).status).toBe(200);
    expect((await whoAmI(teacher.agent)).error.code).toBe('session_expired');
    expect((await whoAmI(other.agent)).status).toBe(200);
    expect((await login(teacher.email, STAFF_PASSWORD)).answer.status).toBe(401);
    expect((await login(teacher.email, 'another long one')).answer.status).toBe(200);
    const lines = await auditLines(world, 'staff_password_changed');
    expect(lines).toMatchObject([{ staffId: admin.id, recordId: String(teacher.id) }]);
    expect(JSON.stringify(lines)).not.toMatch(/another long one|argon2/u);
  });

  it('of one’s own cannot be reached by guessing: wrong ones are counted and written down, and shut no door', async () => {
    const [teacher, other] = [await world.teacher(), await world.teacher()];
    const own = (current: string) =>
      teacher.agent.call('PUT /api/admin/own-password', { body: { current, password: 'my new password' } });
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, n) => own(`guess ${n}`)));
    expect(guesses.filter((answer) => answer.error.code === 'current_password_wrong')).toHaveLength(5);
    expect(guesses.filter((answer) => answer.error.code === 'login_locked')).toHaveLength(3);
    expect((await own(STAFF_PASSWORD)).error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    expect((await login(teacher.email, STAFF_PASSWORD)).answer.status).toBe(200);
    expect((await login(other.email, STAFF_PASSWORD)).answer.status).toBe(200);
    const lines = await auditLines(world, 'own_password_failed');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ staffId: teacher.id, recordId: String(teacher.id) });
    expect(JSON.stringify(lines)).not.toContain('guess');
    world.forward(61);
    expect((await own(STAFF_PASSWORD)).status).toBe(200);
  });

  it('of one’s own needs the current one and ends one’s other sessions', async () => {
    const teacher = await world.teacher();
    const elsewhere = (await login(teacher.email, STAFF_PASSWORD)).agent;
    const own = (body: object) => teacher.agent.call('PUT /api/admin/own-password', { body });
    const wrong = await own({ current: 'not this', password: 'my new password' });
    expect(wrong.status).toBe(403);
    expect(wrong.error).toMatchObject({ code: 'current_password_wrong', message: 'كلمة المرور الحالية غير صحيحة' });
    expect((await own({ current: STAFF_PASSWORD, password: 'short' })).error.fields).toEqual({
      password: 'كلمة المرور اثنا عشر حرفًا على الأقل',
    });
    expect((await whoAmI(elsewhere)).status).toBe(200);
    expect((await own({ current: STAFF_PASSWORD, password: 'my new password' })).status).toBe(200);
    expect((await whoAmI(teacher.agent)).status).toBe(200);
    expect((await whoAmI(elsewhere)).error.code).toBe('session_expired');
  });
});
