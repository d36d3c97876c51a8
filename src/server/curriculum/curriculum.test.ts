import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QUESTIONS_PER_LESSON, subjectOf } from '#domain/curriculum/lessons';
import { MOST_VERSES, type VerseRange } from '#domain/quran/surahs';
import { readReference } from '#domain/quran/verse-reference';
import { GRADES } from '#domain/roster/grades';
import { provideFirstTerm } from '#server/calendar/service';
import { readContent } from '#server/curriculum/content';
import { provideCurricula } from '#server/curriculum/service';
import { readVerses } from '#server/quran/service';
import { curriculumFaults } from '#strings/curriculum/refusals';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { runningTerm } from '#tests/calendar';
import { COURSE } from '#tests/classroom';
import { withQuestions } from '#tests/practice';
import { startWorld, type World } from '#tests/world';
import type { Curriculum, LessonEntry, PlanFields } from '#wire/curriculum';

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld({ gifts: COURSE });
  teacher = (await world.teacher()).agent;
  const requestKey = '6f1c3d4e-8a3b-4f57-9d61-0c1b2a3d4e5f';
  const term = { ...runningTerm(), requestKey };
  expect((await teacher.call('POST /api/admin/school-terms', { body: term })).status).toBe(200);
});
afterEach(() => world.close());

const staffView = async (grade = 4): Promise<Curriculum> =>
  (await teacher.call('GET /api/admin/curriculum', { query: { grade } })).body;
const own = async (agent: Agent) => (await agent.call('GET /api/student/curriculum')).body;
const mark = (agent: Agent, body: object) => agent.call('POST /api/student/curriculum/progress', { body });
const teach = async (agent: Agent, grade: number, body: object) =>
  agent.call('POST /api/admin/curriculum/:grade/taught', {
    params: { grade },
    body: { termId: (await staffView()).term.id, ...body },
  });
const put = (agent: Agent, body: PlanFields, grade = 4) =>
  agent.call('PUT /api/admin/curriculum/:grade', { params: { grade }, body });
const bring = async (rows: readonly string[][], seen: number | null, grade = 4) =>
  teacher.call('POST /api/admin/curriculum/:grade/import', {
    params: { grade },
    body: { termId: (await staffView()).term.id, rows, seen },
  });

/** The plan as it was read, to be sent back. */
const fieldsOf = ({ term, version, plan, lessons }: Curriculum): PlanFields => {
  const entryOf = (id: string): LessonEntry => {
    const lesson = lessons.find((each) => each.id === id);
    if (!lesson) throw new Error(`no lesson ${id}`);
    return { id, strand: lesson.strand, unit: lesson.unit, topic: lesson.topic, verses: lesson.verses };
  };
  const idsOf = (week: number, course: string) =>
    plan.filter((each) => each.week === week && each.course === course).map(({ lessonId }) => entryOf(lessonId));
  return {
    termId: term.id,
    version,
    weeks: Array.from({ length: 10 }, (_, at) => ({
      quran: idsOf(at + 1, 'quran'),
      islamic: idsOf(at + 1, 'islamic'),
    })),
  };
};

describe('the curricula of the repository', () => {
  it('have lessons of every strand in ten weeks, and name each question’s lesson', async () => {
    for (const { lessons, weeks } of await readContent()) {
      const ids = new Set(lessons.map(({ id }) => id));
      expect(ids.size).toBe(lessons.length);
      expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      const planned = weeks.flatMap(({ quran, islamic }) => [...quran, ...islamic]);
      expect(new Set(planned)).toEqual(ids);
      for (const { quran, islamic } of weeks) expect([quran.length, islamic.length]).toEqual([2, 3]);
    }
  });

  it('name only verses that there are', async () => {
    const verses = (await readContent()).flatMap(({ lessons }) =>
      lessons.flatMap((each) => ('verses' in each ? (each.verses ?? []) : [])),
    );
    for (const each of verses) await readVerses(world.deps.db, readReference(each, MOST_VERSES) as VerseRange);
    expect(verses.length).toBeGreaterThan(30);
  });

  it.each(GRADES)('give each lesson in grade %d that is asked about at least four questions', async (grade) => {
    await withQuestions(world, grade);
    const { lessons } = await staffView(grade);
    const asked = lessons.filter((lesson) => subjectOf(lesson));
    expect(asked.filter(({ questions }) => questions < QUESTIONS_PER_LESSON)).toEqual([]);
    expect(asked.some(({ course }) => course === 'quran')).toBe(grade !== 4);
  });
});

