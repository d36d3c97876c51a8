import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSecrets } from '#server/platform/secrets';
import { startWorld, type World } from '#tests/world';
import { checkAudit, sealAudit } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  for (let count = 0; count < 5; count += 1) {
    world.forward(60);
    await world.student();
  }
  await sealAudit(world.deps);
});
afterEach(() => world.close());

const check = (...noted: string[]) => checkAudit(world.deps.db, world.deps.secrets.auditMac, ...noted);
const lines = () => world.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const line = async (place: number) => {
  const found = (await lines())[place];
  if (!found) throw new Error(`there is no line ${place}`);
  return found;
};
const nameOf = ({ id, at }: { id: number; at: string }): string => `line ${id} of ${at}`;
const remove = (id: number) => world.deps.db.deleteFrom('audit_log').where('id', '=', id).execute();
const change = (id: number, values: Record<string, unknown>) =>
  world.deps.db.updateTable('audit_log').set(values).where('id', '=', id).execute();

/** As a running server, and one that is started again, go on. */
const goOn = async (): Promise<void> => {
  await world.student();
  await sealAudit(world.deps);
};

const expectFound = async (what: string): Promise<void> => {
  expect((await check()).problem).toContain(what);
  await goOn();
  expect((await check()).problem).toContain(what);
};

describe('the chain of the audit log', () => {
  it('is whole, before and after more lines, and says how far it goes', async () => {
    const first = await check();
    expect(first).toMatchObject({
      problem: null,
      lines: 5,
      unsealed: 0,
      head: expect.stringMatching(/^5:[\w-]{43}$/u),
    });
    await goOn();
    expect(await check()).toMatchObject({ problem: null, lines: 6, unsealed: 0 });
    expect((await check(first.head)).problem).toBeNull();
  });

  it('is whole while lines wait to be sealed, and counts them', async () => {
    await world.student();
    expect(await check()).toMatchObject({ problem: null, lines: 5, unsealed: 1 });
  });

  it('of an empty log is whole', async () => {
    await world.deps.db.deleteFrom('audit_log').execute();
    await world.deps.db.deleteFrom('audit_end').execute();
    expect(await check()).toMatchObject({ problem: null, lines: 0 });
  });

  it('is made of the lines that a school had before', async () => {
    await world.deps.db.updateTable('audit_log').set({ seq: null, mac: null }).execute();
    await world.deps.db.deleteFrom('audit_end').execute();
    for (let count = 0; count < 3; count += 1) await world.student();
    await sealAudit(world.deps);
    expect(await check()).toMatchObject({ problem: null, lines: 8, unsealed: 0 });
  });

  it.each(['at', 'actorName', 'action', 'subjectName', 'details', 'after', 'staffId', 'recordId'])(
    'names a line whose %s was changed',
    async (column) => {
      const third = await line(2);
      await change(third.id, { [column]: column === 'staffId' ? 4711 : 'another' });
      await expectFound(`line ${third.id} of `);
    },
  );

  it('names the line after one that was removed', async () => {
    const [third, fourth] = [await line(2), await line(3)];
    await remove(third.id);
    await expectFound(`${nameOf(fourth)} does not fit: 1 before it was removed`);
  });

  it('sees the last lines removed, also with the end set back to fit', async () => {
    const [third, fourth, fifth] = [await line(2), await line(3), await line(4)];
    await remove(fifth.id);
    expect((await check()).problem).toBe(`1 of the last lines were removed, after ${nameOf(fourth)}`);
    await remove(fourth.id);
    await world.deps.db
      .updateTable('audit_end')
      .set({ lines: 3, mac: third.mac ?? '' })
      .execute();
    await expectFound('the end of the chain was changed');
  });

  it('goes on behind the last lines that were removed, and names the first that was written after', async () => {
    await remove((await line(4)).id);
    await goOn();
    expect((await check()).problem).toBe(`${nameOf(await line(4))} does not fit: 1 before it was removed`);
  });

  it('sees that its end was removed', async () => {
    await world.deps.db.deleteFrom('audit_end').execute();
    expect((await check()).problem).toContain('the end of the chain was removed');
    await goOn();
    expect((await check()).problem).not.toBeNull();
  });

  it('names the first of two lines that changed places', async () => {
    const [second, fourth] = [await line(1), await line(3)];
    await change(second.id, { seq: fourth.seq, mac: fourth.mac });
    await change(fourth.id, { seq: second.seq, mac: second.mac });
    await expectFound(nameOf(fourth));
  });

  it.each([3, 6])('names a line that was put in as number %i', async (seq) => {
    const { id: _, ...third } = await line(2);
    const forged = { ...third, actorName: 'somebody else', seq };
    await world.deps.db.insertInto('audit_log').values(forged).execute();
    await expectFound(nameOf(await line(5)));
  });

  it('tells of a log that was emptied, by a head that was noted', async () => {
    const noted = (await check()).head;
    await world.deps.db.deleteFrom('audit_log').execute();
    await world.deps.db.deleteFrom('audit_end').execute();
    expect((await check(noted)).problem).toContain('5 lines and more were removed');
  });

  it('sees a line that was made to look unsealed', async () => {
    const [third, fourth] = [await line(2), await line(3)];
    await change(third.id, { seq: null, mac: null, actorName: 'somebody else' });
    await expectFound(nameOf(fourth));
  });

  it('is not that of a head noted before the whole log was put back to an earlier state', async () => {
    const [kept, end] = [
      await lines(),
      await world.deps.db.selectFrom('audit_end').selectAll().executeTakeFirstOrThrow(),
    ];
    await goOn();
    const noted = (await check()).head;
    await remove((await line(5)).id);
    await world.deps.db.updateTable('audit_end').set(end).execute();
    expect(await lines()).toEqual(kept);
    expect((await check()).problem).toBeNull();
    expect((await check(noted)).problem).toContain(noted);
    await goOn();
    expect((await check(noted)).problem).toContain(noted);
    for (const wrong of ['6', 'x:y', ':', '7:']) expect((await check(wrong)).problem).toContain('was noted');
  });

  it('cannot be made anew without the key', async () => {
    await change((await line(2)).id, { actorName: 'somebody else' });
    await world.deps.db.updateTable('audit_log').set({ seq: null, mac: null }).execute();
    await world.deps.db.deleteFrom('audit_end').execute();
    await sealAudit({ ...world.deps, secrets: makeSecrets('ab'.repeat(32)) });
    expect((await check()).problem).toContain(nameOf(await line(0)));
  });

  it('is one chain, whoever seals at the same moment, and holds up no action', async () => {
    const seal = () => sealAudit(world.deps);
    await Promise.all([seal(), world.student(), seal(), world.student(), seal(), world.student(), seal()]);
    await seal();
    expect(await check()).toMatchObject({ problem: null, lines: 8, unsealed: 0 });
  });

  it('is followed beyond one page of lines', async () => {
    const many = Array.from({ length: 2300 }, () => ({
      at: world.deps.clock().toISOString(),
      actorName: 'سالم',
      action: 'student_added' as const,
      tableName: 'students',
    }));
    for (let from = 0; from < many.length; from += 1000)
      await world.deps.db
        .insertInto('audit_log')
        .values(many.slice(from, from + 1000))
        .execute();
    await sealAudit(world.deps);
    expect(await check()).toMatchObject({ problem: null, lines: 2305, unsealed: 0 });
    await sql`update audit_log set subject_name = 'x' where seq = 2001`.execute(world.deps.db);
    expect((await check()).problem).toContain('it was changed');
  });
});
