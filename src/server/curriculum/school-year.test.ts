import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { termFields } from '#tests/calendar';
import { COURSE } from '#tests/classroom';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm, TermFields } from '#wire/calendar';
import type { Curriculum } from '#wire/curriculum';

/**
 * Two terms, day by day, with Ramadan's hours and closures that are announced on the evening before. What is counted
 * here is counted without the product's rules: by dates alone.
 */
const DAY_MS = 24 * 60 * 60 * 1000;
const GRADE = 4;
const add = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const span = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, at) => add(from, at));

const exception = (type: 'holiday' | 'review' | 'exams', start: string, end = start) => ({
  type,
  name: type,
  start,
  end,
});
const LATE = ['10:00', '10:35', '11:10', '11:45', '12:20', '12:55'].map((from, at) => ({
  from,
  to: ['10:35', '11:10', '11:45', '12:20', '12:55', '13:30'][at] as string,
}));

/** Eighteen weeks, and nineteen after the summer. The first begins on the first day of a test's world. */
const FIRST: TermFields = {
  ...termFields(),
  ...{ name: 'الأول', start: '2026-02-01', end: '2026-06-18' },
  exceptions: [
    exception('holiday', '2026-03-15', '2026-03-26'),
    exception('review', '2026-06-07', '2026-06-11'),
    exception('exams', '2026-06-14', '2026-06-18'),
  ],
  otherTimes: [{ name: 'رمضان', start: '2026-02-18', end: '2026-03-14', periods: LATE }],
};
const SECOND: TermFields = {
  ...termFields(),
  ...{ name: 'الثاني', start: '2026-08-23', end: '2026-12-31', otherTimes: [] },
  exceptions: [exception('review', '2026-12-20', '2026-12-24'), exception('exams', '2026-12-27', '2026-12-31')],
};
/** Two of them in one week, which is then too short to count; one at the end of a week, and one in Ramadan. */
const CLOSED = ['2026-02-24', '2026-04-13', '2026-04-14', '2026-09-10', '2026-11-01'];

/** Sunday and Wednesday are for Quran, the others for Islamic studies. */
const COURSE_OF = ['quran', 'islamic', 'islamic', 'quran', 'islamic'] as const;

const openDays = (term: TermFields, closed: readonly string[]): string[] =>
  span(term.start, term.end).filter(
    (day) =>
      weekdayOf(day) < 5 &&
      !closed.includes(day) &&
      !term.exceptions.some(({ type, start, end }) => type === 'holiday' && start <= day && day <= end),
  );

/** The days of each numbered week. */
const countedWeeks = (term: TermFields, closed: readonly string[]): string[][] =>
  span(term.start, term.end)
    .filter((day) => weekdayOf(day) === 0)
    .map((sunday) => openDays(term, closed).filter((day) => sunday <= day && day <= add(sunday, 6)))
    .filter(({ length }) => length >= 4);

type Lessons = Curriculum['plan'];

/** What the class has on a day: lessons one after the other on the days of their course, the last takes what is left. */
const lessonsOn = (term: TermFields, closed: readonly string[], plan: Lessons, day: string): string[] => {
  const week = countedWeeks(term, closed).findIndex((days) => days.includes(day));
  if (week === -1) return [];
  const days = countedWeeks(term, closed)[week] as string[];
  return (['quran', 'islamic'] as const).flatMap((course) => {
    const places = days.filter((each) => COURSE_OF[weekdayOf(each)] === course);
    const own = plan.filter((each) => each.week === week + 1 && each.course === course);
    return own
      .filter((_, at) => places[Math.min(at, places.length - 1)] === day)
      .map(({ lessonId }) => `${week + 1}/${lessonId}`);
  });
};

/** Weekends count, holidays do not. */
const dayAfterCounted = (from: string, days: number, paused: ReadonlySet<string>): string => {
  let [day, counted] = [from, 0];
  while (counted < days) {
    day = add(day, 1);
    if (!paused.has(day)) counted += 1;
  }
  return day;
};

interface School {
  readonly world: World;
  staff: Agent;
}

const planOf = async ({ staff }: School, termId: number): Promise<Curriculum> =>
  (await staff.call('GET /api/admin/curriculum', { query: { grade: GRADE, term: termId } })).body;

