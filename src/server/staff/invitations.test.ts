import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const COLLEAGUE = { name: 'هند بنت سعد', role: 'teacher' };
const OWN = { email: 'hind@school.example', password: 'sentence nobody knows' };
const HOUR = 60 * 60;

const invite = async (agent: Agent, body: object = COLLEAGUE) => {
  const { body: made } = await agent.call('POST /api/admin/invitations', { body });
  return { id: made.invitation.id, token: new URL(made.link).hash.slice(1), link: made.link };
};
const revoke = (agent: Agent, id: number) => agent.call('DELETE /api/admin/invitations/:id', { params: { id } });
const look = (token: string) => world.nobody().call('POST /api/invitation', { body: { token } });
const join = (token: string, own: object = OWN, agent = world.nobody()) =>
  agent.call('POST /api/login/invitation', { body: { token, ...own } });
const accounts = async () =>
  (await world.deps.db.selectFrom('staff').select('email').execute()).map((row) => row.email);
const states = async (agent: Agent) =>
  (await agent.call('GET /api/admin/staff')).body.invitations.map(({ state }) => state);

describe('an invitation', () => {
  it('is an admin’s to make, see and revoke', async () => {
    const [admin, teacher, pupil] = [await world.admin(), await world.teacher(), await world.pupil()];
    const { id } = await invite(admin.agent);
    for (const { agent } of [teacher, pupil]) {
      expect((await agent.call('POST /api/admin/invitations', { body: COLLEAGUE })).status).toBe(403);
      expect((await revoke(agent, id)).status).toBe(403);
    }
    expect(await states(admin.agent)).toEqual(['open']);
  });

  it('needs the admin’s password, as every way to an account does', async () => {
    const { agent } = await world.admin();
    world.forward(11 * 60);
    const answer = await agent.call('POST /api/admin/invitations', { body: COLLEAGUE });
    expect(answer.error.code).toBe('password_needed');
  });

  it('says for whom it is, and lets them in with what they chose', async () => {
    const { agent, id: adminId } = await world.admin();
    const { token, link } = await invite(agent);
    expect(link).toBe(`https://himma.example/admin/invitation#${token}`);
    expect((await look(token)).body).toEqual({ ...COLLEAGUE, school: null, expiresAt: '2026-02-04T06:00:00.000Z' });

    const invited = world.nobody();
    expect((await join(token, { ...OWN, email: ' Hind@School.example ' }, invited)).status).toBe(200);
    expect((await invited.call('GET /api/session')).body).toMatchObject({ ...COLLEAGUE, email: OWN.email });
    const again = await world.nobody().call('POST /api/login/staff', { body: OWN });
    expect(again.status).toBe(200);

    const [made] = await auditLines(world, 'staff_invited');
    expect(made).toMatchObject({ staffId: adminId, subjectName: COLLEAGUE.name });
    const [joined] = await auditLines(world, 'staff_joined');
    expect(joined).toMatchObject({ subjectName: COLLEAGUE.name, actorName: COLLEAGUE.name });
    expect(await states(agent)).toEqual(['used']);
  });

  it('is stored as a hash, and its link told once', async () => {
    const { agent } = await world.admin();
    const { token } = await invite(agent);
    const stored = await world.deps.db.selectFrom('staff_invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await agent.call('GET /api/admin/staff')).text).not.toContain(token);
    expect(JSON.stringify(await auditLines(world, 'staff_invited'))).not.toContain(token);
  });

  it('works once, also where it is sent twice at once', async () => {
    const { agent } = await world.admin();
    const { token } = await invite(agent);
    const both = await Promise.all([
      join(token, { ...OWN, email: 'one@school.example' }),
      join(token, { ...OWN, email: 'two@school.example' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await accounts()).filter((email) => /^(one|two)@/u.test(email))).toHaveLength(1);
    expect((await look(token)).error).toMatchObject({
      code: 'invitation_used',
      message: 'استُعمل هذا الرابط من قبل، وهو لمرة واحدة. إن كنت أنت من استعمله فادخل بحسابك',
    });
  });

  it('ends after three days', async () => {
    const { agent } = await world.admin();
    const { token } = await invite(agent);
    world.forward(72 * HOUR);
    expect((await look(token)).status).toBe(200);
    world.forward(1);
    expect((await look(token)).error.code).toBe('invitation_expired');
    expect((await join(token)).error.code).toBe('invitation_expired');
    expect(await accounts()).not.toContain(OWN.email);
  });

  it('can be revoked, once used no more', async () => {
    const { agent } = await world.admin();
    const [first, second] = [await invite(agent), await invite(agent)];
    expect((await revoke(agent, first.id)).status).toBe(200);
    expect((await revoke(agent, first.id)).status).toBe(200);
    expect((await join(first.token)).error.code).toBe('invitation_revoked');
    expect(await auditLines(world, 'staff_invitation_revoked')).toHaveLength(1);
    await join(second.token);
    expect((await revoke(agent, second.id)).error.code).toBe('invitation_used');
    expect((await revoke(agent, 4711)).error.code).toBe('invitation_unknown');
    expect(await states(agent)).toEqual(['used', 'revoked']);
  });

  it.each([
    [{ email: 'no at sign' }, 'validation', 'email'],
    [{ password: 'short' }, 'validation', 'password'],
    [{ password: OWN.email }, 'password_too_weak', 'password'],
  ])('stays open where %j is refused, and nothing is half done', async (wrong, code, field) => {
    const { agent } = await world.admin();
    const { token } = await invite(agent);
    const answer = await join(token, { ...OWN, ...wrong });
    expect(answer.error).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await states(agent)).toEqual(['open']);
    expect((await join(token)).status).toBe(200);
  });

  it('makes no second account under an address that is taken', async () => {
    const { agent, email } = await world.admin();
    const { token } = await invite(agent);
    expect((await join(token, { ...OWN, email })).error.code).toBe('email_taken');
    expect(await states(agent)).toEqual(['open']);
  });

  it('of an admin who may no longer invite lets nobody in', async () => {
    const [admin, disabled, demoted] = [await world.admin(), await world.admin(), await world.admin()];
    const links = [await invite(disabled.agent, { ...COLLEAGUE, role: 'admin' }), await invite(demoted.agent)];
    const change = (id: number, body: object) =>
      admin.agent.call('PATCH /api/admin/staff/:id', { params: { id }, body });
    await change(disabled.id, { disabled: true });
    await change(demoted.id, { role: 'teacher' });
    for (const { token } of links) expect((await join(token)).error.code).toBe('invitation_revoked');
  });

  it('that nobody made is slowed by the address and written down', async () => {
    for (let n = 0; n < 300; n += 1) {
      // A minute has room for so many.
      world.forward(1);
      expect((await look(`guess-${n}`)).error.code).toBe('invitation_unknown');
    }
    expect((await look('guess')).error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    expect(await auditLines(world, 'staff_invitation_failed')).toHaveLength(300);
  });

  it('in production makes no account that the next start would take for the demo school’s', async () => {
    await world.close();
    world = await startWorld({ env: { NODE_ENV: 'production' } });
    const { agent } = await world.admin();
    const { token } = await invite(agent);
    expect((await join(token, { ...OWN, email: 'admin@himma.example' })).error.code).toBe('email_of_demo');
    expect(await accounts()).not.toContain('admin@himma.example');
  });
});
