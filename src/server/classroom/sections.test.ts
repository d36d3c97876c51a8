import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { termFields } from '#tests/calendar';
import { COURSE, LESSON, tap } from '#tests/classroom';
import { startWorld, type World } from '#tests/world';

const A = { grade: 4, section: 'أ' } as const;
const B = { grade: 4, section: 'ب' } as const;
const FIRST = { weekday: 0, period: 1, course: 'quran' } as const;
const SECOND = { weekday: 0, period: 2, course: 'islamic' } as const;

let world: World;
let teacher: Agent;
let ofA: number;
let ofB: number;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
  ofA = (await world.pupil(A)).id;
  ofB = (await world.pupil(B)).id;
  // Both sections at once in the first period, and their grade as one in the second.
  const slots = [
    { ...FIRST, ...A },
    { ...FIRST, ...B },
    { ...SECOND, grade: 4 as const, section: null },
  ];
  const term = { ...termFields(), start: '2026-01-18', exceptions: [], slots, requestKey: randomUUID() };
  expect((await teacher.call('POST /api/admin/school-terms', { body: term })).status).toBe(200);
});
afterEach(() => world.close());

const at = (section: string | null, period = 1) => ({
  ...LESSON,
  period,
  class: section === null ? '4' : `4-${section}`,
});
const read = (params: object, agent = teacher) =>
  agent.call('GET /api/admin/classroom/lessons/:day/:period/:class', { params: params as never });
const sendBy = (agent: Agent, params: object, ...taps: readonly object[]) =>
  agent.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
    params: params as never,
    body: { taps },
  });
const send = (params: object, ...taps: readonly object[]) => sendBy(teacher, params, ...taps);
const hold = (params: object, course = 'quran') =>
  teacher.call('POST /api/admin/classroom/lessons/:day/:period/:class', { params: params as never, body: { course } });
const absent = (...studentIds: number[]) => tap({ type: 'absent', studentIds });
const END = () => tap({ type: 'end' });
const idsOf = (body: { pupils: readonly { id: number }[] }) => body.pupils.map(({ id }) => id);

it('a class that is away has no lesson in the table, on its pupils’ timetable, and in the plan; the other goes on', async () => {
  const [term] = (await teacher.call('GET /api/admin/school-terms')).body.terms;
  if (!term) throw new Error('there is no term');
  const trip = { type: 'holiday', name: 'رحلة', start: LESSON.day, end: LESSON.day, of: A } as const;
  const changed = await teacher.call('PUT /api/admin/school-terms/:id', {
    params: { id: term.id },
    body: { ...term, exceptions: [trip] },
  });
  expect(changed.status).toBe(200);
  const { lessons, days } = (await teacher.call('GET /api/admin/classroom/week', { query: {} })).body;
  expect(days).toContain(LESSON.day);
  const sunday = lessons.filter(({ day }) => day === LESSON.day);
  expect(sunday.map(({ period, section }) => [period, section])).toEqual([
    [1, 'ب'],
    [2, null],
  ]);
  const timetableOf = async (of: { grade: 4; section: string }) =>
    (await (await world.pupil(of)).agent.call('GET /api/student/timetable')).body;
  expect(await timetableOf(A)).toMatchObject({ of: A, term: { exceptions: [trip] } });
  expect(await timetableOf(B)).toMatchObject({ of: B, term: { exceptions: [] } });
  const namesOf = (answer: { body: { term: { exceptions: readonly { name: string }[] } } }) =>
    answer.body.term.exceptions.map(({ name }) => name);
  for (const [of, names] of [
    [B, []],
    [A, [trip.name]],
  ] as const) {
    const { agent } = await world.pupil(of);
    expect(namesOf(await agent.call('GET /api/student/curriculum', {}))).toEqual(names);
    expect(namesOf(await teacher.call('GET /api/admin/curriculum', { query: of }))).toEqual(names);
  }

  const renamed = await teacher.call('POST /api/admin/sections/rename', { body: { grade: 4, section: 'أ', to: 'ج' } });
  expect(renamed.status).toBe(200);
  const [after] = (await teacher.call('GET /api/admin/school-terms')).body.terms;
  expect(after?.exceptions).toEqual([{ ...trip, of: { grade: 4, section: 'ج' } }]);
});

