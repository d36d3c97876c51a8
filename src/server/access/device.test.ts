import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSecrets } from '#server/platform/secrets';
import type { Agent } from '#tests/agent';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import { type Account, deviceGuard, isKnownTo, markDevice, readDevice } from './device.ts';

const DAY = 24 * 60 * 60;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Person {
  readonly agent: Agent;
  /** With the right password, or another. */
  readonly login: (from: Agent, password?: string) => Promise<{ status: number; retryAfter: number | undefined }>;
  readonly changePassword: () => Promise<void>;
}

const aPupil = async (): Promise<Person> => {
  const { agent, id, ...card } = await world.pupil();
  let { loginId, password: right } = card;
  return {
    agent,
    login: async (from, password = right) => {
      const { status, error } = await from.call('POST /api/login/student', {
        body: { loginId: String(loginId), password },
      });
      return { status, retryAfter: error.retryAfter };
    },
    changePassword: async () => {
      const teacher = await world.teacher();
      const made = await teacher.agent.call('POST /api/admin/students/:studentId/credentials', {
        params: { studentId: id },
      });
      ({ loginId, password: right } = made.body);
    },
  };
};

const aTeacher = async (): Promise<Person> => {
  const { agent, id, email } = await world.teacher();
  let right = STAFF_PASSWORD;
  return {
    agent,
    login: async (from, password = right) => {
      const { status, error } = await from.call('POST /api/login/staff', { body: { email, password } });
      return { status, retryAfter: error.retryAfter };
    },
    changePassword: async () => {
      const admin = await world.admin();
      right = 'purple giraffes eat nine lanterns';
      await admin.agent.call('PUT /api/admin/staff/:id/password', { params: { id }, body: { password: right } });
    },
  };
};

const people: [string, () => Promise<Person>][] = [
  ['pupil', aPupil],
  ['staff member', aTeacher],
];

const WRONG = 'ZZZZZZ';
const wrongTimes = async (times: number, { login }: Person, from: () => Agent) => {
  for (let n = 0; n < times; n += 1) await login(from(), WRONG);
};
const stranger = () => world.nobody('10.1.0.1');

