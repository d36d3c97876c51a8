import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#tests/audit';
import { agreedPupil, secondsLater, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';
import { MOST_NAMED_RECIPIENTS } from '#wire/recipients';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
let admin: Awaited<ReturnType<World['admin']>>;
beforeEach(async () => {
  world = await startWorld();
  teacher = await world.teacher();
  admin = await world.admin();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

const gift = { to: { kind: 'all' }, source: 'daily', type: 'coins', amount: 5, title: 'حضور مبكر', days: 3 };
const give = (wish: object = {}) =>
  teacher.agent.call('POST /api/admin/rewards', { body: { ...gift, requestKey: randomUUID(), ...wish } });
const rewardsOf = async (pupil: Pupil) =>
  (await pupil.agent.call('GET /api/student/rewards')).body.groups
    .filter((group) => group.source !== 'welcome_points')
    .flatMap((group) => group.rewards);
const claimAll = async (pupil: Pupil) => {
  for (const { id } of await rewardsOf(pupil))
    await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: id } });
};
const coins = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/ledger')).body.coins;

describe('giving', () => {
  it('is for staff', async () => {
    const pupil = await world.pupil();
    const body = { ...gift, requestKey: randomUUID() };
    expect((await pupil.agent.call('POST /api/admin/rewards', { body })).status).toBe(403);
  });

  it('reaches one pupil, a grade or all, as the preview said', async () => {
    const [four, five] = [await agreedPupil(world, { grade: 4 }), await agreedPupil(world, { grade: 5 })];
    const to = { kind: 'students', ids: [four.id] };
    const { body } = await teacher.agent.call('POST /api/admin/rewards/preview', { body: { ...gift, to } });
    expect(body).toMatchObject({ count: 1, total: 5, notAgreed: 0, names: [four.name] });
    expect(body.expiresAt).toBe(new Date(world.deps.clock().getTime() + 3 * 86_400_000).toISOString());
    expect(await rewardsOf(four)).toEqual([]);

    await give({ to });
    await give({ to: { kind: 'grade', grade: 5 }, amount: 7 });
    expect((await rewardsOf(four)).map((reward) => reward.amount)).toEqual([5]);
    expect((await rewardsOf(five)).map((reward) => [reward.amount, reward.title])).toEqual([[7, 'حضور مبكر']]);
    await give({ to: { kind: 'all' }, source: 'weekly' });
    expect(await rewardsOf(four)).toHaveLength(2);
    const lines = await auditLines(world, 'rewards_given');
    const grades = lines.map(({ details }) => JSON.parse(details ?? '').grade);
    expect(grades).toEqual([undefined, 5, null]);
  });

  it('gives once for one key, however often it is sent', async () => {
    const pupil = await agreedPupil(world);
    const requestKey = randomUUID();
    const to = { kind: 'students', ids: [pupil.id] };
    const answers = await Promise.all([give({ to, requestKey }), give({ to, requestKey }), give({ to, requestKey })]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await rewardsOf(pupil)).toHaveLength(1);
  });

  it('refuses another gift under a key that is taken', async () => {
    const pupil = await agreedPupil(world);
    const requestKey = randomUUID();
    const to = { kind: 'students', ids: [pupil.id] };
    await give({ to, requestKey, amount: 50 });
    const answer = await give({ to, requestKey, amount: 5 });
    expect([answer.status, answer.error.code]).toEqual([409, 'request_key_reused']);
    expect((await rewardsOf(pupil)).map((reward) => reward.amount)).toEqual([50]);
  });

  it('answers a repeat the same although the grade has grown meanwhile', async () => {
    await agreedPupil(world, { grade: 5 });
    const wish = { to: { kind: 'grade', grade: 5 }, requestKey: randomUUID() };
    const first = await give(wish);
    const newcomer = await agreedPupil(world, { grade: 5 });
    expect((await give(wish)).body).toEqual(first.body);
    expect(await rewardsOf(newcomer)).toEqual([]);
  });

  it('is known by its title afterwards, to the pupil and to staff', async () => {
    const pupil = await agreedPupil(world);
    await give({ to: { kind: 'students', ids: [pupil.id] }, title: 'تلاوة متقنة' });
    await claimAll(pupil);
    const [line] = (await pupil.agent.call('GET /api/student/ledger')).body.lines;
    expect(line?.note).toBe('تلاوة متقنة');
  });

  it('tells the pupils and the open pages of staff', async () => {
    const pupil = await agreedPupil(world);
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    await give({ to: { kind: 'students', ids: [pupil.id] } });
    await claimAll(pupil);
    expect(heard).toEqual([
      { to: { students: [pupil.id] }, topic: 'rewards' },
      { to: 'staff', topic: 'rewards' },
      { to: { students: [pupil.id] }, topic: 'balance' },
      { to: 'staff', topic: 'balance' },
    ]);
  });

  it.each([
    ['no amount', { amount: undefined }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -5 }],
    ['a fraction', { amount: 1.5 }],
    ['too much', { amount: 1001 }],
    ['a source that is not staff’s', { source: 'welcome_points' }],
    ['an unknown type', { type: 'gold' }],
    ['nobody', { to: { kind: 'students', ids: [] } }],
    ['a thousand names', { to: { kind: 'students', ids: Array.from({ length: 1000 }, (_, i) => i + 1) } }],
    ['a key that is none', { requestKey: 'again' }],
    ['bidi marks in the title', { title: 'ab\u202Ec' }],
  ])('refuses %s', async (_, wish) => {
    const answer = await give(wish);
    expect([answer.status, answer.error.code]).toEqual([400, 'validation']);
    expect(MOST_NAMED_RECIPIENTS).toBe(300);
  });

  it('refuses somebody who is not there, and gives the others nothing', async () => {
    const pupil = await agreedPupil(world);
    const answer = await give({ to: { kind: 'students', ids: [pupil.id, 424_242] } });
    expect([answer.status, answer.error.code]).toEqual([404, 'recipients_missing']);
    expect(await rewardsOf(pupil)).toEqual([]);
    expect((await teacher.agent.call('GET /api/admin/rewards/batches')).body.batches).toEqual([]);
  });

  it('is undone where unclaimed, and stays where claimed', async () => {
    const [quick, slow] = [await agreedPupil(world, { grade: 6 }), await agreedPupil(world, { grade: 6 })];
    const { body: batch } = await give({ to: { kind: 'grade', grade: 6 } });
    await claimAll(quick);
    const undo = () =>
      teacher.agent.call('DELETE /api/admin/rewards/batches/:batchId', { params: { batchId: batch.id } });
    expect((await undo()).body).toMatchObject({ count: 2, claimed: 1, removed: 1 });
    expect((await undo()).body).toMatchObject({ count: 2, claimed: 1, removed: 1 });
    expect([await coins(quick), await coins(slow)]).toEqual([5, 0]);
    expect(await rewardsOf(slow)).toEqual([]);
    expect(await auditLines(world, 'rewards_taken_back')).toHaveLength(1);
  });

  it('has no batch to undo under an unknown key', async () => {
    const answer = await teacher.agent.call('DELETE /api/admin/rewards/batches/:batchId', {
      params: { batchId: randomUUID() },
    });
    expect(answer.error.code).toBe('batch_not_found');
  });
});

