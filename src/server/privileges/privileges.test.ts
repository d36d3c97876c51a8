import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Grade } from '#domain/roster/grades';
import { grantPrivilege } from '#server/privileges/service';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const TEXT = 'اختر مقعدك ليوم';

const offer = (agent: Agent, more: { text?: string; description?: string | null; grade?: Grade | null } = {}) =>
  agent.call('POST /api/admin/privileges/offers', { body: { text: TEXT, ...more } });
const close = (agent: Agent, id: number) =>
  agent.call('POST /api/admin/privileges/offers/:id/close', { params: { id } });
const book = (agent: Agent, id: number) =>
  agent.call('POST /api/student/privileges/offers/:id/book', { params: { id } });
const bookPick = (agent: Agent, id: number) =>
  agent.call('POST /api/student/privileges/picks/:id/book', { params: { id } });
const cancel = (agent: Agent, id: number) =>
  agent.call('POST /api/student/privileges/picks/:id/cancel', { params: { id } });
const own = (agent: Agent) => agent.call('GET /api/student/privileges');
const done = (agent: Agent, id: number) => agent.call('POST /api/admin/privileges/:id/done', { params: { id } });
const reject = (agent: Agent, id: number, comment: unknown = 'نؤجلها إلى الأسبوع القادم') =>
  agent.call('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment } });
const list = (agent: Agent, query: Record<string, string | number> = {}) =>
  agent.call('GET /api/admin/privileges', { query });
const stored = (id: number) =>
  world.deps.db.selectFrom('surprise_picks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const offered = async (more?: Parameters<typeof offer>[1]) => {
  const teacher = await world.teacher();
  return { teacher, offerId: (await offer(teacher.agent, more)).body.id };
};

const booked = async () => {
  const { teacher, offerId } = await offered();
  const pupil = await world.pupil();
  return { teacher, offerId, pupil, pickId: (await book(pupil.agent, offerId)).body.id };
};

describe('a booking that is taken back', () => {
  it('is nobody else’s to take', async () => {
    const { pickId } = await booked();
    const other = await world.pupil();
    const answer = await cancel(other.agent, pickId);
    expect([answer.status, answer.error.code]).toEqual([404, 'privilege_not_found']);
    expect(await stored(pickId)).toMatchObject({ isClaimed: 1 });
  });

  it('is gone for the teacher, and can be booked again', async () => {
    const { teacher, pupil, offerId, pickId } = await booked();
    expect((await cancel(pupil.agent, pickId)).status).toBe(200);
    expect((await list(teacher.agent)).body).toMatchObject({ picks: [], waiting: 0 });
    expect((await own(pupil.agent)).body).toMatchObject({ offers: [{ isBooked: false }], picks: [] });
    expect((await cancel(pupil.agent, pickId)).error.code).toBe('privilege_not_found');
    expect((await book(pupil.agent, offerId)).body.status).toBe('waiting');
  });

  it('that was bought stays the pupil’s', async () => {
    const pupil = await world.pupil();
    const id = await grantPrivilege(world.deps.db, world.deps.clock(), {
      studentId: pupil.id,
      text: TEXT,
      orderId: null,
    });
    await bookPick(pupil.agent, id);
    expect((await cancel(pupil.agent, id)).status).toBe(200);
    expect((await own(pupil.agent)).body.picks).toMatchObject([{ id, status: 'unclaimed', claimedAt: null }]);
    expect((await cancel(pupil.agent, id)).error.code).toBe('privilege_not_waiting');
  });

  it('is refused once the teacher has decided', async () => {
    const { teacher, pupil, pickId } = await booked();
    await done(teacher.agent, pickId);
    const answer = await cancel(pupil.agent, pickId);
    expect([answer.status, answer.error.code]).toEqual([409, 'privilege_not_waiting']);
    expect((await own(pupil.agent)).body.picks).toMatchObject([{ status: 'done' }]);
  });
});

describe('another pupil’s privilege', () => {
  it('is not seen and cannot be booked', async () => {
    const [mine, other] = [await world.pupil(), await world.pupil()];
    const id = await grantPrivilege(world.deps.db, world.deps.clock(), {
      studentId: other.id,
      text: 'سرّ غيره',
      orderId: null,
    });
    expect((await own(mine.agent)).text).not.toContain('سرّ غيره');
    const answer = await bookPick(mine.agent, id);
    expect(answer.status).toBe(404);
    expect(answer.error.code).toBe('privilege_not_found');
    expect(await stored(id)).toMatchObject({ isClaimed: 0, claimedAt: null });
  });

  it('booked by two pupils is two bookings', async () => {
    const { offerId } = await offered();
    const [a, b] = [await world.pupil(), await world.pupil()];
    const [first, second] = [await book(a.agent, offerId), await book(b.agent, offerId)];
    expect(first.body.id).not.toBe(second.body.id);
    expect((await own(a.agent)).body.picks).toMatchObject([{ id: first.body.id }]);
  });
});

describe('booking an offer', () => {
  it('makes a claimed pick that waits for the teacher', async () => {
    const { pupil, pickId, offerId } = await booked();
    expect(await stored(pickId)).toMatchObject({
      studentId: pupil.id,
      grade: 4,
      surpriseType: 'PRIVILEGE',
      surpriseMessage: TEXT,
      offerId,
      isClaimed: 1,
      claimedAt: '2026-02-01T06:00:00.000Z',
      isProcessed: 0,
      teacherComment: null,
    });
    expect((await own(pupil.agent)).body).toMatchObject({
      offers: [{ id: offerId, isBooked: true }],
      picks: [{ id: pickId, text: TEXT, status: 'waiting', teacherComment: null }],
    });
  });

  it('again while it waits answers the same, also all at once and after the offer was closed', async () => {
    const { teacher, offerId } = await offered();
    const pupil = await world.pupil();
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(pupil.agent, offerId)));
    await close(teacher.agent, offerId);
    answers.push(await book(pupil.agent, offerId));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await own(pupil.agent)).body.picks).toHaveLength(1);
  });

  it('after it was processed is a new booking', async () => {
    const { teacher, offerId, pupil, pickId } = await booked();
    await done(teacher.agent, pickId);
    expect((await own(pupil.agent)).body.offers).toMatchObject([{ isBooked: false }]);
    const again = await book(pupil.agent, offerId);
    expect(again.body.id).not.toBe(pickId);
  });

  it('is only for the own grade, and only while it is offered', async () => {
    const { teacher, offerId } = await offered({ grade: 5 });
    const [four, five] = [await world.pupil({ grade: 4 }), await world.pupil({ grade: 5 })];
    expect((await own(four.agent)).body.offers).toEqual([]);
    expect((await own(five.agent)).body.offers).toMatchObject([{ id: offerId }]);
    expect((await book(four.agent, offerId)).error.code).toBe('privilege_offer_not_found');
    expect((await book(four.agent, 4711)).error.code).toBe('privilege_offer_not_found');
    await close(teacher.agent, offerId);
    const late = await book(five.agent, offerId);
    expect(late.status).toBe(409);
    expect(late.error.code).toBe('privilege_offer_closed');
  });

  it('is news for staff, and its answer for the pupil', async () => {
    const { teacher, offerId } = await offered();
    const pupil = await world.pupil();
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const { body } = await book(pupil.agent, offerId);
    await done(teacher.agent, body.id);
    const both = [
      [{ students: [pupil.id] }, 'privileges'],
      ['staff', 'privileges'],
    ];
    expect(heard).toEqual([...both, ...both]);
  });
});