describe('a lesson of a section', () => {
  it('has its own pupils, and nobody of the other section is marked in it', async () => {
    expect(idsOf((await read(at('أ'))).body)).toEqual([ofA]);
    expect(idsOf((await read(at('ب'))).body)).toEqual([ofB]);
    expect(idsOf((await read(at(null, 2))).body)).toEqual([ofA, ofB]);
    const { body } = await send(at('أ'), absent(ofA, ofB), END());
    expect(body.lesson.written?.pupils.map(({ studentId }) => studentId)).toEqual([ofA]);
    const alone = absent(ofB);
    expect((await send(at('أ'), alone)).body.refused).toEqual([{ key: alone.key, code: 'pupil_not_in_class' }]);
  });

  it('goes on beside that of the other section, each in its own register', async () => {
    await send(at('أ'), absent(ofA), END());
    await send(at('ب'), tap({ type: 'present', studentIds: [ofB] }), END());
    const { body } = await teacher.call('GET /api/admin/classroom/week', { query: {} });
    const sunday = body.lessons.filter(({ day }) => day === LESSON.day);
    expect(sunday.map(({ period, section, absent: missing }) => [period, section, missing])).toEqual([
      [1, 'أ', 1],
      [1, 'ب', 0],
      [2, null, null],
    ]);
  });

  it('is in the timetable of its own pupils alone, beside what the grade has as one', async () => {
    const pupil = await world.pupil(A);
    const { body } = await pupil.agent.call('GET /api/student/timetable', {});
    expect(body.term.slots.map(({ period, section }) => [period, section])).toEqual([
      [1, 'أ'],
      [2, null],
    ]);
  });

  it('says who is missing to the turns of its own section', async () => {
    await send(at('أ'), absent(ofA));
    const next = async (section: string) => {
      const { body } = await teacher.call('GET /api/admin/tracking/next', { query: { grade: 4, section } });
      return body.pupils.map(({ studentId, reason }) => [studentId, reason]);
    };
    expect(await next('أ')).toEqual([[ofA, 'skipped']]);
    expect(await next('ب')).toEqual([[ofB, 'never']]);
  });

  it('has seats of its own, and until they are arranged those of its grade', async () => {
    const put = (params: object, order: number[]) =>
      teacher.call('PUT /api/admin/classroom/seats/:class', {
        params: params as never,
        body: { version: 0, width: 3, order },
      });
    await put({ class: '4' }, [ofB, ofA]);
    expect((await read(at('أ'))).body.seats).toMatchObject({ version: 0, width: 3 });
    expect((await put({ class: '4-أ' }, [ofA, ofB])).body).toEqual({ version: 1, width: 3, order: [ofA] });
    expect((await read(at('ب'))).body.seats).toMatchObject({ version: 0, order: [ofB, ofA] });
  });

  it.each(['7', '4-', 'x', `4-${'ا'.repeat(21)}`])('is not of a class that cannot be: %s', async (bad) => {
    expect((await read({ ...LESSON, class: bad })).status).toBe(400);
  });

  it('keeps what was said of a pupil who was moved to the other section before it ended', async () => {
    await send(at('أ'), absent(ofA));
    const moved = { params: { studentId: ofA }, body: { classId: 'ب' } };
    expect((await teacher.call('PATCH /api/admin/students/:studentId', moved)).status).toBe(200);
    const { body } = await send(at('أ'), END());
    expect(body.lesson.written?.pupils).toMatchObject([{ studentId: ofA, attendance: 'absent' }]);
    const alone = absent(ofA);
    expect((await send(at('أ'), alone)).body.refused).toEqual([{ key: alone.key, code: 'pupil_not_in_class' }]);
  });

  it('keeps what its own teacher said of the others, where one of them was moved before it was sent', async () => {
    const { agent } = await world.teacher([A]);
    const moved = await world.student(A);
    const params = { studentId: moved.id };
    await teacher.call('PATCH /api/admin/students/:studentId', { params, body: { classId: 'ب' } });
    const alone = absent(moved.id);
    const answer = await sendBy(agent, at('أ'), absent(ofA, moved.id), alone, END());
    expect([answer.status, answer.body.refused]).toEqual([200, [{ key: alone.key, code: 'pupil_not_in_class' }]]);
    expect(answer.body.lesson.written?.pupils).toMatchObject([{ studentId: ofA, attendance: 'absent' }]);
    expect((await sendBy(agent, at('ب'), absent(ofB))).error.code).toBe('not_own_class');
  });

  it('is not held of a section that has none then', async () => {
    expect((await send(at('ج'))).body).toMatchObject({ code: 'no_lesson_then' });
  });
});

