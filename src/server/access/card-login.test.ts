import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_LOCKOUT, LOGIN_LOCKOUT } from '#domain/access/lockout';
import { CARD_TOKEN } from '#domain/cards/login-link';
import { hashToken } from '#server/platform/secrets';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;

const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA';

const show = (agent: Agent, token: string, by: 'link' | 'scan' = 'link') =>
  agent.call('POST /api/login/card', { body: { token, by } });
const showOld = (agent: Agent, { loginId, password }: Pupil, by: 'link' | 'scan' = 'link') =>
  agent.call('POST /api/login/student', { body: { loginId: String(loginId), password, by } });
const type = (agent: Agent, { loginId, password }: Pick<Pupil, 'loginId' | 'password'>) =>
  agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
const logout = (agent: Agent) => agent.call('POST /api/logout');
const renew = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/credentials', { params: { studentId } });
const storedOf = (studentId: number) =>
  world.deps.db
    .selectFrom('students_credentials')
    .selectAll()
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();
const oldCards = async (agent: Agent) =>
  (await agent.call('GET /api/admin/credentials', { query: { grade: 4 } })).body.students
    .filter((row) => row.hasOldCard)
    .map((row) => row.studentId);

describe('a card', () => {
  it('opens its own pupil’s account, and is stored as a hash and a sealed copy alone', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const browser = world.nobody();
    expect((await show(browser, pupil.cardToken)).body).toMatchObject({ kind: 'pupil', studentId: pupil.id });
    expect((await browser.call('GET /api/session')).body).toMatchObject({ studentId: pupil.id });
    expect(pupil.cardToken).toMatch(CARD_TOKEN);
    expect(pupil.cardToken).not.toBe(other.cardToken);
    const stored = await storedOf(pupil.id);
    expect(stored.cardTokenHash).toBe(hashToken(pupil.cardToken));
    expect(JSON.stringify(stored)).not.toContain(pupil.cardToken);
    expect(stored.lastLogin).toBe(world.deps.clock().toISOString());
  });

  it('opens nothing once its pupil has new login data, or is in the archive', async () => {
    const [teacher, renewed, archived] = [await world.teacher(), await world.pupil(), await world.pupil()];
    const { body } = await renew(teacher.agent, renewed.id);
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: archived.id } });
    for (const { cardToken } of [renewed, archived]) {
      const answer = await show(world.nobody(), cardToken);
      expect([answer.status, answer.error.code]).toEqual([401, 'login_failed']);
    }
    const fresh = body.loginLink.split('#card=')[1] ?? '';
    expect((await show(world.nobody(), fresh)).body).toMatchObject({ studentId: renewed.id });
    expect(await auditLines(world, 'student_login_failed_card')).toHaveLength(2);
  });

  it.each(['', 'A', `${UNKNOWN}A`, `${UNKNOWN.slice(1)}=`, `${UNKNOWN.slice(1)}\0`])(
    'cannot have the token %j',
    async (token) => {
      expect((await show(world.nobody(), token)).error.code).toBe('validation');
    },
  );

  it('opens while its password is locked by those who guess at it, and while its address is', async () => {
    const pupil = await world.pupil();
    const wrong = { loginId: pupil.loginId, password: 'ZZZZZZ' };
    for (let n = 0; n < LOGIN_LOCKOUT.triesPerRound; n += 1) await type(world.nobody(), wrong);
    for (let n = LOGIN_LOCKOUT.triesPerRound; n < ADDRESS_LOCKOUT.triesPerRound; n += 1)
      await show(world.nobody(), UNKNOWN);
    const answer = await show(world.nobody(), UNKNOWN);
    expect([answer.status, answer.error.code]).toEqual([429, 'login_locked']);
    expect((await show(world.nobody(), pupil.cardToken)).status).toBe(200);
  });

  it('is printed with the same link each time', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    for (const format of ['one', 'detailed'])
      expect(
        (await teacher.agent.call('POST /api/admin/cards', { body: { format, studentId: pupil.id } })).body.cards,
      ).toMatchObject([{ loginLink: `https://himma.example/login#card=${pupil.cardToken}` }]);
  });
});