describe('a pupil’s curriculum', () => {
  it('is of the own grade and the own marks: a classmate’s and another grade’s stay theirs', async () => {
    const [pupil, classmate, other] = [
      await world.pupil({ grade: 4 }),
      await world.pupil({ grade: 4 }),
      await world.pupil({ grade: 5 }),
    ];
    const { term, lessons } = await own(pupil.agent);
    const first = lessons[0];
    const body = { termId: term.id, week: first?.week, lessonId: first?.id, status: 'in-progress' };
    expect((await mark(pupil.agent, body)).body).toEqual({ status: 'in-progress', progress: 50 });
    expect((await own(pupil.agent)).marks).toEqual([
      { week: 1, lessonId: first?.id, status: 'in-progress', progress: 50 },
    ]);
    expect((await own(classmate.agent)).marks).toEqual([]);
    const theirs = await mark(other.agent, body);
    expect([theirs.status, theirs.error.code]).toEqual([404, 'lesson_not_found']);
    expect((await own(other.agent)).lessons.every(({ id }) => id.startsWith('g5-'))).toBe(true);
    expect((await mark(teacher, body)).status).toBe(403);
    const entered = await teacher.call('POST /api/admin/students/:studentId/enter', {
      params: { studentId: pupil.id },
    });
    expect(entered.status).toBe(200);
    expect((await mark(teacher, { ...body, status: 'completed' })).status).toBe(403);
  });

  it('goes one step at a time; a step sent twice is done once, and two tabs end where one would', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { term, lessons } = await own(pupil.agent);
    const step = (status: string) => mark(pupil.agent, { termId: term.id, week: 1, lessonId: lessons[0]?.id, status });
    expect((await step('completed')).error.code).toBe('lesson_step_impossible');
    expect((await Promise.all([step('in-progress'), step('in-progress')])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect((await step('completed')).body).toEqual({ status: 'completed', progress: 100 });
    expect((await step('upcoming')).error.code).toBe('lesson_step_impossible');
    expect((await step('in-progress')).body).toEqual({ status: 'in-progress', progress: 50 });
    const [row] = await world.deps.db.selectFrom('student_curriculum_progress').selectAll().execute();
    expect(row).toMatchObject({ weekId: 'week1', day: '2026-01-18', periodId: 'period1', progress: 50 });
  });

  it.each([
    ['of a week that the lesson is not in', { week: 9 }],
    ['of a lesson that is none', { lessonId: 'g4-nothing' }],
    ['of another term', { termId: 4711 }],
  ])('takes no mark %s', async (_, change) => {
    const pupil = await world.pupil({ grade: 4 });
    const { term, lessons } = await own(pupil.agent);
    const body = { termId: term.id, week: 1, lessonId: lessons[0]?.id, status: 'in-progress', ...change };
    expect((await mark(pupil.agent, body)).error.code).toBe('lesson_not_found');
  });

  it.each([[0], [45], ['x']])('has no week %s to mark', async (week) => {
    const pupil = await world.pupil({ grade: 4 });
    const answer = await mark(pupil.agent, { termId: 1, week, lessonId: 'g4-tayammum', status: 'in-progress' });
    expect(answer.status).toBe(400);
  });

  it('keeps its marks when the timetable changes', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { term, lessons } = await own(pupil.agent);
    await mark(pupil.agent, { termId: term.id, week: 1, lessonId: lessons[0]?.id, status: 'in-progress' });
    const [whole] = (await teacher.call('GET /api/admin/school-terms')).body.terms;
    if (!whole) throw new Error('no term');
    const { id, ...fields } = whole;
    const moved = { ...fields, slots: fields.slots.map((slot) => ({ ...slot, weekday: (slot.weekday + 1) % 5 })) };
    expect((await teacher.call('PUT /api/admin/school-terms/:id', { params: { id }, body: moved })).status).toBe(200);
    const after = await own(pupil.agent);
    expect(after.marks).toHaveLength(1);
    expect(after.lessons[0]?.day).not.toBe(lessons[0]?.day);
  });
});

