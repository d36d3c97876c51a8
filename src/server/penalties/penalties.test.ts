import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Incident } from '#domain/penalties/incidents';
import type { Grade } from '#domain/roster/grades';
import { activePenalty, conductOf } from '#server/penalties/service';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

const TODAY = '2026-02-01';
const DAY_SECONDS = 24 * 60 * 60;

const ABSENT: Incident = { type: 'absent' };
const late = (minutesLate: number): Incident => ({ type: 'late', minutesLate });
const SEVERE: Incident = { type: 'behavior', behaviorType: 'severe' };

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const body = (studentIds: readonly number[], incident: unknown, more: Record<string, unknown> = {}) => ({
  studentIds,
  incident,
  logDate: TODAY,
  requestKey: randomUUID(),
  ...more,
});

const log = (agent: Agent, studentId: number, incident: unknown, more?: Record<string, unknown>) =>
  agent.call('POST /api/admin/penalties/logs', { body: body([studentId], incident, more) });

const logged = async (agent: Agent, studentId: number, incident: Incident): Promise<number> => {
  const answer = await log(agent, studentId, incident);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.logs[0]?.id ?? 0;
};

const cancel = (agent: Agent, id: number) =>
  agent.call('POST /api/admin/penalties/logs/:id/cancel', { params: { id } });
const clear = (agent: Agent, id: number) => agent.call('POST /api/admin/penalties/:id/clear', { params: { id } });
const list = (agent: Agent, query: Record<string, string | number> = {}) =>
  agent.call('GET /api/admin/penalties', { query });
const conduct = (studentId: number) => conductOf(world.deps.db, studentId, world.deps.clock());
const penaltyRows = () => world.deps.db.selectFrom('student_penalties').selectAll().orderBy('id').execute();

/** Sessions end with the day: somebody logs in anew. */
const teacherAfter = async (seconds: number): Promise<Agent> => {
  world.forward(seconds);
  return (await world.teacher()).agent;
};

/** A pupil with a penalty made of 60 and 40 minutes late. */
const penalised = async (agent: Agent, grade: Grade = 4) => {
  const pupil = await world.pupil({ grade });
  const first = await logged(agent, pupil.id, late(60));
  await logged(agent, pupil.id, late(40));
  const penalty = (await list(agent)).body.penalties.find((each) => each.studentId === pupil.id);
  if (!penalty) throw new Error('no penalty was made');
  return { ...pupil, firstLogId: first, penalty };
};

describe('a pupil', () => {
  it('reads the own record and never another pupil’s', async () => {
    const { agent } = await world.teacher();
    const [own, other] = [await world.pupil(), await world.pupil()];
    await log(agent, other.id, ABSENT, { note: 'سرّ غيره' });
    await log(agent, own.id, late(5), { note: 'وصل بعد الجرس' });
    const read = await own.agent.call('GET /api/student/conduct', { query: { studentId: other.id } });
    expect(read.body).toMatchObject({
      percentage: 5,
      late: { count: 1, percent: 5 },
      absent: { count: 0, percent: 0 },
      penalty: null,
      penalties: [],
      logs: [{ type: 'late', minutesLate: 5, percent: 5, note: 'وصل بعد الجرس', isCounted: false }],
    });
    expect(read.text).not.toContain('سرّ غيره');
  });

  it('with nothing logged has a clean record', async () => {
    const { agent } = await world.pupil();
    expect((await agent.call('GET /api/student/conduct')).body).toEqual({
      percentage: 0,
      late: { count: 0, percent: 0 },
      absent: { count: 0, percent: 0 },
      behavior: { count: 0, percent: 0 },
      penalty: null,
      logs: [],
      penalties: [],
    });
  });

  it('is not told of what was cancelled, and reads the latest day first', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.pupil();
    await cancel(agent, await logged(agent, pupil.id, ABSENT));
    await log(agent, pupil.id, late(3), { logDate: TODAY });
    await log(agent, pupil.id, late(4), { logDate: '2026-01-20' });
    const { body: own } = await pupil.agent.call('GET /api/student/conduct');
    expect(own.logs.map((each) => each.logDate)).toEqual([TODAY, '2026-01-20']);
    expect(own.percentage).toBe(7);
  });

  it('hears of a log, a cancellation and a clearing at once', async () => {
    const { agent } = await world.teacher();
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => {
      if (to !== 'staff') heard.push([to, topic]);
    });
    const { id, firstLogId, penalty } = await penalised(agent);
    await clear(agent, penalty.id);
    await cancel(agent, firstLogId);
    expect(heard).toEqual(Array(4).fill([{ students: [id] }, 'penalties']));
  });
});

