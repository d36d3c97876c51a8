import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
/** What the browser of each pupil was given when it asked. */
let tokens: Map<string, string>;
beforeEach(async () => {
  world = await startWorld();
  tokens = new Map();
});
afterEach(() => world.close());

const whoAsks = (name: string) => ({ name, token: tokens.get(name.trim()) });

const keepToken = <Answer extends { status: number; body: { token: string } }>(
  name: string,
  answer: Answer,
): Answer => {
  if (answer.status === 200) tokens.set(name, answer.body.token);
  return answer;
};

const check = (name: string) => world.nobody().call('POST /api/credential-request/check', { body: whoAsks(name) });
const request = async (name: string) =>
  keepToken(name, await world.nobody().call('POST /api/credential-request', { body: whoAsks(name) }));
const report = async (name: string, issueType: 'missing-page' | 'other') =>
  keepToken(name, await world.nobody().call('POST /api/reports', { body: { ...whoAsks(name), issueType } }));
const verify = (name: string, specialPassword: string) =>
  world.nobody().call('POST /api/credential-request/verify', { body: { ...whoAsks(name), specialPassword } });

const lastReportId = async (studentId: number): Promise<number> => {
  const row = await world.deps.db
    .selectFrom('login_issue_reports')
    .select('id')
    .where('studentId', '=', studentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
};

const decide = async (studentId: number, decision: 'approve' | 'reject' | 'reopen', specialPassword = 'نجمة الفصل') => {
  const { agent } = await world.teacher();
  return agent.call(`POST /api/admin/reports/:id/${decision}`, {
    params: { id: await lastReportId(studentId) },
    ...(decision === 'approve' && { body: { specialPassword } }),
  });
};

describe('the credential request', () => {
  it('of one pupil opens nothing for another with the same special password', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    await request(pupil.name);
    await decide(pupil.id, 'approve');
    expect((await verify(other.name, 'نجمة الفصل')).error.code).toBe('special_password_wrong');
    expect((await check(other.name)).body).toEqual({ step: 'either' });
  });

  it('leads a pupil who never asked to the request', async () => {
    const pupil = await world.pupil();
    expect((await check(pupil.name)).body).toEqual({ step: 'either' });
    expect((await request(pupil.name)).body).toMatchObject({ ok: true });
    const [row] = await world.deps.db.selectFrom('login_issue_reports').selectAll().execute();
    expect(row).toMatchObject({ studentId: pupil.id, issueType: 'credential-request', status: 'pending' });
  });

  it('is blocked while one is pending, whatever its type', async () => {
    const pupil = await world.pupil();
    await report(pupil.name, 'missing-page');
    for (const answer of [await check(pupil.name), await request(pupil.name), await verify(pupil.name, 'x')]) {
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('report_pending');
    }
  });

  it('leads to verification once it is approved', async () => {
    const pupil = await world.pupil();
    await request(pupil.name);
    await decide(pupil.id, 'approve');
    expect((await check(pupil.name)).body).toEqual({ step: 'verify' });
    const again = await request(pupil.name);
    expect(again.status).toBe(409);
    expect(again.error.code).toBe('request_already_approved');
  });

  it('is blocked after a rejection until staff reopen it, and then leads to a new one', async () => {
    const pupil = await world.pupil();
    await request(pupil.name);
    await decide(pupil.id, 'reject');
    for (const answer of [await check(pupil.name), await request(pupil.name)]) {
      expect(answer.status).toBe(409);
      expect(answer.error).toMatchObject({ code: 'request_rejected', message: 'تم رفض طلبك، يرجى التواصل مع المعلّم' });
    }
    expect((await decide(pupil.id, 'reopen')).body).toMatchObject({ status: 'rejected', reopened: true });
    expect((await check(pupil.name)).body).toEqual({ step: 'request' });
    expect((await request(pupil.name)).status).toBe(200);
  });

  it('is not blocked by a rejected report of another kind', async () => {
    const pupil = await world.pupil();
    await report(pupil.name, 'other');
    await decide(pupil.id, 'reject');
    expect((await check(pupil.name)).body).toEqual({ step: 'request' });
  });

  it('says that a name is not registered', async () => {
    for (const answer of [await check('لا أحد'), await request('لا أحد'), await verify('لا أحد', 'x')])
      expect(answer.error.message).toMatch(/^لم يتم العثور على طالب بهذا الاسم\.\.\./u);
  });

  it('sent twice at once is stored once', async () => {
    const pupil = await world.pupil();
    await Promise.all(Array.from({ length: 5 }, () => request(pupil.name)));
    expect(await world.deps.db.selectFrom('login_issue_reports').selectAll().execute()).toHaveLength(1);
  });
});

