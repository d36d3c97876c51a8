import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { findRecipients } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const idsOf = (pupils: readonly { id: number }[]) => pupils.map(({ id }) => id);
const find = (...to: Parameters<typeof findRecipients> extends [unknown, ...infer Rest] ? Rest : never) =>
  findRecipients(world.deps.db, ...to);

describe('the recipients', () => {
  it('are the pupils named, each once', async () => {
    const [one, two] = [await world.student({ name: 'أنس' }), await world.student({ name: 'باسم', grade: 6 })];
    expect(await find({ kind: 'students', ids: [two.id, one.id, one.id] })).toEqual([one, two]);
  });

  it('are a grade or everybody, without who was archived', async () => {
    const [four, five, gone] = [await world.student(), await world.student({ grade: 5 }), await world.student()];
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    expect(idsOf(await find({ kind: 'grade', grade: 5 }))).toEqual([five.id]);
    const everybody = idsOf(await find({ kind: 'all' }));
    expect(everybody).toEqual(expect.arrayContaining([four.id, five.id]));
    expect(everybody).not.toContain(gone.id);
  });

  it('are nobody at all where one of those named is unknown or archived', async () => {
    const [here, gone] = [await world.student(), await world.student()];
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    for (const missing of [gone.id, 999_999])
      await expect(find({ kind: 'students', ids: [here.id, missing] })).rejects.toMatchObject({
        code: 'recipients_missing',
      });
  });

  it('cannot be a grade without pupils', async () => {
    await expect(find({ kind: 'grade', grade: 6 })).rejects.toMatchObject({ code: 'recipients_none' });
  });
});
