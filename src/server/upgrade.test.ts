import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PERIOD_TIMES } from '#domain/calendar/terms';
import { openFreshDatabase } from '#tests/databases';
import { examFields, RIGHT } from '#tests/exams';
import { startWorld, type World } from '#tests/world';
import { makeTables, migrate } from './migrate.ts';
import type { Database } from './platform/db/database.ts';

/** The last of the version in which a grade was one class, a plan a grade's and a paper had twenty questions. */
const BEFORE = '096-setup-ended';
const AT = '2026-01-20T06:00:00.000Z';
const LESSON = { day: '2026-01-25', period: 1 };
const PLANNED = 'g4-before';
const SEATS = { width: 5, order: [2, 1] };

const stepsOf = async ({ db }: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

const dropAll = async ({ db, engine }: Database): Promise<void> => {
  if (engine === 'postgres') {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name, isView } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    await sql`drop ${sql.raw(isView ? 'view' : 'table')} ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
};

const pupil = (id: number, name: string, section: string) => sql`insert into students
  (id, name, first_name, search_key, grade, class_id, points, created_at)
  values (${id}, ${name}, ${name}, ${name}, 4, ${section}, ${id}, ${AT})`;

const TERM_PLAN = {
  weekdays: [0, 1, 2, 3, 4],
  periods: PERIOD_TIMES,
  exceptions: [
    { type: 'review', name: 'مراجعة', start: '2026-03-29', end: '2026-04-02' },
    { type: 'exams', name: 'اختبارات', start: '2026-04-05', end: '2026-04-09' },
  ],
  slots: [{ weekday: 0, period: 1, grade: 4, course: 'quran' }],
  pausesInRamadan: false,
};
const WEEKS = Array.from({ length: 10 }, (_, at) => ({ quran: at === 1 ? [PLANNED] : [], islamic: [] }));
const OUTCOME = { pupils: [], conduct: [], distributions: [], ratings: [], isTaught: true, penalised: [] };

/** As that version wrote them: an hour of the fourth grade that was held, and an exam that was published. */
const rowsOfBefore = () => {
  const { matchingOptions, questions } = examFields();
  const paper = questions.map(({ verse, ...question }) => ({ ...question, verse }));
  return [
    pupil(1001, 'سالم بن راشد', 'أ'),
    pupil(1002, 'ناصر بن حمد', 'ب'),
    sql`insert into school_terms (id, request_key, name, starts_on, ends_on, plan, created_at)
      values (1, 'term', 'الفصل', '2026-01-18', '2026-04-09', ${JSON.stringify(TERM_PLAN)}, ${AT})`,
    sql`insert into curriculum_lessons (id, grade, course, topic, source, verses)
      values (${PLANNED}, 4, 'quran', 'سورة الفاتحة', 'المقرر', '1:1-7')`,
    ...[4, 5, 6].map(
      (grade) => sql`insert into curricula (grade, weeks, version)
        values (${grade}, ${JSON.stringify(grade === 4 ? WEEKS : WEEKS.map(() => ({ quran: [], islamic: [] })))}, 3)`,
    ),
    sql`insert into curriculum_taught (term_id, week, lesson_id, grade, taught_at) values (1, 2, ${PLANNED}, 4, ${AT})`,
    sql`insert into class_sessions (id, term_id, day, period, grade, course, week, lesson_id, created_at, ended_at, outcome)
      values (1, 1, ${LESSON.day}, ${LESSON.period}, 4, 'quran', 2, ${PLANNED}, ${AT}, ${AT}, ${JSON.stringify(OUTCOME)})`,
    ...[1001, 1002].map(
      (id) => sql`insert into class_attendance
        (session_id, student_id, grade, day, attendance, positive, negative, drawn, points)
        values (1, ${id}, 4, ${LESSON.day}, ${id === 1001 ? 'present' : 'absent'}, 0, 0, 0, 0)`,
    ),
    sql`insert into class_setups (kind, setup, version) values ('seats-4', ${JSON.stringify(SEATS)}, 4)`,
    sql`insert into exams (id, request_key, title, grade, exam_date, matching_options, questions, reviews, published_at, created_at)
      values (1, 'exam', 'اختبار', 4, '2026-01-22', ${JSON.stringify(matchingOptions)}, ${JSON.stringify(paper)},
        ${JSON.stringify(paper.map(() => null))}, ${AT}, ${AT})`,
    sql`insert into exam_corrections (exam_id, student_id, grade, answers, versions, is_complete, total_score,
        truefalse_score, multiplechoice_score, matching_score, wrong_answers, graded_at)
      values (1, 1001, 4, ${[2, ...RIGHT.slice(1)].join('')}, ${JSON.stringify(RIGHT.map(() => 1))}, 1, 38, 18, 10, 10,
        ${JSON.stringify([{ questionId: '1', studentAnswer: 'خطأ', correctAnswer: 'صح' }])}, ${AT})`,
    sql`insert into exam_corrections (exam_id, student_id, grade, answers, versions, is_absent, is_complete, total_score,
        truefalse_score, multiplechoice_score, matching_score, wrong_answers, graded_at)
      values (1, 1002, 4, ${'-'.repeat(20)}, ${JSON.stringify(RIGHT.map(() => 0))}, 1, 0, 0, 0, 0, 0, '[]', ${AT})`,
  ];
};

const openAsBefore = async (): Promise<Database> => {
  const database = await openFreshDatabase({ gifts: [], now: new Date(AT) });
  const { db, engine } = database;
  const before = (await stepsOf(database)).filter((name) => name <= BEFORE);
  await dropAll(database);
  await db.transaction().execute((trx) => makeTables(trx, engine, before));
  for (const name of before)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${AT})`.execute(db);
  for (const row of rowsOfBefore()) await row.execute(db);
  await migrate(db, engine);
  return database;
};

let world: World;
let office: Awaited<ReturnType<World['admin']>>;
beforeAll(async () => {
  world = await startWorld({ open: openAsBefore });
  office = await world.admin();
}, 120_000);
afterAll(() => world.close());

it('a teacher goes on with all classes, and the timetable with the grade as one', async () => {
  const teacher = await world.teacher();
  expect((await teacher.agent.call('GET /api/session')).body).toMatchObject({ classes: null });
  const { body } = await teacher.agent.call('GET /api/admin/school-terms');
  expect(body.terms).toMatchObject([{ slots: [{ weekday: 0, period: 1, grade: 4, section: null, course: 'quran' }] }]);
});

it('what was held and seated stands as it did, with both sections in it', async () => {
  const { body } = await office.agent.call('GET /api/admin/classroom/lessons/:day/:period/:class', {
    params: { ...LESSON, class: '4' },
  });
  expect(body.pupils.map(({ id }) => id).toSorted()).toEqual([1001, 1002]);
  expect(body).toMatchObject({ section: null, state: 'ended', seats: { ...SEATS, version: 4 } });
  const { body: week } = await office.agent.call('GET /api/admin/classroom/week', { query: { day: LESSON.day } });
  expect(week.lessons.find(({ day }) => day === LESSON.day)).toMatchObject({ present: 1, absent: 1 });
});

it('the plan of a grade is that of its term, in the same weeks, with what was taught', async () => {
  const { body } = await office.agent.call('GET /api/admin/curriculum', { query: { grade: 4 } });
  expect(body.plan).toMatchObject([{ week: 2, lessonId: PLANNED, day: LESSON.day, taughtAt: AT }]);
  expect(body.term.weeks.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
});

it('results are as they were, and who was away is said to have been', async () => {
  const { body } = await office.agent.call('GET /api/admin/exams/:id/grid', { params: { id: 1 } });
  expect(body.sheets).toMatchObject([
    { studentId: 1001, answers: [2, ...RIGHT.slice(1)].join(''), isAbsent: false },
    { studentId: 1002, isAbsent: true },
  ]);
  const { body: page } = await office.agent.call('GET /api/admin/students/:studentId', { params: { studentId: 1001 } });
  expect(page.standings.find(({ kind }) => kind === 'exams')).toMatchObject({ value: '٣٨ من ٤٠' });
});