describe('what was taught', () => {
  it('is the staff’s to say, once, is seen by the grade, and can be taken back', async () => {
    const [pupil, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 5 })];
    const [first] = (await own(pupil.agent)).lessons.filter(({ course }) => course === 'islamic');
    const body = { week: 1, lessonId: first?.id, isTaught: true };
    expect((await teach(pupil.agent, 4, body)).status).toBe(403);
    for (let times = 0; times < 2; times += 1) expect((await teach(teacher, 4, body)).status).toBe(200);
    expect(await auditLines(world, 'lesson_taught')).toHaveLength(1);
    const taughtOf = async (agent: Agent) =>
      (await own(agent)).lessons.filter(({ isTaught }) => isTaught).map(({ id }) => id);
    expect(await taughtOf(pupil.agent)).toEqual([first?.id]);
    expect(await taughtOf(other.agent)).toEqual([]);
    await teach(teacher, 4, { ...body, isTaught: false });
    expect(await taughtOf(pupil.agent)).toEqual([]);
    expect(await auditLines(world, 'lesson_not_taught')).toHaveLength(1);
    expect((await teach(teacher, 5, body)).error.code).toBe('lesson_not_found');
  });

  it('is what a week’s practice asks, and nothing else', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const ask = (week: number) => pupil.agent.call('GET /api/student/curriculum/questions', { query: { week } });
    expect((await ask(1)).error.code).toBe('week_not_taught');
    const [first] = (await own(pupil.agent)).lessons.filter(({ course, week }) => course === 'islamic' && week === 1);
    await teach(teacher, 4, { week: 1, lessonId: first?.id, isTaught: true });
    const { questions } = (await ask(1)).body;
    const lessons = await world.deps.db.selectFrom('questions').select(['id', 'lessonId']).execute();
    const lessonOf = new Map(lessons.map(({ id, lessonId }) => [id, lessonId]));
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ id }) => lessonOf.get(id)))).toEqual(new Set([first?.id]));
    expect((await ask(2)).error.code).toBe('week_not_taught');
  });

  it('tells staff how many are done', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await world.pupil({ grade: 4 });
    const { term, lessons } = await own(pupil.agent);
    for (const status of ['in-progress', 'completed'])
      await mark(pupil.agent, { termId: term.id, week: 1, lessonId: lessons[0]?.id, status });
    const { plan, pupils } = await staffView();
    expect(pupils).toBe(2);
    expect(plan.filter(({ done }) => done > 0)).toMatchObject([{ week: 1, lessonId: lessons[0]?.id, done: 1 }]);
  });
});