describe('a privilege that was bought', () => {
  it('waits for the pupil, who books it once', async () => {
    const teacher = await world.teacher();
    const pupil = await world.pupil({ grade: 6 });
    const id = await grantPrivilege(world.deps.db, world.deps.clock(), {
      studentId: pupil.id,
      text: 'شراء الحصة',
      orderId: null,
    });
    expect((await own(pupil.agent)).body.picks).toMatchObject([{ id, status: 'unclaimed', text: 'شراء الحصة' }]);
    expect((await list(teacher.agent)).body).toEqual({ picks: [], waiting: 0, nextBefore: null });
    const early = await done(teacher.agent, id);
    expect(early.error.code).toBe('privilege_not_waiting');

    const first = await bookPick(pupil.agent, id);
    world.forward(60);
    expect((await bookPick(pupil.agent, id)).body).toEqual(first.body);
    expect(first.body).toMatchObject({ status: 'waiting', claimedAt: '2026-02-01T06:00:00.000Z' });
    expect((await list(teacher.agent)).body).toMatchObject({ picks: [{ id, grade: 6 }], waiting: 1 });
  });
});

describe('processing', () => {
  it('as done writes no comment', async () => {
    const { teacher, pupil, pickId } = await booked();
    expect((await done(teacher.agent, pickId)).body).toMatchObject({ status: 'done', teacherComment: null });
    expect(await stored(pickId)).toMatchObject({
      isProcessed: 1,
      processedBy: teacher.id,
      processedAt: '2026-02-01T06:00:00.000Z',
      teacherComment: null,
    });
    expect((await own(pupil.agent)).body.picks).toMatchObject([{ status: 'done' }]);
    expect(await auditLines(world, 'privilege_done')).toMatchObject([
      { staffId: teacher.id, subjectName: pupil.name, recordId: String(pickId) },
    ]);
  });

  it('as rejected writes the comment, which the pupil reads', async () => {
    const { teacher, pupil, pickId } = await booked();
    expect((await reject(teacher.agent, pickId, ' بعد الاختبار ')).body).toMatchObject({ status: 'rejected' });
    expect((await own(pupil.agent)).body.picks).toMatchObject([{ status: 'rejected', teacherComment: 'بعد الاختبار' }]);
    expect(await auditLines(world, 'privilege_rejected')).toHaveLength(1);
  });

  it.each(['', '   ', undefined, null, 7])('as rejected asks for a comment instead of %j', async (comment) => {
    const { teacher, pickId } = await booked();
    const answer = await teacher.agent.call('POST /api/admin/privileges/:id/reject', {
      params: { id: pickId },
      body: { comment },
    });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ comment: 'هذا الحقل مطلوب' });
    expect(await stored(pickId)).toMatchObject({ isProcessed: 0 });
  });

  it('twice is refused, also all at once', async () => {
    const { teacher, pickId } = await booked();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => done(teacher.agent, pickId)),
      ...Array.from({ length: 3 }, () => reject(teacher.agent, pickId)),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused.map((answer) => answer.error.code)).toEqual(Array(5).fill('privilege_not_waiting'));
  });

  it('of what is not there is 404', async () => {
    const { agent } = await world.teacher();
    expect((await done(agent, 4711)).error.code).toBe('privilege_not_found');
    expect((await reject(agent, 4711)).error.code).toBe('privilege_not_found');
  });
});

