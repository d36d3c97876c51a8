import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAfter, momentOfWall, schoolDay, weekdayOf, weekOf } from '#domain/calendar/school-day';
import type { Slot } from '#domain/calendar/terms';
import { ATTENDANCES, type Attendance } from '#domain/classroom/taps';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { checkLedger } from '#server/ledger/service';
import { drawFromSeed } from '#server/seed/chance';
import type { Agent } from '#tests/agent';
import { termFields } from '#tests/calendar';
import { COURSE, tap } from '#tests/classroom';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { startWorld, type World } from '#tests/world';
import type { SchoolTerm, TermFields } from '#wire/calendar';

/** Another year with each of these; a failure names it. */
const SEED = 1448;
const draw = drawFromSeed(SEED);

const A = { grade: 4, section: 'أ' } as const;
const B = { grade: 4, section: 'ب' } as const;
const FIFTH = { grade: 5, section: null } as const;
const HOURS: readonly (readonly [SchoolClass, weekday: number, period: number, course: Slot['course']])[] = [
  [A, 0, 1, 'quran'],
  [B, 0, 1, 'quran'],
  [A, 2, 3, 'islamic'],
  [B, 3, 3, 'islamic'],
  [{ grade: 4, section: null }, 4, 2, 'islamic'],
  [FIFTH, 1, 2, 'quran'],
  [FIFTH, 3, 4, 'islamic'],
];
const SLOTS = HOURS.map(([of, weekday, period, course]): Slot => ({ ...of, weekday, period, course }));

/** Of 18 and of 19 weeks that are numbered, with Ramadan in the first; counted on a calendar, not by our rules. */
const FIRST = { start: '2026-02-08', end: '2026-06-25', weeks: 18 };
const SECOND = { start: '2026-08-23', end: '2026-12-31', weeks: 19 };
const EID = { type: 'holiday' as const, name: 'إجازة العيد', start: '2026-03-13', end: '2026-03-26' };
const RAMADAN = { name: 'رمضان', start: '2026-02-18', end: '2026-03-12' };
/** Days of school, each announced the evening before; one week of each term loses two, and is not numbered. */
const CLOSED = ['2026-04-07', '2026-05-19', '2026-05-20', '2026-10-06', '2026-11-17'];
const CLOSED_WEEK = '2026-05-17';

interface Told {
  readonly class: { section: string | null; readonly grade: 4 | 5 };
  readonly attendance: Record<Attendance, number>;
  points: number;
}

let world: World;
let staff: { agent: Agent };
/** What happened, as the one who played it wrote it down. */
const pupils = new Map<number, Told>();
const taught = new Map<string, Set<string>>();
const numbers = new Map<string, Set<number>>();
const scores = new Map<number, Map<number, number | 'absent'>>();
const fromRamadan = new Set<string>();

const goTo = async (day: string, time: string): Promise<void> => {
  const at = momentOfWall(`${day}T${time}`);
  if (!at) throw new Error(`no moment ${day} ${time}`);
  world.forward((at.getTime() - world.deps.clock().getTime()) / 1000);
  staff = await world.teacher();
};

const enter = async (of: { grade: 4 | 5; section: string | null }) => {
  const { id } = await world.pupil({ grade: of.grade, ...(of.section !== null && { section: of.section }) });
  pupils.set(id, { class: { ...of }, attendance: { present: 0, late: 0, absent: 0, excused: 0 }, points: 0 });
};

const openTerm = async ({ start, end }: typeof FIRST, more: Partial<TermFields>): Promise<SchoolTerm> => {
  const body = { ...termFields(), name: `فصل ${start}`, start, end, exceptions: [], slots: SLOTS, ...more };
  const opened = await staff.agent.call('POST /api/admin/school-terms', {
    body: { ...body, requestKey: randomUUID() },
  });
  expect(opened.status, opened.text).toBe(200);
  return opened.body;
};

const isOf = (of: SchoolClass, told: Told): boolean =>
  told.class.grade === of.grade && (of.section === null || told.class.section === of.section);

const holdLesson = async (term: SchoolTerm, day: string, slot: Slot): Promise<void> => {
  const params = { day, period: slot.period, class: classKey(slot) };
  const here = [...pupils].filter(([, told]) => isOf(slot, told));
  const said = here.map(([id, told]) => {
    const is = ATTENDANCES[draw(1, 9) > 6 ? draw(1, 3) : 0] as Attendance;
    told.attendance[is] += 1;
    return is === 'late' ? tap({ type: is, studentIds: [id], minutesLate: 5 }) : tap({ type: is, studentIds: [id] });
  });
  const marks = here.flatMap(([id, told]) => {
    const given = draw(0, 2);
    told.points += given;
    return Array.from({ length: given }, () => tap({ type: 'positive', studentIds: [id], note: null }));
  });
  const taps = [...said, ...marks, tap({ type: 'taught', isTaught: true }), tap({ type: 'end' })];
  const answer = await staff.agent.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
    params,
    body: { taps },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.refused).toEqual([]);
  const { topic, from } = answer.body.lesson;
  if (from !== term.periods[slot.period - 1]?.from) fromRamadan.add(day);
  const classes = slot.section === null && slot.grade === 4 ? [A, B] : [slot];
  for (const each of topic ? classes : []) {
    const key = `${term.id} ${classKey(each)}`;
    taught.set(key, (taught.get(key) ?? new Set()).add(topic?.lessonId ?? ''));
    numbers.set(key, (numbers.get(key) ?? new Set()).add(topic?.week ?? 0));
  }
};