it('is told at home of what the own section took, or the grade as one, and of nothing that another took', async () => {
  const { body } = await teacher.call('GET /api/admin/curriculum', { query: A });
  const [first, second] = body.plan;
  const teach = (planned: typeof first, section: string | null) =>
    teacher.call('POST /api/admin/curriculum/:grade/taught', {
      params: { grade: 4 },
      body: { termId: body.term.id, section, week: planned?.week, lessonId: planned?.lessonId, isTaught: true },
    });
  expect((await teach(first, 'أ')).status).toBe(200);
  expect((await teach(second, null)).status).toBe(200);
  const { slips } = (await teacher.call('POST /api/admin/guardians/slips', { body: { grade: 4, day: LESSON.day } }))
    .body;
  const learnedBy = async (id: number) => {
    const slip = slips.find(({ studentId }) => studentId === id);
    const page = await world.nobody().call('POST /api/guardian', { body: { token: slip?.link.split('#')[1] } });
    return [slip?.week.learned.length, page.body.week.learned.length];
  };
  expect([await learnedBy(ofB), await learnedBy(ofA)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

describe('a lesson outside the timetable', () => {
  it('is held with a class at an hour that has none, once, and is in the week', async () => {
    const [first, again] = await Promise.all([hold(at('أ', 5)), hold(at('أ', 5), 'islamic')]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await world.deps.db.selectFrom('class_sessions').selectAll().execute()).toHaveLength(1);
    const { body } = await send(at('أ', 5), absent(ofA), END());
    expect(body.lesson.written).toMatchObject({ logs: 1 });
    const { body: week } = await teacher.call('GET /api/admin/classroom/week', { query: {} });
    expect(week.lessons.find(({ period }) => period === 5)).toMatchObject({ section: 'أ', state: 'ended', absent: 1 });
  });

  it('has the next lesson of its week, of the course that is named', async () => {
    const { body } = await hold(at('أ', 5), 'islamic');
    expect(body).toMatchObject({ course: 'islamic', topic: { week: 3, isTaught: false } });
  });

  it.each([
    ['where the grade as one has an open lesson', at(null), at('أ')],
    ['where one of its sections has an open lesson', at('أ'), at(null)],
  ])('is refused %s', async (_, open, other) => {
    await hold(open);
    expect(await hold(other)).toMatchObject({ status: 409, body: { code: 'class_elsewhere' } });
  });

  it('is refused on a day outside every term, and on one that has not come', async () => {
    expect((await hold({ ...at('أ', 5), day: '2026-02-08' })).body).toMatchObject({ code: 'lesson_not_yet' });
    expect((await hold({ ...at('أ', 5), day: '2026-01-17' })).body).toMatchObject({ code: 'class_closed' });
  });
});

describe('a section that is called otherwise', () => {
  const rename = (section: string, to: string, agent = teacher) =>
    agent.call('POST /api/admin/sections/rename', { body: { grade: 4, section, to } });

  it('goes on as it was: pupils, timetable, lessons, seats and teachers', async () => {
    const own = await world.teacher([A]);
    await send(at('أ'), absent(ofA), END());
    const seats = { params: { class: '4-أ' }, body: { version: 0, width: 5, order: [ofA] } };
    await teacher.call('PUT /api/admin/classroom/seats/:class', seats);
    expect((await rename('أ', '1', own.agent)).body).toEqual({ section: '1' });
    expect((await rename('أ', '1')).status).toBe(200);
    const { body } = await read(at('1'), own.agent);
    expect(body).toMatchObject({ section: '1', seats: { width: 5, order: [ofA] }, written: { logs: 1 } });
    expect(idsOf(body)).toEqual([ofA]);
    expect((await own.agent.call('GET /api/session', {})).body).toMatchObject({
      classes: [{ grade: 4, section: '1' }],
    });
    expect(idsOf((await read(at('ب'))).body)).toEqual([ofB]);
    const { body: terms } = await teacher.call('GET /api/admin/school-terms', {});
    expect(terms.terms.at(-1)).toMatchObject({ version: 2 });
  });

  it('may have the name of one that nobody is in any more, with what both took and where both had a lesson', async () => {
    const { body } = await teacher.call('GET /api/admin/curriculum', { query: A });
    const { week, lessonId } = body.plan[0] ?? {};
    for (const section of ['أ', 'ب'])
      await teacher.call('POST /api/admin/curriculum/:grade/taught', {
        params: { grade: 4 },
        body: { termId: body.term.id, section, week, lessonId, isTaught: true },
      });
    const moved = { params: { studentId: ofB }, body: { classId: 'أ' } };
    await teacher.call('PATCH /api/admin/students/:studentId', moved);
    expect(await rename('أ', 'ب')).toMatchObject({ status: 200, body: { section: 'ب' } });
    const after = await teacher.call('GET /api/admin/curriculum', { query: B });
    expect(after.body.plan[0]?.taughtAt).not.toBeNull();
    const [term] = (await teacher.call('GET /api/admin/school-terms', {})).body.terms;
    expect(term?.slots).toEqual([
      { ...FIRST, ...B },
      { ...SECOND, grade: 4, section: null },
    ]);
  });

  it('takes no name that another has, however it is spelt, and is one that there is', async () => {
    expect(await rename('أ', 'الشعبة ب')).toMatchObject({ status: 409, body: { code: 'section_exists' } });
    expect(await rename('ج', 'د')).toMatchObject({ status: 404, body: { code: 'section_not_found' } });
    expect((await rename('أ', 'ا')).status).toBe(200);
  });
});
