import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import { removeFactorOf } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** What the phone shows now. */
const codeOf = (secret: string, secondsFromNow = 0): string =>
  new TOTP({ secret }).generate({ timestamp: world.deps.clock().getTime() + secondsFromNow * 1000 });

const begin = async (agent: Agent) => (await agent.call('POST /api/admin/own-factor')).body;
const confirm = (agent: Agent, code: string) => agent.call('POST /api/admin/own-factor/confirm', { body: { code } });

/** Somebody whose login asks for a code; the first one was used half a minute ago. */
const withFactor = async (person: Awaited<ReturnType<World['teacher']>>) => {
  const { secret } = await begin(person.agent);
  const { recoveryCodes } = (await confirm(person.agent, codeOf(secret))).body;
  world.forward(30);
  return { ...person, secret, recoveryCodes };
};

const login = async (email: string, code?: string, password = STAFF_PASSWORD) => {
  const agent = world.nobody();
  const body = { email, password, ...(code !== undefined && { code }) };
  return { agent, answer: await agent.call('POST /api/login/staff', { body }) };
};
const sessionCount = async (): Promise<number> =>
  (await world.deps.db.selectFrom('sessions').select('id').execute()).length;
const factorOf = async (agent: Agent) => (await agent.call('GET /api/admin/own-factor')).body;

describe('somebody else’s second factor', () => {
  it('is out of a teacher’s reach, and an admin takes it away with the sessions', async () => {
    const [admin, other, owner] = [await world.admin(), await world.teacher(), await withFactor(await world.teacher())];
    const remove = (agent: Agent) => agent.call('DELETE /api/admin/staff/:id/factor', { params: { id: owner.id } });
    expect((await remove(other.agent)).error.code).toBe('admin_only');
    expect(
      (await other.agent.call('POST /api/admin/own-factor/remove', { body: { password: STAFF_PASSWORD } })).error.code,
    ).toBe('factor_off');
    expect((await login(owner.email)).answer.error.code).toBe('code_needed');
    expect((await admin.agent.call('GET /api/admin/staff')).body.withFactor).toEqual([owner.id]);

    expect((await remove(admin.agent)).status).toBe(200);
    expect((await owner.agent.call('GET /api/session')).status).toBe(401);
    expect((await login(owner.email)).answer.status).toBe(200);
    expect((await remove(admin.agent)).error.code).toBe('factor_off');
    expect(await auditLines(world, 'factor_removed')).toMatchObject([
      { staffId: admin.id, recordId: String(owner.id), subjectName: owner.name },
    ]);
  });

  it('is taken away at the command line, for the last admin', async () => {
    const owner = await withFactor(await world.admin());
    await removeFactorOf(world.deps, null, owner.id);
    expect((await login(owner.email)).answer.status).toBe(200);
    expect(await auditLines(world, 'factor_removed')).toMatchObject([{ staffId: null, subjectName: owner.name }]);
  });

  it('has codes that open no other account', async () => {
    const [first, second] = [await withFactor(await world.teacher()), await withFactor(await world.teacher())];
    expect((await login(second.email, codeOf(first.secret))).answer.error.code).toBe('code_wrong');
    expect((await login(second.email, first.recoveryCodes[0])).answer.error.code).toBe('code_wrong');
  });
});

