import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';

const HOUR = 3600;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const whoAmI = (agent: Agent) => agent.call('GET /api/session');

const withCookie = (cookie: string): Agent => {
  const agent = world.nobody();
  agent.cookie = cookie;
  return agent;
};

const lastSeen = async (studentId: number): Promise<string> => {
  const row = await world.deps.db
    .selectFrom('sessions')
    .select('lastSeenAt')
    .where('studentId', '=', studentId)
    .executeTakeFirstOrThrow();
  return row.lastSeenAt;
};

const loginCookie = async (scheme?: string, on: World = world): Promise<string> => {
  const pupil = await on.pupil();
  const answer = await on.nobody().call('POST /api/login/student', {
    body: { loginId: String(pupil.loginId), password: pupil.password },
    ...(scheme && { headers: { 'x-forwarded-proto': scheme } }),
  });
  return String(answer.headers['set-cookie']);
};

describe('a session', () => {
  it('never answers for another pupil, also when both ask at once', async () => {
    const pupils = await Promise.all(Array.from({ length: 8 }, () => world.pupil()));
    const rounds = Array.from({ length: 5 }, () => pupils).flat();
    const answers = await Promise.all(rounds.map((pupil) => whoAmI(pupil.agent)));
    expect(answers.map((answer) => answer.body)).toMatchObject(rounds.map((pupil) => ({ studentId: pupil.id })));
  });

  it.each([
    ['a pupil', () => world.pupil()],
    ['a staff member', () => world.teacher()],
  ])('of %s is over at once after logging out, also for whoever kept the cookie', async (_, person) => {
    const { agent } = await person();
    const { cookie } = agent;
    const out = await agent.call('POST /api/logout');
    expect(out.status).toBe(200);
    expect(String(out.headers['set-cookie'])).toMatch(/himma_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/u);
    const replayed = await whoAmI(withCookie(cookie));
    expect(replayed.status).toBe(401);
    expect(replayed.error).toMatchObject({ code: 'session_expired', message: 'جلسة منتهية الصلاحية' });
  });

  it('of one device stays open when the same pupil logs out on another', async () => {
    const pupil = await world.pupil();
    const tablet = world.nobody();
    await tablet.call('POST /api/login/student', {
      body: { loginId: String(pupil.loginId), password: pupil.password },
    });
    await tablet.call('POST /api/logout');
    expect((await whoAmI(pupil.agent)).status).toBe(200);
  });

  it.each([
    ['a pupil', () => world.pupil()],
    ['a staff member', () => world.teacher()],
  ])('of %s ends after 12 idle hours', async (_, person) => {
    const { agent } = await person();
    world.forward(12 * HOUR + 1);
    expect((await whoAmI(agent)).error.code).toBe('session_expired');
  });

  it.each([
    ['a pupil', 7 * 24, () => world.pupil()],
    ['a staff member', 24, () => world.teacher()],
  ])('of %s lives on with use, and ends after %i hours however much it is used', async (_, hours, person) => {
    const { agent } = await person();
    for (let hour = 0; hour < hours; hour += 8) {
      expect((await whoAmI(agent)).status).toBe(200);
      world.forward(8 * HOUR);
    }
    expect((await whoAmI(agent)).status).toBe(200);
    world.forward(1);
    expect((await whoAmI(agent)).error.code).toBe('session_expired');
  });

  it('that staff opened as a pupil ends with their own', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    for (const hours of [10, 10]) {
      world.forward(hours * HOUR);
      await whoAmI(teacher.agent);
    }
    await teacher.agent.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    world.forward(4 * HOUR);
    expect((await whoAmI(teacher.agent)).body).toMatchObject({ kind: 'pupil', enteredBy: teacher.name });
    world.forward(1);
    for (const call of ['GET /api/session', 'POST /api/admin/leave-student'] as const)
      expect((await teacher.agent.call(call)).error.code).toBe('session_expired');
  });

  it.each([
    [1, 200],
    [11, 200],
    [13, 401],
  ])('that was last used %i hours ahead, before the clock was set back, is answered with %i', async (hours, status) => {
    const { agent, id } = await world.pupil();
    world.forward(-hours * HOUR);
    expect((await whoAmI(agent)).status).toBe(status);
    if (status === 200) expect(await lastSeen(id)).toBe(world.deps.clock().toISOString());
    world.forward(hours * HOUR);
  });

  it('writes down that it was used once in five minutes and not with every request', async () => {
    const { agent, id } = await world.pupil();
    const opened = await lastSeen(id);
    world.forward(4 * 60);
    await whoAmI(agent);
    expect(await lastSeen(id)).toBe(opened);
    world.forward(2 * 60);
    await whoAmI(agent);
    expect(await lastSeen(id)).toBe(world.deps.clock().toISOString());
  });

  it.each(['', 'x', 'himma', '%00', "' or 1=1 --", 'a'.repeat(3000), 'ش'])(
    'is not opened by the invented cookie %j',
    async (token) => {
      const answer = await whoAmI(withCookie(`__Host-himma_session=${encodeURIComponent(token)}`));
      expect(answer.status).toBe(401);
      expect(answer.error.code).toBe('session_expired');
    },
  );

  it('is not opened by what the database keeps of its token', async () => {
    const { id } = await world.pupil();
    const row = await world.deps.db
      .selectFrom('sessions')
      .select(['id', 'tokenHash'])
      .where('studentId', '=', id)
      .executeTakeFirstOrThrow();
    for (const stolen of [row.tokenHash, row.id])
      expect((await whoAmI(withCookie(`__Host-himma_session=${stolen}`))).status).toBe(401);
  });

  it('of a pupil ends when their login data are made anew', async () => {
    const [pupil, other, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    await teacher.agent.call('POST /api/admin/students/:studentId/credentials', { params: { studentId: pupil.id } });
    expect((await whoAmI(pupil.agent)).error.code).toBe('session_expired');
    expect((await whoAmI(other.agent)).status).toBe(200);
  });

  it('of a staff member ends when the account is disabled, and so does what they entered as a pupil', async () => {
    const [admin, teacher, pupil] = [await world.admin(), await world.teacher(), await world.pupil()];
    const { cookie } = teacher.agent;
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    await admin.agent.call('PATCH /api/admin/staff/:id', { params: { id: teacher.id }, body: { disabled: true } });
    expect((await whoAmI(teacher.agent)).error.code).toBe('session_expired');
    expect((await whoAmI(withCookie(cookie))).error.code).toBe('session_expired');
    await admin.agent.call('PATCH /api/admin/staff/:id', { params: { id: teacher.id }, body: { disabled: false } });
    expect((await whoAmI(withCookie(cookie))).error.code).toBe('session_expired');
  });
});

