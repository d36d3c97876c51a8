import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const login = (loginId: number | string, password: string, address?: string) =>
  world.nobody(address).call('POST /api/login/student', { body: { loginId: String(loginId), password } });

describe('a pupil logs in', () => {
  it('opens a session with the id and password of the card', async () => {
    const pupil = await world.pupil({ name: 'نواف بن سعد الغامدي', grade: 5 });
    const me = await pupil.agent.call('GET /api/session');
    expect(me).toMatchObject({
      status: 200,
      body: { kind: 'pupil', studentId: pupil.id, firstName: 'نواف', grade: 5, enteredBy: null },
    });
  });

  it('is called by the whole first name', async () => {
    const pupil = await world.pupil({ name: 'أبو بكر سعد الغامدي' });
    expect((await pupil.agent.call('GET /api/session')).body).toMatchObject({ firstName: 'أبو بكر' });
  });

  it('takes the password in small letters and the id in Arabic digits', async () => {
    const pupil = await world.pupil();
    const arabicId = String(pupil.loginId).replace(/\d/gu, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await login(arabicId, pupil.password.toLowerCase())).status).toBe(200);
  });

  it('records the time of the login', async () => {
    const pupil = await world.pupil();
    const row = await world.deps.db
      .selectFrom('students_credentials')
      .select('lastLogin')
      .where('studentId', '=', pupil.id)
      .executeTakeFirstOrThrow();
    expect(row.lastLogin).toBe(world.deps.clock().toISOString());
  });

  it('sets an httpOnly, SameSite=Lax cookie without a lifetime, so it ends with the browser', async () => {
    const pupil = await world.pupil();
    const [cookie] = (await login(pupil.loginId, pupil.password)).headers['set-cookie'] as string[];
    expect(cookie).toMatch(/himma_session=/u);
    expect(cookie).toMatch(/HttpOnly/u);
    expect(cookie).toMatch(/SameSite=Lax/u);
    expect(cookie).not.toMatch(/Max-Age|Expires/u);
  });
});

describe('a login that fails', () => {
  it('gives the same answer for an unknown id and for a wrong password', async () => {
    const pupil = await world.pupil();
    const unknown = await login(pupil.loginId === 100_000 ? 100_001 : 100_000, 'ABCDEF');
    const wrong = await login(pupil.loginId, 'ZZZZZZ');
    for (const answer of [unknown, wrong]) {
      expect(answer.status).toBe(401);
      expect(answer.error).toMatchObject({
        code: 'login_failed',
        message: 'خطأ في تسجيل الدخول، يرجى التأكد من صحة البيانات المدخلة',
      });
    }
    expect(Object.keys(unknown.error)).toEqual(Object.keys(wrong.error));
  });

  it('tells staff the cause in the audit log, and nobody else', async () => {
    const pupil = await world.pupil();
    const admin = await world.admin();
    await login(100_001, 'ABCDEF');
    await login(pupil.loginId, 'ZZZZZZ');
    const { entries } = (await admin.agent.call('GET /api/admin/audit')).body;
    const failures = entries.filter((entry) => entry.action.startsWith('student_login_failed'));
    expect(failures.map((entry) => entry.action)).toEqual([
      'student_login_failed_password',
      'student_login_failed_unknown_id',
    ]);
    expect(JSON.stringify(entries)).not.toContain('ZZZZZZ');
  });

  it('refuses a pupil who was archived', async () => {
    const pupil = await world.pupil();
    const teacher = await world.teacher();
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await login(pupil.loginId, pupil.password)).error.code).toBe('login_failed');
    expect((await pupil.agent.call('GET /api/session')).error.code).toBe('session_expired');
  });
});

describe('login lockout', () => {
  const wrongTimes = async (loginId: number, times: number, address?: string) => {
    for (let n = 0; n < times; n += 1) await login(loginId, 'ZZZZZZ', address);
  };

  it('makes an id wait one minute after 5 wrong tries, also for the right password', async () => {
    const pupil = await world.pupil();
    await wrongTimes(pupil.loginId, 5);
    const locked = await login(pupil.loginId, pupil.password);
    expect(locked.status).toBe(429);
    expect(locked.error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    expect(locked.error.message).toContain('حاول بعد دقيقة واحدة');
    expect(locked.headers['retry-after']).toBe('60');
    world.forward(61);
    expect((await login(pupil.loginId, pupil.password)).status).toBe(200);
  });

  it('does not last for hours where the clock was set back meanwhile', async () => {
    const pupil = await world.pupil();
    await wrongTimes(pupil.loginId, 5);
    world.forward(-6 * 60 * 60);
    expect((await login(pupil.loginId, pupil.password)).status).toBe(200);
  });

  it('is told to staff once, when it begins', async () => {
    const pupil = await world.pupil();
    const admin = await world.admin();
    await wrongTimes(pupil.loginId, 7);
    const { entries } = (await admin.agent.call('GET /api/admin/audit', { query: { action: 'student_login_locked' } }))
      .body;
    expect(entries.map((entry) => entry.subject)).toEqual([pupil.name]);
  });

  it('doubles the wait with the next five', async () => {
    const pupil = await world.pupil();
    await wrongTimes(pupil.loginId, 5);
    world.forward(61);
    await wrongTimes(pupil.loginId, 5);
    expect((await login(pupil.loginId, pupil.password)).error.retryAfter).toBe(120);
  });

  it('starts again from nothing after a right login', async () => {
    const pupil = await world.pupil();
    await wrongTimes(pupil.loginId, 4);
    await login(pupil.loginId, pupil.password);
    await wrongTimes(pupil.loginId, 4);
    expect((await login(pupil.loginId, pupil.password)).status).toBe(200);
  });

  it('counts guesses that are sent at once one by one', async () => {
    const pupil = await world.pupil();
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(pupil.loginId, 'ZZZZZZ')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(25);
  });

  it('locks one pupil and not the class behind the same address', async () => {
    const [locked, other] = [await world.pupil(), await world.pupil()];
    await wrongTimes(locked.loginId, 5, '10.0.0.7');
    expect((await login(other.loginId, other.password, '10.0.0.7')).status).toBe(200);
  });

  it('never refuses a class of 40 that is wrong four times each behind one address', async () => {
    const pupil = await world.pupil();
    for (let id = 100_000; id < 100_040; id += 1) await wrongTimes(id, 4, '10.0.0.8');
    expect((await login(pupil.loginId, pupil.password, '10.0.0.8')).status).toBe(200);
  });

  it('counts guesses at many ids that are sent at once one by one against their address', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => login(300_000 + n, 'ZZZZZZ', '10.0.0.11')));
    const guard = await world.deps.db
      .selectFrom('attempt_guards')
      .select('failures')
      .where('scope', '=', 'address')
      .where('guardKey', '=', '10.0.0.11')
      .executeTakeFirst();
    expect(guard?.failures).toBe(40);
  });

  it('stops an address that tries ids one after the other', async () => {
    const pupil = await world.pupil();
    for (let id = 200_000; id < 200_300; id += 1) await login(id, 'ZZZZZZ', '10.0.0.9');
    expect((await login(pupil.loginId, pupil.password, '10.0.0.9')).error.code).toBe('login_locked');
    expect((await login(pupil.loginId, pupil.password, '10.0.0.10')).status).toBe(200);
  });
});
