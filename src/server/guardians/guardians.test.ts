import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardiansRefusals } from '#strings/guardians/refusals';
import type { Agent } from '#tests/agent';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { startWorld, type World } from '#tests/world';
import { forgetEnded } from './service.ts';

const DAY = 24 * 60 * 60;
const TODAY = '2026-02-01';

let world: World;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld();
  teacher = (await world.teacher()).agent;
});
afterEach(() => world.close());

const print = (agent: Agent, section?: string, day = TODAY) =>
  agent.call('POST /api/admin/guardians/slips', { body: { grade: 4, section, day } });
const links = async () => (await teacher.call('GET /api/admin/guardians', { query: { grade: 4 } })).body;
const tokenIn = (link: string | undefined): string => link?.split('#')[1] ?? '';
const look = (token: string, address?: string) => world.nobody(address).call('POST /api/guardian', { body: { token } });

/** One who was absent on Sunday, marked in class, and talked too much. */
const lived = async (studentId: number) => {
  const { db } = world.deps;
  const at = world.deps.clock().toISOString();
  const plan = { weekdays: [0], periods: [], exceptions: [], pausesInRamadan: false, slots: [] };
  const days = { startsOn: '2026-01-01', endsOn: '2026-06-01' };
  const term = { requestKey: randomUUID(), name: 'فصل', ...days, plan: JSON.stringify(plan) };
  const { id: termId } = await db
    .insertInto('school_terms')
    .values({ ...term, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { termId, day: TODAY, period: 1, grade: 4, course: 'quran', createdAt: at } as const;
  const { id: sessionId } = await db
    .insertInto('class_sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { sessionId, studentId, grade: 4, day: TODAY, attendance: 'late', minutesLate: 7 } as const;
  await db
    .insertInto('class_attendance')
    .values({ ...row, positive: 3, negative: 1, drawn: 0, points: 2 })
    .execute();
  const log = { studentId, logType: 'behavior', behaviorType: 'minor', logDate: TODAY } as const;
  await db
    .insertInto('student_logs')
    .values({ ...log, note: 'سرّ المعلّم', createdAt: at, requestKey: randomUUID() })
    .execute();
};

describe('another pupil', () => {
  it('is not on the page that a slip opens, nor is anything of theirs', async () => {
    const [own, other] = [await world.student(), await world.student()];
    await lived(other.id);
    const { slips } = (await print(teacher)).body;
    const answer = await look(tokenIn(slips.find(({ studentId }) => studentId === own.id)?.link));
    expect(answer.body).toMatchObject({ week: { attendance: [], positive: 0, negative: 0, behaviors: [] } });
    expect(answer.text).not.toContain(other.name);
    const theirs = await look(tokenIn(slips.find(({ studentId }) => studentId === other.id)?.link));
    expect(theirs.body).toMatchObject({
      week: { attendance: [{ kind: 'late', lessons: 1 }], positive: 3, negative: 1, behaviors: ['minor'] },
    });
    // What the teacher noted is not for the gate of the school.
    expect(theirs.text).not.toContain('سرّ');
  });
});

describe('the results on a slip', () => {
  const week = async (studentId: number) =>
    (await print(teacher)).body.slips.find((slip) => slip.studentId === studentId)?.week.results;

  it('are the pupil’s own of published exams, with what to revise, and say who was absent', async () => {
    const [own, other, away] = [await world.student(), await world.student(), await world.student()];
    const staff = { agent: teacher };
    const id = await madeExam(staff);
    const wrong = RIGHT.map((answer, place) => (place < 2 ? 2 : answer));
    await typeCells(staff, id, [...cellsOf(own.id, wrong), ...cellsOf(other.id, RIGHT)]);
    const params = { id };
    await teacher.call('POST /api/admin/exams/:id/absent', { params, body: { studentId: away.id, isAbsent: true } });
    expect(await week(own.id)).toEqual([]);
    expect((await publish(staff, id)).status).toBe(200);
    const title = 'اختبار الوحدة الأولى';
    expect(await week(own.id)).toEqual([{ title, score: 36, of: 40, revise: ['Fiqh'] }]);
    expect(await week(other.id)).toEqual([{ title, score: 40, of: 40, revise: [] }]);
    expect(await week(away.id)).toEqual([{ title, score: null, of: 40, revise: [] }]);
  });
});

describe('the slips of a grade', () => {
  it('are for staff', async () => {
    const pupil = await world.pupil();
    expect((await print(pupil.agent)).status).toBe(403);
    expect((await pupil.agent.call('GET /api/admin/guardians', { query: { grade: 4 } })).status).toBe(403);
    expect((await print(world.nobody())).status).toBe(401);
  });

  it('name the school and who printed them', async () => {
    await world.student();
    await (await world.admin()).agent.call('PUT /api/admin/school', { body: { school: 'مدرسة الفلاح' } });
    const { body } = await print(teacher);
    expect(body).toMatchObject({ school: 'مدرسة الفلاح', teacher: expect.stringMatching(/^Staff/u) });
    const page = (await look(tokenIn(body.slips[0]?.link))).body;
    expect(page).toMatchObject({ school: body.school, teacher: body.teacher });
    expect(page.hijriText).toMatch(/شعبان ١٤٤٧/u);
  });

  it('printed again have the same links, written down once', async () => {
    await world.student();
    const first = (await print(teacher)).body.slips[0]?.link;
    world.forward(3600);
    expect((await print(teacher)).body.slips[0]?.link).toBe(first);
    expect((await links()).links).toHaveLength(1);
    const { body } = await teacher.call('GET /api/admin/audit', { query: { action: 'guardian_slips_made' } });
    expect(body.entries).toHaveLength(1);
  });

  it('asked for twice at once are made once', async () => {
    await world.student();
    const [one, two] = await Promise.all([print(teacher), print(teacher)]);
    expect(one.body).toEqual(two.body);
    expect((await links()).links).toHaveLength(1);
  });

  it('are those of a section where one is named, and nobody’s where it has nobody', async () => {
    const { id } = await world.student();
    await world.student();
    await teacher.call('PATCH /api/admin/students/:studentId', { params: { studentId: id }, body: { classId: 'ب' } });
    expect((await print(teacher, 'ب')).body.slips.map(({ studentId }) => studentId)).toEqual([id]);
    expect((await print(teacher, 'ج')).error.code).toBe('guardian_nobody');
    expect((await print(teacher, undefined, '2026-02-30')).status).toBe(400);
  });
});

describe('the link of a slip', () => {
  const made = async () => {
    const pupil = await world.pupil({ name: 'سالم بن علي الغامدي' });
    const link = (await print(teacher)).body.slips[0]?.link;
    return { pupil, link, token: tokenIn(link) };
  };

  it('has its token in the fragment, and the database has neither it nor what makes it', async () => {
    const { link, token } = await made();
    expect(link).toMatch(/^https:\/\/himma\.example\/guardian#[\w-]{24}$/u);
    const rows = await world.deps.db.selectFrom('guardian_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('shows the first name, no login, no money, and is no session', async () => {
    const { pupil, token } = await made();
    const answer = await look(token);
    expect(answer.body).toMatchObject({ name: 'سالم', grade: 4 });
    for (const hidden of ['الغامدي', String(pupil.loginId), 'points', 'balance'])
      expect(answer.text).not.toContain(hidden);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await links()).links[0]?.openedAt).not.toBeNull();
  });

  it('is over after two weeks, and gone with the next hour', async () => {
    const { token } = await made();
    world.forward(14 * DAY - 1);
    expect((await look(token)).status).toBe(200);
    world.forward(1);
    const answer = await look(token);
    expect([answer.status, answer.error.message]).toEqual([410, guardiansRefusals.guardian_link_over]);
    world.forward(1);
    await forgetEnded(world.deps);
    expect(await world.deps.db.selectFrom('guardian_links').selectAll().execute()).toEqual([]);
  });

  it('is over at once where staff revoke it; the next print has another', async () => {
    const { token } = await made();
    const [link] = (await links()).links;
    const params = { id: link?.id };
    for (let times = 0; times < 2; times += 1)
      expect((await teacher.call('POST /api/admin/guardians/links/:id/revoke', { params })).status).toBe(200);
    expect((await look(token)).status).toBe(410);
    const next = tokenIn((await print(teacher)).body.slips[0]?.link);
    expect(next).not.toBe(token);
    expect((await look(next)).status).toBe(200);
    const unknown = await teacher.call('POST /api/admin/guardians/links/:id/revoke', { params: { id: 4711 } });
    expect(unknown.status).toBe(404);
  });

  it('opens nothing of a pupil who left', async () => {
    const { pupil, token } = await made();
    await teacher.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await look(token)).status).toBe(410);
  });

  it('is not found by trying: whoever guesses is slowed, and a right one is answered from elsewhere', async () => {
    const { token } = await made();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 310; tries += 1) statuses.add((await look(`${randomUUID()}`, '192.0.2.7')).status);
    expect(statuses).toContain(429);
    expect((await look(token, '192.0.2.8')).status).toBe(200);
  });

  it('is on a page that no search engine lists and no cache keeps', async () => {
    const { headers } = await world.nobody().send({ method: 'GET', url: '/guardian' });
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