describe('logging', () => {
  it('writes one log for each pupil named, once for the same key', async () => {
    const teacher = await world.teacher();
    const [a, b] = [await world.student(), await world.student({ grade: 5 })];
    const given = body([b.id, a.id, a.id], { type: 'behavior', behaviorType: 'moderate' }, { note: 'كثرة الحديث' });
    const first = await teacher.agent.call('POST /api/admin/penalties/logs', { body: given });
    const again = await teacher.agent.call('POST /api/admin/penalties/logs', { body: given });
    expect(first.body.logs).toMatchObject([
      { studentId: a.id, studentName: a.name, percent: 22.5, createdBy: teacher.name, note: 'كثرة الحديث' },
      { studentId: b.id, grade: 5, behaviorType: 'moderate', minutesLate: null, logDate: TODAY },
    ]);
    expect(again.body).toEqual(first.body);
    expect(await conduct(a.id)).toMatchObject({ percentage: 22.5, behavior: { count: 1, percent: 22.5 } });
    expect(await auditLines(world, 'conduct_logged')).toMatchObject([
      { staffId: teacher.id, subjectName: a.name },
      { staffId: teacher.id, subjectName: b.name },
    ]);
  });

  it.each([
    ['no pupil', { studentIds: [] }, 'studentIds'],
    ['no kind', { incident: undefined }, 'incident'],
    ['an unknown kind', { incident: { type: 'excuse' } }, 'incident/type'],
    ['lateness without minutes', { incident: { type: 'late' } }, 'incident/minutesLate'],
    ['no minute', { incident: late(0) }, 'incident/minutesLate'],
    ['181 minutes', { incident: late(181) }, 'incident/minutesLate'],
    ['half a minute', { incident: late(0.5) }, 'incident/minutesLate'],
    ['behaviour without its kind', { incident: { type: 'behavior' } }, 'incident/behaviorType'],
    ['a day that does not exist', { logDate: '2026-02-30' }, 'logDate'],
    ['tomorrow', { logDate: '2026-02-02' }, 'logDate'],
    ['61 days ago', { logDate: '2025-12-02' }, 'logDate'],
    ['a key that is no UUID', { requestKey: 'again' }, 'requestKey'],
    ['a note without end', { note: 'ط'.repeat(201) }, 'note'],
  ])('refuses %s', async (_, bad, field) => {
    const { agent } = await world.teacher();
    const { id } = await world.student();
    const answer = await agent.call('POST /api/admin/penalties/logs', { body: { ...body([id], ABSENT), ...bad } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await world.deps.db.selectFrom('student_logs').select('id').execute()).toEqual([]);
  });

  it('takes the sixtieth day back and the 180th minute', async () => {
    const { agent } = await world.teacher();
    const { id } = await world.student();
    expect((await log(agent, id, late(180), { logDate: '2025-12-03' })).status).toBe(200);
  });

  it('knows today by the clock of the school', async () => {
    const { id } = await world.student();
    const agent = await teacherAfter(15 * 60 * 60);
    expect((await log(agent, id, ABSENT, { logDate: '2026-02-02' })).status).toBe(200);
  });

  it('refuses all where one pupil is unknown or archived', async () => {
    const { agent } = await world.teacher();
    const [here, gone] = [await world.student(), await world.student()];
    await agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    for (const id of [gone.id, 471_100]) {
      const answer = await agent.call('POST /api/admin/penalties/logs', { body: body([here.id, id], ABSENT) });
      expect(answer.status).toBe(404);
      expect(answer.error.code).toBe('recipients_missing');
    }
    expect(await conduct(here.id)).toMatchObject({ percentage: 0 });
  });

  it('is listed newest first, for all, a grade or one pupil, in pages of 50', async () => {
    const { agent } = await world.teacher();
    const [a, b] = [await world.student({ grade: 4 }), await world.student({ grade: 5 })];
    await logged(agent, b.id, ABSENT);
    await world.deps.db
      .insertInto('student_logs')
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          studentId: a.id,
          logType: 'absent' as const,
          logDate: TODAY,
          createdAt: world.deps.clock().toISOString(),
          requestKey: `key ${n}`,
        })),
      )
      .execute();
    const get = (query: Record<string, number>) => agent.call('GET /api/admin/penalties/logs', { query });
    const first = await get({});
    expect(first.body.logs).toHaveLength(50);
    const rest = await get({ before: first.body.nextBefore ?? 0 });
    expect(rest.body.logs).toHaveLength(11);
    expect(rest.body.nextBefore).toBeNull();
    const ids = [...first.body.logs, ...rest.body.logs].map((each) => each.id);
    expect(ids).toEqual([...new Set(ids)].toSorted((x, y) => y - x));
    expect((await get({ studentId: b.id })).body.logs).toMatchObject([{ studentId: b.id }]);
    expect((await get({ grade: 5 })).body.logs).toMatchObject([{ studentId: b.id }]);
    expect((await get({ grade: 6 })).body.logs).toEqual([]);
  });
});

