import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';
import { providePresets } from './gifts.ts';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const READ = { id: null, type: 'points', amount: 5, title: 'تلاوة متقنة' } as const;
const HELP = { id: null, type: 'coins', amount: 3, title: 'تعاون' } as const;

const giving = async () => (await teacher.agent.call('GET /api/admin/rewards/giving')).body;
const change = (presets: readonly object[], seen: readonly number[] = []) =>
  teacher.agent.call('PUT /api/admin/rewards/presets', { body: { seen, presets } });
const give = (id: number, body: object, { agent } = teacher) =>
  agent.call('POST /api/admin/rewards/presets/:id/give', { params: { id }, body });
const idsNow = async () => (await giving()).presets.map(({ id }) => id);
const rewards = () =>
  world.deps.db.selectFrom('rewards_tracking').select(['studentId', 'rewardType', 'amount', 'title']).execute();
const onePreset = async () => (await change([READ])).body.presets[0]?.id as number;

describe('giving by one tap', () => {
  it('is for staff alone', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const preset = await onePreset();
    const answer = await give(
      preset,
      { ids: [other.id, pupil.id], requestKey: randomUUID() },
      pupil as unknown as typeof teacher,
    );
    expect(answer.status).toBe(403);
    expect(await rewards()).toEqual([]);
  });

  it('gives what the row says, whatever else is sent, and can be taken back', async () => {
    const [one, two] = [await world.pupil(), await world.pupil()];
    const preset = await onePreset();
    const wish = { ids: [one.id, two.id], requestKey: randomUUID(), amount: 1000, type: 'coins' };
    const { body } = await give(preset, wish);
    expect(body).toMatchObject({ type: 'points', amount: 5, title: 'تلاوة متقنة', source: 'daily', count: 2 });
    const gift = { rewardType: 'points', amount: 5, title: 'تلاوة متقنة' };
    expect(await rewards()).toEqual([one, two].map(({ id }) => ({ studentId: id, ...gift })));
    const taken = await teacher.agent.call('DELETE /api/admin/rewards/batches/:batchId', {
      params: { batchId: body.id },
    });
    expect(taken.body.removed).toBe(2);
  });

  it('gives once under its key, also at once, and also when the preset went meanwhile', async () => {
    const pupil = await world.pupil();
    const preset = await onePreset();
    const wish = { ids: [pupil.id], requestKey: randomUUID() };
    await Promise.all(Array.from({ length: 5 }, () => give(preset, wish)));
    await change([], [preset]);
    expect((await give(preset, wish)).body.count).toBe(1);
    expect(await rewards()).toHaveLength(1);
    expect((await give(preset, { ...wish, requestKey: randomUUID() })).error.code).toBe('gift_preset_gone');
    expect((await give(4711, wish)).error.code).toBe('gift_preset_gone');
    expect(await rewards()).toHaveLength(1);
  });

  it('needs pupils that are there', async () => {
    const preset = await onePreset();
    expect((await give(preset, { ids: [], requestKey: randomUUID() })).status).toBe(400);
    expect((await give(preset, { ids: [4711], requestKey: randomUUID() })).error.code).toBe('recipients_missing');
  });
});

describe('what can be given by one tap', () => {
  it('is a beginning that comes once: who removed all wanted none', async () => {
    await providePresets(world.deps);
    const first = await idsNow();
    expect(first.length).toBeGreaterThan(2);
    await change([], first);
    await providePresets(world.deps);
    expect(await idsNow()).toEqual([]);
  });

  it('never changes under a number: another amount is another number', async () => {
    const { presets } = (await change([READ, HELP])).body;
    const [read, help] = presets.map(({ id }) => ({ id })) as [{ id: number }, { id: number }];
    const edited = [
      { ...HELP, id: help.id },
      { ...READ, id: read.id, amount: 50 },
    ];
    const { body } = await change(edited, [read.id, help.id]);
    expect(body.presets).toMatchObject([
      { ...HELP, id: help.id },
      { type: 'points', amount: 50 },
    ]);
    expect(body.presets[1]?.id).not.toBe(read.id);
    expect(await auditLines(world, 'gift_presets_changed')).toHaveLength(2);
  });

  it('is not overwritten unseen; the same again is no conflict', async () => {
    await change([READ]);
    expect((await change([HELP])).error.code).toBe('gift_presets_changed');
    expect((await change([READ])).status).toBe(200);
    expect((await giving()).presets).toMatchObject([{ title: 'تلاوة متقنة' }]);
    expect(await auditLines(world, 'gift_presets_changed')).toHaveLength(1);
  });

  it('is within what staff may give at all', async () => {
    const faults = await Promise.all(
      [{ amount: 0 }, { amount: 1001 }, { title: ' ' }, { type: 'gold' }].map((wrong) =>
        change([{ ...READ, ...wrong }]),
      ),
    );
    expect(faults.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await idsNow()).toEqual([]);
  });
});

describe('the screen', () => {
  it('has every pupil of the school with grade, and the last reasons once each', async () => {
    const pupil = await world.pupil({ grade: 5 });
    const archived = await world.pupil();
    await world.deps.db.updateTable('students').set({ archivedAt: 'x' }).where('id', '=', archived.id).execute();
    await change([READ, HELP]);
    const [read, help] = (await idsNow()) as [number, number];
    for (const id of [read, help, read]) {
      world.forward(1);
      await give(id, { ids: [pupil.id], requestKey: randomUUID() });
    }
    expect(await giving()).toMatchObject({
      pupils: [{ id: pupil.id, name: pupil.name, grade: 5, photo: null }],
      reasons: ['تلاوة متقنة', 'تعاون'],
    });
  });
});
