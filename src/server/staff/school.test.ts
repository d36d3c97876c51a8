import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { recordFirstContest } from '#server/contests/service';
import { DOMAINS } from '#server/domains';
import { providePresets } from '#server/rewards/gifts';
import { stockShelfIfEmpty } from '#server/store/service';
import { setSchoolOf } from '#strings/addressed';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  setSchoolOf('boys');
  await world.close();
});

const change = (agent: Agent, schoolOf: string) => agent.call('PUT /api/admin/school/of', { body: { schoolOf } });
const refusalTo = async (agent: Agent) => (await agent.call('GET /api/admin/school')).error.message;
const pageFor = async (path: string) => (await world.app.inject({ url: path })).body;

const FOR_MEN = 'هذا الإجراء لمدير المنصّة فقط';
const FOR_WOMEN = 'هذا الإجراء لمديرة المنصّة فقط';

describe('whose school it is', () => {
  it('is boys’ until an admin says otherwise, alone, in so many words, once', async () => {
    const [{ agent }, teacher, pupil] = [await world.admin(), await world.teacher(), await world.pupil()];
    expect((await agent.call('GET /api/admin/school')).body).toEqual({ school: null, schoolOf: 'boys' });
    for (const other of [teacher, pupil]) expect((await change(other.agent, 'girls')).status).toBe(403);
    expect((await change(agent, 'both')).error.code).toBe('validation');
    for (const wish of ['boys', 'girls', 'girls']) expect((await change(agent, wish)).status).toBe(200);
    expect((await agent.call('GET /api/admin/school')).body).toEqual({ school: null, schoolOf: 'girls' });
    expect(await auditLines(world, 'school_of_changed')).toMatchObject([
      { before: '{"school_of":"boys"}', after: '{"school_of":"girls"}' },
    ]);
    await agent.call('PUT /api/admin/school', { body: { school: 'مدرسة النور' } });
    expect((await agent.call('GET /api/admin/school')).body).toEqual({ school: 'مدرسة النور', schoolOf: 'girls' });
  });

  it('is heard in what is refused and seen by every page, at once and until it changes back', async () => {
    const [{ agent }, teacher] = [await world.admin(), await world.teacher()];
    expect(await refusalTo(teacher.agent)).toBe(FOR_MEN);
    expect(await pageFor('/login')).not.toContain('data-school');
    await change(agent, 'girls');
    expect(await refusalTo(teacher.agent)).toBe(FOR_WOMEN);
    for (const path of ['/login', '/guardian', '/student/dashboard'])
      expect(await pageFor(path)).toContain('<html data-school="girls"');
    await change(agent, 'boys');
    expect(await refusalTo(teacher.agent)).toBe(FOR_MEN);
    expect(await pageFor('/login')).not.toContain('data-school');
  });

  it('comes to a process that was not told', async () => {
    const [{ agent }, teacher] = [await world.admin(), await world.teacher()];
    await change(agent, 'girls');
    setSchoolOf('boys');
    for (const { soon } of DOMAINS) await soon?.(world.deps);
    expect(await refusalTo(teacher.agent)).toBe(FOR_WOMEN);
  });

  it('changes what every school is given, but for what staff changed before, and back', async () => {
    const { agent } = await world.admin();
    await providePresets(world.deps);
    await stockShelfIfEmpty(world.deps);
    await recordFirstContest(world.deps);
    const { db } = world.deps;
    const own = 'كلام المدرسة';
    await db.updateTable('store_items').set({ description: own }).where('place', '=', 3).execute();
    const shown = async () => ({
      presets: (await db.selectFrom('gift_presets').select('title').orderBy('id').execute()).map(({ title }) => title),
      shelf: (await db.selectFrom('store_items').select('description').orderBy('place').execute()).map(
        ({ description }) => description,
      ),
      rules: (await db.selectFrom('contests').select('rules').execute())[0]?.rules,
      trial: (await db.selectFrom('students').select('name').where('id', '=', DEMO_STUDENT_ID).execute())[0]?.name,
    });
    const boys = await shown();
    await change(agent, 'girls');
    const girls = await shown();
    expect(girls.presets).toContain('تعاون مع زميلتها');
    expect(girls.shelf.join()).toContain('العبي');
    expect(girls.shelf[2]).toBe(own);
    expect(girls.rules).toContain('الفائزة هي');
    expect(girls.trial).toBe('طالبة تجريبية');
    await change(agent, 'boys');
    expect(await shown()).toEqual(boys);
  });
});
