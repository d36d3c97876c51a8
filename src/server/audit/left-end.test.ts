import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';
import { leftEndFile, readLeftEnd } from './left-end.ts';
import { checkAudit, sealAudit, tellEnd, textOf } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  for (let count = 0; count < 3; count += 1) await world.student();
  await sealAudit(world.deps);
});
afterEach(() => world.close());

type Staff = Awaited<ReturnType<World['admin']>>;

const empty = async (): Promise<void> => {
  await world.deps.db.deleteFrom('audit_log').execute();
  await world.deps.db.deleteFrom('audit_end').execute();
};
const breaks = async ({ agent }: Staff) => (await agent.call('GET /api/admin/audit/breaks')).body.breaks;
const waiting = async ({ agent }: Staff) =>
  (await agent.call('GET /api/admin/waiting')).body.waiting.map(({ kind }) => kind);
const accept = ({ agent }: Staff, id: number | undefined) =>
  agent.call('POST /api/admin/audit/breaks/:id/accept', { params: { id } });
const goOn = async (): Promise<void> => {
  world.forward(60);
  await world.student();
  await sealAudit(world.deps);
};

it('where the log ends is left outside the database, and found again there', async () => {
  const left = await readLeftEnd(world.deps.config.dataDir);
  const { head, problem } = await checkAudit(world.deps.db, world.deps.secrets.auditMac, left ? textOf(left) : '');
  expect([left && textOf(left), problem]).toEqual([head, null]);
  expect(existsSync(`${leftEndFile(world.deps.config.dataDir)}.incoming`)).toBe(false);
});

it.each(['at its next start', 'when it seals the next line'])(
  'a log that was emptied is told by a server %s',
  async (when) => {
    const [admin, teacher] = [await world.admin(), await world.teacher()];
    await tellEnd(world.deps);
    expect([await breaks(admin), await waiting(admin)]).toEqual([[], []]);
    await empty();
    await (when === 'at its next start' ? tellEnd(world.deps) : goOn());
    expect(await breaks(teacher)).toMatchObject([{ linesLeft: 3, linesFound: 0 }]);
    expect(await waiting(admin)).toEqual(['audit']);
  },
);

it('also where it has more lines again than before, and where the notice was taken out of the database', async () => {
  const admin = await world.admin();
  const left = readFileSync(leftEndFile(world.deps.config.dataDir));
  await empty();
  for (let count = 0; count < 5; count += 1) await goOn();
  expect(await breaks(admin)).toHaveLength(1);
  await world.deps.db.deleteFrom('audit_breaks').execute();
  await goOn();
  expect(await breaks(admin)).toMatchObject([{ linesLeft: 3, linesFound: 5 }]);
  expect(readFileSync(leftEndFile(world.deps.config.dataDir))).toEqual(left);
});

it('an admin, and nobody else, says that it is known; then the log as it is counts', async () => {
  const [admin, teacher] = [await world.admin(), await world.teacher()];
  await empty();
  await goOn();
  const [found] = await breaks(admin);
  expect((await accept(teacher, found?.id)).status).toBe(403);
  expect((await accept(admin, found?.id)).status).toBe(200);
  expect((await accept(admin, found?.id)).error.code).toBe('audit_break_not_found');
  await goOn();
  await tellEnd(world.deps);
  expect([await breaks(admin), await waiting(admin)]).toEqual([[], []]);
  expect(await auditLines(world, 'audit_break_accepted')).toMatchObject([
    { staffId: admin.id, details: JSON.stringify({ lines_left: 3, lines_found: 0 }) },
  ]);
});

it('whoever has not the key cannot say that it is known', async () => {
  const admin = await world.admin();
  await empty();
  await goOn();
  await world.deps.db
    .updateTable('audit_breaks')
    .set({ acceptedAt: '2099-01-01T00:00:00.000Z', seal: 'forged' })
    .execute();
  await goOn();
  expect(await breaks(admin)).toHaveLength(1);
});

it('a process that has sealed nothing yet has nothing to miss', async () => {
  const admin = await world.admin();
  rmSync(leftEndFile(world.deps.config.dataDir));
  await empty();
  await tellEnd(world.deps);
  expect(await breaks(admin)).toEqual([]);
});
