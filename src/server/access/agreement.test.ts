import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const decide = (agent: Agent, agreed: unknown) => agent.call('PUT /api/student/agreement', { body: { agreed } });
const needsAgreement = async (agent: Agent) => (await agent.call('GET /api/student/dashboard')).body.needsAgreement;
const agreementsOf = (studentId: number) =>
  world.deps.db.selectFrom('student_agreements').selectAll().where('studentId', '=', studentId).execute();

describe('the terms agreement', () => {
  it('of one pupil does not count for another', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    await decide(pupil.agent, true);
    expect(await needsAgreement(pupil.agent)).toBe(false);
    expect(await needsAgreement(other.agent)).toBe(true);
    expect(await agreementsOf(other.id)).toEqual([]);
  });

  it('is saved with version 1 and the time, once, however often it is sent', async () => {
    const pupil = await world.pupil();
    expect((await decide(pupil.agent, true)).body).toEqual({ ok: true });
    await Promise.all([decide(pupil.agent, true), decide(pupil.agent, true)]);
    expect(await agreementsOf(pupil.id)).toEqual([
      { studentId: pupil.id, agreementVersion: 1, agreed: 1, agreedAt: world.deps.clock().toISOString() },
    ]);
  });

  it('is still needed where the pupil agreed to another version only', async () => {
    const pupil = await world.pupil();
    const agreedAt = world.deps.clock().toISOString();
    await world.deps.db
      .insertInto('student_agreements')
      .values([0, 2].map((version) => ({ studentId: pupil.id, agreementVersion: version, agreed: 1, agreedAt })))
      .execute();
    expect(await needsAgreement(pupil.agent)).toBe(true);
  });

  it('logs a pupil out who disagrees, keeps the refusal and asks again next time', async () => {
    const pupil = await world.pupil();
    const { cookie } = pupil.agent;
    expect((await decide(pupil.agent, false)).status).toBe(200);
    pupil.agent.cookie = cookie;
    expect((await pupil.agent.call('GET /api/session')).error.code).toBe('session_expired');
    expect(await agreementsOf(pupil.id)).toMatchObject([{ agreementVersion: 1, agreed: 0 }]);

    await pupil.agent.call('POST /api/login/student', {
      body: { loginId: String(pupil.loginId), password: pupil.password },
    });
    expect(await needsAgreement(pupil.agent)).toBe(true);
    await decide(pupil.agent, true);
    expect(await needsAgreement(pupil.agent)).toBe(false);
  });

  it('cannot be given by staff who entered as the pupil', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    for (const agreed of [true, false]) {
      const answer = await decide(teacher.agent, agreed);
      expect(answer.status).toBe(403);
      expect(answer.error.code).toBe('pupil_must_do_this');
    }
    expect(await agreementsOf(pupil.id)).toEqual([]);
    expect(await needsAgreement(pupil.agent)).toBe(true);
  });

  it.each([undefined, null, 'true', 1, [true]])('takes nothing but a plain yes or no, so not %j', async (agreed) => {
    const pupil = await world.pupil();
    const answer = await decide(pupil.agent, agreed);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'validation', fields: { agreed: 'هذا الحقل مطلوب' } });
    expect(await agreementsOf(pupil.id)).toEqual([]);
  });
});
