import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const login = (email: string, password: string, address?: string) =>
  world.nobody(address).call('POST /api/login/staff', { body: { email, password } });

const countSessions = async (staffId: number): Promise<number> =>
  (await world.deps.db.selectFrom('sessions').select('id').where('staffId', '=', staffId).execute()).length;

describe('a staff member logs in', () => {
  it.each(['admin', 'teacher'] as const)('as %s with e-mail and password', async (role) => {
    const member = await world[role]();
    const answer = await login(member.email, STAFF_PASSWORD);
    expect(answer).toMatchObject({
      status: 200,
      body: { kind: 'staff', staffId: member.id, name: member.name, email: member.email, role },
    });
  });

  it('also when the e-mail is typed in capitals with a space behind', async () => {
    const { email } = await world.teacher();
    expect((await login(`${email.toUpperCase()} `, STAFF_PASSWORD)).status).toBe(200);
  });

  it('but not with the password in another case', async () => {
    const { email } = await world.teacher();
    expect((await login(email, STAFF_PASSWORD.toUpperCase())).status).toBe(401);
  });

  it('and login and logout are in the audit log under their name', async () => {
    const teacher = await world.teacher();
    await teacher.agent.call('POST /api/logout');
    const lines = [...(await auditLines(world, 'staff_login')), ...(await auditLines(world, 'staff_logout'))];
    const own = lines.filter((line) => line.staffId === teacher.id);
    expect(own.map((line) => [line.action, line.actorName])).toEqual([
      ['staff_login', teacher.name],
      ['staff_logout', teacher.name],
    ]);
  });
});

describe('a staff login that fails', () => {
  it('gives the same answer for a wrong password and for an unknown e-mail', async () => {
    const { email } = await world.teacher();
    const wrong = await login(email, 'not the password');
    const unknown = await login('nobody@school.example', 'not the password');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.error.code).toBe('staff_login_failed');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(wrong.error.message).toBe(unknown.error.message);
    expect(Object.keys(wrong.error)).toEqual(Object.keys(unknown.error));
  });

  it('is in the audit log with the e-mail that was tried and never with the password', async () => {
    await login('guess@school.example', 'a guessed secret');
    const lines = await auditLines(world, 'staff_login_failed');
    expect(lines.at(-1)?.details).toContain('guess@school.example');
    expect(JSON.stringify(lines)).not.toContain('a guessed secret');
  });

  it('is a pupil’s id and password: the two doors do not open each other', async () => {
    const pupil = await world.pupil();
    const answer = await login(`${pupil.loginId}@school.example`, pupil.password);
    expect(answer.error.code).toBe('staff_login_failed');
  });
});

describe('a disabled account', () => {
  it('is refused with "Unauthorized access" and gets no session, although the password is right', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    await admin.agent.call('PATCH /api/admin/staff/:id', { params: { id: teacher.id }, body: { disabled: true } });
    const answer = await login(teacher.email, STAFF_PASSWORD);
    expect(answer.status).toBe(403);
    expect(answer.error).toMatchObject({ code: 'unauthorized_access', message: 'Unauthorized access' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await countSessions(teacher.id)).toBe(0);
    const refused = await auditLines(world, 'staff_login_refused');
    expect(refused.map((line) => line.recordId)).toEqual([String(teacher.id)]);
  });

  it('is not told apart from an unknown one by a wrong password', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    await admin.agent.call('PATCH /api/admin/staff/:id', { params: { id: teacher.id }, body: { disabled: true } });
    expect((await login(teacher.email, 'not the password')).error.code).toBe('staff_login_failed');
  });
});

describe('staff login lockout', () => {
  it('makes an e-mail wait one minute after 5 wrong tries, also for the right password', async () => {
    const { email } = await world.teacher();
    for (let n = 0; n < 5; n += 1) expect((await login(email, 'wrong')).status).toBe(401);
    const locked = await login(email, STAFF_PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    world.forward(61);
    expect((await login(email, STAFF_PASSWORD)).status).toBe(200);
  });

  it('locks an e-mail that has no account just the same', async () => {
    for (let n = 0; n < 5; n += 1) await login('ghost@school.example', 'wrong');
    expect((await login('ghost@school.example', 'wrong')).error.code).toBe('login_locked');
  });

  it('cannot be passed by writing the e-mail in other ways', async () => {
    const { email } = await world.teacher();
    for (let n = 0; n < 5; n += 1) await login(n % 2 ? email.toUpperCase() : ` ${email}`, 'wrong');
    expect((await login(email, STAFF_PASSWORD)).error.code).toBe('login_locked');
  });

  it('counts guesses that are sent at once one by one', async () => {
    const { email } = await world.teacher();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
  });

  it('starts again from nothing after a right login', async () => {
    const { email } = await world.teacher();
    for (let n = 0; n < 4; n += 1) await login(email, 'wrong');
    await login(email, STAFF_PASSWORD);
    for (let n = 0; n < 4; n += 1) await login(email, 'wrong');
    expect((await login(email, STAFF_PASSWORD)).status).toBe(200);
  });

  it('counts no right login against the address, behind which a school sits', async () => {
    const { email } = await world.teacher();
    for (let n = 0; n < 3; n += 1) await login(email, STAFF_PASSWORD, '10.0.0.77');
    await login(email, 'wrong', '10.0.0.77');
    const guard = await world.deps.db
      .selectFrom('attempt_guards')
      .select('failures')
      .where('scope', '=', 'address')
      .where('guardKey', '=', '10.0.0.77')
      .executeTakeFirst();
    expect(guard?.failures).toBe(1);
  });
});

describe('hundreds who guess at once', () => {
  it('wait for each other or are sent away, and no page nor anybody known waits for them', async () => {
    const teacher = await world.teacher();
    let judged = 0;
    const guesses = Array.from({ length: 290 }, async (_, place) => {
      const { status } = await login(`crowd${place}@school.example`, 'a wrong password', '10.9.8.7');
      if (status === 401) judged += 1;
      return status;
    });
    expect((await world.app.inject('/login')).statusCode).toBe(200);
    expect(judged).toBeLessThan(20);
    const known = { email: teacher.email, password: STAFF_PASSWORD };
    expect((await teacher.agent.call('POST /api/login/staff', { body: known })).status).toBe(200);
    const statuses = await Promise.all(guesses);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // Nothing was written of those who were sent away, not even to be taken back: all at once it held up every page.
    const counted = await world.deps.db
      .selectFrom('attempt_guards')
      .select('guardKey')
      .where('scope', '=', 'staff-login')
      .where('guardKey', 'like', 'crowd%')
      .execute();
    expect(counted).toHaveLength(judged);
    const { email } = await world.teacher();
    expect((await login(email, STAFF_PASSWORD)).status).toBe(200);
  });
});
