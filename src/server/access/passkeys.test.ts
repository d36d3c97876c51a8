import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { type Authenticator, type Lies, makeAuthenticator } from '#tests/authenticator';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import type { PasskeyAsk, PasskeyProof } from '#wire/access';
import { removeFactorOf } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Person = Awaited<ReturnType<World['teacher']>>;

const begin = async (agent: Agent) => (await agent.call('POST /api/admin/own-passkeys/begin')).body;

const add = async (agent: Agent, device: Authenticator, lies: Lies = {}, name = 'هاتفي') =>
  agent.call('POST /api/admin/own-passkeys', { body: { name, passkey: device.make(await begin(agent), lies) } });

const withPasskey = async (person: Person, device = makeAuthenticator()) => {
  const { recoveryCodes } = (await add(person.agent, device)).body;
  return { ...person, device, recoveryCodes };
};

const askAt = (email: string, password = STAFF_PASSWORD, headers = {}) =>
  world.nobody().call('POST /api/login/staff/passkey', { body: { email, password }, headers });

const asked = async (email: string): Promise<PasskeyAsk> => {
  const { ask } = (await askAt(email)).body;
  if (!ask) throw new Error('nothing was asked');
  return ask;
};

const login = (email: string, second: { passkey?: PasskeyProof; code?: string | undefined } = {}, headers = {}) =>
  world.nobody().call('POST /api/login/staff', { body: { email, password: STAFF_PASSWORD, ...second }, headers });

const enter = async (email: string, device: Authenticator, lies: Lies = {}) =>
  login(email, { passkey: device.prove(await asked(email), lies) });

const factorOf = async (agent: Agent) => (await agent.call('GET /api/admin/own-factor')).body;
const remove = (agent: Agent, id: number, password = STAFF_PASSWORD) =>
  agent.call('POST /api/admin/own-passkeys/:id/remove', { params: { id }, body: { password } });
const faults = async () => (await auditLines(world, 'staff_passkey_failed')).map((line) => line.details);

describe('somebody else’s passkey', () => {
  it('opens no account but its own, nor with a request that was made for the other', async () => {
    const [first, second] = [await withPasskey(await world.teacher()), await withPasskey(await world.teacher())];
    expect((await enter(second.email, first.device)).error.code).toBe('passkey_wrong');
    const lent = { credentialId: second.device.credentialId };
    expect((await enter(second.email, first.device, lent)).error.code).toBe('passkey_wrong');
    const crossed = first.device.prove(await asked(second.email));
    expect((await login(first.email, { passkey: crossed })).error.code).toBe('passkey_wrong');
    expect(await faults()).toEqual(
      ['unknown', 'proof', 'late'].map((fault) => expect.stringContaining(`"fault":"${fault}"`)),
    );
    expect((await enter(second.email, second.device)).status).toBe(200);
  });

  it('is neither listed, removed, nor taken for one’s own', async () => {
    const [owner, other] = [await withPasskey(await world.teacher()), await world.teacher()];
    const [passkey] = (await factorOf(owner.agent)).passkeys;
    expect((await factorOf(other.agent)).passkeys).toEqual([]);
    expect((await remove(other.agent, passkey?.id ?? 0)).error.code).toBe('passkey_not_found');
    expect((await add(other.agent, owner.device)).error.code).toBe('passkey_known');
    expect((await login(other.email)).status).toBe(200);
    expect((await enter(owner.email, owner.device)).status).toBe(200);
  });

  it('is taken away by an admin with the app and the sessions, and at the command line', async () => {
    const [admin, owner] = [await world.admin(), await withPasskey(await world.teacher())];
    expect((await admin.agent.call('GET /api/admin/staff')).body.withFactor).toEqual([owner.id]);
    const params = { id: owner.id };
    expect((await admin.agent.call('DELETE /api/admin/staff/:id/factor', { params })).status).toBe(200);
    expect((await owner.agent.call('GET /api/session')).status).toBe(401);
    expect((await login(owner.email)).status).toBe(200);
    const boss = await withPasskey(admin);
    await removeFactorOf(world.deps, null, boss.id);
    expect((await login(boss.email)).status).toBe(200);
    expect(await world.deps.db.selectFrom('staff_recovery_codes').selectAll().execute()).toEqual([]);
  });
});

