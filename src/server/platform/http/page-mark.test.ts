import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSIDE_META, PAGE_HEADER, PAGE_META } from '#domain/access/page';
import type { Agent } from '#tests/agent';
import { metaIn, NAVIGATION, pageMarkOf, SCRIPT } from '#tests/page-mark';
import { sendPhoto } from '#tests/photos';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const open = async ({ cookie }: Pick<Agent, 'cookie'>, url: string, how: Record<string, string> = NAVIGATION) => {
  const { body, headers } = await world.app.inject({ url, headers: { cookie, ...how } });
  return {
    mark: metaIn(body, PAGE_META),
    inside: metaIn(body, INSIDE_META),
    kept: headers['cache-control'],
    openers: headers['cross-origin-opener-policy'],
  };
};

const asks = (agent: Agent, mark?: string, how: Record<string, string> = SCRIPT) =>
  agent.call('GET /api/session', { headers: { ...how, ...(mark !== undefined && { [PAGE_HEADER]: mark }) } });

const enterAs = (agent: Agent, studentId: number) =>
  agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId } });

describe('what a page asks', () => {
  it('is answered in the session that the page was loaded in, and in no other', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const [mark, others] = [await pageMarkOf(world, pupil.agent), await pageMarkOf(world, other.agent)];
    expect((await asks(pupil.agent, mark)).status).toBe(200);
    for (const said of [undefined, '', others, `${mark}x`, mark.toLowerCase().repeat(2)]) {
      const { status, error } = await asks(pupil.agent, said);
      expect([status, error.code, error.message], said).toEqual([
        403,
        'page_left',
        'فُتحت هذه الصفحة قبل الدخول الحالي. أعد تحميلها.',
      ]);
    }
  });

  it('changes nothing where it was loaded before somebody else came in', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const left = await pageMarkOf(world, pupil.agent);
    const headers = { ...SCRIPT, [PAGE_HEADER]: left };
    const body = { name: 'طالب جديد', grade: 4 as const };
    expect((await teacher.agent.call('POST /api/admin/students', { body, headers })).error.code).toBe('page_left');
    const mark = await pageMarkOf(world, teacher.agent);
    const own = { ...SCRIPT, [PAGE_HEADER]: mark };
    expect((await teacher.agent.call('POST /api/admin/students', { body, headers: own })).status).toBe(200);
  });

  it('is answered again in the next session of the same person only once the page is loaded anew', async () => {
    const pupil = await world.pupil();
    const before = await pageMarkOf(world, pupil.agent);
    await pupil.agent.call('POST /api/login/student', {
      body: { loginId: String(pupil.loginId), password: pupil.password },
    });
    expect((await asks(pupil.agent, before)).error.code).toBe('page_left');
    expect((await asks(pupil.agent, await pageMarkOf(world, pupil.agent))).status).toBe(200);
  });

  it('is not in doubt where no browser asks, nor where somebody goes to the address', async () => {
    const pupil = await world.pupil();
    expect((await asks(pupil.agent, undefined, {})).status).toBe(200);
    expect((await asks(pupil.agent, undefined, NAVIGATION)).status).toBe(200);
    const asForm = { ...NAVIGATION, 'sec-fetch-dest': 'document' };
    const body = { agreed: true } as const;
    const sent = await pupil.agent.call('PUT /api/student/agreement', { body, headers: asForm });
    expect(sent.error.code).toBe('page_left');
  });

  it('may be a file, which an element asks for by its address', async () => {
    const pupil = await world.pupil();
    const { body } = await sendPhoto(pupil.agent);
    const file = (query: Record<string, string>) =>
      pupil.agent.send({ method: 'GET', url: `/api/files/${body.pending?.fileId}`, query, headers: SCRIPT });
    const page = await pageMarkOf(world, pupil.agent);
    expect((await file({ page })).status).toBe(200);
    expect((await file({ page, size: 'small' })).status).toBe(200);
    for (const query of [{}, { page: 'forged' }] as Record<string, string>[])
      expect((await file(query)).error.code).toBe('page_left');
  });
});

describe('a page', () => {
  it('says whose session it is of to whoever goes to it, and to no script', async () => {
    const pupil = await world.pupil();
    const { mark, kept } = await open(pupil.agent, '/student/store');
    expect(mark).toMatch(/^[\w-]{22}$/u);
    expect(kept).toBe('no-store');
    expect((await open(pupil.agent, '/student/store', SCRIPT)).mark).toBeUndefined();
    expect((await open(pupil.agent, '/student/store', {})).mark).toBeUndefined();
    expect((await open({ cookie: '' }, '/student/store')).mark).toBeUndefined();
  });

  it('before the login says who is inside, and nothing that would let it ask for them', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    for (const url of ['/login', '/admin/login', '/student/credential-request']) {
      expect(await open(pupil.agent, url)).toMatchObject({ mark: undefined, inside: 'pupil', kept: 'no-store' });
      expect(await open(teacher.agent, url)).toMatchObject({ mark: undefined, inside: 'staff', kept: 'no-store' });
      expect(await open({ cookie: '' }, url)).toMatchObject({ mark: undefined, inside: undefined });
    }
  });

  it('of a pupil, of staff and of the door never hold on to each other', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const policies = async (agent: Agent) => [
      (await open(agent, '/student/dashboard')).openers,
      (await open(agent, '/admin/dashboard')).openers,
      (await open(agent, '/login')).openers,
    ];
    expect(await policies(pupil.agent)).toEqual(['same-origin', 'same-origin', 'noopener-allow-popups']);
    const ofStaff = ['same-origin-allow-popups', 'same-origin-allow-popups', 'noopener-allow-popups'];
    expect(await policies(teacher.agent)).toEqual(ofStaff);
    await enterAs(teacher.agent, pupil.id);
    expect(await policies(teacher.agent)).toEqual(ofStaff);
  });
});
