import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { agreedPupil, secondsLater, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const DAY = 24 * 60 * 60;

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

const dashboard = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/dashboard')).body;
const adjust = (studentId: number, amount: number, type: 'points' | 'coins' = 'points') =>
  teacher.agent.call('POST /api/admin/ledger', {
    body: { studentId, type, amount, note: 'why', requestKey: randomUUID() },
  });

describe('the dashboard', () => {
  it('is for pupils, each seeing the own', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await adjust(other.id, 500);
    expect((await dashboard(pupil)).points).toBe(0);
    expect((await teacher.agent.call('GET /api/student/dashboard')).status).toBe(403);
    expect((await world.nobody().call('GET /api/student/dashboard')).status).toBe(401);
  });

  it('of a new pupil is empty, with everything at its beginning', async () => {
    const pupil = await world.pupil({ name: 'زياد بن سعد الحارثي', grade: 6 });
    expect(await dashboard(pupil)).toMatchObject({
      firstName: 'زياد',
      grade: 6,
      needsAgreement: true,
      points: 0,
      coins: 0,
      shoppingBalance: 0,
      rank: { place: 1, of: 1 },
      recentChange: { points: 0, coins: 0, direction: 'neutral' },
      attendance: { percentage: 0, penalty: null },
      messages: { unread: 0, latest: [] },
      rewards: { overall: 'no-agreement', notification: 'agreement', availableCount: 0 },
      welcome: null,
      photo: { fileId: null, isPending: false, rejectionReason: null },
      checklist: [],
    });
  });

  it('greets by the whole first name, and names whoever is ahead by theirs', async () => {
    const pupil = await agreedPupil(world, { name: 'عبد الرحمن فواز الشراري' });
    const ahead = await agreedPupil(world, { name: 'نور الدين سعد الحارثي' });
    await adjust(ahead.id, 20);
    expect(await dashboard(pupil)).toMatchObject({ firstName: 'عبد الرحمن', goal: { name: 'نور الدين' } });
  });

  it('shows coins with whole tens of points as what can be spent', async () => {
    const pupil = await agreedPupil(world);
    await adjust(pupil.id, 59);
    await adjust(pupil.id, 7, 'coins');
    expect(await dashboard(pupil)).toMatchObject({ points: 59, coins: 7, shoppingBalance: 12 });
  });

  it('counts the net change of the last seven days, and no older one', async () => {
    const pupil = await agreedPupil(world);
    await adjust(pupil.id, 30);
    await secondsLater(world, 7 * DAY, pupil, teacher);
    await adjust(pupil.id, 5);
    await adjust(pupil.id, -8);
    await adjust(pupil.id, 2, 'coins');
    expect((await dashboard(pupil)).recentChange).toEqual({ points: -3, coins: 2, direction: 'down' });
  });

  it('lists three rewards that end first and two that were missed last', async () => {
    const pupil = await agreedPupil(world);
    const missed = [];
    for (let day = 0; day < 3; day += 1) {
      missed.push(await sentReward(world, pupil.id));
      world.forward(DAY);
    }
    await secondsLater(world, 8 * DAY, pupil);
    const open = [];
    for (let day = 0; day < 4; day += 1) {
      open.push(await sentReward(world, pupil.id));
      await secondsLater(world, DAY, pupil);
    }
    const { rewards } = await dashboard(pupil);
    expect(rewards.availableCount).toBe(4);
    expect(rewards.available.map((reward) => reward.id)).toEqual(open.slice(0, 3));
    expect(rewards.expired.map((reward) => reward.id)).toEqual([missed[2], missed[1]]);
    expect(rewards.notification).toBe('available');
  });

  it('ends what ends soon after the screen was asked for, to the second', async () => {
    const pupil = await agreedPupil(world);
    const inSeconds = (seconds: number) => new Date(world.deps.clock().getTime() + seconds * 1000).toISOString();
    await world.deps.db
      .insertInto('student_penalties')
      .values({
        ...{ studentId: pupil.id, originalPenaltyPercentage: 100, priceIncrease: 50 },
        ...{ lateBreakdown: 0, absentBreakdown: 100, behaviorBreakdown: 0 },
        ...{ createdAt: inSeconds(0), expiresAt: inSeconds(40) },
      })
      .execute();
    await world.deps.db
      .updateTable('rewards_tracking')
      .set({ expiresAt: inSeconds(20) })
      .execute();
    const shown = async () => {
      const { rewards, attendance } = await dashboard(pupil);
      return [rewards.availableCount, rewards.expired.length, attendance.penalty?.priceIncrease];
    };
    const seen = [await shown()];
    for (const seconds of [19, 1, 19, 1]) {
      world.forward(seconds);
      seen.push(await shown());
    }
    expect(seen).toEqual([
      [1, 0, 50],
      [1, 0, 50],
      [0, 1, 50],
      [0, 1, 50],
      [0, 1, undefined],
    ]);
  });

  it('offers welcome points until they are claimed', async () => {
    const pupil = await agreedPupil(world);
    const { welcome } = await dashboard(pupil);
    expect(welcome).toMatchObject({ source: 'welcome_points', amount: 50, status: 'available' });
    await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: welcome?.id } });
    expect(await dashboard(pupil)).toMatchObject({ points: 50, welcome: null });
  });
});

