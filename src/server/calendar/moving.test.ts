import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schoolDay } from '#domain/calendar/school-day';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { runningTerm } from '#tests/calendar';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm } from '#wire/calendar';

/** Sunday 2026-02-01 is the first day of a test's world. */
let world: World;
let teacher: Agent;
let term: SchoolTerm;
beforeEach(async () => {
  world = await startWorld();
  teacher = (await world.teacher()).agent;
  const body = { ...runningTerm(), requestKey: randomUUID() };
  term = (await teacher.call('POST /api/admin/school-terms', { body })).body;
});
afterEach(() => world.close());

const closed = (start: string, end = start): SchoolTerm => ({
  ...term,
  exceptions: [...term.exceptions, { type: 'holiday', name: 'تعليق', start, end }],
});
const look = (wish: SchoolTerm) => teacher.call('POST /api/admin/school-terms/moves', { body: wish });
const save = async ({ id, ...body }: SchoolTerm) =>
  (await teacher.call('PUT /api/admin/school-terms/:id', { params: { id }, body })).body;

const penalise = (id: number) =>
  teacher.call('POST /api/admin/penalties/logs', {
    body: {
      ...{ studentIds: [id], incident: { type: 'late', minutesLate: 100 }, note: null },
      ...{ logDate: '2026-02-01', requestKey: randomUUID() },
    },
  });
const give = (ids: readonly number[], days: number) =>
  teacher.call('POST /api/admin/rewards', {
    body: {
      ...{ source: 'daily', type: 'coins', amount: 5, title: null, days },
      to: { kind: 'students', ids },
      requestKey: randomUUID(),
    },
  });
const endsOf = async () => {
  const rewards = await world.deps.db.selectFrom('rewards_tracking').select('expiresAt').orderBy('createdAt').execute();
  const penalties = await world.deps.db.selectFrom('student_penalties').select('expiresAt').execute();
  const daysOf = (rows: readonly { expiresAt: string }[]) =>
    rows.map(({ expiresAt }) => schoolDay(new Date(expiresAt)));
  return { rewards: daysOf(rewards), penalties: daysOf(penalties) };
};

describe('a closure announced tonight', () => {
  it('is shown with whose ends it moves, writes nothing yet, and moves them when it is saved', async () => {
    const [one, other] = [await world.pupil(), await world.pupil()];
    await penalise(one.id);
    await give([one.id, other.id], 7);
    expect(await endsOf()).toEqual({ rewards: ['2026-02-08', '2026-02-08'], penalties: ['2026-02-08'] });
    const tonight = closed('2026-02-02', '2026-02-03');
    const { moves } = (await look(tonight)).body;
    expect(moves.map(({ kind, ends }) => [kind, ends.map(({ name }) => name).toSorted()])).toEqual(
      expect.arrayContaining([
        ['rewards', [one.name, other.name].toSorted()],
        ['penalties', [one.name]],
      ]),
    );
    expect(moves.flatMap(({ ends }) => ends.map(({ to }) => schoolDay(new Date(to))))).toEqual(
      Array(3).fill('2026-02-10'),
    );
    expect(await endsOf()).toMatchObject({ penalties: ['2026-02-08'] });
    const saved = await save(tonight);
    expect(await endsOf()).toEqual({ rewards: ['2026-02-10', '2026-02-10'], penalties: ['2026-02-10'] });
    const [batch] = await world.deps.db.selectFrom('reward_batches').select('expiresAt').execute();
    expect(schoolDay(new Date(batch?.expiresAt ?? ''))).toBe('2026-02-10');
    const [line] = await auditLines(world, 'ends_moved');
    expect(line).toMatchObject({ subjectName: term.name });
    // Taken back, everything ends as it was promised; the same again moves nothing twice.
    const restored = await save({ ...term, version: saved.version });
    await save({ ...term, version: restored.version });
    expect(await endsOf()).toEqual({ rewards: ['2026-02-08', '2026-02-08'], penalties: ['2026-02-08'] });
    expect(await auditLines(world, 'ends_moved')).toHaveLength(2);
  });

  it('does not bring back what is over, was claimed or was taken away, and moves nothing that ends before it', async () => {
    const [over, gone, soon] = [await world.pupil(), await world.pupil(), await world.pupil()];
    await give([over.id], 1);
    await give([soon.id], 4);
    const batch = (await give([gone.id], 20)).body;
    await teacher.call('DELETE /api/admin/rewards/batches/:batchId', { params: { batchId: batch.id } });
    world.forward(2 * 24 * 60 * 60);
    teacher = (await world.teacher()).agent;
    const before = await endsOf();
    const later = closed('2026-02-08', '2026-02-12');
    expect((await look(later)).body.moves).toEqual([]);
    await save(later);
    expect(await endsOf()).toEqual(before);
    expect(await auditLines(world, 'ends_moved')).toEqual([]);
  });

  it('is refused in a preview where the term could not be saved so, and told to staff alone', async () => {
    const answer = await look({ ...term, end: '2026-01-01' });
    expect([answer.status, answer.error.code]).toEqual([422, 'school_term_impossible']);
    const pupil = await world.pupil();
    const body = { ...term, id: term.id };
    expect((await pupil.agent.call('POST /api/admin/school-terms/moves', { body })).status).toBe(403);
    expect((await look({ ...term, id: term.id + 1 })).error.code).toBe('school_term_not_found');
  });

  it('comes with a new term as well: what runs waits for its first day', async () => {
    const pupil = await world.pupil();
    await give([pupil.id], 14);
    const shorter = await save({ ...term, end: '2026-02-05', exceptions: [] });
    const next = { ...runningTerm(), name: 'التالي', start: '2026-02-22', end: '2026-06-04', exceptions: [] };
    const preview = await teacher.call('POST /api/admin/school-terms/moves', { body: { ...next, id: null } });
    expect(preview.body.moves).toMatchObject([{ kind: 'rewards', ends: [{ name: pupil.name }] }]);
    await teacher.call('POST /api/admin/school-terms', { body: { ...next, requestKey: randomUUID() } });
    expect(shorter.end).toBe('2026-02-05');
    // Four days to the fifth, and ten from the twenty-second.
    expect((await endsOf()).rewards).toEqual(['2026-03-03']);
  });
});
