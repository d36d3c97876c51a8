import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IssueType } from '#domain/reports/reports';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';
import { readReport, decide as writeDecision } from './queries.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Decision = 'approve' | 'reject' | 'reopen';

const decide = (agent: Agent, id: number, decision: Decision, specialPassword: unknown = 'قلم أزرق') =>
  agent.call(`POST /api/admin/reports/:id/${decision}`, {
    params: { id },
    ...(decision === 'approve' && { body: { specialPassword } }),
  });
const list = (agent: Agent, query: Record<string, string | number> = {}) =>
  agent.call('GET /api/admin/reports', { query });
const stored = (id: number) =>
  world.deps.db.selectFrom('login_issue_reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const reported = async (issueType: Exclude<IssueType, 'credential-request'> = 'other') => {
  const pupil = await world.pupil();
  await world.nobody().call('POST /api/reports', { body: { name: pupil.name, issueType } });
  const { id } = await world.deps.db
    .selectFrom('login_issue_reports')
    .select('id')
    .where('studentId', '=', pupil.id)
    .executeTakeFirstOrThrow();
  return { ...pupil, reportId: id };
};

describe('approving a report', () => {
  it('stores the special password slowly hashed and the login data sealed', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    const answer = await decide(teacher.agent, pupil.reportId, 'approve');
    expect(answer).toMatchObject({
      status: 200,
      body: { id: pupil.reportId, status: 'approved', decidedAt: world.deps.clock().toISOString() },
    });
    const row = await stored(pupil.reportId);
    expect(row.specialPassword).toMatch(/^\$argon2id\$/u);
    expect(row.qrCodeData).not.toContain(pupil.password);
    expect(Buffer.from(row.qrCodeData ?? '', 'base64').includes(pupil.password)).toBe(false);
    expect(JSON.parse(world.deps.secrets.open(row.qrCodeData ?? ''))).toEqual({
      loginId: pupil.loginId,
      password: pupil.password,
    });
    expect(await auditLines(world, 'report_approved')).toMatchObject([
      { staffId: teacher.id, recordId: String(pupil.reportId), subjectName: pupil.name },
    ]);
  });

  it.each(['', '   ', undefined, null, 7, ['a']])('asks for a special password instead of %j', async (typed) => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    const answer = await teacher.agent.call('POST /api/admin/reports/:id/approve', {
      params: { id: pupil.reportId },
      body: { specialPassword: typed },
    });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'validation', fields: { specialPassword: 'هذا الحقل مطلوب' } });
    expect((await stored(pupil.reportId)).status).toBe('pending');
  });

  it.each(['1', '12345', ' 12345 '])('refuses the special password %j, shorter than 6 characters', async (typed) => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    const answer = await decide(teacher.agent, pupil.reportId, 'approve', typed);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: 'validation',
      fields: { specialPassword: 'كلمة المرور الخاصة ستة أحرف على الأقل' },
    });
    expect((await stored(pupil.reportId)).status).toBe('pending');
  });

  it.each(['111111', '123456', 'own number', 'الصف الرابع'])('refuses the special password %j', async (typed) => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    const given = typed === 'own number' ? String(pupil.loginId) : typed;
    const answer = await decide(teacher.agent, pupil.reportId, 'approve', given);
    expect(answer.error).toMatchObject({
      code: 'special_password_easy',
      fields: { specialPassword: expect.stringContaining('زميل') },
    });
    expect((await stored(pupil.reportId)).status).toBe('pending');
  });

  it('again, of one that was used, is done once by whoever read it so', async () => {
    const [{ agent }, pupil] = [await world.teacher(), await reported()];
    await decide(agent, pupil.reportId, 'approve');
    const body = { name: pupil.name, specialPassword: 'قلم أزرق' };
    await world.nobody().call('POST /api/credential-request/verify', { body });
    expect((await list(agent)).body.reports).toMatchObject([{ status: 'approved', approvalEnd: 'used' }]);
    const asRead = await readReport(world.deps.db, pupil.reportId);
    expect((await decide(agent, pupil.reportId, 'approve', 'قلم أخضر')).body).toMatchObject({ approvalEnd: null });
    const { specialPassword } = await stored(pupil.reportId);
    expect(await writeDecision(world.deps.db, asRead, { specialPassword: 'another' })).toBe(false);
    expect((await stored(pupil.reportId)).specialPassword).toBe(specialPassword);
  });

  it('is refused for one that was decided already', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    await decide(teacher.agent, pupil.reportId, 'approve');
    for (const decision of ['approve', 'reject'] as const) {
      const again = await decide(teacher.agent, pupil.reportId, decision);
      expect(again.status).toBe(409);
      expect(again.error.code).toBe('report_already_decided');
    }
    expect((await stored(pupil.reportId)).status).toBe('approved');
  });

  it('or rejecting it by several at once succeeds for exactly one', async () => {
    const { agent } = await world.teacher();
    for (const decision of ['approve', 'reject', 'approve', 'reject'] as const) {
      const pupil = await reported();
      const sent = Array.from({ length: 6 }, () => decide(agent, pupil.reportId, decision));
      const answers = await Promise.all([...sent, decide(agent, pupil.reportId, 'reject')]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.error.code === 'report_already_decided')).toHaveLength(6);
    }
    const lines = [...(await auditLines(world, 'report_approved')), ...(await auditLines(world, 'report_rejected'))];
    expect(lines).toHaveLength(4);
  });

  it('says "Student not found" where the pupil is gone', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    await world.deps.db.deleteFrom('students').where('id', '=', pupil.id).execute();
    const answer = await decide(teacher.agent, pupil.reportId, 'approve');
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('Student not found');
    expect((await list(teacher.agent)).body.reports).toMatchObject([{ studentName: pupil.name, grade: null }]);
  });

  it('says "Student not found" where the pupil was archived', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    const answer = await decide(teacher.agent, pupil.reportId, 'approve');
    expect(answer.error.message).toBe('Student not found');
    expect((await stored(pupil.reportId)).status).toBe('pending');
  });

  it('says "Credentials not found" where the pupil has no login data', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    await world.deps.db.deleteFrom('students_credentials').where('studentId', '=', pupil.id).execute();
    const answer = await decide(teacher.agent, pupil.reportId, 'approve');
    expect(answer.status).toBe(404);
    expect(answer.error.message).toBe('Credentials not found');
    expect((await stored(pupil.reportId)).status).toBe('pending');
  });

  it.each(['approve', 'reject', 'reopen'] as const)('or any %s of a report that is not there is 404', async (what) => {
    const { agent } = await world.teacher();
    expect((await decide(agent, 4711, what)).error.code).toBe('report_not_found');
  });
});

