import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeTerm,
  dueAfter,
  provideFirstTerm,
  readCalendar,
  renameSectionInTimetables,
} from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { termFields } from '#tests/calendar';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm, TermFields } from '#wire/calendar';

/** Runs on the first day of a test's world, Sunday 2026-02-01. */
const TERM: TermFields = {
  ...termFields(),
  start: '2026-01-18',
  exceptions: [{ type: 'holiday', name: 'إجازة', start: '2026-02-05', end: '2026-02-14' }],
};

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld();
  teacher = (await world.teacher()).agent;
});
afterEach(() => world.close());

const open = (agent: Agent, more: Partial<TermFields> & { requestKey?: string } = {}) =>
  agent.call('POST /api/admin/school-terms', { body: { ...TERM, requestKey: randomUUID(), ...more } });
const opened = async (more: Partial<TermFields> = {}): Promise<SchoolTerm> => {
  const answer = await open(teacher, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const change = (agent: Agent, { id, ...term }: SchoolTerm) =>
  agent.call('PUT /api/admin/school-terms/:id', { params: { id }, body: term });
const remove = (agent: Agent, id: number) => agent.call('DELETE /api/admin/school-terms/:id', { params: { id } });
const terms = async () => (await teacher.call('GET /api/admin/school-terms')).body.terms;

describe('the terms of a school', () => {
  it('begin with that of the specification, once', async () => {
    await provideFirstTerm(world.deps);
    await provideFirstTerm(world.deps);
    expect(await terms()).toMatchObject([
      { name: 'الفصل الدراسي الثالث ١٤٤٦', start: '2025-03-02', end: '2025-06-26', version: 1 },
    ]);
  });

  it('are the staff’s alone: a pupil sees the timetable of the own grade and changes nothing', async () => {
    const term = await opened();
    const pupil = await world.pupil({ grade: 5 });
    expect((await pupil.agent.call('GET /api/admin/school-terms')).status).toBe(403);
    expect((await open(pupil.agent)).status).toBe(403);
    expect((await change(pupil.agent, term)).status).toBe(403);
    expect((await remove(pupil.agent, term.id)).status).toBe(403);
    const { body } = await pupil.agent.call('GET /api/student/timetable');
    expect(body.now).toBe('2026-02-01T06:00:00.000Z');
    expect(body.term.id).toBe(term.id);
    expect(new Set(body.term.slots.map(({ grade }) => grade))).toEqual(new Set([5]));
    expect((await teacher.call('GET /api/student/timetable')).status).toBe(403);
  });

  it('are opened once for a key, and stand in the audit log', async () => {
    const requestKey = randomUUID();
    const [first, second] = await Promise.all([open(teacher, { requestKey }), open(teacher, { requestKey })]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).toBe(first.body.id);
    expect((await open(teacher, { requestKey, name: 'آخر' })).body).toMatchObject({ code: 'request_key_reused' });
    expect(await terms()).toHaveLength(1);
    expect(await auditLines(world, 'school_term_opened')).toHaveLength(1);
  });

  it.each([
    [
      'overlaps another',
      { start: '2026-05-10', end: '2026-08-27', exceptions: [] },
      'start',
      'يتداخل مع «الفصل الثاني»',
    ],
    ['ends before it starts', { start: '2027-01-03', end: '2027-01-02' }, 'end', 'نهاية الفصل قبل بدايته'],
    [
      'lasts a year',
      { start: '2027-01-03', end: '2028-01-02' },
      'end',
      'الفصل أطول من عشرة أشهر. راجع السنة في التاريخين',
    ],
    [
      'has no day of the week',
      { start: '2027-01-03', end: '2027-04-22', weekdays: [] },
      'weekdays',
      'اختر يومًا دراسيًا واحدًا على الأقل',
    ],
    [
      'has no school day',
      {
        start: '2027-01-03',
        end: '2027-04-22',
        exceptions: [{ type: 'holiday' as const, name: 'عطلة', start: '2027-01-03', end: '2027-04-22' }],
      },
      'end',
      'لا يكتمل في الفصل أسبوع واحد. أخّر النهاية أو قصّر الإجازات',
    ],
    ['has a holiday outside of it', { start: '2027-01-03', end: '2027-04-22' }, 'exceptions/0', 'خارج أيام الفصل'],
    [
      'has periods that overlap',
      {
        start: '2027-01-03',
        end: '2027-04-22',
        exceptions: [],
        periods: TERM.periods.with(1, { from: '08:00', to: '09:00' }),
      },
      'periods/1',
      'تبدأ قبل أن تنتهي الحصة التي قبلها',
    ],
    [
      'has a lesson on a Friday',
      {
        start: '2027-01-03',
        end: '2027-04-22',
        exceptions: [],
        slots: [{ weekday: 5, period: 1, grade: 4 as const, section: null, course: 'quran' as const }],
      },
      'slots/0',
      'حصة في يوم ليس من أيام الدراسة',
    ],
  ])('are refused where one %s, with the place', async (_, fields, field, text) => {
    await opened();
    const answer = await open(teacher, fields);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body).toMatchObject({ code: 'school_term_impossible', fields: { [field]: text } });
    expect(await terms()).toHaveLength(1);
  });

  it.each(['9999-12-05', '0000-01-01', '2026-02-30'])(
    'have no day %s, which no calendar of the school has',
    async (day) => {
      const answer = await open(teacher, { start: day, end: day });
      expect(answer.body).toMatchObject({ code: 'validation', fields: { start: 'التاريخ غير صحيح' } });
    },
  );

  it('change from the version that was shown; two staff never overwrite each other unseen', async () => {
    const term = await opened();
    const renamed = await change(teacher, { ...term, name: 'باسم جديد' });
    expect(renamed.body).toMatchObject({ name: 'باسم جديد', version: 2 });
    const stale = await change(teacher, { ...term, pausesInRamadan: true });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'school_term_changed' });
    // What stands already is no conflict: a reply was lost.
    expect((await change(teacher, { ...term, name: 'باسم جديد' })).body).toMatchObject({ version: 2 });
    expect(await terms()).toMatchObject([{ name: 'باسم جديد', pausesInRamadan: false, version: 2 }]);
    const [line] = await auditLines(world, 'school_term_changed');
    expect(line).toMatchObject({ subjectName: 'باسم جديد' });
  });

  it('are not written over what somebody called otherwise while they were changed', async () => {
    const of = { grade: 4, section: 'أ' } as const;
    const { id, ...term } = await opened({ slots: [{ weekday: 0, period: 1, course: 'quran', ...of }] });
    const { actor } = await world.teacher();
    const changing = async (trx: Executor): Promise<void> => {
      await renameSectionInTimetables(trx, { grade: 4, from: 'أ', to: 'ج' });
    };
    const writing = changeTerm(world.deps, [{ changing }], actor, id, { ...term, name: 'باسم جديد' });
    await expect(writing).rejects.toMatchObject({ code: 'school_term_changed' });
  });

  const TRIP = { type: 'holiday', name: 'رحلة', start: '2026-02-10', end: '2026-02-10' } as const;
  it.each([
    ['of another class', { ...TRIP, of: { grade: 5, section: null } }],
    ['everybody’s', TRIP],
    ['of another kind', { ...TRIP, type: 'review' }],
  ] as const)('change where one exception alone becomes %s, which the log says', async (_, exception) => {
    const term = await opened({ exceptions: [{ ...TRIP, of: { grade: 4, section: null } }] });
    expect((await change(teacher, { ...term, exceptions: [exception] })).status).toBe(200);
    const [after] = await terms();
    expect([after?.version, after?.exceptions]).toEqual([2, [exception]]);
    const [line] = await auditLines(world, 'school_term_changed');
    expect(line?.before).not.toBe(line?.after);
  });

  it('name a fault of a change by its place in what was sent, whatever the order', async () => {
    const term = await opened();
    const outside = { type: 'holiday' as const, name: 'عطلة', start: '2027-01-03', end: '2027-01-04' };
    const answer = await change(teacher, { ...term, exceptions: [outside, ...term.exceptions] });
    expect(answer.body).toMatchObject({ fields: { 'exceptions/0': 'خارج أيام الفصل' } });
  });

  it('are removed only before they begin', async () => {
    const running = await opened();
    const next = await opened({ name: 'القادم', start: '2026-08-23', end: '2026-12-17', exceptions: [] });
    expect((await remove(teacher, running.id)).body).toMatchObject({ code: 'school_term_begun' });
    expect((await remove(teacher, next.id)).status).toBe(200);
    expect((await remove(teacher, next.id)).body).toMatchObject({ code: 'school_term_not_found' });
    expect((await terms()).map(({ id }) => id)).toEqual([running.id]);
    expect(await auditLines(world, 'school_term_removed')).toHaveLength(1);
  });

  it('say nothing of a term that no school has', async () => {
    const term = await opened();
    expect((await change(teacher, { ...term, id: term.id + 1 })).status).toBe(404);
  });
});