describe('the table of privileges', () => {
  it('is newest first and narrowed by status or grade', async () => {
    const { teacher, offerId } = await offered();
    const made = [];
    for (const fate of [done, reject, null]) {
      const pupil = await world.pupil({ grade: fate ? 5 : 6 });
      const { id } = (await book(pupil.agent, offerId)).body;
      await fate?.(teacher.agent, id);
      made.push(id);
    }
    const [given, rejected, waiting] = made;
    const ids = async (query: Record<string, string>) =>
      (await list(teacher.agent, query)).body.picks.map((pick) => pick.id);
    expect(await ids({})).toEqual([waiting, rejected, given]);
    expect(await ids({ status: 'all' })).toEqual([waiting, rejected, given]);
    expect(await ids({ status: 'waiting' })).toEqual([waiting]);
    expect(await ids({ status: 'done' })).toEqual([given]);
    expect(await ids({ status: 'rejected' })).toEqual([rejected]);
    expect(await ids({ grade: '6' })).toEqual([waiting]);
    expect(await ids({ grade: '5', status: 'done' })).toEqual([given]);
    expect((await list(teacher.agent, { status: 'unclaimed' })).status).toBe(400);
    expect((await list(teacher.agent, { grade: '3' })).status).toBe(400);
  });

  it('comes in pages of 50 without a gap or a repeat', async () => {
    const { agent } = await world.teacher();
    const { id: studentId } = await world.student();
    const at = world.deps.clock().toISOString();
    await world.deps.db
      .insertInto('surprise_picks')
      .values(
        Array.from({ length: 60 }, () => ({
          studentId,
          grade: 4 as const,
          surpriseType: 'PRIVILEGE' as const,
          surpriseMessage: TEXT,
          isClaimed: 1 as const,
          claimedAt: at,
          createdAt: at,
        })),
      )
      .execute();
    const first = await list(agent);
    const rest = await list(agent, { before: first.body.nextBefore ?? 0 });
    const ids = [...first.body.picks, ...rest.body.picks].map((pick) => pick.id);
    expect(ids).toHaveLength(60);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(first.body.waiting).toBe(60);
  });
});

describe('offers', () => {
  it('sent twice are offered once, and the same words with another description are refused', async () => {
    const { agent } = await world.teacher();
    const answers = await Promise.all(Array.from({ length: 5 }, () => offer(agent, { description: 'بجانب النافذة' })));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await offer(agent, { description: 'في الخلف' })).error.code).toBe('privilege_offer_exists');
    expect((await offer(agent, { grade: 4 })).status).toBe(200);
    expect(await auditLines(world, 'privilege_offered')).toHaveLength(2);
  });

  it('are listed open ones first, with the bookings that wait', async () => {
    const { agent } = await world.teacher();
    const old = (await offer(agent, { text: 'قراءة الإذاعة', grade: 6 })).body;
    const open = (await offer(agent)).body;
    const newest = (await offer(agent, { text: 'قيادة الصف' })).body;
    const pupil = await world.pupil();
    await book(pupil.agent, open.id);
    world.forward(60);
    const closed = await close(agent, newest.id);
    expect(closed.body).toMatchObject({ isOpen: false, closedAt: '2026-02-01T06:01:00.000Z' });
    world.forward(60);
    expect((await close(agent, newest.id)).body).toEqual(closed.body);
    const { offers } = (await agent.call('GET /api/admin/privileges/offers')).body;
    expect(offers.map(({ id, isOpen, waiting }) => [id, isOpen, waiting])).toEqual([
      [open.id, true, 1],
      [old.id, true, 0],
      [newest.id, false, 0],
    ]);
    expect(await auditLines(world, 'privilege_offer_closed')).toHaveLength(1);
    expect((await close(agent, 4711)).error.code).toBe('privilege_offer_not_found');
  });

  it('closed can be offered again', async () => {
    const { teacher, offerId } = await offered();
    await close(teacher.agent, offerId);
    const again = await offer(teacher.agent);
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(offerId);
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'ط'.repeat(81) }, 'text'],
    [{ text: TEXT, description: 'ط'.repeat(201) }, 'description'],
    [{ text: TEXT, grade: 7 }, 'grade'],
  ])('refuse %j', async (body, field) => {
    const { agent } = await world.teacher();
    const answer = await agent.call('POST /api/admin/privileges/offers', { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });
});