describe("staff's list", () => {
  const list = async (query: Record<string, string | number> = {}) =>
    (await teacher.agent.call('GET /api/admin/rewards', { query })).body;

  it('filters by source, type, grade and name, and shows Claimed, Sent and Pending', async () => {
    const pupil = await agreedPupil(world, { name: 'زياد الحارثي', grade: 4 });
    const other = await world.student({ grade: 5 });
    await sentReward(world, pupil.id, { source: 'daily', type: 'coins' });
    await sentReward(world, other.id, { source: 'weekly', type: 'points' });
    await claimAll(pupil);
    const shown = async (query: Record<string, string | number>) =>
      (await list(query)).rewards.map((reward) => [reward.studentName, reward.source, reward.status]);
    expect(await shown({ source: 'daily' })).toEqual([['زياد الحارثي', 'daily', 'Claimed']]);
    expect(await shown({ grade: 5 })).toEqual([[other.name, 'weekly', 'Sent']]);
    expect(await shown({ search: 'الحارثى', type: 'coins' })).toEqual([['زياد الحارثي', 'daily', 'Claimed']]);
    expect(await shown({ source: 'exam' })).toEqual([]);
  });

  it('turns pages without losing or repeating a row', async () => {
    const { id } = await world.student();
    for (let made = 0; made < 120; made += 1) await sentReward(world, id);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(after ? { after } : {});
      seen.push(...page.rewards.map((reward) => reward.id));
      after = page.nextAfter;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('counts for each pupil, and has no badge before the agreement', async () => {
    const pupil = await agreedPupil(world, { grade: 5 });
    await world.student({ grade: 5 });
    const badges = async () =>
      (await teacher.agent.call('GET /api/admin/rewards/students', { query: { grade: 5 } })).body.students.map(
        ({ badge, sent, claimed, expired }) => ({ badge, sent, claimed, expired }),
      );
    expect(await badges()).toEqual([
      { badge: 'sent', sent: 1, claimed: 0, expired: 0 },
      { badge: null, sent: 0, claimed: 0, expired: 0 },
    ]);
    await secondsLater(world, 8 * 86_400, pupil, teacher, admin);
    expect((await badges())[0]).toEqual({ badge: 'sent', sent: 1, claimed: 0, expired: 1 });
    await admin.agent.call('DELETE /api/admin/rewards/students/:studentId', { params: { studentId: pupil.id } });
    expect((await badges())[0]?.badge).toBe('none');
    await sentReward(world, pupil.id);
    await claimAll(pupil);
    expect((await badges())[0]?.badge).toBe('claimed');
  });

  it('leaves deleting to admins (D-3)', async () => {
    const pupil = await agreedPupil(world);
    const rewardId = await sentReward(world, pupil.id);
    const one = await teacher.agent.call('DELETE /api/admin/rewards/:rewardId', { params: { rewardId } });
    const all = await teacher.agent.call('DELETE /api/admin/rewards/students/:studentId', {
      params: { studentId: pupil.id },
    });
    expect([one.error.code, all.error.code]).toEqual(['admin_only', 'admin_only']);
    expect(await rewardsOf(pupil)).toHaveLength(1);
  });

  it('deletes one reward, never what was claimed of it', async () => {
    const pupil = await agreedPupil(world);
    const [kept, gone] = [await sentReward(world, pupil.id), await sentReward(world, pupil.id)];
    await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: kept } });
    const remove = (rewardId: string) =>
      admin.agent.call('DELETE /api/admin/rewards/:rewardId', { params: { rewardId } });
    for (const id of [kept, gone]) expect((await remove(id)).status).toBe(200);
    expect(await coins(pupil)).toBe(10);
    expect(await rewardsOf(pupil)).toEqual([]);
    const late = await pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: gone } });
    expect(late.error.code).toBe('reward_not_found');
    expect((await remove(gone)).error.code).toBe('reward_not_found');
    expect((await remove('gone')).error.code).toBe('invalid_reward_id');
    expect(await auditLines(world, 'reward_deleted')).toHaveLength(2);
  });
});
