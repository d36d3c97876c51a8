import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteNotPutBack } from '#server/backup/not-put-back';
import { beginRun, noteCut } from '#server/platform/runs';
import { askForFirstAdmin } from '#server/seed/staff';
import { beginSchool } from '#server/staff/service';
import { schoolOf } from '#strings/addressed';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { NEW_SCHOOL } from '#tests/new-school';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld({ env: { NODE_ENV: 'production' } });
});
afterEach(() => world.close());

const FIRST = {
  school: 'مدرسة الفلاح الابتدائية',
  name: 'سعد بن راشد',
  email: 'saad@school.example',
  password: 'sentence nobody knows',
};

/** What a start prints, as whoever reads it would copy it. */
const startOnce = async (): Promise<string> => {
  const said = (await askForFirstAdmin(world.deps))?.('http://localhost:3000') ?? '';
  return /https:\/\/himma\.example\/admin\/setup#(\S+)/u.exec(said)?.[1] ?? '';
};
const look = (token: string) => world.nobody().call('POST /api/setup', { body: { token } });
const setUp = (token: string, more: object = {}, agent = world.nobody()) =>
  agent.call('POST /api/login/setup', { body: { token, ...FIRST, ...more } });
const staffCount = async () => (await world.deps.db.selectFrom('staff').select('id').execute()).length;
const stepsOf = async (agent: Agent) => (await readSetup(agent))?.steps;
const readSetup = async (agent: Agent) => (await agent.call('GET /api/admin/setup')).body.setup;

describe('the link of a first start', () => {
  it('names the school, makes its first admin and lets them in', async () => {
    const token = await startOnce();
    expect((await look(token)).status).toBe(200);
    const agent = world.nobody();
    expect((await setUp(token, {}, agent)).status).toBe(200);
    expect((await agent.call('GET /api/session')).body).toMatchObject({ name: FIRST.name, role: 'admin' });
    expect(await readSetup(agent)).toMatchObject({
      school: FIRST.school,
      steps: NEW_SCHOOL,
      keyFile: expect.stringMatching(/himma\.key$/u),
      backupFolder: null,
    });
    expect(await auditLines(world, 'school_set_up')).toMatchObject([{ actorName: FIRST.name }]);
    expect((await agent.call('GET /api/admin/staff')).body.invitations).toEqual([]);
  });

  it('says whose school it is, which then speaks so', async () => {
    const agent = world.nobody();
    expect((await setUp(await startOnce(), { schoolOf: 'girls' }, agent)).status).toBe(200);
    expect((await agent.call('GET /api/admin/school')).body).toEqual({ school: FIRST.school, schoolOf: 'girls' });
    expect((await world.nobody().call('GET /api/admin/school')).status).toBe(401);
    expect((await readSetup(agent))?.school).toBe(FIRST.school);
    expect(schoolOf()).toBe('girls');
  });

  it('works once, also where the links of two starts are used at once', async () => {
    const tokens = [await startOnce(), await startOnce()];
    const both = await Promise.all(
      tokens.map((token, place) => setUp(token, { email: `first${place}@school.example` })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await staffCount()).toBe(1);
    for (const token of tokens)
      expect((await look(token)).error).toMatchObject({
        code: 'setup_done',
        message: 'أُعدّت هذه المدرسة من قبل، والرابط لمرة واحدة. ادخل بحسابك',
      });
  });

  it('ends after a day, and with the first account whoever made it', async () => {
    const [first, second] = [await startOnce(), await startOnce()];
    world.forward(24 * 3600 + 1);
    expect((await setUp(first)).error.code).toBe('setup_expired');
    const third = await startOnce();
    await world.admin();
    for (const token of [second, third]) expect((await setUp(token)).error.code).toBe('setup_done');
    expect(await staffCount()).toBe(1);
    expect(await startOnce()).toBe('');
  });

  it('is neither an invitation nor guessed, and an invitation is none', async () => {
    const token = await startOnce();
    const asInvitation = await world.nobody().call('POST /api/invitation', { body: { token } });
    expect(asInvitation.error.code).toBe('invitation_unknown');
    expect((await look('guessed')).error.code).toBe('setup_unknown');
    const { agent } = await world.admin();
    const { body } = await agent.call('POST /api/admin/invitations', { body: { name: 'هند', role: 'admin' } });
    expect((await setUp(new URL(body.link).hash.slice(1))).error.code).toBe('setup_unknown');
  });

  it.each([
    [{ school: ' ' }, 'validation'],
    [{ password: 'short' }, 'validation'],
    [{ password: FIRST.email }, 'password_too_weak'],
    [{ email: 'admin@himma.example' }, 'email_of_demo'],
  ])('stays open where %j is refused, and nothing is half done', async (wrong, code) => {
    const token = await startOnce();
    expect((await setUp(token, wrong)).error.code).toBe(code);
    expect([await staffCount(), await world.deps.db.selectFrom('school').selectAll().execute()]).toEqual([0, []]);
    expect((await setUp(token)).status).toBe(200);
  });
});

describe('what is left in a new school', () => {
  it('is an admin’s to see, and nothing in a school that is older than the question', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    expect(await readSetup(admin.agent)).toBeNull();
    expect((await teacher.agent.call('GET /api/admin/setup')).error.code).toBe('admin_only');
    expect((await teacher.agent.call('POST /api/admin/setup/key-kept')).error.code).toBe('admin_only');
  });

  it('says that the server was cut off, until an admin knows', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    const readCut = async () => (await admin.agent.call('GET /api/admin/setup')).body.cut;
    expect(await readCut()).toBeNull();
    const { dataDir } = world.deps.config;
    beginRun(dataDir);
    noteCut(dataDir, new Date('2026-02-01T06:00:00.000Z'));
    expect(await readCut()).toMatchObject({ backAt: '2026-02-01T06:00:00.000Z' });
    expect((await teacher.agent.call('POST /api/admin/setup/cut-seen')).error.code).toBe('admin_only');
    expect(await readCut()).not.toBeNull();
    for (let time = 0; time < 2; time += 1) await admin.agent.call('POST /api/admin/setup/cut-seen');
    expect(await readCut()).toBeNull();
    expect(await auditLines(world, 'cut_seen')).toHaveLength(1);
  });

  it('says that a backup was not put back, until an admin knows', async () => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    const read = async () => (await admin.agent.call('GET /api/admin/setup')).body.notPutBack;
    expect(await read()).toBeNull();
    const said = { fault: 'storage', at: '2026-02-01T06:00:00.000Z' } as const;
    noteNotPutBack(world.deps.config.dataDir, said);
    expect(await read()).toEqual(said);
    expect((await teacher.agent.call('POST /api/admin/backups/not-put-back-seen')).error.code).toBe('admin_only');
    expect(await read()).toEqual(said);
    await admin.agent.call('POST /api/admin/backups/not-put-back-seen');
    expect(await read()).toBeNull();
  });

  it('is the same in a school whose first admin was made from the command line, which has no name yet', async () => {
    const { agent } = await world.admin();
    await beginSchool(world.deps);
    expect(await readSetup(agent)).toMatchObject({ school: null, steps: NEW_SCHOOL });
    await agent.call('POST /api/admin/setup/key-kept');
    await world.pupil();
    await agent.call('PUT /api/admin/school', { body: { school: FIRST.school } });
    expect(await readSetup(agent)).toMatchObject({
      school: FIRST.school,
      steps: { ...NEW_SCHOOL, key: 'done', pupils: 'done' },
    });
  });

  it('is put away by an admin, and does not come back where a term ends or a pupil comes without a card', async () => {
    const agent = world.nobody();
    await setUp(await startOnce(), {}, agent);
    const teacher = await world.teacher();
    expect((await teacher.agent.call('POST /api/admin/setup/end')).error.code).toBe('admin_only');
    expect(await readSetup(agent)).toMatchObject({ school: FIRST.school });
    for (let time = 0; time < 2; time += 1) await agent.call('POST /api/admin/setup/end');
    expect(await readSetup(agent)).toBeNull();
    expect(await auditLines(world, 'setup_ended')).toHaveLength(1);
  });

  it('becomes less with each step', async () => {
    const agent = world.nobody();
    await setUp(await startOnce(), {}, agent);
    for (let time = 0; time < 2; time += 1) await agent.call('POST /api/admin/setup/key-kept');
    expect(await auditLines(world, 'school_key_kept')).toHaveLength(1);
    const saveAll = async () => {
      world.forward(60);
      const at = world.deps.clock().toISOString();
      const backup = { kind: 'asked', file: 'x', isSealed: 0, startedAt: at, finishedAt: at } as const;
      await world.deps.db.insertInto('backups').values(backup).execute();
      world.forward(60);
    };
    await saveAll();
    const { grade } = await world.pupil();
    const begun = { ...NEW_SCHOOL, key: 'done', pupils: 'done' };
    expect(await stepsOf(agent)).toEqual(begun);
    await agent.call('POST /api/admin/cards', { body: { grade, format: 'one' } });
    await saveAll();
    expect(await stepsOf(agent)).toEqual({ ...begun, cards: 'done', backup: 'done' });
  });

  it('is named to whom an admin invites', async () => {
    const agent = world.nobody();
    await setUp(await startOnce(), {}, agent);
    expect(await namedTo(await invite(agent))).toBe(FIRST.school);
  });
});