describe('everything that counts days', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const daysFromNow = (iso: string | undefined) =>
    Math.round((new Date(iso ?? '').getTime() - world.deps.clock().getTime()) / DAY);

  it('asks the same calendar: a penalty and a reward stand still over a holiday', async () => {
    await opened();
    const pupil = await world.pupil({ grade: 4 });
    await teacher.call('POST /api/admin/penalties/logs', {
      body: {
        studentIds: [pupil.id],
        incident: { type: 'late', minutesLate: 100 },
        logDate: '2026-02-01',
        note: null,
        requestKey: randomUUID(),
      },
    });
    const { penalties } = (await teacher.call('GET /api/admin/penalties')).body;
    // Seven days, and the ten of the holiday from the 5th to the 14th.
    expect(daysFromNow(penalties[0]?.expiresAt)).toBe(17);
    const gift = {
      source: 'daily',
      type: 'coins',
      amount: 5,
      title: null,
      days: 7,
      to: { kind: 'students', ids: [pupil.id] },
    } as const;
    const preview = await teacher.call('POST /api/admin/rewards/preview', { body: gift });
    expect(daysFromNow(preview.body.expiresAt)).toBe(17);
  });

  it('counts on as soon as a holiday is taken away, and not what was promised before', async () => {
    const term = await opened();
    expect((await dueAfter(world.deps.db, world.deps.clock(), 7)).toISOString().slice(0, 10)).toBe('2026-02-18');
    await change(teacher, { ...term, exceptions: [] });
    expect((await dueAfter(world.deps.db, world.deps.clock(), 7)).toISOString().slice(0, 10)).toBe('2026-02-08');
    expect(await readCalendar(world.deps.db)).toHaveLength(1);
  });
});