describe('a penalty', () => {
  it('starts at 100 percent: half as much again for seven days, from logs that count no more', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.student();
    await logged(agent, pupil.id, ABSENT);
    await logged(agent, pupil.id, SEVERE);
    expect((await log(agent, pupil.id, late(59))).body.penalised).toEqual([]);
    expect(await conduct(pupil.id)).toMatchObject({ percentage: 99, penalty: null });

    const last = await log(agent, pupil.id, late(6));
    expect(last.body.penalised).toEqual([{ studentId: pupil.id, studentName: pupil.name }]);
    const [row] = await penaltyRows();
    expect(row).toMatchObject({
      studentId: pupil.id,
      originalPenaltyPercentage: 100,
      priceIncrease: 50,
      lateBreakdown: 65,
      absentBreakdown: 10,
      behaviorBreakdown: 30,
      isActive: 1,
      manuallyCleared: 0,
      autoCleared: 0,
      clearedAt: null,
      clearedBy: null,
      createdAt: '2026-02-01T06:00:00.000Z',
      expiresAt: '2026-02-08T06:00:00.000Z',
    });
    expect(await conduct(pupil.id)).toMatchObject({
      percentage: 0,
      late: { count: 0, percent: 0 },
      penalty: { priceIncrease: 50, expiresAt: '2026-02-08T06:00:00.000Z' },
    });
    expect(await auditLines(world, 'penalty_started')).toMatchObject([{ subjectName: pupil.name }]);

    await logged(agent, pupil.id, ABSENT);
    expect(await conduct(pupil.id)).toMatchObject({ percentage: 10 });
    expect(await penaltyRows()).toHaveLength(1);
  });

  it('is answered again the same for the same key, also after more was logged', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.student();
    const given = body([pupil.id], late(100));
    const first = await agent.call('POST /api/admin/penalties/logs', { body: given });
    world.forward(60);
    await logged(agent, pupil.id, late(120));
    const again = await agent.call('POST /api/admin/penalties/logs', { body: given });
    expect(again.body).toEqual(first.body);
    expect(again.body.penalised).toHaveLength(1);
  });

  it('is made once from the same logs, however many arrive at once', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.student();
    const answers = await Promise.all(Array.from({ length: 8 }, () => log(agent, pupil.id, late(50))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const rows = await penaltyRows();
    expect(rows.map((row) => row.lateBreakdown)).toEqual([100, 100, 100, 100]);
    const counted = await world.deps.db.selectFrom('student_logs').select('penaltyId').orderBy('id').execute();
    const perPenalty = rows.map((row) => counted.filter((each) => each.penaltyId === row.id).length);
    expect(perPenalty).toEqual([2, 2, 2, 2]);
  });

  it('is logged once when the same request arrives many times at once', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.student();
    const given = body([pupil.id], late(60));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => agent.call('POST /api/admin/penalties/logs', { body: given })),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await conduct(pupil.id)).toMatchObject({ percentage: 60 });
  });

  it('raises prices until it ends, and of two the one that ends last counts', async () => {
    const { agent } = await world.teacher();
    const { id } = await penalised(agent);
    await log(await teacherAfter(3 * DAY_SECONDS), id, late(100), { logDate: '2026-02-04' });
    const inForce = () => activePenalty(world.deps.db, id, world.deps.clock());
    expect(await inForce()).toEqual({ priceIncrease: 50, expiresAt: '2026-02-11T06:00:00.000Z' });
    world.forward(7 * DAY_SECONDS - 1);
    expect(await inForce()).not.toBeNull();
    world.forward(1);
    expect(await inForce()).toBeNull();
    expect(await conduct(id)).toMatchObject({ percentage: 0, penalty: null });
  });

  it('of another pupil raises nobody else’s prices', async () => {
    const { agent } = await world.teacher();
    await penalised(agent);
    const other = await world.student();
    expect(await activePenalty(world.deps.db, other.id, world.deps.clock())).toBeNull();
    expect((await conduct(other.id)).penalty).toBeNull();
  });
});