describe('a new passkey', () => {
  it('is asked for from then on, and the first brings recovery codes', async () => {
    const { agent, email, id } = await world.teacher();
    expect((await login(email)).status).toBe(200);
    expect((await add(agent, makeAuthenticator())).body.recoveryCodes).toHaveLength(10);
    expect((await add(agent, makeAuthenticator('RS256'), {}, 'حاسوبي')).body.recoveryCodes).toEqual([]);
    const { passkeys, ...rest } = await factorOf(agent);
    expect(rest).toEqual({ since: null, recoveryLeft: 10, passkeysAt: 'https://himma.example' });
    const made = { createdAt: '2026-02-01T06:00:00.000Z', lastUsedAt: null, host: 'himma.example' };
    expect(passkeys).toEqual([
      { id: passkeys[0]?.id, name: 'هاتفي', ...made },
      { id: passkeys[1]?.id, name: 'حاسوبي', ...made },
    ]);
    expect((await login(email)).error.code).toBe('passkey_needed');
    const lines = await auditLines(world, 'passkey_added');
    expect(lines.map((line) => [line.staffId, line.details])).toEqual([
      [id, expect.stringContaining('هاتفي')],
      [id, expect.stringContaining('حاسوبي')],
    ]);
  });

  it('is kept only as an answer to what this person was just asked', async () => {
    const [{ agent, email }, other] = [await world.teacher(), await world.teacher()];
    const keep = (passkey: object) => agent.call('POST /api/admin/own-passkeys', { body: { name: 'هاتفي', passkey } });
    const device = makeAuthenticator();
    expect((await keep(device.make(await begin(other.agent)))).error.code).toBe('passkey_not_made');
    const late = device.make(await begin(agent));
    world.forward(301);
    expect((await keep(late)).error.code).toBe('passkey_not_made');
    const made = device.make(await begin(agent));
    expect((await keep(made)).status).toBe(200);
    expect((await keep(made)).error.code).toBe('passkey_not_made');
    // What a login asks is answered by no new passkey.
    expect((await keep(makeAuthenticator().make(await asked(email)))).error.code).toBe('passkey_not_made');
    expect((await factorOf(agent)).passkeys).toHaveLength(1);
  });

  it.each<[string, Lies]>([
    ['another address', { origin: 'https://himma.example:8443' }],
    ['another host', { host: 'evil.example' }],
    ['a page in a page', { crossOrigin: true }],
    ['a login', { type: 'webauthn.get' }],
    ['a device that nobody touched', { flags: 0x40 }],
    ['a device without a new key', { flags: 0x01 }],
    ['another credential', { credentialId: 'AAAA' }],
  ])('is not kept from %s', async (_, lies) => {
    const { agent } = await world.teacher();
    expect((await add(agent, makeAuthenticator(), lies)).error.code).toBe('passkey_not_made');
  });

  it('of a kind that is not known here is not kept, nor what is no key at all', async () => {
    const { agent } = await world.teacher();
    expect((await add(agent, makeAuthenticator('ES384'))).error.code).toBe('passkey_not_made');
    const passkey = { ...makeAuthenticator().make(await begin(agent)), publicKey: 'AAAA' };
    const kept = await agent.call('POST /api/admin/own-passkeys', { body: { name: 'هاتفي', passkey } });
    expect(kept.error.code).toBe('passkey_not_made');
  });

  it('is one of ten at most', async () => {
    const { agent } = await world.teacher();
    for (let n = 0; n < 10; n += 1) expect((await add(agent, makeAuthenticator())).status).toBe(200);
    const more = await agent.call('POST /api/admin/own-passkeys/begin');
    expect(more.error.code).toBe('passkeys_full');
  });

  it('is good at the address that was asked for where the school named none, and only there', async () => {
    await world.close();
    world = await startWorld({ env: { PUBLIC_URL: '' } });
    const { agent, email } = await withPasskey(await world.teacher());
    expect((await factorOf(agent)).passkeys).toEqual([]);
    expect((await add(agent, makeAuthenticator(), { origin: 'http://localhost' })).status).toBe(200);
    for (const host of ['192.168.1.10:3000', 'himma.school.example', 'a b']) {
      const answer = await agent.call('POST /api/admin/own-passkeys/begin', { headers: { host } });
      expect(answer.error.code).toBe('passkeys_not_here');
      const { body } = await askAt(email, STAFF_PASSWORD, { host });
      expect(body).toEqual({ ask: null, passkeysAt: null, takesCode: true });
    }
    const elsewhere = await askAt(email, STAFF_PASSWORD, { host: 'other.localhost' });
    expect(elsewhere.body).toEqual({ ask: null, passkeysAt: 'http://other.localhost', takesCode: true });
  });
});