describe('the right password on a device that it was right on before', () => {
  it('gets in whatever strangers guess behind the same address', async () => {
    const [pupil, teacher] = [await aPupil(), await aTeacher()];
    await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        world.nobody().call('POST /api/login/student', { body: { loginId: String(400_000 + n), password: WRONG } }),
      ),
    );
    for (const { login, agent } of [pupil, teacher]) {
      expect(await login(world.nobody())).toMatchObject({ status: 429, retryAfter: 60 });
      expect((await login(agent)).status).toBe(200);
    }
    world.forward(DAY);
  });

  it.each(people)(
    'of a %s gets in whatever strangers guess at the account, and leaves them locked',
    async (_, make) => {
      const person = await make();
      await wrongTimes(5, person, stranger);
      expect((await person.login(person.agent)).status).toBe(200);
      expect(await person.login(stranger())).toMatchObject({ status: 429, retryAfter: 60 });
    },
  );

  it.each(people)(
    'of a %s waits after five wrong tries there, and nobody elsewhere waits for them',
    async (_, make) => {
      const person = await make();
      await wrongTimes(5, person, () => person.agent);
      expect(await person.login(person.agent)).toMatchObject({ status: 429, retryAfter: 60 });
      expect((await person.login(stranger())).status).toBe(200);
      world.forward(61);
      await wrongTimes(5, person, () => person.agent);
      expect(await person.login(person.agent)).toMatchObject({ status: 429, retryAfter: 120 });
      world.forward(121);
      expect((await person.login(person.agent)).status).toBe(200);
      await wrongTimes(4, person, () => person.agent);
      expect((await person.login(person.agent)).status).toBe(200);
    },
  );

  it.each(people)('of a %s: tries there are counted one by one when they are sent at once', async (_, make) => {
    const person = await make();
    const answers = await Promise.all(Array.from({ length: 12 }, () => person.login(person.agent, WRONG)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it.each(people)('of a %s is as a stranger’s after a new password, until it was right once', async (_, make) => {
    const person = await make();
    await person.changePassword();
    await wrongTimes(5, person, stranger);
    expect((await person.login(person.agent)).status).toBe(429);
    world.forward(61);
    expect((await person.login(person.agent)).status).toBe(200);
    await wrongTimes(5, person, stranger);
    expect((await person.login(person.agent)).status).toBe(200);
  });

  it.each(people)('of a %s is as a stranger’s after half a year without a login', async (_, make) => {
    const person = await make();
    world.forward(180 * DAY);
    await wrongTimes(5, person, stranger);
    expect((await person.login(person.agent)).status).toBe(200);
    world.forward(181 * DAY);
    await wrongTimes(5, person, stranger);
    expect((await person.login(person.agent)).status).toBe(429);
  });

  it('is no help with a classmate’s account', async () => {
    const [pupil, classmate] = [await aPupil(), await aPupil()];
    await wrongTimes(5, classmate, () => pupil.agent);
    expect((await classmate.login(stranger())).status).toBe(429);
    expect((await classmate.login(classmate.agent)).status).toBe(200);
  });

  it('is that of everybody who shares the computer', async () => {
    const computer = world.nobody('10.1.0.2');
    const sharing = [await aPupil(), await aPupil(), await aTeacher()];
    for (const { login } of sharing) await login(computer);
    for (const person of sharing) await wrongTimes(5, person, stranger);
    for (const { login } of sharing) expect((await login(computer)).status).toBe(200);
  });
});

describe('the mark of a device', () => {
  const secrets = makeSecrets('11'.repeat(32));
  const now = new Date('2026-02-01T06:00:00.000Z');
  const account: Account = { kind: 'student', id: 7, storedHash: 'ab'.repeat(32) };
  const accounts = fc.record({
    kind: fc.constantFrom('student' as const, 'staff' as const),
    id: fc.nat(),
    storedHash: fc.string({ minLength: 1 }),
  });

  it('is a cookie that scripts cannot read, for half a year, and the same device keeps its name', async () => {
    const { agent, loginId, password } = await world.pupil();
    const answer = await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
    const [, cookie = ''] = answer.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^__Host-himma_device=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/u);
    expect(cookie).not.toContain(String(loginId));
    const again = await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
    expect((again.headers['set-cookie'] as string[])[1]).toBe(cookie);
  });

  it('holds for the accounts that logged in, in the order of their last time', () => {
    fc.assert(
      fc.property(fc.array(accounts, { minLength: 1, maxLength: 90 }), (logins) => {
        let mark: string | undefined;
        for (const each of logins) mark = markDevice(secrets, readDevice(secrets, mark), each, now);
        const device = readDevice(secrets, mark);
        if (!device) throw new Error('our own mark was not read');
        expect(mark?.length).toBeLessThan(1200);
        const nameOf = ({ kind, id, storedHash }: Account) => JSON.stringify([kind, id, storedHash]);
        const latest = [...new Set(logins.toReversed().map(nameOf))];
        const known = logins.filter((each) => isKnownTo(device, each, now)).map(nameOf);
        expect(new Set(known)).toEqual(new Set(latest.slice(0, 40)));
      }),
    );
  });

  it('counts as none where one character was changed, and in another school', () => {
    const mark = markDevice(secrets, null, account, now);
    expect(readDevice(makeSecrets('22'.repeat(32)), mark)).toBeNull();
    for (const [place, character] of [...mark].entries()) {
      const other = character === 'a' ? 'b' : 'a';
      expect(readDevice(secrets, mark.slice(0, place) + other + mark.slice(place + 1))).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (invented) => {
        expect(readDevice(secrets, invented)).toBeNull();
      }),
    );
  });

  it('is of one device: cut out and put beside another’s name it counts as none', () => {
    const [mark, other] = [markDevice(secrets, null, account, now), markDevice(secrets, null, account, now)];
    const [own, others] = [readDevice(secrets, mark), readDevice(secrets, other)];
    expect(own?.id).not.toBe(others?.id);
    expect(own?.marks).not.toEqual(others?.marks);
    expect(readDevice(secrets, mark.replace(own?.id ?? '', others?.id ?? ''))).toBeNull();
  });

  it('holds whichever way the clock was set, as long as half a year does', () => {
    const device = readDevice(secrets, markDevice(secrets, null, account, now));
    if (!device) throw new Error('our own mark was not read');
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (days) => {
        const later = new Date(now.getTime() + days * DAY * 1000);
        expect(isKnownTo(device, account, later)).toBe(Math.abs(days) <= 180);
      }),
    );
  });

  it('has a guard for each account, so that a forgotten password of one keeps no other out', () => {
    const device = readDevice(secrets, markDevice(secrets, null, account, now));
    if (!device) throw new Error('our own mark was not read');
    expect(deviceGuard(device, 123_456).key).not.toBe(deviceGuard(device, 123_457).key);
  });
});