const open = async ({ staff }: School, fields: TermFields): Promise<SchoolTerm> => {
  const answer = await staff.call('POST /api/admin/school-terms', { body: { ...fields, requestKey: randomUUID() } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

const announce = async ({ staff }: School, id: number, day: string): Promise<void> => {
  const { terms } = (await staff.call('GET /api/admin/school-terms')).body;
  const { id: _, ...body } = terms.find((each) => each.id === id) as SchoolTerm;
  const exceptions = [...body.exceptions, exception('holiday', day)];
  const answer = await staff.call('PUT /api/admin/school-terms/:id', { params: { id }, body: { ...body, exceptions } });
  expect(answer.status, answer.text).toBe(200);
};

/** The teacher's table has the days that are open, and each lesson at the hour of its day. */
const expectTable = async ({ staff }: School, term: SchoolTerm, closed: readonly string[], sunday: string) => {
  const { body } = await staff.call('GET /api/admin/classroom/week', { query: { day: sunday } });
  const isThisWeek = (day: string) => day >= sunday && day <= add(sunday, 6);
  expect(body.days).toEqual(openDays(term, closed).filter(isThisWeek));
  for (const lesson of body.lessons) {
    const isLate = term.otherTimes.some(({ start, end }) => start <= lesson.day && lesson.day <= end);
    expect(lesson.from).toBe((isLate ? LATE : term.periods)[lesson.period - 1]?.from);
  }
};

/** Answers what the class took on that day. */
const teachOn = async (school: School, term: SchoolTerm, closed: readonly string[], day: string): Promise<string[]> => {
  const { plan } = await planOf(school, term.id);
  const today = plan.filter((each) => each.day === day);
  expect(today.map(({ week, lessonId }) => `${week}/${lessonId}`)).toEqual(lessonsOn(term, closed, plan, day));
  for (const { week, lessonId } of today.filter(({ taughtAt }) => taughtAt === null)) {
    const body = { termId: term.id, week, lessonId, isTaught: true };
    await school.staff.call('POST /api/admin/curriculum/:grade/taught', { params: { grade: GRADE }, body });
  }
  return today.map(({ week, lessonId }) => `${week}/${lessonId}`);
};

/** A login of the staff lasts a day. Nobody comes at the weekend, but to close the school. */
const comeToWork = async (school: School, day: string, tomorrow: string): Promise<void> => {
  if (weekdayOf(day) < 5 || CLOSED.includes(tomorrow)) school.staff = (await school.world.teacher()).agent;
};

/** Answers what was taught by this count. */
const playTerm = async (
  school: School,
  term: SchoolTerm,
  rewarded: (day: string) => Promise<void>,
): Promise<string[]> => {
  const taught = new Set<string>();
  const closed: string[] = [];
  for (const day of span(term.start, term.end)) {
    const tomorrow = add(day, 1);
    await comeToWork(school, day, tomorrow);
    if (weekdayOf(day) === 0) {
      await rewarded(day);
      await expectTable(school, term, closed, day);
    }
    const lessons = weekdayOf(day) < 5 ? await teachOn(school, term, closed, day) : [];
    for (const lesson of lessons) taught.add(lesson);
    if (CLOSED.includes(tomorrow)) {
      await announce(school, term.id, tomorrow);
      closed.push(tomorrow);
    }
    school.world.forward(DAY_MS / 1000);
  }
  return [...taught].toSorted();
};

const taughtIn = async ({ world }: School, termId: number): Promise<string[]> => {
  const rows = await world.deps.db.selectFrom('curriculum_taught').selectAll().where('termId', '=', termId).execute();
  return rows.map(({ week, lessonId }) => `${week}/${lessonId}`).toSorted();
};

/** A thousand requests, on a machine that does other work. */
const A_YEAR_MS = 5 * 60 * 1000;

it(
  'a year of two terms is taught, shown and counted as its dates say',
  async () => {
    const world = await startWorld({ gifts: COURSE });
    const school: School = { world, staff: (await world.teacher()).agent };
    const pupil = await world.student({ grade: GRADE });
    const given: string[] = [];
    const rewarded = async (day: string) => {
      given.push(day);
      const gift = { source: 'daily', type: 'coins', amount: 5, title: null, days: 7 } as const;
      const body = { ...gift, to: { kind: 'students', ids: [pupil.id] }, requestKey: randomUUID() } as const;
      expect((await school.staff.call('POST /api/admin/rewards', { body })).status).toBe(200);
    };

    const first = await open(school, FIRST);
    expect(countedWeeks(FIRST, [])).toHaveLength(18);
    const beginning = await planOf(school, first.id);
    expect(await playTerm(school, first, rewarded)).toEqual(await taughtIn(school, first.id));
    expect(countedWeeks(FIRST, CLOSED)).toHaveLength(17);

    school.staff = (await world.teacher()).agent;
    const second = await open(school, SECOND);
    expect(countedWeeks(SECOND, [])).toHaveLength(19);
    expect((await planOf(school, second.id)).plan).toEqual([]);
    const copied = { termId: second.id, fromTermId: first.id, version: 1 };
    await school.staff.call('POST /api/admin/curriculum/:grade/copy', { params: { grade: GRADE }, body: copied });
    world.forward((Date.parse(SECOND.start) - Date.parse(add(FIRST.end, 1))) / 1000);
    school.staff = (await world.teacher()).agent;
    const ids = ({ plan }: Curriculum, course: string) =>
      plan.filter((each) => each.course === course).map(({ lessonId }) => lessonId);
    const going = await planOf(school, second.id);
    for (const course of ['quran', 'islamic']) expect(ids(going, course)).toEqual(ids(beginning, course));
    const before = await taughtIn(school, first.id);
    expect(await playTerm(school, second, rewarded)).toEqual(await taughtIn(school, second.id));
    expect(await taughtIn(school, first.id)).toEqual(before);

    const summer = span(add(FIRST.end, 1), add(SECOND.start, -1));
    const holidays = [FIRST, SECOND].flatMap(({ exceptions }) =>
      exceptions.flatMap(({ type, start, end }) => (type === 'holiday' ? span(start, end) : [])),
    );
    const paused = new Set([...CLOSED, ...holidays, ...summer]);
    const ends = await world.deps.db.selectFrom('rewards_tracking').select('expiresAt').orderBy('createdAt').execute();
    expect(ends.map(({ expiresAt }) => expiresAt.slice(0, 10))).toEqual(
      given.map((day) => dayAfterCounted(day, 7, paused)),
    );
    await world.close();
  },
  A_YEAR_MS,
);