describe('cancelling a log', () => {
  it('takes its percent away, once, and is written down', async () => {
    const teacher = await world.teacher();
    const pupil = await world.student();
    const id = await logged(teacher.agent, pupil.id, ABSENT);
    await logged(teacher.agent, pupil.id, late(7));
    const first = await cancel(teacher.agent, id);
    world.forward(60);
    const again = await cancel(teacher.agent, id);
    expect(first.body).toMatchObject({ cancelledAt: '2026-02-01T06:00:00.000Z', cancelledBy: teacher.name });
    expect(again.body).toEqual(first.body);
    expect(await conduct(pupil.id)).toMatchObject({ percentage: 7, absent: { count: 0 } });
    expect(await auditLines(world, 'conduct_log_cancelled')).toHaveLength(1);
  });

  it('that brings the penalty under 100 clears it by itself, and its other logs count no more', async () => {
    const { agent } = await world.teacher();
    const { id, firstLogId, agent: pupil } = await penalised(agent);
    await cancel(agent, firstLogId);
    expect(await penaltyRows()).toMatchObject([
      {
        isActive: 0,
        autoCleared: 1,
        manuallyCleared: 0,
        clearedAt: '2026-02-01T06:00:00.000Z',
        clearedBy: null,
        originalPenaltyPercentage: 100,
      },
    ]);
    expect(await conduct(id)).toMatchObject({ percentage: 0, penalty: null });
    expect((await pupil.call('GET /api/student/conduct')).body.penalties).toMatchObject([{ status: 'auto' }]);
    expect(await auditLines(world, 'penalty_auto_cleared')).toHaveLength(1);
  });

  it('that leaves 100 or more leaves the penalty', async () => {
    const { agent } = await world.teacher();
    const pupil = await world.student();
    const first = await logged(agent, pupil.id, late(20));
    await logged(agent, pupil.id, late(100));
    await cancel(agent, first);
    expect((await conduct(pupil.id)).penalty).not.toBeNull();
    expect(await auditLines(world, 'penalty_auto_cleared')).toEqual([]);
  });

  it('changes nothing about a penalty that ended or was cleared by hand', async () => {
    const { agent } = await world.teacher();
    const [cleared, ended] = [await penalised(agent), await penalised(agent)];
    await clear(agent, cleared.penalty.id);
    const later = await teacherAfter(7 * DAY_SECONDS);
    await cancel(later, cleared.firstLogId);
    await cancel(later, ended.firstLogId);
    const { penalties } = (await list(later)).body;
    expect(penalties.map((each) => [each.id, each.status])).toEqual([
      [ended.penalty.id, 'ended'],
      [cleared.penalty.id, 'manual'],
    ]);
  });

  it('that is not there is 404', async () => {
    const { agent } = await world.teacher();
    expect((await cancel(agent, 4711)).error.code).toBe('log_not_found');
  });
});

