import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { Agent } from '#tests/agent';
import { answersOf, ask, fillBank, openContest, openGame, send, type Wish } from '#tests/practice';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';

let world: World;
let contestId: number;
beforeEach(async () => {
  world = await startWorld();
  contestId = await openContest(world);
  await fillBank(world, 4, 14);
});
afterEach(() => world.close());

const countSessions = async () => (await world.deps.db.selectFrom('practice_sessions').select('id').execute()).length;

const expectNothingOpened = async (answer: Awaited<ReturnType<typeof openGame>>, code: string) => {
  expect(answer.error.code).toBe(code);
  expect(await countSessions()).toBe(0);
};

describe('another pupil', () => {
  it('cannot be played as, nor another grade', async () => {
    const [mine, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    await expectNothingOpened(await openGame(mine, { studentId: other.id }), 'practice_not_your_name');
    await expectNothingOpened(await openGame(mine, { grade: 5 }), 'practice_not_your_grade');
  });

  it('cannot read or go on with a session', async () => {
    const [mine, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const { body } = await openGame(other);
    const read = await mine.agent.call('GET /api/student/practice/sessions/:id', { params: { id: body.id } });
    expect([read.status, read.error.code]).toEqual([404, 'practice_session_not_found']);
    expect((await mine.agent.call('GET /api/student/practice')).body.session).toBeNull();
  });

  it('with the same key gets nothing of it, also in the same moment', async () => {
    const pupils = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const requestKey = randomUUID();
    const answers = await Promise.all(pupils.map((pupil) => openGame(pupil, { requestKey })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ error }) => error.code)).toEqual([
      'request_key_reused',
      'request_key_reused',
    ]);
    expect(await countSessions()).toBe(1);
  });
});

describe('staff inside as a pupil', () => {
  it('see the page and may not play', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    expect((await agent.call('GET /api/student/practice')).body.studentId).toBe(pupil.id);
    await expectNothingOpened(await openGame({ ...pupil, agent }), 'pupil_must_do_this');
  });
});

describe('opening', () => {
  it('draws all questions of the grade for a race, in an order of its own', async () => {
    await fillBank(world, 5, 3);
    const pupil = await world.pupil({ grade: 4 });
    const { body } = await openGame(pupil, { minutes: 2, questionCount: 10 });
    expect(body).toMatchObject({ mode: 'timed', minutes: 2, questionCount: null, grade: 4, answers: [], elapsed: 0 });
    const numbers = body.questions.map(({ text }) => Number(text.split(' ')[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, place) => place));
  });

  it('cuts a review to its count, and has no clock', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body } = await openGame(pupil, { mode: 'regular', minutes: 3, questionCount: 10 });
    expect(body).toMatchObject({ mode: 'regular', minutes: null, questionCount: 10 });
    expect(new Set(body.questions.map(({ id }) => id)).size).toBe(10);
  });

  it('takes all of a bank that has fewer than were asked for', async () => {
    const pupil = await world.pupil({ grade: 4 });
    expect((await openGame(pupil, { mode: 'regular', questionCount: 30 })).body.questions).toHaveLength(14);
  });

  it('leaves out retired questions', async () => {
    const retired = await ask(world, 4, { text: 'قديم' });
    await world.deps.db
      .updateTable('questions')
      .set({ retiredAt: '2026-01-02T00:00:00.000Z' })
      .where('id', '=', retired)
      .execute();
    const { body } = await openGame(await world.pupil({ grade: 4 }));
    expect(body.questions.map(({ id }) => id)).not.toContain(retired);
  });

  it.each([
    ['a race without its minutes', { minutes: null }, 'practice_time_missing'],
    ['a race of four minutes', { minutes: 4 }, 'validation'],
    ['a review of eleven', { mode: 'regular', questionCount: 11 }, 'validation'],
    ['a key of its own making', { requestKey: 'again' }, 'validation'],
  ])('refuses %s', async (_, wish, code) => {
    await expectNothingOpened(await openGame(await world.pupil({ grade: 4 }), wish as Wish), code);
  });

  it('says which grade is none', async () => {
    const answer = await openGame(await world.pupil({ grade: 4 }), { grade: 7 } as unknown as Wish);
    expect(answer.error.fields).toEqual({ grade: 'Invalid grade' });
  });

  it('waits for a contest', async () => {
    world.forward(24 * 60 * 60);
    const pupil = await world.pupil({ grade: 4 });
    await expectNothingOpened(await openGame(pupil), 'practice_closed');
    const { body } = await pupil.agent.call('GET /api/student/practice');
    expect(body).toMatchObject({ contest: null, bests: [] });
  });

  it('needs questions', async () => {
    await expectNothingOpened(await openGame(await world.pupil({ grade: 6 })), 'practice_no_questions');
  });

  it('waits for the session before', async () => {
    const pupil = await world.pupil({ grade: 4 });
    await openGame(pupil);
    expect((await openGame(pupil)).error.code).toBe('practice_session_open');
    expect(await countSessions()).toBe(1);
  });

  it('with the same key is one session, also twice at once; with another wish it is refused', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => openGame(pupil, { requestKey })));
    const again = await openGame(pupil, { requestKey: requestKey.toUpperCase() });
    for (const answer of [...answers, again]) expect(answer.body).toEqual(answers[0]?.body);
    expect(await countSessions()).toBe(1);
    expect((await openGame(pupil, { requestKey, minutes: 2 })).error.code).toBe('request_key_reused');
  });

  it('of two different ones at once is one', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const answers = await Promise.all([1, 2, 3].map(() => openGame(pupil)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await countSessions()).toBe(1);
  });
});