describe('a login in a browser where somebody else is still in', () => {
  const enterAs: [string, (agent: Agent) => Promise<unknown>][] = [
    [
      'a pupil',
      async (agent) => {
        const { loginId, password } = await world.pupil();
        await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
      },
    ],
    [
      'a staff member',
      async (agent) => {
        const { email } = await world.teacher();
        await agent.call('POST /api/login/staff', { body: { email, password: STAFF_PASSWORD } });
      },
    ],
  ];

  it.each(enterAs)('of %s ends the session of a pupil', async (_, enter) => {
    const { agent, loginId } = await world.pupil();
    const { cookie } = agent;
    await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password: 'ZZZZZZ' } });
    expect((await whoAmI(withCookie(cookie))).status).toBe(200);
    await enter(agent);
    expect((await whoAmI(agent)).status).toBe(200);
    expect((await whoAmI(withCookie(cookie))).error.code).toBe('session_expired');
  });

  it.each(enterAs)('of %s ends the session of staff with what they opened as a pupil', async (_, enter) => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    const { cookie } = agent;
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const inside = agent.cookie;
    await enter(withCookie(cookie));
    for (const ended of [cookie, inside]) expect((await whoAmI(withCookie(ended))).status).toBe(401);
    expect((await whoAmI(pupil.agent)).status).toBe(200);
  });

  it.each(enterAs)('of %s ends both sessions of staff who are inside as a pupil', async (_, enter) => {
    const [{ agent }, pupil] = [await world.teacher(), await world.pupil()];
    const { cookie } = agent;
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const inside = agent.cookie;
    await enter(agent);
    for (const ended of [cookie, inside]) expect((await whoAmI(withCookie(ended))).status).toBe(401);
  });
});

describe('the mark of a session', () => {
  const markOf = async (agent: Agent) => {
    const { body } = await whoAmI(agent);
    return 'mark' in body ? body.mark : undefined;
  };

  it('is of that session of one of the staff alone, and stays while they are inside as a pupil', async () => {
    const [teacher, colleague, pupil] = [await world.teacher(), await world.teacher(), await world.pupil()];
    const mark = await markOf(teacher.agent);
    expect(mark).toMatch(/^[\w-]{22}$/u);
    expect(await markOf(teacher.agent)).toBe(mark);
    const again = await world.nobody().call('POST /api/login/staff', {
      body: { email: teacher.email, password: STAFF_PASSWORD },
    });
    expect(again.body.mark).toMatch(/^[\w-]{22}$/u);
    expect([mark, await markOf(colleague.agent)]).not.toContain(again.body.mark);
    expect(await markOf(pupil.agent)).toBeUndefined();

    await teacher.agent.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect(await markOf(teacher.agent)).toBeUndefined();
    const back = await teacher.agent.call('POST /api/admin/leave-student');
    expect([back.body.mark, await markOf(teacher.agent)]).toEqual([mark, mark]);
  });
});

