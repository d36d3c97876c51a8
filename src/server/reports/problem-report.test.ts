import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const report = (body: object, agent: Agent = world.nobody()) =>
  agent.call('POST /api/reports', { body: { issueType: 'other', ...body } });
const stored = () => world.deps.db.selectFrom('login_issue_reports').selectAll().orderBy('id').execute();

describe('a login-problem report', () => {
  it('blocks the pupil who has one pending and nobody else', async () => {
    const [pupil, other] = [await world.student(), await world.student()];
    const { token } = (await report({ name: pupil.name })).body;
    const again = await report({ name: pupil.name, issueType: 'missing-page', token });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: 'report_pending',
      message: 'لديك طلب قيد المراجعة بالفعل، انتظر حتى يراجعه المعلّم',
    });
    expect((await report({ name: other.name })).status).toBe(200);
    expect((await stored()).map((row) => row.studentId)).toEqual([pupil.id, other.id]);
  });

  it.each(['no-autologin', 'missing-page', 'other'])('of type %s is stored as pending', async (issueType) => {
    const pupil = await world.student();
    expect((await report({ name: pupil.name, issueType })).body).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([
      {
        studentId: pupil.id,
        studentName: pupil.name,
        issueType,
        status: 'pending',
        reportedAt: world.deps.clock().toISOString(),
        specialPassword: null,
        qrCodeData: null,
      },
    ]);
  });

  it.each(['credential-request', 'rudeness', '', null, ['other']])('of type %j is refused', async (issueType) => {
    const pupil = await world.student();
    const answer = await report({ name: pupil.name, issueType });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ issueType: 'هذا الحقل مطلوب' });
    expect(await stored()).toEqual([]);
  });

  it('says that the name is not registered and asks for the full one', async () => {
    await world.student({ name: 'فيصل بن ناصر الدوسري' });
    for (const name of ['فيصل', 'فيصل بن ناصر', 'فيصل بن ناصر الدوسرى', 'فيصل  بن ناصر الدوسري']) {
      const answer = await report({ name });
      expect(answer.status).toBe(404);
      expect(answer.error.message).toMatch(/^لم يتم العثور على طالب بهذا الاسم\.\.\./u);
    }
    expect(await stored()).toEqual([]);
  });

  it('finds the name after trimming and in either Unicode spelling', async () => {
    const pupil = await world.student({ name: 'أحمد بن إياد' });
    const decomposed = pupil.name.normalize('NFD');
    expect(decomposed).not.toBe(pupil.name);
    expect((await report({ name: `  ${decomposed} ` })).status).toBe(200);
    expect(await stored()).toMatchObject([{ studentId: pupil.id, studentName: 'أحمد بن إياد' }]);
  });

  it('is not taken for an archived pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.student()];
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await report({ name: pupil.name })).error.code).toBe('name_not_found');
  });

  it('sent twice at once is stored once', async () => {
    const pupil = await world.student();
    await Promise.all(Array.from({ length: 6 }, () => report({ name: pupil.name })));
    expect(await stored()).toHaveLength(1);
  });

  it('of a name that two pupils share asks for the grade and then reaches the right one', async () => {
    const [, sixth] = [
      await world.student({ name: 'عمر بن خالد', grade: 4 }),
      await world.student({ name: 'عمر بن خالد', grade: 6 }),
    ];
    const asked = await report({ name: 'عمر بن خالد' });
    expect(asked.status).toBe(409);
    expect(asked.error).toMatchObject({ code: 'name_needs_grade', message: 'يوجد أكثر من طالب بهذا الاسم، اختر صفّك' });
    expect((await report({ name: 'عمر بن خالد', grade: 5 })).error.code).toBe('name_not_found');
    expect((await report({ name: 'عمر بن خالد', grade: 6 })).status).toBe(200);
    expect((await stored()).map((row) => row.studentId)).toEqual([sixth.id]);
  });

  it('needs no session and shows none of the pupil’s data', async () => {
    const pupil = await world.pupil();
    const answer = await report({ name: pupil.name });
    expect(answer.body).toEqual({ ok: true, token: expect.any(String) });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('the name check', () => {
  const tryNames = async (count: number, address: string) => {
    const agent = world.nobody(address);
    for (let n = 0; n < count; n += 1) await report({ name: `اسم مخترع ${n}` }, agent);
  };

  it('makes an address wait after 60 names that do not exist, also for one that does', async () => {
    const pupil = await world.student();
    await tryNames(60, '10.1.0.1');
    const locked = await report({ name: pupil.name }, world.nobody('10.1.0.1'));
    expect(locked.status).toBe(429);
    expect(locked.error).toMatchObject({ code: 'name_checks_locked', retryAfter: 60 });
    expect(locked.headers['retry-after']).toBe('60');
    expect((await report({ name: pupil.name }, world.nobody('10.1.0.2'))).status).toBe(200);
    world.forward(61);
    expect((await report({ name: pupil.name }, world.nobody('10.1.0.1'))).status).toBe(200);
  });

  it('counts names that exist as no guesses', async () => {
    const pupil = await world.student();
    await tryNames(59, '10.1.0.3');
    const agent = world.nobody('10.1.0.3');
    for (let n = 0; n < 5; n += 1) await report({ name: pupil.name }, agent);
    expect((await report({ name: 'اسم مخترع' }, agent)).error.code).toBe('name_not_found');
    expect((await report({ name: pupil.name }, agent)).error.code).toBe('name_checks_locked');
  });

  it('counts names that are sent at once one by one', async () => {
    const agent = world.nobody('10.1.0.4');
    const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => report({ name: `اسم ${n}` }, agent)));
    expect(answers.filter((answer) => answer.status === 404)).toHaveLength(60);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30);
  });
});
