import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { TAPS_MAX, type Tap } from '#domain/classroom/taps';
import { checkLedger } from '#server/ledger/service';
import { classroomRefusals } from '#strings/classroom/refusals';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { COURSE, LESSON, logsThatCount, tap, withTerm } from '#tests/classroom';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm } from '#wire/calendar';
import { endForgotten } from './service.ts';

const TODAY = LESSON.day;
const A_DAY = 24 * 60 * 60;

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
  await withTerm(world);
});
afterEach(() => world.close());

const read = (at: Record<string, unknown> = LESSON, agent = teacher) =>
  agent.call('GET /api/admin/classroom/lessons/:day/:period/:class', { params: at });
const send = (taps: readonly object[], at: Record<string, unknown> = LESSON, agent = teacher) =>
  agent.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', { params: at, body: { taps } });
const week = (day?: string) => teacher.call('GET /api/admin/classroom/week', { query: day ? { day } : {} });
const end = () => tap({ type: 'end' });

const pupilsOfClass = async (count: number, grade: 4 | 5 | 6 = 4) => {
  const pupils = [];
  for (let at = 0; at < count; at++) pupils.push(await world.pupil({ grade }));
  return pupils;
};
const pointsOf = async (id: number): Promise<number> =>
  (await world.deps.db.selectFrom('students').select('points').where('id', '=', id).executeTakeFirstOrThrow()).points;

describe('who may', () => {
  it.each([
    ['GET /api/admin/classroom/week', {}],
    ['GET /api/admin/classroom/lessons/:day/:period/:class', { params: LESSON }],
    ['POST /api/admin/classroom/lessons/:day/:period/:class/taps', { params: LESSON, body: { taps: [] } }],
    ['PUT /api/admin/classroom/presets', { body: { version: 0, presets: [] } }],
    ['PUT /api/admin/classroom/seats/:class', { params: { class: '4' }, body: { version: 0, width: 4, order: [] } }],
  ] as const)('no pupil: %s', async (endpoint, request) => {
    const pupil = await world.pupil();
    expect((await pupil.agent.call(endpoint, request)).status).toBe(403);
    expect(await world.deps.db.selectFrom('class_sessions').selectAll().execute()).toEqual([]);
  });
});

describe('the working week', () => {
  it('shows each lesson with its grade, topic and state, and what was opened', async () => {
    const { body } = await week();
    expect(body).toMatchObject({ now: world.deps.clock().toISOString(), start: TODAY, exceptions: [] });
    expect(body.days).toHaveLength(5);
    expect(body.lessons).toHaveLength(15);
    const [first, second] = body.lessons;
    expect(first).toMatchObject({
      day: TODAY,
      period: 1,
      grade: 4,
      section: null,
      course: 'quran',
      from: '07:30',
      to: '08:15',
      state: 'missed',
      present: null,
    });
    expect(first?.topic).toMatchObject({ week: 3, isTaught: false });
    expect(second).toMatchObject({ period: 2, grade: 5, course: 'islamic', state: 'missed' });
    const [pupil] = await pupilsOfClass(1);
    await send([tap({ type: 'present', studentIds: [pupil?.id ?? 0] })]);
    expect((await week()).body.lessons[0]).toMatchObject({ state: 'open', present: null });
    await send([end()]);
    expect((await week()).body.lessons[0]).toMatchObject({ state: 'ended', present: 1, absent: 0, excused: 0 });
    const [missing, excused] = (await pupilsOfClass(2)).map(({ id }) => [id]) as [number[], number[]];
    await send([tap({ type: 'absent', studentIds: missing }), tap({ type: 'excused', studentIds: excused })]);
    expect((await week()).body.lessons[0]).toMatchObject({ present: 1, absent: 1, excused: 1 });
    expect((await week('2026-02-12')).body).toMatchObject({ start: '2026-02-08' });
    expect((await week('2027-09-01')).body).toMatchObject({ days: [], lessons: [] });
  });
});

