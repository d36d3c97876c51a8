import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatNumber } from '#strings/plural';
import type { Agent } from '#tests/agent';
import { termFields } from '#tests/calendar';
import { COURSE, LESSON, tap, withTerm } from '#tests/classroom';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { startWorld, type World } from '#tests/world';

const A = { grade: 4, section: 'أ' } as const;
const B = { grade: 4, section: 'ب' } as const;

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
});
afterEach(() => world.close());

const page = async (query: Record<string, unknown> = A) =>
  (await teacher.call('GET /api/admin/class-page', { query: query as never })).body;
const figureOf = async (name: string, query?: Record<string, unknown>) =>
  (await page(query)).parts.flatMap(({ figures }) => figures).find((figure) => figure.name === name);

it('is for staff alone', async () => {
  const { agent } = await world.pupil();
  expect((await agent.call('GET /api/admin/class-page', { query: { grade: 4 } })).status).toBe(403);
  expect((await world.nobody().call('GET /api/admin/class-page', { query: { grade: 4 } })).status).toBe(401);
});

it('has no figures before a term is opened', async () => {
  await world.pupil(A);
  expect(await page()).toMatchObject({ pupils: 1, term: null, terms: [], parts: [] });
});

it('counts nothing yet of a term that was prepared ahead', async () => {
  const ahead = { ...termFields(), start: '2026-03-01', end: '2026-06-04', exceptions: [], requestKey: randomUUID() };
  const opened = await teacher.call('POST /api/admin/school-terms', { body: ahead });
  await world.pupil(A);
  const { term, parts } = await page({ ...A, term: opened.body.id });
  expect(term).toMatchObject({ start: ahead.start });
  expect(parts.flatMap(({ figures }) => figures.map(({ value }) => value))).not.toContain('١');
  expect(parts.length).toBeGreaterThan(3);
});

it('counts presence of its own pupils, in lessons of the class and of its grade as one', async () => {
  await withTerm(world);
  const [one, two, other] = [await world.pupil(A), await world.pupil(A), await world.pupil(B)];
  const taps = [
    tap({ type: 'present', studentIds: [one.id] }),
    tap({ type: 'absent', studentIds: [two.id, other.id] }),
    tap({ type: 'end' }),
  ];
  await teacher.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', { params: LESSON, body: { taps } });
  const outside = { params: { ...LESSON, period: 6, class: '4-أ' } };
  await teacher.call('POST /api/admin/classroom/lessons/:day/:period/:class', {
    ...outside,
    body: { course: 'quran' },
  });
  const late = [tap({ type: 'late', studentIds: [two.id], minutesLate: 5 }), tap({ type: 'end' })];
  await teacher.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
    ...outside,
    body: { taps: late },
  });
  expect(await figureOf('نسبة الحضور')).toMatchObject({
    value: '٦٧٪',
    to: expect.stringContaining('/admin/teacher-table'),
  });
  expect(await figureOf('حصص أُقيمت')).toMatchObject({ value: '٢' });
  expect(await figureOf('غياب')).toMatchObject({ value: '١' });
  expect(await figureOf('غياب', B)).toMatchObject({ value: '١' });
  expect(await figureOf('نسبة الحضور', B)).toMatchObject({ value: '٠٪' });
  expect(await figureOf('نسبة الحضور', { grade: 5 })).toMatchObject({ value: '—' });
});

it('counts conduct and points of the term, and nothing that was cancelled or is of another class', async () => {
  await withTerm(world);
  const [own, other] = [await world.pupil(A), await world.pupil(B)];
  const give = (studentId: number) =>
    teacher.call('POST /api/admin/ledger', {
      body: { studentId, type: 'points', amount: 7, note: 'شارك', requestKey: randomUUID() },
    });
  await give(own.id);
  await give(other.id);
  const log = (studentIds: number[]) =>
    teacher.call('POST /api/admin/penalties/logs', {
      body: {
        studentIds,
        incident: { type: 'behavior', behaviorType: 'severe' },
        logDate: LESSON.day,
        note: null,
        requestKey: randomUUID(),
      } as never,
    });
  const { body } = await log([own.id, other.id]);
  expect(body.logs).toHaveLength(2);
  expect(await figureOf('نقاط كُسبت')).toMatchObject({ value: '٧' });
  expect(await figureOf('مخالفات سلوك')).toMatchObject({ value: '١', note: 'منها ١ شديدة' });
  const mine = body.logs.find(({ studentId }) => studentId === own.id);
  await teacher.call('POST /api/admin/penalties/logs/:id/cancel', { params: { id: mine?.id ?? 0 } });
  expect(await figureOf('مخالفات سلوك')).toMatchObject({ value: 'صفر' });
});

it('counts the plan of the class: what was taught, and what its days had room for and was not', async () => {
  await withTerm(world);
  await world.pupil(A);
  await world.pupil(B);
  const { term, plan } = (await teacher.call('GET /api/admin/curriculum', { query: { grade: 4 } })).body;
  const teach = (section: string | null, lessonId: string | undefined) =>
    teacher.call('POST /api/admin/curriculum/:grade/taught', {
      params: { grade: 4 },
      body: { termId: term.id, section, week: 1, lessonId, isTaught: true },
    });
  await teach(null, plan[0]?.lessonId);
  await teach('أ', plan[1]?.lessonId);
  const due = plan.filter(({ day }) => day !== null && day <= '2026-02-01').length;
  expect(await figureOf('دروس شُرحت')).toMatchObject({ value: '٢', to: expect.stringContaining('/admin/curriculum') });
  expect(await figureOf('دروس شُرحت', B)).toMatchObject({ value: '١' });
  expect(await figureOf('دروس حان وقتها ولم تُشرح')).toMatchObject({ value: formatNumber(due - 2) });
});

it('counts papers of published exams, and a make-up once its pupil sees it', async () => {
  await withTerm(world);
  const [there, ill] = [await world.pupil(A), await world.pupil(A)];
  const id = await madeExam({ agent: teacher });
  await typeCells({ agent: teacher }, id, cellsOf(there.id, RIGHT));
  await publish({ agent: teacher }, id);
  const params = { id };
  await teacher.call('POST /api/admin/exams/:id/makeup', { params, body: { studentId: ill.id, isOpen: true } });
  await typeCells(
    { agent: teacher },
    id,
    cellsOf(
      ill.id,
      RIGHT.map(() => 0),
    ),
  );
  expect(await figureOf('متوسط الدرجات')).toMatchObject({ value: '١٠٠٪' });
  const body = { studentId: ill.id, isPublished: true };
  await teacher.call('POST /api/admin/exams/:id/makeup/publish', { params, body });
  expect(await figureOf('متوسط الدرجات')).toMatchObject({ value: '٥٠٪' });
});