describe('a login with a passkey', () => {
  it.each(['ES256', 'RS256', 'Ed25519'] as const)(
    'takes what %s signed, writes it down and says when',
    async (kind) => {
      const { agent, email, id, device } = await withPasskey(await world.teacher(), makeAuthenticator(kind));
      world.forward(60);
      expect((await enter(email, device)).status).toBe(200);
      expect((await factorOf(agent)).passkeys).toMatchObject([{ lastUsedAt: '2026-02-01T06:01:00.000Z' }]);
      const lines = await auditLines(world, 'passkey_used');
      expect(lines).toMatchObject([{ recordId: String(id), details: expect.stringContaining('هاتفي') }]);
    },
  );

  it('opens nothing by the password alone, and asks nobody without it', async () => {
    const { email, device } = await withPasskey(await world.teacher());
    const answer = await login(email);
    expect([answer.status, answer.error.code, answer.headers['set-cookie']]).toEqual([
      401,
      'passkey_needed',
      undefined,
    ]);
    expect((await askAt(email, 'not the password')).error.code).toBe('staff_login_failed');
    expect((await askAt('nobody@school.example')).error.code).toBe('staff_login_failed');
    expect((await askAt((await world.teacher()).email)).error.code).toBe('factor_off');
    const body = { email, password: 'not the password', passkey: device.prove(await asked(email)) };
    const wrong = await world.nobody().call('POST /api/login/staff', { body });
    expect(wrong.error.code).toBe('staff_login_failed');
  });

  it('takes no answer twice, also at once, and none after five minutes', async () => {
    const { email, device } = await withPasskey(await world.teacher());
    const passkey = device.prove(await asked(email));
    const both = await Promise.all([login(email, { passkey }), login(email, { passkey })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const late = device.prove(await asked(email));
    world.forward(301);
    expect((await login(email, { passkey: late })).error.code).toBe('passkey_wrong');
    expect((await enter(email, device, { nonce: 'AAAA' })).error.code).toBe('passkey_wrong');
    expect(await faults()).toEqual(Array(3).fill(expect.stringContaining('"fault":"late"')));
  });

  it.each<[string, Lies]>([
    ['another address', { origin: 'https://himma.example:8443' }],
    ['another host', { host: 'evil.example' }],
    ['a page in a page', { crossOrigin: true }],
    ['a new passkey', { type: 'webauthn.create' }],
    ['a device that nobody touched', { flags: 0 }],
  ])('is not taken from %s', async (_, lies) => {
    const { email, device } = await withPasskey(await world.teacher());
    expect((await enter(email, device, lies)).error.code).toBe('passkey_wrong');
    expect(await faults()).toEqual([expect.stringContaining('"fault":"proof"')]);
  });

  it('is not taken with a word of it changed, nor of no shape', async () => {
    const { email, device } = await withPasskey(await world.teacher());
    const proof = device.prove(await asked(email));
    const signature = device.prove(await asked(email)).signature;
    expect((await login(email, { passkey: { ...proof, signature } })).error.code).toBe('passkey_wrong');
    for (const part of ['clientData', 'authenticatorData', 'signature'] as const) {
      const passkey = { ...device.prove(await asked(email)), [part]: 'AAAA' };
      expect((await login(email, { passkey })).error.code).toBe('passkey_wrong');
      world.forward(61);
    }
  });

  it('is refused where the device counted back, for then there are two of it', async () => {
    const { email, device } = await withPasskey(await world.teacher());
    expect((await enter(email, device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await enter(email, device, { counter })).error.code).toBe('passkey_wrong');
    expect((await enter(email, device, { counter: 8 })).status).toBe(200);
    expect(await faults()).toEqual(Array(3).fill(expect.stringContaining('"fault":"counter"')));
    const synced = await withPasskey(await world.teacher(), makeAuthenticator('ES256', false));
    for (let n = 0; n < 2; n += 1) expect((await enter(synced.email, synced.device)).status).toBe(200);
  });

  it('counts wrong ones with wrong codes and passwords', async () => {
    const { email, device } = await withPasskey(await world.teacher());
    const stranger = makeAuthenticator();
    for (let n = 0; n < 4; n += 1) expect((await enter(email, stranger)).error.code).toBe('passkey_wrong');
    const proof = device.prove(await asked(email));
    expect((await login(email, { code: '000000' })).error.code).toBe('code_wrong');
    expect((await login(email, { passkey: proof })).error).toMatchObject({ code: 'login_locked', retryAfter: 60 });
    world.forward(61);
    expect((await login(email, { passkey: proof })).status).toBe(200);
  });

  it('goes by a code instead where there is one, of recovery or of an app that was confirmed', async () => {
    const { agent, email, recoveryCodes } = await withPasskey(await world.teacher());
    const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: world.deps.clock().getTime() });
    const { secret } = (await agent.call('POST /api/admin/own-factor')).body;
    expect((await login(email, { code: codeOf(secret) })).error.code).toBe('code_wrong');
    const confirmed = await agent.call('POST /api/admin/own-factor/confirm', { body: { code: codeOf(secret) } });
    // Those that came with the passkey still stand.
    expect(confirmed.body.recoveryCodes).toEqual([]);
    world.forward(30);
    expect((await login(email, { code: codeOf(secret) })).status).toBe(200);
    expect((await login(email, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await factorOf(agent)).recoveryLeft).toBe(9);
  });
});

describe('one’s own passkey', () => {
  it('goes with the password, and the last with the recovery codes', async () => {
    const { agent, email, id: staffId } = await withPasskey(await world.teacher());
    await add(agent, makeAuthenticator(), {}, 'حاسوبي');
    const [first, second] = (await factorOf(agent)).passkeys;
    expect((await remove(agent, first?.id ?? 0, 'not this')).error.code).toBe('own_password_wrong');
    expect((await remove(agent, first?.id ?? 0)).status).toBe(200);
    expect((await remove(agent, first?.id ?? 0)).error.code).toBe('passkey_not_found');
    expect((await login(email)).error.code).toBe('passkey_needed');
    expect((await factorOf(agent)).recoveryLeft).toBe(10);
    expect((await remove(agent, second?.id ?? 0)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    expect((await factorOf(agent)).recoveryLeft).toBe(0);
    expect(await auditLines(world, 'passkey_removed')).toMatchObject([
      { staffId, details: expect.stringContaining('هاتفي') },
      { staffId, details: expect.stringContaining('حاسوبي') },
    ]);
  });

  it('stays with a new password, and opens no account that was switched off', async () => {
    const [admin, owner] = [await world.admin(), await withPasskey(await world.teacher())];
    const params = { id: owner.id };
    const body = { password: 'جملة لا يعرفها غيري 47' };
    const before = await asked(owner.email);
    await admin.agent.call('PUT /api/admin/staff/:id/password', { params, body });
    expect((await login(owner.email, { passkey: owner.device.prove(before) })).error.code).toBe('staff_login_failed');
    const again = { email: owner.email, ...body };
    expect((await world.nobody().call('POST /api/login/staff', { body: again })).error.code).toBe('passkey_needed');
    await admin.agent.call('PATCH /api/admin/staff/:id', { params, body: { disabled: true } });
    const closed = await world.nobody().call('POST /api/login/staff/passkey', { body: again });
    expect(closed.error.code).toBe('unauthorized_access');
  });

  it('keeps the recovery codes where the app goes, which brought them', async () => {
    const { agent, email, device } = await withPasskey(await world.teacher());
    const { secret } = (await agent.call('POST /api/admin/own-factor')).body;
    const code = new TOTP({ secret }).generate({ timestamp: world.deps.clock().getTime() });
    await agent.call('POST /api/admin/own-factor/confirm', { body: { code } });
    await agent.call('POST /api/admin/own-factor/remove', { body: { password: STAFF_PASSWORD } });
    expect(await factorOf(agent)).toMatchObject({ since: null, recoveryLeft: 10 });
    expect((await agent.call('POST /api/admin/own-factor/recovery-codes')).body.recoveryCodes).toHaveLength(10);
    expect((await enter(email, device)).status).toBe(200);
  });
});