describe('the key under which a person’s pages seal what waits', () => {
  const keyOf = async (agent: Agent) => {
    const { body } = await whoAmI(agent);
    return 'seal' in body ? body.seal : undefined;
  };

  it('is the same in each of their sessions, nobody else’s, and not theirs while they are inside as a pupil', async () => {
    const [teacher, colleague, pupil] = [await world.teacher(), await world.teacher(), await world.pupil()];
    const key = await keyOf(teacher.agent);
    expect(key).toMatch(/^[0-9a-f]{64}$/u);
    const again = await world.nobody().call('POST /api/login/staff', {
      body: { email: teacher.email, password: STAFF_PASSWORD },
    });
    expect(again.body.seal).toBe(key);
    expect(await keyOf(colleague.agent)).not.toBe(key);
    await teacher.agent.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect(await keyOf(teacher.agent)).toBeUndefined();
  });
});

describe('what a browser keeps of the site', () => {
  it('is forgotten when somebody else comes or who is inside goes, and stays for who comes back', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const browser = world.nobody();
    const forgets = ({ headers }: { headers: Record<string, unknown> }) => headers['clear-site-data'] === '"cache"';
    const byPupil = async () =>
      forgets(
        await browser.call('POST /api/login/student', {
          body: { loginId: String(pupil.loginId), password: pupil.password },
        }),
      );
    const byTeacher = async () =>
      forgets(
        await browser.call('POST /api/login/staff', { body: { email: teacher.email, password: STAFF_PASSWORD } }),
      );
    expect([await byPupil(), await byPupil(), await byTeacher(), await byTeacher(), await byPupil()]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(forgets(await whoAmI(browser))).toBe(false);
    expect(forgets(await browser.call('POST /api/logout'))).toBe(true);
  });
});

describe('the session cookie', () => {
  it('of staff lives in the browser as long as the session may be idle, and longer with use', async () => {
    const teacher = await world.teacher();
    const login = await world
      .nobody()
      .call('POST /api/login/staff', { body: { email: teacher.email, password: STAFF_PASSWORD } });
    expect(String(login.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax.*Max-Age=43200\b/u);
    world.forward(HOUR);
    expect(String((await whoAmI(teacher.agent)).headers['set-cookie'])).toContain('Max-Age=43200');
  });

  it('holds a random token and nothing about the person', async () => {
    const cookies = [await loginCookie(), await loginCookie()];
    const [first, second] = cookies.map((cookie) => /^__Host-himma_session=([\w-]{43});/u.exec(cookie)?.[1]);
    expect(first).toBeDefined();
    expect(first).not.toBe(second);
  });

  it('is kept to https and to this host where the school’s address is https, also behind a proxy', async () => {
    for (const env of [{}, { TRUST_PROXY: 'true' }]) {
      const school = await startWorld({ env });
      for (const scheme of ['http', 'https'])
        expect(await loginCookie(scheme, school)).toMatch(/^__Host-himma_session=[^;]+; Path=\/; HttpOnly;.*; Secure/u);
      const pupil = await school.pupil();
      pupil.agent.cookie = pupil.agent.cookie.replace('__Host-', '');
      expect((await whoAmI(pupil.agent)).error.code).toBe('session_expired');
      await school.close();
    }
  });

  it('counts for nothing beside another of its name, which only a script can have written and which goes', async () => {
    const plain = await startWorld({ env: { PUBLIC_URL: '' } });
    const [pupil, other] = [await plain.pupil(), await plain.pupil()];
    const own = pupil.agent.cookie;
    for (const tossed of ['himma_session=of-a-script', other.agent.cookie, 'himma_session=']) {
      for (const cookie of [`${tossed}; ${own}`, `${own}; ${tossed}`]) {
        pupil.agent.cookie = cookie;
        const { error, headers } = await whoAmI(pupil.agent);
        expect(error.code).toBe('session_expired');
        expect(headers['set-cookie']).toEqual(
          expect.arrayContaining([
            'himma_session=; Path=/api; Max-Age=0',
            'himma_session=; Path=/api/session; Max-Age=0',
          ]),
        );
        expect(String(headers['set-cookie'])).not.toMatch(/Path=\/; Max-Age/u);
      }
    }
    pupil.agent.cookie = own;
    expect((await whoAmI(pupil.agent)).headers['set-cookie']).toBeUndefined();
    await plain.close();
  });

  it.each(['', 'http://himma.school'])('is not marked Secure on plain http (address %j)', async (PUBLIC_URL) => {
    const plain = await startWorld({ env: { PUBLIC_URL } });
    // Without a proxy of the school's own nobody is believed about one.
    for (const scheme of ['http', 'https']) {
      expect(await loginCookie(scheme, plain)).toMatch(/^himma_session=/u);
      expect(await loginCookie(scheme, plain)).not.toContain('Secure');
    }
    await plain.close();
  });

  it('is marked Secure on https behind the school’s own proxy, also where no address was set', async () => {
    const behindProxy = await startWorld({ env: { TRUST_PROXY: 'true', PUBLIC_URL: '' } });
    expect(await loginCookie('https', behindProxy)).toContain('Secure');
    expect(await loginCookie('http', behindProxy)).not.toContain('Secure');
    await behindProxy.close();
  });
});