const invite = async (agent: Agent): Promise<string> => {
  const { body } = await agent.call('POST /api/admin/invitations', { body: { name: 'هند', role: 'teacher' } });
  return new URL(body.link).hash.slice(1);
};
const namedTo = async (token: string) =>
  (await world.nobody().call('POST /api/invitation', { body: { token } })).body.school;

describe('the name of the school', () => {
  const rename = (agent: Agent, school: string) => agent.call('PUT /api/admin/school', { body: { school } });
  const changes = async () => (await auditLines(world, 'school_renamed')).map(({ before, after }) => [before, after]);

  it('is an admin’s to say, also where nobody said it before, and shows wherever it showed', async () => {
    const [{ agent }, teacher, pupil] = [await world.admin(), await world.teacher(), await world.pupil()];
    expect((await rename(teacher.agent, 'مدرسة')).error.code).toBe('admin_only');
    expect((await rename(pupil.agent, 'مدرسة')).status).toBe(403);
    const token = await invite(agent);
    expect(await namedTo(token)).toBeNull();
    for (const school of ['مدرسة الفلاح', ' مدرسة النور ', 'مدرسة النور'])
      expect((await rename(agent, school)).status).toBe(200);
    expect(await namedTo(token)).toBe('مدرسة النور');
    expect((await readSetup(agent))?.school).toBe('مدرسة النور');
    expect(await changes()).toEqual([
      [null, '{"school":"مدرسة الفلاح"}'],
      ['{"school":"مدرسة الفلاح"}', '{"school":"مدرسة النور"}'],
    ]);
  });

  it.each(['', ' ', 'م'.repeat(81)])('is not %j', async (school) => {
    const { agent } = await world.admin();
    expect((await rename(agent, school)).error).toMatchObject({
      code: 'validation',
      fields: { school: expect.any(String) },
    });
    expect(await readSetup(agent)).toBeNull();
  });
});