describe('clearing a penalty by hand', () => {
  it('ends it for the pupil, by ADMIN, and the log says by whom', async () => {
    const teacher = await world.teacher();
    const { id, name, penalty } = await penalised(teacher.agent);
    expect(penalty).toMatchObject({ status: 'active', canClear: true });
    world.forward(60);
    expect((await clear(teacher.agent, penalty.id)).body).toMatchObject({ status: 'manual', canClear: false });
    expect(await penaltyRows()).toMatchObject([
      {
        isActive: 0,
        manuallyCleared: 1,
        autoCleared: 0,
        clearedAt: '2026-02-01T06:01:00.000Z',
        clearedBy: 'ADMIN',
      },
    ]);
    expect((await conduct(id)).penalty).toBeNull();
    expect(await auditLines(world, 'penalty_cleared')).toMatchObject([{ staffId: teacher.id, subjectName: name }]);
  });

  it('is refused for one that was cleared or ended, and for one that is not there', async () => {
    const { agent } = await world.teacher();
    const [cleared, auto, ended] = [await penalised(agent), await penalised(agent), await penalised(agent)];
    await clear(agent, cleared.penalty.id);
    await cancel(agent, auto.firstLogId);
    const later = await teacherAfter(7 * DAY_SECONDS);
    for (const { penalty } of [cleared, auto, ended]) {
      const answer = await clear(later, penalty.id);
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('penalty_not_active');
    }
    expect((await clear(later, 4711)).status).toBe(404);
  });

  it('by several at once succeeds for exactly one', async () => {
    const { agent } = await world.teacher();
    const { penalty } = await penalised(agent);
    const answers = await Promise.all(Array.from({ length: 6 }, () => clear(agent, penalty.id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await auditLines(world, 'penalty_cleared')).toHaveLength(1);
  });
});

describe('the table of penalties', () => {
  it('is newest first and narrowed by grade, status and name', async () => {
    const { agent } = await world.teacher();
    const manual = await penalised(agent, 4);
    const auto = await penalised(agent, 5);
    const ended = await penalised(agent, 6);
    await clear(agent, manual.penalty.id);
    await cancel(agent, auto.firstLogId);
    const later = await teacherAfter(7 * DAY_SECONDS);
    const active = await world.student({ grade: 4, name: 'أنس المُميَّز' });
    await log(later, active.id, late(120), { logDate: '2026-02-08' });

    const named = async (query: Record<string, string | number>) =>
      (await list(later, query)).body.penalties.map((each) => each.studentId);
    expect(await named({})).toEqual([active.id, ended.id, auto.id, manual.id]);
    expect(await named({ status: 'manual' })).toEqual([manual.id]);
    expect(await named({ status: 'auto' })).toEqual([auto.id]);
    expect(await named({ status: 'active' })).toEqual([active.id]);
    expect(await named({ status: 'ended' })).toEqual([ended.id]);
    expect(await named({ grade: 4 })).toEqual([active.id, manual.id]);
    expect(await named({ search: 'انس المميز' })).toEqual([active.id]);
    expect((await list(later, { status: 'forgiven' })).status).toBe(400);
  });

  it('comes in pages of 50 without a gap or a repeat', async () => {
    const { agent } = await world.teacher();
    const { id } = await world.student();
    const at = world.deps.clock().toISOString();
    await world.deps.db
      .insertInto('student_penalties')
      .values(
        Array.from({ length: 60 }, () => ({
          studentId: id,
          originalPenaltyPercentage: 100,
          priceIncrease: 50,
          lateBreakdown: 77.5,
          absentBreakdown: 0,
          behaviorBreakdown: 22.5,
          expiresAt: at,
          createdAt: at,
        })),
      )
      .execute();
    const first = await list(agent);
    const rest = await list(agent, { before: first.body.nextBefore ?? 0 });
    const ids = [...first.body.penalties, ...rest.body.penalties].map((each) => each.id);
    expect(ids).toHaveLength(60);
    expect(ids).toEqual([...new Set(ids)].toSorted((x, y) => y - x));
    expect(first.body.penalties[0]).toMatchObject({ late: 77.5, behavior: 22.5 });
  });
});
