import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessRule } from '#domain/access/permissions';
import { provideFirstTerm } from '#server/calendar/service';
import { provideCurricula } from '#server/curriculum/service';
import { installActors } from '#server/platform/http/actor';
import type { Agent, Answer } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import { type ApiContract, contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

const WHO = ['nobody', 'pupil', 'other pupil', 'teacher', 'admin', 'impersonator'] as const;
type Who = (typeof WHO)[number];

/** Who may pass each rule. The path's student is `pupil`; the impersonator has entered as `pupil`. */
const MAY: Record<AccessRule, readonly Who[]> = {
  public: WHO,
  'signed-in': ['pupil', 'other pupil', 'teacher', 'admin', 'impersonator'],
  pupil: ['pupil', 'other pupil', 'impersonator'],
  'pupil-self': ['pupil', 'other pupil'],
  'own-student': ['pupil', 'impersonator'],
  entered: ['impersonator'],
  'any-staff': ['teacher', 'admin', 'impersonator'],
  staff: ['teacher', 'admin'],
  admin: ['admin'],
};

const REFUSED = {
  nobody: 401,
  pupil: 403,
  'other pupil': 403,
  teacher: 403,
  admin: 403,
  impersonator: 403,
} as const satisfies Record<Who, number>;

/** Answers of the guard, as opposed to what the endpoint itself says about an empty request. */
const GUARD_CODES = new Set([
  'session_expired',
  'unauthorized_access',
  'admin_only',
  'pupil_only',
  'pupil_must_do_this',
  'not_entered_as_student',
  'not_your_row',
]);

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // Without these there is no school to show.
  await provideFirstTerm(world.deps);
  await provideCurricula(world.deps);
});
afterAll(() => world.close());

interface Caller {
  readonly agent: Agent;
  /** The student the path names. */
  readonly studentId: number;
}

const callerFor: Record<Who, () => Promise<Caller>> = {
  nobody: async () => ({ agent: world.nobody(), studentId: (await world.pupil()).id }),
  pupil: async () => {
    const { agent, id } = await world.pupil();
    return { agent, studentId: id };
  },
  'other pupil': async () => ({ agent: (await world.pupil()).agent, studentId: (await world.pupil()).id }),
  teacher: async () => ({ agent: (await world.teacher()).agent, studentId: (await world.pupil()).id }),
  admin: async () => ({ agent: (await world.admin()).agent, studentId: (await world.pupil()).id }),
  impersonator: async () => {
    const { agent } = await world.teacher();
    const { id: studentId } = await world.pupil();
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });
    return { agent, studentId };
  },
};

const isWritten = (method: string, answer: Answer<unknown>): boolean =>
  !['GET', 'HEAD'].includes(method) && answer.status < 300;

/** A HEAD answer has no body to read the code from. */
const isRefusal = (method: string, answer: Answer<{ code?: string }>): boolean =>
  GUARD_CODES.has(answer.body?.code ?? '') || (method === 'HEAD' && [401, 403].includes(answer.status));

describe('every registered route, as everybody', () => {
  it.each(WHO)('lets %s in exactly where the declared rule says so', async (who) => {
    const routes = world.app.declaredRoutes.filter((route) => route.url !== '*');
    expect(routes.length).toBeGreaterThan(30);
    let caller = await callerFor[who]();
    for (const route of routes) {
      const url = route.url.replace(':studentId', String(caller.studentId)).replace(':id', '1').replace('*', 'x');
      const answer = await caller.agent.send<{ code?: string }>({ method: route.method as 'GET', url });
      // A call such as logout ends the session it comes with, or an archived pupil's: the next route needs a new one.
      if (answer.headers['set-cookie'] || isWritten(route.method, answer)) caller = await callerFor[who]();
      const refused = isRefusal(route.method, answer);
      const allowed = MAY[route.access].includes(who);
      const seen = `${who} ${route.method} ${route.url} (${route.access}) → ${answer.status} ${answer.body?.code ?? ''}`;
      expect(refused, seen).toBe(!allowed);
      if (!allowed) expect(answer.status, seen).toBe(REFUSED[who]);
      expect(answer.status, seen).toBeLessThan(500);
    }
  });

  it('does not start with a route that declares no rule', async () => {
    const app = Fastify();
    installActors(app, world.deps);
    expect(() => app.get('/forgotten', async () => 'open to all')).toThrow('declares no access rule');
  });
});

