import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
beforeEach(async () => {
  world = await startWorld();
  admin = await world.admin();
});
afterEach(() => world.close());

const promote = (expected: object, agent: Agent = admin.agent) =>
  agent.call('POST /api/admin/promotion', { body: { expected } });
const undo = (promotionId: number, agent: Agent = admin.agent) =>
  agent.call('POST /api/admin/promotion/undo', { body: { promotionId } });
const preview = async () => (await admin.agent.call('GET /api/admin/promotion')).body;
const roster = () =>
  world.deps.db
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'archivedAt'])
    .where('id', '!=', DEMO_STUDENT_ID)
    .orderBy('id')
    .execute();

const ONE_EACH = { 4: 1, 5: 1, 6: 1 };
const onePupilEach = async () => ({
  fourth: await world.pupil({ grade: 4 }),
  fifth: await world.pupil({ grade: 5 }),
  sixth: await world.pupil({ grade: 6 }),
});

describe('the year change', () => {
  it('is shown to teachers and made by admins alone', async () => {
    await onePupilEach();
    const { agent } = await world.teacher();
    expect((await agent.call('GET /api/admin/promotion')).status).toBe(200);
    expect((await promote(ONE_EACH, agent)).error.code).toBe('admin_only');
    expect((await undo(1, agent)).error.code).toBe('admin_only');
    expect((await roster()).map((row) => row.grade)).toEqual([4, 5, 6]);
  });

  it('moves every grade up, archives the last and ends only the leavers’ sessions', async () => {
    const { fourth, fifth, sixth } = await onePupilEach();
    const moves = [
      { from: 4, to: 5, students: 1 },
      { from: 5, to: 6, students: 1 },
      { from: 6, to: null, students: 1 },
    ];
    expect(await preview()).toEqual({ moves, undoable: null });
    const { body } = await promote(ONE_EACH);
    expect(body.moves).toEqual(moves);
    expect(await roster()).toMatchObject([
      { id: fourth.id, grade: 5, archivedAt: null },
      { id: fifth.id, grade: 6, archivedAt: null },
      { id: sixth.id, grade: 6, archivedAt: world.deps.clock().toISOString() },
    ]);
    expect((await fourth.agent.call('GET /api/session')).body).toMatchObject({ grade: 5 });
    expect((await sixth.agent.call('GET /api/session')).error.code).toBe('session_expired');
    expect((await preview()).undoable).toMatchObject({ promotionId: body.promotionId, by: admin.name });
    expect(await auditLines(world, 'students_promoted')).toMatchObject([{ staffId: admin.id }]);
  });

  it('does not move the demo pupil', async () => {
    await onePupilEach();
    await promote(ONE_EACH);
    const demo = await world.deps.db
      .selectFrom('students')
      .select(['grade', 'archivedAt'])
      .where('id', '=', DEMO_STUDENT_ID)
      .executeTakeFirst();
    expect(demo).toEqual({ grade: 4, archivedAt: null });
  });

  it('is refused where the counts are no longer those of the preview', async () => {
    await onePupilEach();
    await world.student({ grade: 4 });
    const answer = await promote(ONE_EACH);
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('promotion_counts_changed');
    expect((await roster()).filter((row) => row.archivedAt)).toEqual([]);
  });

  it.each([{}, { 4: 1, 5: 1 }, { 4: -1, 5: 0, 6: 0 }, { 4: '1', 5: 1, 6: 1 }, { 4: 1.5, 5: 1, 6: 1 }])(
    'is refused with the counts %j',
    async (expected) => {
      expect((await promote(expected)).status).toBe(400);
    },
  );

  it('is refused in an empty school', async () => {
    expect((await promote({ 4: 0, 5: 0, 6: 0 })).error.code).toBe('promotion_nothing_to_do');
  });

  it('sent twice at once happens once', async () => {
    await onePupilEach();
    const answers = await Promise.all([promote(ONE_EACH), promote(ONE_EACH), promote(ONE_EACH)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await roster()).map((row) => row.grade)).toEqual([5, 6, 6]);
    expect(await world.deps.db.selectFrom('promotions').select('id').execute()).toHaveLength(1);
  });
});

describe('taking the year change back', () => {
  it('brings every pupil to where they were, login included', async () => {
    const { sixth } = await onePupilEach();
    const before = await roster();
    const { promotionId } = (await promote(ONE_EACH)).body;
    world.forward(3600);
    expect((await undo(promotionId)).body).toEqual({ restored: 3, skipped: 0 });
    expect(await roster()).toEqual(before);
    const login = await sixth.agent.call('POST /api/login/student', {
      body: { loginId: String(sixth.loginId), password: sixth.password },
    });
    expect(login.status).toBe(200);
    expect((await preview()).undoable).toBeNull();
    expect(await auditLines(world, 'promotion_undone')).toHaveLength(1);
  });

  it('leaves alone whom staff changed since, and counts them', async () => {
    const { fourth, sixth } = await onePupilEach();
    const { promotionId } = (await promote(ONE_EACH)).body;
    world.forward(3600);
    await admin.agent.call('POST /api/admin/students/:studentId/restore', { params: { studentId: sixth.id } });
    await admin.agent.call('PATCH /api/admin/students/:studentId', {
      params: { studentId: fourth.id },
      body: { grade: 6 },
    });
    expect((await undo(promotionId)).body).toEqual({ restored: 1, skipped: 2 });
    expect(await roster()).toMatchObject([
      { id: fourth.id, grade: 6, archivedAt: null },
      { grade: 5 },
      { id: sixth.id, grade: 6, archivedAt: null },
    ]);
  });

  it('happens once, also where it is sent twice at once', async () => {
    await onePupilEach();
    const first = (await promote(ONE_EACH)).body;
    const second = (await promote({ 4: 0, 5: 1, 6: 1 })).body;
    const answers = await Promise.all([undo(second.promotionId), undo(second.promotionId)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await preview()).undoable).toMatchObject({ promotionId: first.promotionId });
    expect((await roster()).map((row) => row.grade)).toEqual([5, 6, 6]);
  });

  it('is refused for a year change that never was, or is not the latest', async () => {
    await onePupilEach();
    const first = (await promote(ONE_EACH)).body;
    await promote({ 4: 0, 5: 1, 6: 1 });
    for (const id of [first.promotionId, 4711])
      expect((await undo(id)).error).toMatchObject({
        code: 'promotion_not_found',
        message: 'لا يوجد نقل يمكن التراجع عنه',
      });
  });
});