const closeTomorrow = async (term: SchoolTerm, day: string): Promise<SchoolTerm> => {
  const { agent } = staff;
  const { body } = await agent.call('GET /api/admin/school-terms', {});
  const now = body.terms.find(({ id }) => id === term.id) ?? term;
  const closed = { type: 'holiday' as const, name: `تعليق ${day}`, start: day, end: day };
  const answer = await agent.call('PUT /api/admin/school-terms/:id', {
    params: { id: term.id },
    body: { ...now, exceptions: [...now.exceptions, closed] },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** The fourth grade's, with one who is away and sits it later. */
const examine = async (date: string): Promise<void> => {
  const id = await madeExam(staff, { grade: 4, date, title: `اختبار ${date}` });
  const sitting = [...pupils].filter(([, told]) => told.class.grade === 4).map(([studentId]) => studentId);
  const [late, away, ...others] = sitting as [number, number, ...number[]];
  const marks = new Map<number, number | 'absent'>([[away, 'absent']]);
  const paperOf = () => RIGHT.map((right) => (draw(1, 4) === 1 ? 2 : right));
  const sit = async (studentId: number) => {
    const answers = paperOf();
    expect((await typeCells(staff, id, cellsOf(studentId, answers))).status).toBe(200);
    marks.set(studentId, 2 * answers.filter((answer) => answer === 1).length);
  };
  for (const each of others) await sit(each);
  for (const studentId of [late, away])
    await staff.agent.call('POST /api/admin/exams/:id/absent', { params: { id }, body: { studentId, isAbsent: true } });
  expect((await publish(staff, id)).status).toBe(200);
  const makeup = { params: { id }, body: { studentId: late, isOpen: true } };
  expect((await staff.agent.call('POST /api/admin/exams/:id/makeup', makeup)).status).toBe(200);
  await sit(late);
  const shown = { params: { id }, body: { studentId: late, isPublished: true } };
  expect((await staff.agent.call('POST /api/admin/exams/:id/makeup/publish', shown)).status).toBe(200);
  scores.set(id, marks);
};

const move = async (): Promise<void> => {
  const [found] = [...pupils].filter(([, told]) => told.class.grade === 4).slice(draw(0, 3));
  if (!found) return;
  const [studentId, told] = found;
  told.class.section = told.class.section === 'أ' ? 'ب' : 'أ';
  const body = { classId: told.class.section };
  await staff.agent.call('PATCH /api/admin/students/:studentId', { params: { studentId }, body });
};

const isSchoolOn = ({ weekdays, exceptions }: SchoolTerm, day: string): boolean =>
  weekdays.includes(weekdayOf(day)) &&
  !exceptions.some((each) => each.type === 'holiday' && each.start <= day && day <= each.end);

const playDay = async (term: SchoolTerm, day: string): Promise<void> => {
  await goTo(day, '13:00');
  for (const slot of SLOTS.filter(({ weekday }) => weekday === weekdayOf(day))) await holdLesson(term, day, slot);
  if (weekdayOf(day) === 4 && draw(1, 4) === 1) await move();
};

const playTerm = async (opened: SchoolTerm): Promise<SchoolTerm> => {
  let term = opened;
  for (let day = opened.start; day <= opened.end; day = dayAfter(day, 1)) {
    if (isSchoolOn(term, day)) await playDay(term, day);
    const tomorrow = dayAfter(day, 1);
    if (!CLOSED.includes(tomorrow)) continue;
    await goTo(day, '20:00');
    term = await closeTomorrow(term, tomorrow);
  }
  return term;
};

let first: SchoolTerm;
let second: SchoolTerm;
beforeAll(async () => {
  world = await startWorld({ gifts: COURSE });
  for (const of of [A, A, A, B, B, B, FIFTH, FIFTH]) await enter(of);
  await goTo('2026-02-07', '09:00');
  const periods = termFields().periods.map((_, at) => ({ from: `${10 + at}:00`, to: `${10 + at}:35` }));
  first = await playTerm(await openTerm(FIRST, { exceptions: [EID], otherTimes: [{ ...RAMADAN, periods }] }));
  await goTo('2026-06-25', '14:00');
  for (const date of ['2026-04-14', '2026-06-16']) await examine(date);
  await goTo('2026-08-20', '09:00');
  const next = await openTerm(SECOND, {});
  for (const grade of [4, 5] as const) {
    const { body } = await staff.agent.call('GET /api/admin/curriculum', { query: { grade, term: first.id } as never });
    const weeks = Array.from({ length: SECOND.weeks }, () => ({ quran: [], islamic: [] as object[] }));
    // Every second week has a lesson, each its own.
    for (const [at, week] of weeks.entries())
      if (at % 2 === 0)
        week.islamic.push({ id: null, strand: 'Fiqh', unit: null, topic: `درس ${at} للصف ${grade}`, verses: null });
    const { body: empty } = await staff.agent.call('GET /api/admin/curriculum', {
      query: { grade, term: next.id } as never,
    });
    expect([body.plan.length > 0, empty.plan.length]).toEqual([true, 0]);
    const saved = await staff.agent.call('PUT /api/admin/curriculum/:grade', {
      params: { grade },
      body: { termId: next.id, version: empty.version, weeks } as never,
    });
    expect(saved.status, saved.text).toBe(200);
  }
  second = await playTerm(next);
  await goTo('2026-12-31', '14:00');
  await examine('2026-11-10');
}, 600_000);
afterAll(() => world.close());

it('has as many weeks as its dates give, and those that lost days are not among them', async () => {
  const ofA = numbers.get(`${second.id} ${classKey(A)}`) ?? new Set();
  expect(Math.max(...ofA)).toBe(SECOND.weeks);
  const { body } = await staff.agent.call('GET /api/admin/curriculum', {
    query: { grade: 4, section: 'أ', term: first.id } as never,
  });
  const numbered = body.term.weeks.filter(({ number }) => number !== null);
  // Two weeks of Eid are none, and the one that was closed on two days is short.
  expect(numbered).toHaveLength(FIRST.weeks - 1);
  expect(body.term.weeks.find(({ start }) => start === CLOSED_WEEK)).toMatchObject({ number: null, kind: 'short' });
  expect(weekOf(CLOSED[1] as string)).toBe(CLOSED_WEEK);
});

it('has in its register what was said in each lesson, and nothing on a day that was closed the evening before', async () => {
  const rows = await world.deps.db.selectFrom('class_attendance').select(['studentId', 'day', 'attendance']).execute();
  expect(rows.filter(({ day }) => CLOSED.includes(day))).toEqual([]);
  for (const [id, told] of pupils) {
    const counted = ATTENDANCES.map((is) => rows.filter((row) => row.studentId === id && row.attendance === is).length);
    expect(counted, `register of ${id}, seed ${SEED}`).toEqual(ATTENDANCES.map((is) => told.attendance[is]));
  }
});

it('has had its lessons at other times in Ramadan, and in no other week', () => {
  expect([...fromRamadan].every((day) => RAMADAN.start <= day && day <= RAMADAN.end)).toBe(true);
  expect(fromRamadan.size).toBeGreaterThan(10);
});

it.each([A, B, FIFTH])('has taught class $grade $section what its lessons said, in each term its own', async (of) => {
  for (const term of [first, second]) {
    const query = { grade: of.grade, ...(of.section && { section: of.section }), term: term.id } as never;
    const { body } = await staff.agent.call('GET /api/admin/curriculum', { query });
    const marked = body.plan.filter(({ taughtAt }) => taughtAt !== null).map(({ lessonId }) => lessonId);
    expect([...new Set(marked)].toSorted()).toEqual([...(taught.get(`${term.id} ${classKey(of)}`) ?? [])].toSorted());
  }
  const [before, after] = [first, second].map(({ id }) => taught.get(`${id} ${classKey(of)}`) ?? new Set());
  expect([...(before ?? [])].filter((lesson) => after?.has(lesson))).toEqual([]);
});

it('has paid each mark once, and its boards rank by it', async () => {
  const rows = await world.deps.db.selectFrom('students').select(['id', 'points']).execute();
  for (const [id, told] of pupils) expect(rows.find((row) => row.id === id)?.points).toBe(told.points);
  expect(await checkLedger(world.deps.db)).toEqual([]);
  const { body } = await staff.agent.call('GET /api/admin/glory', {});
  const expected = [...pupils.values()].map(({ points }) => points).toSorted((a, b) => b - a);
  expect(body.all.points.rows.map(({ value }) => value)).toEqual(expected.slice(0, body.all.points.rows.length));
});

it('has in its gradebook each paper as it was typed, the later one too', async () => {
  for (const term of [first, second]) {
    const { body } = await staff.agent.call('GET /api/admin/gradebook', { query: { grade: 4, term: term.id } });
    expect(body.exams).toHaveLength(term.id === first.id ? 2 : 1);
    for (const { studentId, marks } of body.pupils)
      for (const [at, { id }] of body.exams.entries()) {
        const told = scores.get(id)?.get(studentId);
        expect(marks[at]?.score ?? 'absent', `exam ${id} of ${studentId}`).toBe(told);
      }
  }
  expect(schoolDay(world.deps.clock())).toBe('2026-12-31');
});