describe('the practice page', () => {
  it('lists the own grade by first names, without the try-out pupil', async () => {
    const pupil = await world.pupil({ grade: 4, name: 'سالم العمران' });
    await world.student({ grade: 4, name: 'سالم البدر' });
    const { id: left } = await world.student({ grade: 4, name: 'خالد الغائب' });
    const { id: read } = await world.student({ grade: 4, name: 'ماجد الأحمد' });
    await world.student({ grade: 6, name: 'سالم السادس' });
    await world.deps.db.updateTable('students').set({ archivedAt: '2026-01-01' }).where('id', '=', left).execute();
    await world.deps.db.updateTable('students').set({ nameReading: 'Majed Alahmad' }).where('id', '=', read).execute();
    const { body, text } = await pupil.agent.call('GET /api/student/practice');
    expect(body.roster.map(({ label, reading, grade }) => [label, reading, grade])).toEqual([
      ['سالم ا. (1)', null, 4],
      ['سالم ا. (2)', null, 4],
      ['ماجد', 'Majed', 4],
    ]);
    expect(text).not.toMatch(/العمران|البدر|Alahmad/u);
    expect(body).toMatchObject({ studentId: pupil.id, grade: 4, needsPassword: false, contest: { id: contestId } });
  });

  it('goes on with the session after a reload, by the server’s clock', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    const answers = answersOf(session, [true, false]);
    world.forward(12.345);
    await send(pupil.agent, session.id, 1, answers);
    const { body } = await pupil.agent.call('GET /api/student/practice');
    expect(body.session).toEqual({ ...session, answers, elapsed: 12_345 });
    const read = await pupil.agent.call('GET /api/student/practice/sessions/:id', { params: { id: session.id } });
    expect(read.body).toEqual(body.session);
  });
});

describe('the key under which a pupil’s pages seal what waits', () => {
  const keyOf = async (agent: Agent) => (await agent.call('GET /api/student/practice')).body.seal;

  it('is the same in each of the pupil’s sessions, and nobody else’s', async () => {
    const [pupil, other] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 4 })];
    const key = await keyOf(pupil.agent);
    expect(key).toMatch(/^[0-9a-f]{64}$/u);
    const again = new Agent(world.app);
    const { loginId, password } = pupil;
    await again.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
    world.forward(60 * 60);
    expect(await keyOf(again)).toBe(key);
    expect(await keyOf(other.agent)).toMatch(/^[0-9a-f]{64}$/u);
    expect(await keyOf(other.agent)).not.toBe(key);
  });

  it('is not that of one of the staff who has the same number', async () => {
    const { deps } = world;
    expect(deps.secrets.outboxKey('staff', 7)).not.toBe(deps.secrets.outboxKey('pupil', 7));
  });

  it('is not told to staff inside as the pupil, nor by any other answer of theirs', async () => {
    const pupil = await world.pupil({ grade: 4 });
    const { body: session } = await openGame(pupil);
    const key = (await keyOf(pupil.agent)) ?? '';
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/confirm', { body: { password: STAFF_PASSWORD } });
    const entered = await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const page = await agent.call('GET /api/student/practice');
    expect(page.body).toMatchObject({ studentId: pupil.id, session: { id: session.id }, seal: null });
    const others = [
      entered,
      page,
      await agent.call('GET /api/session'),
      await agent.call('GET /api/student/practice/sessions/:id', { params: { id: session.id } }),
    ];
    for (const { status, text } of others) expect([status, text.includes(key)]).toEqual([200, false]);
  });
});

describe('the try-out pupil', () => {
  const enter = async () => {
    const { agent: staff } = await world.admin();
    const { body } = await staff.call('POST /api/admin/students/:studentId/credentials', {
      params: { studentId: DEMO_STUDENT_ID },
    });
    const agent = new Agent(world.app);
    const login = { loginId: String(body.loginId), password: body.password };
    await agent.call('POST /api/login/student', { body: login });
    const { body: page } = await agent.call('GET /api/student/practice');
    await fillBank(world, page.grade, 3);
    return { id: DEMO_STUDENT_ID, grade: page.grade, agent, page, login };
  };

  it('is in its own list alone, and asks for its password', async () => {
    const demo = await enter();
    expect(demo.page.needsPassword).toBe(true);
    expect(demo.page.roster.map(({ id }) => id)).toContain(DEMO_STUDENT_ID);
    await expectNothingOpened(await openGame(demo), 'practice_password_wrong');
    const wrong = await openGame(demo, { password: 'WRONGX' });
    await expectNothingOpened(wrong, 'practice_password_wrong');
    expect(wrong.error.message).toBe('كلمة المرور غير صحيحة');
    expect((await openGame(demo, { password: demo.login.password })).status).toBe(200);
  });

  it('cannot be guessed at: wrong tries count with those of the login, and are written down', async () => {
    const demo = await enter();
    const codes: string[] = [];
    for (let tried = 0; tried < 6; tried += 1) codes.push((await openGame(demo, { password: 'WRONGX' })).error.code);
    expect(codes[0]).toBe('practice_password_wrong');
    expect(codes.at(-1)).toBe('login_locked');
    await expectNothingOpened(await openGame(demo, { password: demo.login.password }), 'login_locked');
    const login = await new Agent(world.app).call('POST /api/login/student', { body: demo.login });
    expect(login.error.code).toBe('login_locked');
    const lines = await world.deps.db.selectFrom('audit_log').select('action').where('recordId', '=', '999').execute();
    expect(lines.map(({ action }) => action)).toContain('student_login_locked');
  });
});
