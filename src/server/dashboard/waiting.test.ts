import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRADES } from '#domain/roster/grades';
import { WAITING_KINDS } from '#domain/vocabulary';
import { provideCurricula } from '#server/curriculum/service';
import { WORDS } from '#server/domains';
import { provideQuran } from '#server/quran/service';
import type { Agent } from '#tests/agent';
import { runningTerm } from '#tests/calendar';
import { cellsOf, madeExam, publish, RIGHT, typeCells } from '#tests/exams';
import { formOf } from '#tests/form';
import { sendPhoto } from '#tests/photos';
import { openContest } from '#tests/practice';
import { wavTone } from '#tests/sounds';
import { buyer, openStore, pay, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

const HOUR = 60 * 60;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

const waiting = async (agent: Agent = teacher.agent) => (await agent.call('GET /api/admin/waiting')).body.waiting;
const now = () => world.deps.clock().toISOString();
const report = (name: string) => world.nobody().call('POST /api/reports', { body: { name, issueType: 'other' } });
const lateBy = (studentId: number, minutesLate: number) =>
  teacher.agent.call('POST /api/admin/penalties/logs', {
    body: {
      studentIds: [studentId],
      incident: { type: 'late', minutesLate },
      logDate: '2026-02-01',
      requestKey: randomUUID(),
    },
  });

it('every kind that can wait is counted by one domain', () => {
  expect(WORDS.waiting.map(([kind]) => kind).toSorted()).toEqual(WAITING_KINDS.toSorted());
});

describe('what waits', () => {
  it('is told to staff alone', async () => {
    const pupil = await world.pupil();
    expect((await pupil.agent.call('GET /api/admin/waiting')).status).toBe(403);
    expect((await world.nobody().call('GET /api/admin/waiting')).status).toBe(401);
  });

  it('is nothing in a school where nobody asked for anything', async () => {
    expect(await waiting()).toEqual([]);
  });

  it('comes with its number and since when, what waits longest first, and goes when it is done', async () => {
    const [first, second] = [await world.pupil(), await world.pupil()];
    const asked = now();
    await report(first.name);
    world.forward(HOUR);
    const photographed = now();
    await sendPhoto(second.agent);
    world.forward(HOUR);
    await report(second.name);
    expect(await waiting()).toEqual([
      { kind: 'reports', count: 2, oldest: asked },
      { kind: 'photos', count: 1, oldest: photographed },
    ]);
    const { reports } = (await teacher.agent.call('GET /api/admin/reports', { query: { status: 'pending' } })).body;
    for (const { id } of reports) await teacher.agent.call('POST /api/admin/reports/:id/reject', { params: { id } });
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['photos']);
    expect((await teacher.agent.call('GET /api/admin/reports', { query: { status: 'pending' } })).body.reports).toEqual(
      [],
    );
  });

  it('is told again when a pupil asks for login data and when it is decided', async () => {
    const pupil = await world.pupil();
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    await report(pupil.name);
    expect(heard).toEqual([{ to: 'staff', topic: 'reports' }]);
    const [asked] = (await teacher.agent.call('GET /api/admin/reports')).body.reports;
    await teacher.agent.call('POST /api/admin/reports/:id/reject', { params: { id: asked?.id ?? 0 } });
    expect(heard).toHaveLength(2);
  });

  it('is a privilege that was booked, until it is given', async () => {
    const pupil = await world.pupil();
    const offer = await teacher.agent.call('POST /api/admin/privileges/offers', {
      body: { text: 'مقعد الأمام', description: null, grade: null },
    });
    const picked = await pupil.agent.call('POST /api/student/privileges/offers/:id/book', {
      params: { id: offer.body.id },
    });
    expect(await waiting()).toEqual([{ kind: 'privileges', count: 1, oldest: now() }]);
    await teacher.agent.call('POST /api/admin/privileges/:id/done', { params: { id: picked.body.id } });
    expect(await waiting()).toEqual([]);
  });

  it('is an order until it is handed over', async () => {
    await openStore(world);
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    const order = (await pay(pupil.agent, [{ itemId }])).body.orders[0];
    const params = { id: order?.id ?? 0 };
    expect(await waiting()).toMatchObject([{ kind: 'orders', count: 1 }]);
    await teacher.agent.call('POST /api/admin/store/orders/:id/approve', { params });
    expect(await waiting()).toMatchObject([{ kind: 'orders', count: 1 }]);
    await teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params, body: {} });
    expect(await waiting()).toEqual([]);
  });

  it('is a contest that ended, and not one that runs', async () => {
    const id = await openContest(world);
    expect(await waiting()).toEqual([]);
    world.forward(24 * HOUR);
    teacher = await world.teacher();
    expect(await waiting()).toEqual([{ kind: 'contests', count: 1, oldest: now() }]);
    await teacher.agent.call('POST /api/admin/contests/:id/close', { params: { id }, body: { winners: [] } });
    expect(await waiting()).toEqual([]);
  });

  it('is a term that ended until the next is opened, then its plans until they are copied', async () => {
    await provideCurricula(world.deps);
    const open = async (term: object) =>
      (await teacher.agent.call('POST /api/admin/school-terms', { body: { ...term, requestKey: randomUUID() } })).body;
    const first = await open(runningTerm());
    expect(await waiting()).toEqual([]);
    world.forward(68 * 24 * HOUR);
    teacher = await world.teacher();
    expect(await waiting()).toEqual([{ kind: 'terms', count: 1, oldest: '2026-04-09T21:00:00.000Z' }]);
    const next = await open({ ...runningTerm(), start: '2026-04-19', end: '2026-07-16', exceptions: [] });
    expect(await waiting()).toEqual([{ kind: 'plans', count: 3, oldest: now() }]);
    for (const grade of GRADES) {
      const body = { termId: next.id, fromTermId: first.id, version: 1 };
      await teacher.agent.call('POST /api/admin/curriculum/:grade/copy', { params: { grade }, body });
    }
    expect(await waiting()).toEqual([]);
  });

  it('is a pupil near a penalty, who is on the list of those, and nobody who has one or is far from it', async () => {
    const [near, far, there] = [await world.pupil(), await world.pupil(), await world.pupil({ grade: 6 })];
    await lateBy(near.id, 80);
    await lateBy(far.id, 79);
    await lateBy(there.id, 100);
    expect(await waiting()).toEqual([{ kind: 'conduct', count: 1, oldest: now() }]);
    const listNear = async (query: { grade?: number } = {}) =>
      (await teacher.agent.call('GET /api/admin/penalties/near', { query })).body.pupils;
    const [row] = await listNear();
    expect(row).toMatchObject({ studentId: near.id, percentage: 80, late: 80, absent: 0, behavior: 0 });
    expect(await listNear({ grade: 6 })).toEqual([]);
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: near.id } });
    expect(await waiting()).toEqual([]);
  });

  it('is a recording that was sent to be heard', async () => {
    await provideQuran(world.deps);
    const pupil = await world.pupil();
    const say = async (isSent: boolean) =>
      pupil.agent.send({
        method: 'POST',
        url: '/api/student/recordings',
        ...(await formOf({ textId: 4, ayah: 1, isSent, requestKey: randomUUID() }, wavTone(0.1))),
      });
    await say(false);
    expect(await waiting()).toEqual([]);
    await say(true);
    expect(await waiting()).toEqual([{ kind: 'recordings', count: 1, oldest: now() }]);
  });

  it('is an exam whose papers are all graded, until its results are published', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const id = await madeExam(teacher);
    await typeCells(teacher, id, cellsOf(pupil.id, RIGHT));
    const graded = now();
    expect(await waiting()).toEqual([{ kind: 'exams', count: 1, oldest: graded }]);
    await typeCells(teacher, id, cellsOf(other.id, RIGHT.slice(0, 3)));
    expect(await waiting()).toEqual([]);
    await typeCells(teacher, id, cellsOf(other.id, RIGHT).slice(3));
    expect(await waiting()).toMatchObject([{ kind: 'exams', count: 1 }]);
    await publish(teacher, id);
    expect(await waiting()).toEqual([]);
  });
});