describe('a second factor', () => {
  it('is asked for only once its first code was right', async () => {
    const { agent, email, id } = await world.teacher();
    const { secret, link } = await begin(agent);
    expect(link).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/u);
    expect((await login(email)).answer.status).toBe(200);
    const wrong = await confirm(agent, '000000');
    expect(wrong.error).toMatchObject({ code: 'code_wrong', fields: { code: 'الرمز غير صحيح أو استُعمل من قبل' } });
    expect(await factorOf(agent)).toMatchObject({ since: null, recoveryLeft: 0 });
    const { recoveryCodes } = (await confirm(agent, codeOf(secret))).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(await factorOf(agent)).toMatchObject({ since: '2026-02-01T06:00:00.000Z', recoveryLeft: 10 });
    expect((await agent.call('POST /api/admin/own-factor')).error.code).toBe('factor_on');
    expect((await confirm(agent, codeOf(secret))).error.code).toBe('factor_on');
    expect((await login(email)).answer.error.code).toBe('code_needed');
    expect(await auditLines(world, 'factor_on')).toMatchObject([{ staffId: id, recordId: String(id) }]);
  });

  it('begun again counts as the new one, and nothing is confirmed that was not begun', async () => {
    const { agent } = await world.teacher();
    expect((await confirm(agent, '123456')).error.code).toBe('factor_not_begun');
    const [first, second] = [await begin(agent), await begin(agent)];
    expect((await confirm(agent, codeOf(first.secret))).error.code).toBe('code_wrong');
    expect((await confirm(agent, codeOf(second.secret))).status).toBe(200);
  });

  it('is sealed, and its recovery codes stored as nothing that opens', async () => {
    const { secret, recoveryCodes } = await withFactor(await world.teacher());
    const { db } = world.deps;
    const stored = JSON.stringify([
      await db.selectFrom('staff_factors').selectAll().execute(),
      await db.selectFrom('staff_recovery_codes').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('a login with a second factor', () => {
  it('opens nothing by the password alone: no session, no cookie', async () => {
    const { email } = await withFactor(await world.teacher());
    const before = await sessionCount();
    const { agent, answer } = await login(email);
    expect([answer.status, answer.error.code]).toEqual([401, 'code_needed']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await agent.call('GET /api/session')).status).toBe(401);
    expect(await sessionCount()).toBe(before);
  });

  it('tells nobody without the password that there is one', async () => {
    const { email, secret } = await withFactor(await world.teacher());
    for (const code of [undefined, codeOf(secret)])
      expect((await login(email, code, 'not the password')).answer.error.code).toBe('staff_login_failed');
  });

  it('takes the code as the phone shows it, in either digits, and half a minute early or late', async () => {
    const { email, secret } = await withFactor(await world.teacher());
    const arabic = codeOf(secret).replace(/\d/gu, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await login(email, `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).answer.status).toBe(200);
    world.forward(300);
    expect((await login(email, codeOf(secret, -60))).answer.error.code).toBe('code_wrong');
    expect((await login(email, codeOf(secret, -30))).answer.status).toBe(200);
    expect((await login(email, codeOf(secret, 30))).answer.status).toBe(200);
  });

  it('takes no code twice, also at once, nor one before it', async () => {
    const { email, secret } = await withFactor(await world.teacher());
    const code = codeOf(secret);
    const both = await Promise.all([login(email, code), login(email, code)]);
    expect(both.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await login(email, codeOf(secret, -30))).answer.error.code).toBe('code_wrong');
    expect(await auditLines(world, 'staff_code_failed')).toHaveLength(2);
  });

  it('does not shut its owner out where the clock was set back', async () => {
    const { email, secret } = await withFactor(await world.teacher());
    await login(email, codeOf(secret));
    world.forward(-3600);
    expect((await login(email, codeOf(secret))).answer.status).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { agent, email, recoveryCodes } = await withFactor(await world.teacher());
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, first.toLowerCase())).answer.status).toBe(200);
    expect((await login(email, first)).answer.error.code).toBe('code_wrong');
    const both = await Promise.all([login(email, second.replace('-', ' ')), login(email, second)]);
    expect(both.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    expect((await factorOf(agent)).recoveryLeft).toBe(8);
    expect(await auditLines(world, 'recovery_code_used')).toHaveLength(2);
  });

  it('counts wrong codes with wrong passwords, and the right password between them changes nothing', async () => {
    const { email, secret } = await withFactor(await world.teacher());
    for (let n = 0; n < 5; n += 1) {
      expect((await login(email)).answer.error.code).toBe('code_needed');
      expect((await login(email, '000000')).answer.error.code).toBe('code_wrong');
    }
    expect((await login(email, codeOf(secret))).answer.error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    world.forward(61);
    expect((await login(email, codeOf(secret))).answer.status).toBe(200);
  });

  it('counts wrong first codes too', async () => {
    const { agent } = await world.teacher();
    const { secret } = await begin(agent);
    for (let n = 0; n < 5; n += 1) expect((await confirm(agent, '000000')).error.code).toBe('code_wrong');
    expect((await confirm(agent, codeOf(secret))).error.code).toBe('login_locked');
  });
});

describe('one’s own second factor', () => {
  it('goes with the password, and with nothing less', async () => {
    const { agent, email, id } = await withFactor(await world.teacher());
    const remove = (password: string) => agent.call('POST /api/admin/own-factor/remove', { body: { password } });
    expect((await remove('not this')).error.code).toBe('own_password_wrong');
    expect((await login(email)).answer.error.code).toBe('code_needed');
    expect((await remove(STAFF_PASSWORD)).status).toBe(200);
    expect((await login(email)).answer.status).toBe(200);
    expect((await remove(STAFF_PASSWORD)).error.code).toBe('factor_off');
    expect(await auditLines(world, 'factor_removed')).toMatchObject([{ staffId: id }]);
  });

  it('gets new recovery codes in the place of the old ones', async () => {
    const { agent, email, recoveryCodes } = await withFactor(await world.teacher());
    const renew = (by: Agent) => by.call('POST /api/admin/own-factor/recovery-codes');
    const { body } = await renew(agent);
    expect((await login(email, recoveryCodes[0])).answer.error.code).toBe('code_wrong');
    expect((await login(email, body.recoveryCodes[0])).answer.status).toBe(200);
    expect((await renew((await world.teacher()).agent)).error.code).toBe('factor_off');
    expect(await auditLines(world, 'recovery_codes_made')).toHaveLength(1);
  });
});