describe('to somebody who only knows the name', () => {
  const wear = async (name: string) => {
    for (let n = 0; n < 5; n += 1) await verify(name, `خطأ ${n}`);
  };
  const STATES: Readonly<Record<string, (pupil: { id: number; name: string }) => Promise<unknown>>> = {
    'was never asked for': async () => undefined,
    waits: ({ name }) => request(name),
    'was approved': async ({ id, name }) => {
      await request(name);
      return decide(id, 'approve');
    },
    'was rejected': async ({ id, name }) => {
      await request(name);
      return decide(id, 'reject');
    },
    'has no tries left': async ({ id, name }) => {
      await request(name);
      await decide(id, 'approve');
      await wear(name);
    },
  };

  it.each(Object.keys(STATES))('a request that %s is told like any other', async (state) => {
    const pupil = await world.pupil();
    await STATES[state]?.(pupil);
    tokens.clear();
    expect((await check(pupil.name)).body).toEqual({ step: 'either' });
    const wrong = await verify(pupil.name, 'لا أعرفها');
    expect([wrong.status, wrong.error.code]).toEqual([403, 'special_password_wrong']);
    const problem = await report(pupil.name, 'other');
    tokens.clear();
    const sent = await request(pupil.name);
    for (const { status, body } of [problem, sent]) {
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['ok', 'token']);
      expect(body.token).toHaveLength(60);
    }
  });

  it('the token of another child’s request, or an invented one, tells nothing', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    await request(pupil.name);
    await request(other.name);
    for (const token of [tokens.get(other.name), 'x', Buffer.from('asked:0000000001').toString('base64')]) {
      const body = { name: pupil.name, token };
      const { body: answer } = await world.nobody().call('POST /api/credential-request/check', { body });
      expect(answer).toEqual({ step: 'either' });
    }
    expect((await check(pupil.name)).error.code).toBe('report_pending');
  });

  it('the special password opens the login data on another device too', async () => {
    const pupil = await world.pupil();
    await request(pupil.name);
    await decide(pupil.id, 'approve');
    tokens.clear();
    expect((await verify(pupil.name, 'نجمة الفصل')).body.password).toBe(pupil.password);
  });

  it('guesses are counted for each address, whatever there is to guess', async () => {
    const pupil = await world.pupil();
    const key = 'special-password:203.0.113.7';
    const at = world.deps.clock().toISOString();
    await world.deps.db
      .insertInto('attempt_guards')
      .values({ scope: 'name-check', guardKey: key, failures: 299, lastFailureAt: at, lockedUntil: null })
      .execute();
    const guess = () =>
      world
        .nobody('203.0.113.7')
        .call('POST /api/credential-request/verify', { body: { name: pupil.name, specialPassword: 'x' } });
    expect((await guess()).error.code).toBe('special_password_wrong');
    expect((await guess()).error).toMatchObject({ code: 'name_checks_locked', retryAfter: 60 });
  });
});