describe('a session', () => {
  it('is opened once, by whoever comes first', async () => {
    const other = (await world.teacher()).agent;
    const replies = await Promise.all([send([]), send([], LESSON, other), send([])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await world.deps.db.selectFrom('class_sessions').selectAll().execute()).toHaveLength(1);
    expect(await auditLines(world, 'class_opened')).toHaveLength(1);
  });

  it.each([
    ['no lesson of that grade then', { ...LESSON, period: 6 }, 'no_lesson_then'],
    ['a day of the weekend', { ...LESSON, day: '2026-01-30' }, 'no_lesson_then'],
    ['a day to come', { ...LESSON, day: '2026-02-08' }, 'lesson_not_yet'],
    ['a day long ago', { ...LESSON, day: '2026-01-18' }, 'class_closed'],
  ] as const)('is not opened where there is %s', async (_, at, code) => {
    const reply = await send([], at);
    expect(reply).toMatchObject({ status: 409, body: { code, message: classroomRefusals[code] } });
    expect(await world.deps.db.selectFrom('class_sessions').selectAll().execute()).toEqual([]);
  });

  it('refuses at the door what no lesson has', async () => {
    const [pupil] = await pupilsOfClass(1);
    const studentIds = [pupil?.id];
    for (const bad of [
      { type: 'late', studentIds, minutesLate: -5 },
      { type: 'late', studentIds, minutesLate: 500 },
      { type: 'late', studentIds },
      { type: 'absent', studentIds: [] },
      { type: 'rating', studentId: pupil?.id, rating: 6 },
      { type: 'behavior', studentIds, behaviorType: 'awful', note: null },
      { type: 'paid', studentIds },
    ])
      expect((await send([{ ...bad, key: randomUUID() }])).status).toBe(400);
    expect((await send([{ type: 'end', key: 'mine' }])).status).toBe(400);
    expect((await send([], { ...LESSON, day: '2026-13-01' })).status).toBe(400);
    expect((await send([], { ...LESSON, period: 7 })).status).toBe(400);
  });

  it('writes nothing while it runs, and everything when it ends', async () => {
    const [a, b, c] = (await pupilsOfClass(3)).map(({ id }) => id) as [number, number, number];
    const lateBy12 = tap({ type: 'late', studentIds: [b], minutesLate: 12 });
    const absent = tap({ type: 'absent', studentIds: [c] });
    await send([
      tap({ type: 'present', studentIds: [a] }),
      lateBy12,
      absent,
      tap({ type: 'helper', studentId: b }),
      tap({ type: 'positive', studentIds: [a, b], note: 'شارك في الدرس' }),
      tap({ type: 'positive', studentIds: [a], note: null }),
      tap({ type: 'negative', studentIds: [b], note: null }),
      tap({ type: 'rating', studentId: b, rating: 4 }),
      tap({ type: 'taught', isTaught: true }),
    ]);
    expect(await logsThatCount(world)).toEqual([]);
    expect(await pointsOf(a)).toBe(0);
    const { body } = await send([end()]);
    expect(body.refused).toEqual([]);
    expect(body.lesson).toMatchObject({ state: 'ended', endedBy: expect.any(String) });
    expect(body.lesson.written).toMatchObject({
      logs: 2,
      points: 2,
      performance: 75,
      isTaught: true,
      penalised: [],
      helpers: [{ studentId: b, positive: 3, negative: 1, performance: 75, rating: 4 }],
    });
    const day = { logDate: TODAY, note: null, behaviorType: null };
    expect(await logsThatCount(world)).toEqual([
      { ...day, studentId: b, logType: 'late', minutesLate: 12, requestKey: lateBy12.key },
      { ...day, studentId: c, logType: 'absent', minutesLate: null, requestKey: absent.key },
    ]);
    expect([await pointsOf(a), await pointsOf(b), await pointsOf(c)]).toEqual([2, 0, 0]);
    const [line] = await world.deps.db.selectFrom('points_logs').selectAll().where('studentId', '=', a).execute();
    expect(line).toMatchObject({ logType: 'session_end', value: 2, coinsEarned: 0, reason: 'lesson' });
    expect(line?.sessionId).not.toBeNull();
    expect(await checkLedger(world.deps.db)).toEqual([]);
    const curriculum = await teacher.call('GET /api/admin/curriculum', { query: { grade: 4 } });
    const taught = curriculum.body.plan.filter(({ taughtAt }) => taughtAt !== null);
    expect(taught).toMatchObject([{ lessonId: body.lesson.topic?.lessonId }]);
    for (const action of ['class_opened', 'class_ended', 'lesson_taught'] as const)
      expect(await auditLines(world, action)).toHaveLength(1);
    expect(await auditLines(world, 'conduct_logged')).toHaveLength(2);
  });

  it('takes a tap once, from whichever device, and tells one that was changed on the way', async () => {
    const [pupil] = await pupilsOfClass(1);
    const late = tap({ type: 'late', studentIds: [pupil?.id ?? 0], minutesLate: 5 });
    const other = (await world.teacher()).agent;
    const [first, second] = await Promise.all([send([late, late]), send([late], LESSON, other)]);
    expect([first.body.refused, second.body.refused]).toEqual([[], []]);
    const tampered = await send([{ ...late, minutesLate: 50 }, end()]);
    expect(tampered.body.refused).toEqual([{ key: late.key, code: 'request_key_reused' }]);
    expect(await logsThatCount(world)).toMatchObject([{ minutesLate: 5 }]);
    expect((await read()).body.taps).toHaveLength(2);
  });

  it('says which taps are of colleagues', async () => {
    const [pupil] = await pupilsOfClass(1);
    const marks = () => tap({ type: 'positive', studentIds: [pupil?.id ?? 0], note: null });
    const [mine, theirs] = [marks(), marks()];
    const other = (await world.teacher()).agent;
    await send([mine]);
    expect((await send([theirs], LESSON, other)).body.lesson.ofOthers).toEqual([mine.key]);
    expect((await read()).body.ofOthers).toEqual([theirs.key]);
  });

  it('refuses whoever is not of the class, and goes on with the others', async () => {
    const [mine] = await pupilsOfClass(1);
    const [stranger] = await pupilsOfClass(1, 5);
    const gone = await world.pupil({ grade: 4 });
    await teacher.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    const helper = tap({ type: 'helper', studentId: stranger?.id ?? 0 });
    const archived = tap({ type: 'absent', studentIds: [gone.id] });
    const mixed = tap({ type: 'absent', studentIds: [mine?.id ?? 0, gone.id, 999_999] });
    const { body } = await send([helper, archived, mixed]);
    expect(body.refused).toEqual([
      { key: helper.key, code: 'pupil_not_in_class' },
      { key: archived.key, code: 'pupil_not_in_class' },
    ]);
    expect(body.lesson.taps).toEqual([{ ...mixed, studentIds: [mine?.id] }]);
    expect((await send([mixed])).body.refused).toEqual([]);
  });

  it('has room for so many taps and no more, and for the one that ends it', async () => {
    const [pupil] = await pupilsOfClass(1);
    const many = () => Array.from({ length: 100 }, () => tap({ type: 'drawn', studentId: pupil?.id ?? 0 }));
    for (let sent = 0; sent < TAPS_MAX; sent += 100) expect((await send(many())).body.refused).toEqual([]);
    const [one] = many() as [Tap];
    expect((await send([one])).body.refused).toEqual([{ key: one.key, code: 'class_full' }]);
    expect((await send([...many(), one])).status).toBe(400);

    const last = end();
    const { body } = await send([one, last]);
    expect(body.refused).toEqual([{ key: one.key, code: 'class_full' }]);
    expect(body.lesson.written).toMatchObject({ pupils: [{ drawn: TAPS_MAX }] });
    expect((await send([last])).body.refused).toEqual([]);
    const another = end();
    expect((await send([another])).body.refused).toEqual([{ key: another.key, code: 'class_full' }]);
  });

  it('makes the penalty that its taps bring, and clears it again where a late undo takes them back', async () => {
    const [pupil] = await pupilsOfClass(1);
    const studentIds = [pupil?.id ?? 0];
    const severe = () => tap({ type: 'behavior', studentIds, behaviorType: 'severe', note: 'إيذاء زميله' });
    const [one, ...others] = [severe(), severe(), severe(), severe()];
    const { body } = await send([one, ...others, end()]);
    expect(body.lesson.written).toMatchObject({ logs: 4, penalised: studentIds });
    const own = async () => (await pupil?.agent.call('GET /api/student/conduct'))?.body.penalties;
    expect(await own()).toMatchObject([{ status: 'active', percentage: 100, behavior: 120 }]);
    const corrected = await send([tap({ type: 'undo', undoes: one.key })]);
    expect(await own()).toMatchObject([{ status: 'auto' }]);
    expect(corrected.body.lesson.written).toMatchObject({ logs: 3, penalised: [] });
    expect(await logsThatCount(world)).toHaveLength(3);
    expect(await auditLines(world, 'class_corrected')).toHaveLength(1);
  });

  it('leaves a log alone that staff cancelled by hand, whatever comes late', async () => {
    const [pupil] = await pupilsOfClass(1);
    await send([tap({ type: 'absent', studentIds: [pupil?.id ?? 0] }), end()]);
    const { body } = await teacher.call('GET /api/admin/penalties/logs', { query: {} });
    await teacher.call('POST /api/admin/penalties/logs/:id/cancel', { params: { id: body.logs[0]?.id } });
    await send([tap({ type: 'positive', studentIds: [pupil?.id ?? 0], note: null })]);
    expect(await logsThatCount(world)).toEqual([]);
    expect(await pointsOf(pupil?.id ?? 0)).toBe(1);
  });

  it('takes back no more points than there are', async () => {
    const [pupil] = await pupilsOfClass(1);
    const id = pupil?.id ?? 0;
    const given = tap({ type: 'positive', studentIds: [id], note: null });
    await send([given, end()]);
    await world.deps.db.updateTable('students').set({ points: 0 }).where('id', '=', id).execute();
    expect((await send([tap({ type: 'undo', undoes: given.key })])).status).toBe(200);
    expect(await pointsOf(id)).toBe(0);
  });

  it('that was left open ends by itself when its day is over, and not before', async () => {
    const [pupil] = await pupilsOfClass(1);
    await send([tap({ type: 'absent', studentIds: [pupil?.id ?? 0] })]);
    await endForgotten(world.deps);
    expect((await read()).body.endedAt).toBeNull();
    world.forward(A_DAY);
    teacher = (await world.teacher()).agent;
    await Promise.all([endForgotten(world.deps), endForgotten(world.deps)]);
    expect((await read()).body).toMatchObject({ state: 'ended', endedBy: null, written: { logs: 1 } });
    expect(await logsThatCount(world)).toHaveLength(1);
    world.forward(7 * A_DAY);
    teacher = (await world.teacher()).agent;
    expect(await send([end()])).toMatchObject({ status: 409, body: { code: 'class_closed' } });
  });

  it('goes on where the timetable and the plan are edited under it', async () => {
    const [pupil] = await pupilsOfClass(1);
    await send([tap({ type: 'taught', isTaught: true })]);
    const { body } = await teacher.call('GET /api/admin/school-terms');
    const [{ id, version, ...term }] = body.terms as [SchoolTerm];
    const slots = term.slots.filter((slot: { grade: number }) => slot.grade !== 4);
    const change = { params: { id }, body: { ...term, slots, version } };
    expect((await teacher.call('PUT /api/admin/school-terms/:id', change)).status).toBe(200);
    const curriculum = (await teacher.call('GET /api/admin/curriculum', { query: { grade: 4 } })).body;
    const weeks = Array.from({ length: 10 }, () => ({ quran: [], islamic: [] }));
    const emptied = { params: { grade: 4 }, body: { termId: curriculum.term.id, version: curriculum.version, weeks } };
    expect((await teacher.call('PUT /api/admin/curriculum/:grade', emptied)).status).toBe(200);
    const reply = await send([tap({ type: 'absent', studentIds: [pupil?.id ?? 0] }), end()]);
    expect(reply.body.lesson).toMatchObject({ state: 'ended', topic: null, written: { logs: 1 } });
    expect((await week()).body.lessons.some((each: { grade: number; state: string }) => each.grade === 4)).toBe(true);
    expect((await send([], { ...LESSON, day: '2026-01-28', period: 2 })).body).toMatchObject({
      code: 'no_lesson_then',
    });
  });

  it('tells the staff at once, and the pupils when it is written', async () => {
    const heard: string[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push(`${typeof to === 'string' ? to : 'grade'} ${topic}`));
    await send([]);
    expect(heard).toEqual(['staff classroom']);
    await send([end()]);
    expect(heard).toContain('grade penalties');
    expect(heard).toContain('grade balance');
  });
});

describe('who recites next', () => {
  const order = async () => {
    const { body } = await teacher.call('GET /api/admin/tracking/next', { query: { grade: 4 } });
    return body.pupils
      .filter(({ studentId }) => studentId !== DEMO_STUDENT_ID)
      .map(({ studentId, reason }) => [studentId, reason]);
  };

  it('is none of those who are missing today, and first of all whoever missed the last lesson', async () => {
    const [a, b, c] = (await pupilsOfClass(3)).map(({ id }) => id) as [number, number, number];
    await send([tap({ type: 'absent', studentIds: [a] }), tap({ type: 'excused', studentIds: [c] })]);
    expect(await order()).toEqual([
      [b, 'never'],
      [a, 'skipped'],
      [c, 'skipped'],
    ]);
    await send([tap({ type: 'present', studentIds: [c] })]);
    expect((await order()).at(-1)).toEqual([a, 'skipped']);
    world.forward(A_DAY);
    teacher = (await world.teacher()).agent;
    expect((await order())[0]).toEqual([a, 'absent']);
    await send([tap({ type: 'present', studentIds: [a, b] })], { ...LESSON, day: '2026-02-02', period: 2 });
    expect((await order())[0]).toEqual([a, 'absent']);
  });
});

describe('what staff set up', () => {
  it('presets are changed from the version that was shown, and stand in every lesson', async () => {
    const { presets } = (await read()).body;
    expect(presets.version).toBe(0);
    expect(presets.presets.length).toBeGreaterThan(5);
    const mine = [{ kind: 'positive', text: 'حفظ الدرس' }];
    const put = (version: number, list: object[]) =>
      teacher.call('PUT /api/admin/classroom/presets', { body: { version, presets: list } });
    expect(await put(0, mine)).toMatchObject({ status: 200, body: { version: 1, presets: mine } });
    expect(await put(0, mine)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await put(0, [])).toMatchObject({ status: 409, body: { code: 'class_setup_changed' } });
    expect((await put(1, [{ kind: 'golden', text: 'x' }])).status).toBe(400);
    expect((await put(1, [{ kind: 'minor', text: 'ا'.repeat(41) }])).status).toBe(400);
    expect((await read()).body.presets.presets).toEqual(mine);
  });

  it('seats hold those of the grade, each once', async () => {
    const [a, b] = (await pupilsOfClass(2)).map(({ id }) => id);
    const [stranger] = await pupilsOfClass(1, 5);
    const put = (body: object) =>
      teacher.call('PUT /api/admin/classroom/seats/:class', { params: { class: '4' }, body });
    const reply = await put({ version: 0, width: 3, order: [b, a, b, stranger?.id] });
    expect(reply).toMatchObject({ status: 200, body: { version: 1, width: 3, order: [b, a] } });
    expect((await put({ version: 1, width: 1, order: [] })).status).toBe(400);
    expect((await put({ version: 0, width: 4, order: [] })).body).toMatchObject({ code: 'class_setup_changed' });
    expect((await read()).body.seats).toMatchObject({ width: 3, order: [b, a] });
  });
});