describe('the plan of a grade', () => {
  it('is the staff’s: written from the version that was shown, with new lessons and without lost ones', async () => {
    const before = await staffView();
    const fields = fieldsOf(before);
    const added = { id: null, strand: 'Fiqh' as const, unit: 'الطهارة', topic: 'درس من عندنا', verses: null };
    const weeks = fields.weeks.with(0, { ...(fields.weeks[0] as PlanFields['weeks'][number]), islamic: [added] });
    const pupil = await world.pupil({ grade: 4 });
    expect((await put(pupil.agent, { ...fields, weeks })).status).toBe(403);
    const { body } = await put(teacher, { ...fields, weeks });
    expect(body.version).toBe(2);
    const own1 = body.plan.filter(({ week, course }) => week === 1 && course === 'islamic');
    expect(own1).toHaveLength(1);
    expect(body.lessons.find(({ id }) => id === own1[0]?.lessonId)).toMatchObject({
      topic: 'درس من عندنا',
      questions: 0,
    });
    expect((await put(teacher, { ...fields, version: 1 })).error.code).toBe('curriculum_changed');
    // The same again is no conflict and no change.
    expect((await put(teacher, { ...fieldsOf(body), version: 1 })).body.version).toBe(2);
    expect(await auditLines(world, 'curriculum_edited')).toHaveLength(1);
    // Back in the plan it is the same lesson, with its questions.
    const restored = await put(teacher, { ...fields, version: 2 });
    expect(fieldsOf(restored.body).weeks).toEqual(fields.weeks);
  });

  it.each([
    ['another grade’s lesson', { id: 'g5-hijrah' }, 'topic', 'هذا الدرس ليس من دروس هذه المادة'],
    ['no strand', { id: null, strand: null, topic: 'جديد' }, 'strand', 'اختر التوحيد أو الفقه أو الحديث والسيرة'],
    ['verses where there are none', { id: null, topic: 'جديد', verses: '78:1-5' }, 'verses', curriculumFaults.verses],
  ])('is refused with %s, by its place, and stays as it was', async (_, change, field, text) => {
    const fields = fieldsOf(await staffView());
    const [week] = fields.weeks;
    if (!week) throw new Error('no week');
    const wrong = { ...week, islamic: [{ ...(week.islamic[0] as LessonEntry), ...change }] };
    const answer = await put(teacher, { ...fields, weeks: fields.weeks.with(0, wrong) });
    expect([answer.status, answer.error.code]).toEqual([422, 'curriculum_impossible']);
    expect(answer.error.fields).toEqual({ [`weeks/0/islamic/0/${field}`]: text });
    expect((await staffView()).version).toBe(1);
  });

  it('has no lesson twice in a week, and no verses beyond a surah', async () => {
    const fields = fieldsOf(await staffView());
    const [week] = fields.weeks;
    const quran = [...(week?.quran ?? []), { id: null, strand: null, unit: null, topic: 'بعيد', verses: '112:1-9' }];
    const islamic = [...(week?.islamic ?? []), week?.islamic[0] as LessonEntry];
    const answer = await put(teacher, { ...fields, weeks: fields.weeks.with(0, { quran, islamic }) });
    expect(answer.error.fields).toEqual({
      'weeks/0/quran/2/verses': curriculumFaults.verses,
      'weeks/0/islamic/3/topic': 'تكرّر الدرس نفسه في الأسبوع',
    });
  });

  it('is read from a table as it was looked at, with faults by row and column', async () => {
    const head = ['المادة', 'الأسبوع', 'الوحدة', 'الموضوع', 'الآيات'];
    const good = [
      head,
      ['الفقه', '١', 'الطهارة', 'الاستنجاء', ''],
      ['القرآن الكريم', '1', 'سورة النبأ', 'الآيات', '78:1-11'],
      ['', '', '', '', ''],
    ];
    const faulty = [
      ...good,
      ['الرياضيات', '1', '', 'الجمع', ''],
      ['التوحيد', '13', '', '', ''],
      ['القرآن', '2', '', 'تلاوة', '112:1-9'],
    ];
    const looked = await bring(faulty, null);
    expect(looked.body).toMatchObject({ isSaved: false });
    expect(looked.body.faults.map(({ row, column }) => [row, column])).toEqual([
      [5, 1],
      [6, 2],
      [6, 4],
      [7, 5],
    ]);
    expect(looked.body.faults[0]?.fault).toContain('مادة غير معروفة');
    expect((await bring(faulty, 1)).body.isSaved).toBe(false);
    expect((await staffView()).version).toBe(1);
    const look = (await bring(good, null)).body;
    expect(look).toEqual({ isSaved: false, lessons: 2, weeks: 1, seen: 1, faults: [] });
    expect((await bring(good, 7)).error.code).toBe('curriculum_changed');
    expect((await bring(good, look.seen)).body.isSaved).toBe(true);
    const after = await staffView();
    expect(after.plan.map(({ week, course }) => [week, course])).toEqual([
      [1, 'quran'],
      [1, 'islamic'],
    ]);
    expect(await auditLines(world, 'curriculum_imported')).toHaveLength(1);
    expect((await bring([], null)).body.faults).toHaveLength(1);
  });
});

describe('the lesson of a question', () => {
  it('is set by staff to one of its grade, or to none', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const [question] = await withQuestions(world);
    const id = question?.questionId as number;
    const set = (agent: Agent, lessonId: string | null) =>
      agent.call('PUT /api/admin/questions/:id/lesson', { params: { id }, body: { grade: 4, lessonId } });
    expect((await set(pupil.agent, null)).status).toBe(403);
    expect((await set(teacher, 'g5-hijrah')).error.code).toBe('lesson_not_found');
    expect((await set(teacher, null)).body).toEqual({ lessonId: null });
    expect((await set(teacher, 'g4-tayammum')).body).toEqual({ lessonId: 'g4-tayammum' });
    expect((await set(teacher, 'g4-tayammum')).status).toBe(200);
    expect(await auditLines(world, 'question_lesson_set')).toHaveLength(2);
    const missing = await teacher.call('PUT /api/admin/questions/:id/lesson', {
      params: { id: 4711 },
      body: { grade: 4, lessonId: null },
    });
    expect(missing.error.code).toBe('question_not_found');
  });
});

it('the first term and the curricula of a school stand beside each other', async () => {
  const fresh = await startWorld();
  await provideFirstTerm(fresh.deps);
  await provideCurricula(fresh.deps);
  await provideCurricula(fresh.deps);
  const pupil = await fresh.pupil({ grade: 5 });
  const { term, lessons } = await own(pupil.agent);
  expect(term.start).toBe('2025-03-02');
  expect(lessons).toHaveLength(50);
  await fresh.close();
});
