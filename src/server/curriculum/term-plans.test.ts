import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { runningTerm } from '#tests/calendar';
import { COURSE } from '#tests/classroom';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm, TermFields } from '#wire/calendar';
import type { Curriculum } from '#wire/curriculum';

const DAY = 24 * 60 * 60;

let world: World;
let teacher: Agent;
let first: SchoolTerm;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
  first = await open(runningTerm());
});
afterEach(() => world.close());

const open = async (fields: TermFields): Promise<SchoolTerm> => {
  const answer = await teacher.call('POST /api/admin/school-terms', { body: { ...fields, requestKey: randomUUID() } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
/** After the summer, of as many weeks as are given. */
const openNext = (weeks: number) => {
  const end = new Date(Date.parse('2026-08-23') + (weeks * 7 - 3) * DAY * 1000).toISOString().slice(0, 10);
  return open({ ...runningTerm(), name: 'التالي', start: '2026-08-23', end, exceptions: [] });
};
const view = async (term?: number, section?: string): Promise<Curriculum> =>
  (
    await teacher.call('GET /api/admin/curriculum', {
      query: { grade: 4, ...(term && { term }), ...(section && { section }) },
    })
  ).body;
const copy = (to: SchoolTerm, version = 1, from = first) =>
  teacher.call('POST /api/admin/curriculum/:grade/copy', {
    params: { grade: 4 },
    body: { termId: to.id, fromTermId: from.id, version },
  });
const teach = (body: object) =>
  teacher.call('POST /api/admin/curriculum/:grade/taught', { params: { grade: 4 }, body });
const idsOf = ({ plan }: Curriculum) => plan.map(({ week, lessonId }) => [week, lessonId]);
const entriesOf = ({ plan, lessons }: Curriculum, week: number, course: string) =>
  plan
    .filter((each) => each.week === week && each.course === course)
    .map(({ lessonId }) => lessons.find(({ id }) => id === lessonId));

describe('the plan of a term', () => {
  it('is the syllabus in the first, and none in a later one until it is copied: nothing comes again by itself', async () => {
    const before = await view();
    expect(before.plan).toHaveLength(50);
    const next = await openNext(12);
    expect((await view(next.id)).plan).toEqual([]);
    world.forward(210 * DAY);
    teacher = (await world.teacher()).agent;
    const { body } = await (await world.pupil({ grade: 4 })).agent.call('GET /api/student/curriculum');
    expect([body.term.id, body.lessons]).toEqual([next.id, []]);
    expect(idsOf(await view(first.id))).toEqual(idsOf(before));
    expect((await view()).terms.map(({ lessons }) => lessons)).toEqual([50, 0]);
  });

  it('is prepared ahead: copied in order over as many weeks as it teaches, on its own dates, once', async () => {
    const next = await openNext(19);
    const [one, two] = await Promise.all([copy(next), copy(next)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const copied = one.body;
    const before = await view(first.id);
    for (const course of ['quran', 'islamic'])
      expect(copied.plan.filter((each) => each.course === course).map(({ lessonId }) => lessonId)).toEqual(
        before.plan.filter((each) => each.course === course).map(({ lessonId }) => lessonId),
      );
    expect(new Set(copied.plan.map(({ week }) => week)).size).toBe(19);
    expect(copied.plan.every(({ day }) => day !== null && day >= '2026-08-23')).toBe(true);
    expect(await auditLines(world, 'curriculum_copied')).toHaveLength(1);
    expect((await copy(next, 7)).status).toBe(200);
    expect((await view(first.id)).version).toBe(1);
    const pupil = await world.pupil({ grade: 4 });
    const params = { params: { grade: 4 }, body: { termId: next.id, fromTermId: first.id, version: 1 } };
    expect((await pupil.agent.call('POST /api/admin/curriculum/:grade/copy', params)).status).toBe(403);
  });

  it('goes week by week where both teach as many', async () => {
    const next = await open({
      ...runningTerm(),
      ...{ name: 'التالي', start: '2026-08-23', end: '2026-11-12' },
      exceptions: [{ type: 'exams', name: 'اختبارات', start: '2026-11-01', end: '2026-11-12' }],
    });
    expect(idsOf((await copy(next)).body)).toEqual(idsOf(await view(first.id)));
  });

  it.each([
    ['from a term without a plan', async () => copy(first, 1, await openNext(12)), 'curriculum_empty'],
    ['to a term of a week', async () => copy(await openNext(1)), 'term_too_short_for_plan'],
    ['over what a colleague wrote meanwhile', async () => copy(await openNext(12), 3), 'curriculum_changed'],
  ])('is not copied %s', async (_, act, code) => {
    expect((await act()).error.code).toBe(code);
  });

  it('says where it has more lessons than the timetable has hours, and keeps them', async () => {
    const next = await openNext(5);
    const { plan, crowded } = (await copy(next)).body;
    // One that comes again in the same week is one.
    expect(new Set(plan.map(({ lessonId }) => lessonId))).toEqual(
      new Set((await view(first.id)).plan.map(({ lessonId }) => lessonId)),
    );
    expect(crowded).toEqual([1, 2, 3, 4, 5]);
    expect((await view(first.id)).crowded).toEqual([]);
  });
});

describe('what was taught', () => {
  const teachFirst = async () => {
    const [lesson] = (await view()).plan.filter(({ course }) => course === 'islamic');
    const body = { termId: first.id, week: 1, lessonId: lesson?.lessonId, isTaught: true };
    expect((await teach(body)).status).toBe(200);
    return body;
  };

  it('stays in its week, whoever writes, imports or copies over it', async () => {
    await teachFirst();
    const seen = await view();
    const weeks = Array.from({ length: 12 }, (_, at) => ({
      quran: entriesOf(seen, at + 1, 'quran'),
      islamic: entriesOf(seen, at + 1, 'islamic'),
    }));
    const put = (changed: typeof weeks) =>
      teacher.call('PUT /api/admin/curriculum/:grade', {
        params: { grade: 4 },
        body: { termId: first.id, version: 1, weeks: changed as never },
      });
    const [week] = weeks;
    const without = weeks.with(0, { quran: week?.quran ?? [], islamic: week?.islamic.slice(1) ?? [] });
    expect((await put(without)).error.code).toBe('taught_lesson_stays');
    const rows = [['الفقه', '1', 'الطهارة', 'درس آخر']];
    const bring = (read: number | null) =>
      teacher.call('POST /api/admin/curriculum/:grade/import', {
        params: { grade: 4 },
        body: { termId: first.id, rows, seen: read },
      });
    expect((await bring(null)).body.faults).toMatchObject([{ column: 2, fault: expect.stringContaining('الأسبوع ١') }]);
    expect((await bring(1)).body.isSaved).toBe(false);
    const next = await openNext(5);
    const into = { termId: next.id, rows, seen: 1 };
    await teacher.call('POST /api/admin/curriculum/:grade/import', { params: { grade: 4 }, body: into });
    expect((await copy(first, 1, next)).error.code).toBe('taught_lesson_stays');
    expect(idsOf(await view(first.id))).toEqual(idsOf(seen));
    // Others of the same week may go.
    const others = weeks.with(0, { quran: [], islamic: week?.islamic.slice(0, 1) ?? [] });
    expect((await put(others)).status).toBe(200);
  });

  it('keeps its term as long as it is, and is not said of one that has not begun', async () => {
    const { lessonId } = await teachFirst();
    const last = (await view()).plan.findLast(({ week }) => week === 10);
    await teach({ termId: first.id, week: 10, lessonId: last?.lessonId, isTaught: true });
    const { id, ...fields } = first;
    const shortened = { ...fields, end: '2026-02-26', exceptions: [] };
    const answer = await teacher.call('PUT /api/admin/school-terms/:id', { params: { id }, body: shortened });
    expect([answer.status, answer.error.code]).toEqual([409, 'school_term_taught']);
    const next = await openNext(12);
    await copy(next);
    expect((await teach({ termId: next.id, week: 1, lessonId, isTaught: true })).error.code).toBe('term_not_begun');
    expect((await teach({ termId: 4711, week: 1, lessonId, isTaught: true })).error.code).toBe('school_term_not_found');
  });
});

describe('a grade with sections', () => {
  const taughtTo = async (section?: string) =>
    (await view(first.id, section)).plan.filter(({ taughtAt }) => taughtAt !== null).map(({ lessonId }) => lessonId);
  const pupilOf = (section: string) => world.pupil({ grade: 4, section });
  const lessonsSeenBy = async ({ agent }: { agent: Agent }) =>
    (await agent.call('GET /api/student/curriculum')).body.lessons
      .filter(({ isTaught }) => isTaught)
      .map(({ id }) => id);

  it('is taught class by class, or as one; taken back from one section it stays with the others', async () => {
    const [a, b] = [await pupilOf('أ'), await pupilOf('ب')];
    const lessonId = (await view()).plan[0]?.lessonId;
    const say = (section: string | null, isTaught: boolean) =>
      teach({ termId: first.id, section, week: 1, lessonId, isTaught });
    await say('أ', true);
    expect([await lessonsSeenBy(a), await lessonsSeenBy(b)]).toEqual([[lessonId], []]);
    expect([await taughtTo('أ'), await taughtTo('ب'), await taughtTo()]).toEqual([[lessonId], [], []]);
    await say(null, true);
    expect([await lessonsSeenBy(a), await lessonsSeenBy(b), await taughtTo()]).toEqual([
      [lessonId],
      [lessonId],
      [lessonId],
    ]);
    await say('أ', false);
    expect([await lessonsSeenBy(a), await lessonsSeenBy(b), await taughtTo()]).toEqual([[], [lessonId], []]);
    await say(null, false);
    expect([await lessonsSeenBy(a), await lessonsSeenBy(b)]).toEqual([[], []]);
    expect((await say('ج', true)).error.code).toBe('lesson_not_found');
  });
});