describe('in a browser where its pupil logged out', () => {
  it('the link of a card asks for the password, which opens it again', async () => {
    const pupil = await world.pupil();
    const browser = world.nobody();
    await show(browser, pupil.cardToken);
    await logout(browser);
    const answer = await show(browser, pupil.cardToken);
    expect([answer.status, answer.error.code]).toEqual([403, 'card_needs_password']);
    expect((await browser.call('GET /api/session')).status).toBe(401);
    expect((await type(browser, pupil)).status).toBe(200);
    expect((await show(browser, pupil.cardToken)).status).toBe(200);
  });

  it('so does the link of a card printed before there were tokens', async () => {
    const pupil = await world.pupil();
    const browser = world.nobody();
    await showOld(browser, pupil);
    await logout(browser);
    expect((await showOld(browser, pupil)).error.code).toBe('card_needs_password');
  });

  it('and where the pupil left by refusing the terms', async () => {
    const pupil = await world.pupil();
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: false } });
    expect((await show(pupil.agent, pupil.cardToken)).error.code).toBe('card_needs_password');
  });

  it('a card before the camera opens, as does another pupil’s, a new one, and any elsewhere', async () => {
    const [teacher, pupil, other] = [await world.teacher(), await world.pupil(), await world.pupil()];
    await logout(pupil.agent);
    expect((await show(pupil.agent, other.cardToken)).status).toBe(200);
    expect((await show(world.nobody(), pupil.cardToken)).status).toBe(200);
    expect((await show(pupil.agent, pupil.cardToken, 'scan')).status).toBe(200);
    await logout(pupil.agent);
    const { body } = await renew(teacher.agent, pupil.id);
    expect((await show(pupil.agent, body.loginLink.split('#card=')[1] ?? '')).status).toBe(200);
  });

  it('remembers a class, and forgets who left longest ago', async () => {
    const [first, second] = [await world.pupil(), await world.pupil()];
    const browser = world.nobody();
    for (const pupil of [first, second]) {
      await type(browser, pupil);
      await logout(browser);
    }
    browser.cookie = browser.cookie.replace(/himma_left=[\w-]+/u, (left) => left + 'A'.repeat(39 * 16));
    const third = await world.pupil();
    await type(browser, third);
    await logout(browser);
    expect(/himma_left=([\w-]+)/u.exec(browser.cookie)?.[1]).toHaveLength(40 * 16);
    expect((await show(browser, first.cardToken)).status).toBe(200);
    expect((await show(browser, third.cardToken)).error.code).toBe('card_needs_password');
  });
});

describe('a card printed before there were tokens', () => {
  const printedBefore = async () => {
    const pupil = await world.pupil();
    await world.deps.db
      .updateTable('students_credentials')
      .set({ cardTokenHash: null, sealedCardToken: null, hasOldCard: 1 })
      .where('studentId', '=', pupil.id)
      .execute();
    return pupil;
  };

  it('works, and staff see whose it is until the new one was used', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await printedBefore()];
    expect((await showOld(world.nobody(), pupil)).status).toBe(200);
    expect(await oldCards(agent)).toEqual([pupil.id]);
    const { body } = await agent.call('POST /api/admin/cards', { body: { format: 'one', studentId: pupil.id } });
    expect(await oldCards(agent)).toEqual([pupil.id]);
    expect((await show(world.nobody(), body.cards[0]?.loginLink.split('#card=')[1] ?? '')).status).toBe(200);
    expect(await oldCards(agent)).toEqual([]);
    await type(world.nobody(), pupil);
    expect(await oldCards(agent)).toEqual([]);
    await showOld(world.nobody(), pupil, 'scan');
    expect(await oldCards(agent)).toEqual([pupil.id]);
    await renew(agent, pupil.id);
    expect(await oldCards(agent)).toEqual([]);
  });

  it('gets one token, however many print it at once', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await printedBefore()];
    const print = () => agent.call('POST /api/admin/cards', { body: { format: 'one', studentId: pupil.id } });
    const printed = await Promise.all(Array.from({ length: 8 }, print));
    const links = printed.map(({ body }) => body.cards[0]?.loginLink);
    expect(new Set(links).size).toBe(1);
    expect((await show(world.nobody(), links[0]?.split('#card=')[1] ?? '')).status).toBe(200);
  });
});