/** As they stand in an address: escaped, broken, or longer than anything of ours. */
const WRONG_SHAPES = ['%00', 'x'.repeat(10_240), '-1', '1e308', '[]', '%ED%A0%80', '%ZZ'];
const WRONG_VALUES = ['a\u0000b', 'x'.repeat(10_240), -1, 1e308, null, [], ['\u0000'], {}, '\ud800'];

const PLACE = /:\w+|\*/gu;

const filled = (url: string, studentId: number, wrong?: { place: string; shape: string }): string =>
  url.replace(PLACE, (place) => {
    if (place === wrong?.place) return wrong.shape;
    return place === ':studentId' ? String(studentId) : '1';
  });

const namesIn = (part: Endpoint['body']): string[] => Object.keys(part?.shape ?? {});

interface Wrong {
  readonly url: string;
  readonly payload?: object;
}

/** Each parameter in each shape, the others as they should be; and of a body all fields at once. */
const wrongRequests = (method: string, url: string, studentId: number): Wrong[] => {
  const { query, body } = (contract[`${method} ${url}` as keyof ApiContract] ?? {}) as Partial<Endpoint>;
  const right = filled(url, studentId);
  const inPath = (url.match(PLACE) ?? []).flatMap((place) =>
    WRONG_SHAPES.map((shape) => filled(url, studentId, { place, shape })),
  );
  const inQuery = namesIn(query).flatMap((name) => [
    ...WRONG_SHAPES.map((shape) => `${right}?${name}=${shape}`),
    `${right}?${name}=1&${name}=2`,
    `${right}?${name}[]=1`,
  ]);
  const bodies = WRONG_VALUES.map((value) => Object.fromEntries(namesIn(body).map((name) => [name, value])));
  return [
    ...[...inPath, ...inQuery].map((wrong) => ({ url: wrong })),
    ...(body ? bodies : []).map((payload) => ({ url: right, payload })),
  ];
};

describe('every registered route, asked in a wrong shape', () => {
  it.each([
    ['nobody', 'reads'],
    ['nobody', 'writes'],
    ['pupil', 'reads'],
    ['pupil', 'writes'],
    ['admin', 'reads'],
    ['admin', 'writes'],
  ] as const)('answers %s who %s, and never as if it broke', async (who, does) => {
    const routes = world.app.declaredRoutes.filter(
      ({ method, url, access }) =>
        url !== '*' && method !== 'HEAD' && MAY[access].includes(who) && (method === 'GET') === (does === 'reads'),
    );
    const broken: string[] = [];
    let asked = 0;
    let caller = await callerFor[who]();
    const ask = async (method: string, wrong: Wrong): Promise<void> => {
      asked += 1;
      // A minute has room for twenty a second.
      world.forward(1);
      const answer = await caller.agent.send<{ code?: string }>({ method: method as 'GET', ...wrong });
      if (answer.headers['set-cookie'] || isWritten(method, answer)) caller = await callerFor[who]();
      const isLost = who !== 'nobody' && answer.body?.code === 'session_expired';
      if (answer.status >= 500 || answer.status === 429 || isLost)
        broken.push(`${method} ${JSON.stringify(wrong).slice(0, 160)} → ${answer.status}`);
    };
    for (const { method, url } of routes)
      for (const wrong of wrongRequests(method, url, caller.studentId)) await ask(method, wrong);
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });

  it('refuses a NUL also where a text may be anything, and says in which', async () => {
    const body = { email: 'a@school.example', password: 'a\u0000b' };
    const answer = await world.nobody().call('POST /api/login/staff', { body });
    expect([answer.status, answer.error.fields]).toEqual([400, { password: 'النص يحتوي على رموز غير مسموحة' }]);
  });
});