describe('rejecting a report', () => {
  it('needs no input, is written down and lets the pupil report again', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    expect((await decide(teacher.agent, pupil.reportId, 'reject')).body).toMatchObject({ status: 'rejected' });
    expect(await auditLines(world, 'report_rejected')).toMatchObject([{ staffId: teacher.id }]);
    const again = await world
      .nobody()
      .call('POST /api/reports', { body: { name: pupil.name, issueType: 'no-autologin' } });
    expect(again.status).toBe(200);
  });

  it('can be reopened once, and nothing else can', async () => {
    const [teacher, pupil] = [await world.teacher(), await reported()];
    expect((await decide(teacher.agent, pupil.reportId, 'reopen')).error.code).toBe('report_not_rejected');
    await decide(teacher.agent, pupil.reportId, 'reject');
    expect((await decide(teacher.agent, pupil.reportId, 'reopen')).status).toBe(200);
    expect((await decide(teacher.agent, pupil.reportId, 'reopen')).error.code).toBe('report_not_rejected');
    expect(await auditLines(world, 'report_reopened')).toHaveLength(1);
  });
});

describe('the list of reports', () => {
  it('has the newest first and can be narrowed to a type or a grade, and never shows a secret', async () => {
    const { agent } = await world.teacher();
    const [other, page] = [await reported('other'), await reported('missing-page')];
    await decide(agent, other.reportId, 'approve');
    const all = await list(agent);
    expect(all.body.reports.map((row) => row.id)).toEqual([page.reportId, other.reportId]);
    expect(all.body).toMatchObject({ pending: 1, nextBefore: null });
    expect((await list(agent, { type: 'missing-page' })).body.reports.map((row) => row.id)).toEqual([page.reportId]);
    expect((await list(agent, { type: 'credential-request' })).body.reports).toEqual([]);
    expect((await list(agent, { type: 'invented' })).status).toBe(400);
    await world.deps.db.updateTable('students').set({ grade: 6 }).where('id', '=', other.id).execute();
    expect((await list(agent, { grade: '6' })).body.reports.map((row) => row.id)).toEqual([other.reportId]);
    for (const secret of ['argon2', 'special', 'qr', other.password]) expect(all.text).not.toContain(secret);
  });

  it('comes in pages of 50 without a gap or a repeat', async () => {
    const { agent } = await world.teacher();
    const student = await world.student();
    await world.deps.db
      .insertInto('login_issue_reports')
      .values(
        Array.from({ length: 120 }, () => ({
          studentId: student.id,
          studentName: student.name,
          issueType: 'other' as const,
          status: 'rejected' as const,
          reportedAt: world.deps.clock().toISOString(),
        })),
      )
      .execute();
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const { body } = await list(agent, before === null ? {} : { before });
      seen.push(...body.reports.map((row) => row.id));
      before = body.nextBefore;
    } while (before !== null);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('refuses the page position %j', async (before) => {
    const { agent } = await world.teacher();
    expect((await list(agent, { before })).status).toBe(400);
  });
});