describe('class rank', () => {
  const rankOf = async (pupil: Pupil) => (await dashboard(pupil)).rank;
  const pupilWith = async (points: number, grade: Grade = 4) => {
    const pupil = await agreedPupil(world, { grade });
    if (points > 0) await adjust(pupil.id, points);
    return pupil;
  };

  it('is within the grade and shares a place on ties', async () => {
    await pupilWith(1000, 5);
    const pupils = [];
    // On both sides of the spans the counts are kept in.
    for (const points of [640, 129, 129, 127, 64, 63, 0]) pupils.push(await pupilWith(points));
    const places = [];
    for (const pupil of pupils) places.push(await rankOf(pupil));
    expect(places.map((rank) => rank.place)).toEqual([1, 2, 2, 4, 5, 6, 7]);
    expect(new Set(places.map((rank) => rank.of))).toEqual(new Set([7]));
  });

  it('follows points up and down, a change of grade, and the archive', async () => {
    const [first, second] = [await pupilWith(100), await pupilWith(90)];
    expect(await rankOf(second)).toEqual({ place: 2, of: 2 });
    await adjust(first.id, -20);
    expect(await rankOf(second)).toEqual({ place: 1, of: 2 });
    await adjust(first.id, 20);
    const move = (grade: Grade) =>
      teacher.agent.call('PATCH /api/admin/students/:studentId', { params: { studentId: first.id }, body: { grade } });
    await move(5);
    expect(await rankOf(second)).toEqual({ place: 1, of: 1 });
    await move(4);
    expect(await rankOf(second)).toEqual({ place: 2, of: 2 });
    const params = { studentId: first.id };
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params });
    expect(await rankOf(second)).toEqual({ place: 1, of: 1 });
    await teacher.agent.call('POST /api/admin/students/:studentId/restore', { params });
    expect(await rankOf(second)).toEqual({ place: 2, of: 2 });
  });

  it("does not count the teacher's try-out pupil", async () => {
    const pupil = await pupilWith(5);
    await adjust(DEMO_STUDENT_ID, 50);
    expect(await rankOf(pupil)).toEqual({ place: 1, of: 1 });
    const { agent } = await world.admin();
    await agent.call('POST /api/admin/students/:studentId/credentials', { params: { studentId: DEMO_STUDENT_ID } });
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: DEMO_STUDENT_ID } });
    const tryOut = (await agent.call('GET /api/student/dashboard')).body;
    expect(tryOut.rank).toEqual({ place: 0, of: 0 });
  });
});

describe('the updates checklist', () => {
  const items = [
    { text: 'سباق الأسئلة', status: 'completed', forPupils: true },
    { text: 'المتجر', status: 'in-progress', forPupils: true },
    { text: 'لوحة المجد', status: 'planned', forPupils: true },
  ];
  const save = (agent: Agent, body: object) => agent.call('PUT /api/admin/checklist', { body });

  it('is written by an admin, read by teachers, and shown to pupils in order', async () => {
    const admin = await world.admin();
    const pupil = await agreedPupil(world);
    expect((await save(teacher.agent, { items })).status).toBe(403);
    expect((await save(pupil.agent, { items })).status).toBe(403);
    expect((await save(admin.agent, { items })).status).toBe(200);
    const shown = (await dashboard(pupil)).checklist;
    expect(shown.map(({ id, ...item }) => item)).toEqual(items);
    expect((await teacher.agent.call('GET /api/admin/checklist')).body.items).toEqual(shown);
    expect(await auditLines(world, 'checklist_edited')).toHaveLength(1);
    await save(admin.agent, { items: [] });
    expect((await dashboard(pupil)).checklist).toEqual([]);
  });

  it('shows pupils only what is marked for them', async () => {
    const admin = await world.admin();
    const pupil = await agreedPupil(world);
    const notes = [{ text: 'نسخ احتياطي كل ليلة', status: 'completed' }, ...items];
    await save(admin.agent, { items: notes });
    expect((await dashboard(pupil)).checklist.map(({ text }) => text)).toEqual(items.map(({ text }) => text));
    expect((await admin.agent.call('GET /api/admin/checklist')).body.items).toHaveLength(4);
  });

  it('comes to each pupil once, on whichever device, until there is news', async () => {
    const admin = await world.admin();
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await save(admin.agent, { items });
    const close = async () => {
      const body = { keys: [(await dashboard(pupil)).newsKey] };
      return (await pupil.agent.call('POST /api/student/scenes/seen', { body })).body.keys;
    };
    expect([(await close()).length, await close()]).toEqual([1, []]);
    expect((await dashboard(pupil)).checklist).toEqual([]);
    expect((await dashboard(other)).checklist).toHaveLength(3);
    await save(admin.agent, { items: [{ text: 'نسخ احتياطي', status: 'completed' }, ...items] });
    expect((await dashboard(pupil)).checklist).toEqual([]);
    await save(admin.agent, { items: items.slice(0, 2) });
    expect((await dashboard(pupil)).checklist).toHaveLength(2);
  });

  it.each([
    [[...items, items[0]]],
    [[{ text: ' ', status: 'planned' }]],
    [[{ text: 'x', status: 'done' }]],
    [Array.from({ length: 21 }, () => items[0])],
  ])('refuses %j and keeps what there was', async (bad) => {
    const admin = await world.admin();
    await save(admin.agent, { items });
    expect((await save(admin.agent, { items: bad })).error.code).toBe('validation');
    expect((await admin.agent.call('GET /api/admin/checklist')).body.items).toHaveLength(3);
  });
});