describe('the special password', () => {
  const approved = async () => {
    const pupil = await world.pupil();
    await request(pupil.name);
    await decide(pupil.id, 'approve');
    return pupil;
  };
  const wrongTimes = async (name: string, times: number) => {
    const codes: string[] = [];
    for (let n = 0; n < times; n += 1) codes.push((await verify(name, `خطأ ${n}`)).error.code);
    return codes;
  };

  it('shows the login data when it is right, with spaces around it as well', async () => {
    const pupil = await approved();
    const answer = await verify(` ${pupil.name}`, ' نجمة الفصل ');
    expect(answer.body).toEqual({
      name: pupil.name,
      grade: pupil.grade,
      loginId: pupil.loginId,
      password: pupil.password,
      loginLink: `https://himma.example/login#card=${pupil.cardToken}`,
    });
  });

  it('is used up once it was right, until staff approve again', async () => {
    const pupil = await approved();
    expect((await verify(pupil.name, 'نجمة الفصل')).status).toBe(200);
    const again = [await verify(pupil.name, 'نجمة الفصل'), await check(pupil.name), await request(pupil.name)];
    for (const answer of again) {
      expect(answer.status).toBe(403);
      expect(answer.error).toMatchObject({
        code: 'special_password_used',
        message: 'استُعملت كلمة المرور الخاصة من قبل، اطلب من المعلّم قبول طلبك من جديد',
      });
      expect(answer.text).not.toContain(pupil.password);
    }
    expect((await decide(pupil.id, 'approve', 'كلمة جديدة')).body).toMatchObject({ approvalEnd: null });
    expect((await verify(pupil.name, 'كلمة جديدة')).body.password).toBe(pupil.password);
  });

  it('sent right by several at once shows the login data to one of them', async () => {
    const pupil = await approved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(pupil.name, 'نجمة الفصل')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error.code === 'special_password_used')).toHaveLength(4);
    expect(await auditLines(world, 'credentials_shown_to_student')).toHaveLength(1);
  });

  it('ends 24 hours after the approval, and begins anew with the next', async () => {
    const [pupil, later] = [await approved(), await approved()];
    world.forward(24 * 60 * 60 - 1);
    expect((await verify(pupil.name, 'نجمة الفصل')).status).toBe(200);
    world.forward(1);
    for (const answer of [await verify(later.name, 'نجمة الفصل'), await check(later.name)]) {
      expect(answer.status).toBe(403);
      expect(answer.error).toMatchObject({
        code: 'special_password_expired',
        message: 'مضى يوم على قبول طلبك، اطلب من المعلّم قبوله من جديد',
      });
    }
    await decide(later.id, 'approve');
    expect((await verify(later.name, 'نجمة الفصل')).status).toBe(200);
  });

  it('shows nothing when it is wrong, and the try is in the audit log', async () => {
    const [pupil, admin] = [await approved(), await world.admin()];
    const answer = await verify(pupil.name, 'نجمة');
    expect(answer.status).toBe(403);
    expect(answer.error).toMatchObject({ code: 'special_password_wrong', message: 'كلمة المرور الخاصة غير صحيحة' });
    expect(answer.text).not.toContain(pupil.password);
    const { body } = await admin.agent.call('GET /api/admin/audit', { query: { action: 'special_password_failed' } });
    expect(body.entries).toMatchObject([{ subject: pupil.name }]);
    expect(JSON.stringify(await auditLines(world, 'special_password_failed'))).not.toContain('نجمة');
    expect(JSON.stringify(body.entries)).not.toContain('نجمة');
  });

  it('has 5 tries; then the right one is refused too until staff approve again', async () => {
    const pupil = await approved();
    const wrong = 'special_password_wrong';
    expect(await wrongTimes(pupil.name, 5)).toEqual([wrong, wrong, wrong, wrong, 'special_password_exhausted']);
    expect((await verify(pupil.name, 'نجمة الفصل')).error.code).toBe('special_password_exhausted');
    expect((await check(pupil.name)).error.code).toBe('special_password_exhausted');
    expect((await decide(pupil.id, 'approve', 'كلمة جديدة')).body).toMatchObject({ approvalEnd: null });
    expect((await verify(pupil.name, 'نجمة الفصل')).error.code).toBe('special_password_wrong');
    expect((await verify(pupil.name, 'كلمة جديدة')).body.password).toBe(pupil.password);
  });

  it('gets no tries back by being right', async () => {
    const pupil = await approved();
    await wrongTimes(pupil.name, 4);
    expect((await verify(pupil.name, 'نجمة الفصل')).status).toBe(200);
    const row = world.deps.db.selectFrom('login_issue_reports').select('specialPasswordTries');
    expect(await row.executeTakeFirst()).toEqual({ specialPasswordTries: 5 });
  });

  it('counts guesses that are sent at once one by one', async () => {
    const pupil = await approved();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => verify(pupil.name, `خطأ ${n}`)));
    expect(answers.filter((answer) => answer.error.code === 'special_password_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => answer.error.code === 'special_password_exhausted')).toHaveLength(8);
    expect((await verify(pupil.name, 'نجمة الفصل')).error.code).toBe('special_password_exhausted');
  });

  it('shows the login data of today where they were made anew after the approval', async () => {
    const [pupil, teacher] = [await approved(), await world.teacher()];
    const { body } = await teacher.agent.call('POST /api/admin/students/:studentId/credentials', {
      params: { studentId: pupil.id },
    });
    const shown = (await verify(pupil.name, 'نجمة الفصل')).body;
    expect(shown).toMatchObject({ loginId: body.loginId, password: body.password });
  });
});
