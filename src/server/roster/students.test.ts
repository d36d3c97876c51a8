import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const add = (body: object, agent: Agent = teacher.agent) => agent.call('POST /api/admin/students', { body });
const edit = (studentId: number, body: object) =>
  teacher.agent.call('PATCH /api/admin/students/:studentId', { params: { studentId }, body });
const archive = (studentId: number) =>
  teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId } });
const restore = (studentId: number) =>
  teacher.agent.call('POST /api/admin/students/:studentId/restore', { params: { studentId } });
const names = async (query: Record<string, string | number> = {}) => {
  const { body } = await teacher.agent.call('GET /api/admin/students', { query });
  return body.students.map((student) => student.name);
};

describe('the roster', () => {
  it('is closed to pupils, who may neither read nor change a row of it, not even their own', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    for (const studentId of [pupil.id, other.id]) {
      const answer = await pupil.agent.call('PATCH /api/admin/students/:studentId', {
        params: { studentId },
        body: { grade: 6 },
      });
      expect(answer.status).toBe(403);
    }
    expect((await pupil.agent.call('GET /api/admin/students')).status).toBe(403);
    expect(await names({ grade: 6 })).toEqual([]);
  });

  it('takes a pupil with all details and shows them', async () => {
    const { status, body } = await add({
      name: ' أنس بن مالك ',
      grade: 5,
      classId: '٥/أ',
      nameReading: 'أَنَس',
      calledAs: 'أبو مالك ',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      name: 'أنس بن مالك',
      grade: 5,
      classId: '٥/أ',
      nameReading: 'أَنَس',
      calledAs: 'أبو مالك',
      hasCredentials: false,
      lastLogin: null,
      archivedAt: null,
    });
    expect(body.id).toBeGreaterThan(DEMO_STUDENT_ID);
    expect(await auditLines(world, 'student_added')).toMatchObject([
      { staffId: teacher.id, recordId: String(body.id), subjectName: 'أنس بن مالك' },
    ]);
  });

  it.each([
    [{ name: '', grade: 4 }, { name: 'هذا الحقل مطلوب' }],
    [{ grade: 4 }, { name: 'هذا الحقل مطلوب' }],
    [{ name: ['سالم'], grade: 4 }, { name: 'هذا الحقل مطلوب' }],
    [{ name: 'سالم' }, { grade: 'اختر الصف الرابع أو الخامس أو السادس' }],
    [{ name: 'سالم', grade: '4' }, { grade: 'اختر الصف الرابع أو الخامس أو السادس' }],
    [{ name: 'سالم', grade: 7 }, { grade: 'اختر الصف الرابع أو الخامس أو السادس' }],
    [{ name: 'س'.repeat(81), grade: 4 }, { name: 'النص أطول من المسموح' }],
    [{ name: 'سالم\u0000', grade: 4 }, { name: 'النص يحتوي على رموز غير مسموحة' }],
    [{ name: 'سالم\u202eدلاخ', grade: 4 }, { name: 'النص يحتوي على رموز غير مسموحة' }],
    [{ name: 'سالم', grade: 4, classId: 'أ\u2066' }, { classId: 'النص يحتوي على رموز غير مسموحة' }],
    [{ name: 'سالم', grade: 4, calledAs: 'سا\u200cلم' }, { calledAs: 'النص يحتوي على رموز غير مسموحة' }],
    [{ name: 'سالم', grade: 4, calledAs: 'س'.repeat(25) }, { calledAs: 'النص أطول من المسموح' }],
    [{ name: 'سالم', grade: 4, calledAs: ' ' }, { calledAs: 'هذا الحقل مطلوب' }],
  ])('does not take %j', async (body, fields) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'validation', fields });
    expect(await names()).toEqual([]);
  });

  it('has no two pupils of one name in one grade, whoever adds, renames, moves or restores them', async () => {
    const taken = await world.student({ name: 'عمر بن سعد', grade: 4 });
    const other = await world.student({ name: 'زياد بن سعد', grade: 4 });
    const elsewhere = await world.student({ name: 'عمر بن سعد', grade: 5 });
    const gone = await world.student({ name: 'خالد بن سعد', grade: 4 });
    await archive(gone.id);
    await world.student({ name: 'خالد بن سعد', grade: 4 });
    const answers = [
      await add({ name: 'عمر بن سعد ', grade: 4 }),
      await edit(other.id, { name: 'عمر بن سعد' }),
      await edit(elsewhere.id, { grade: 4 }),
      await restore(gone.id),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(answer.error).toMatchObject({ code: 'duplicate_student', message: 'يوجد طالب بالاسم نفسه في هذا الصف' });
    }
    expect((await edit(taken.id, { name: 'عمر بن سعد', grade: 4, classId: 'ب' })).status).toBe(200);
  });

  it('adds a pupil once who is sent several times at once', async () => {
    const sent = ['أ', 'ب', 'ج', 'د', 'هـ', 'و'].map((letter) => `عمر ${letter}`);
    for (const name of sent) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => add({ name, grade: 4 })));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    }
    expect(await names()).toHaveLength(sent.length);
  });

  it('moves a pupil to another grade with their login, points and session', async () => {
    const pupil = await world.pupil({ grade: 4 });
    expect((await edit(pupil.id, { grade: 5 })).body).toMatchObject({ id: pupil.id, grade: 5, hasCredentials: true });
    expect((await pupil.agent.call('GET /api/session')).body).toMatchObject({ studentId: pupil.id, grade: 5 });
  });

  it('changes only what is sent, and empties a detail where null is', async () => {
    const { body } = await add({ name: 'أنس بن مالك', grade: 5, classId: 'أ', nameReading: 'أَنَس' });
    expect((await edit(body.id, { classId: null })).body).toEqual({ ...body, classId: null });
    expect((await edit(body.id, { name: 'أنس بن ثابت' })).body).toMatchObject({
      name: 'أنس بن ثابت',
      nameReading: 'أَنَس',
    });
    expect(await names({ search: 'ثابت' })).toEqual(['أنس بن ثابت']);
    const [first] = await auditLines(world, 'student_edited');
    expect(JSON.parse(first?.before ?? '')).toMatchObject({ class_id: 'أ' });
    expect(JSON.parse(first?.after ?? '')).toMatchObject({ class_id: null });
  });

  it('does not find a pupil who is not there', async () => {
    for (const answer of [await edit(4711, { grade: 5 }), await archive(4711), await restore(4711)])
      expect(answer.error).toMatchObject({ code: 'student_not_found', message: 'لم يتم العثور على الطالب' });
  });

  it('archives a pupil, which ends their session and login, and brings both back', async () => {
    const pupil = await world.pupil();
    const login = () =>
      pupil.agent.call('POST /api/login/student', { body: { loginId: `${pupil.loginId}`, password: pupil.password } });
    expect((await archive(pupil.id)).body).toEqual({ ok: true });
    expect((await pupil.agent.call('GET /api/session')).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect(await names()).toEqual([]);
    expect(await names({ archived: 'true' })).toEqual([pupil.name]);
    expect((await restore(pupil.id)).body).toEqual({ ok: true });
    expect(await names()).toEqual([pupil.name]);
    expect((await login()).status).toBe(200);
    expect(await auditLines(world, 'student_archived')).toHaveLength(1);
    expect(await auditLines(world, 'student_restored')).toHaveLength(1);
  });

  it.each([
    ['احمد', 'أحمد بن ياسين'],
    ['أحمد', 'أحمد بن ياسين'],
    ['حمزه', 'حمزة بن علي'],
    ['حمزة', 'حمزة بن علي'],
    ['يحيي', 'يحيى بن موسى'],
    ['مَاجِد', 'ماجد بن فؤاد'],
    ['فواد', 'ماجد بن فؤاد'],
    ['بن  علي', 'حمزة بن علي'],
  ])('finds by %j the pupil %j', async (search, name) => {
    for (const each of ['أحمد بن ياسين', 'حمزة بن علي', 'يحيى بن موسى', 'ماجد بن فؤاد'])
      await world.student({ name: each });
    expect(await names({ search })).toEqual([name]);
  });

  it('lists by grade and then by name, and one grade alone', async () => {
    await world.student({ name: 'ياسر', grade: 4 });
    await world.student({ name: 'سالم', grade: 5 });
    await world.student({ name: 'باسم', grade: 5 });
    expect(await names()).toEqual(['ياسر', 'باسم', 'سالم']);
    expect(await names({ grade: 5 })).toEqual(['باسم', 'سالم']);
    expect((await teacher.agent.call('GET /api/admin/students', { query: { grade: 3 } })).status).toBe(400);
  });

  it('lists names as a class register does, the forms of alef together', async () => {
    const register = ['إبراهيم', 'أحمد', 'آدم', 'اسامة', 'إياد', 'بدر'];
    for (const name of register.toSorted()) await world.student({ name, grade: 5 });
    expect(await names()).toEqual(register);
  });
});

describe('the overview', () => {
  it('counts pupils, login data and logins of this week', async () => {
    await world.pupil({ grade: 5 });
    world.forward(8 * 24 * 3600);
    teacher = await world.teacher();
    await world.pupil({ grade: 5 });
    await world.student({ grade: 5 });
    const { body } = await teacher.agent.call('GET /api/admin/overview');
    expect(body.grades.find((row) => row.grade === 5)).toEqual({
      grade: 5,
      students: 3,
      withCredentials: 2,
      loggedInThisWeek: 1,
    });
    expect(body.grades.find((row) => row.grade === 6)).toMatchObject({ students: 0, withCredentials: 0 });
  });
});
