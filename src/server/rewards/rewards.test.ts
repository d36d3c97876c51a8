import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_IMAGE_COINS, WELCOME_POINTS } from '#domain/rewards/kinds';
import { createMultipleRewards, createReward } from '#server/rewards/service';
import { rewardsRefusals } from '#strings/rewards/refusals';
import { agreedPupil, secondsLater, sentReward } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const DAY = 24 * 60 * 60;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<typeof agreedPupil>>;

const claim = (pupil: Pupil, rewardId: string) =>
  pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId } });
const own = async (pupil: Pupil) => (await pupil.agent.call('GET /api/student/rewards')).body;
const balances = async (pupil: Pupil) => {
  const { points, coins } = (await pupil.agent.call('GET /api/student/ledger')).body;
  return { points, coins };
};
const create = (wish: Parameters<typeof createReward>[2]) => createReward(world.deps.db, world.deps.clock(), wish);

describe('claiming', () => {
  it("never reaches another pupil's reward", async () => {
    const [owner, thief] = [await agreedPupil(world), await agreedPupil(world)];
    const id = await sentReward(world, owner.id);
    const answer = await claim(thief, id);
    expect([answer.status, answer.error.message]).toEqual([404, 'المكافأة غير موجودة']);
    expect(await balances(thief)).toEqual({ points: 0, coins: 0 });
    expect((await claim(owner, id)).status).toBe(200);
  });

  it('pays what the reward says, once, and answers a repeat the same', async () => {
    const pupil = await agreedPupil(world);
    const id = await sentReward(world, pupil.id, { type: 'coins', amount: 12 });
    const first = await claim(pupil, id);
    expect(first.body).toEqual({
      reward: { id, source: 'practice', type: 'coins', amount: 12 },
      updatedStudent: { points: 0, balance: 12 },
    });
    await claim(pupil, await sentReward(world, pupil.id, { type: 'points', amount: 5 }));
    expect((await claim(pupil, id.toUpperCase())).body).toEqual(first.body);
    expect(await balances(pupil)).toEqual({ points: 5, coins: 12 });
  });

  it('refuses an id that is none, and one that nothing has', async () => {
    const pupil = await agreedPupil(world);
    for (const bad of ['1', 'not-a-uuid', '3b241101-e2bb-1255-8caf-4136c566a962', "' or 1=1 --"]) {
      const answer = await claim(pupil, bad);
      expect([answer.status, answer.error.message]).toEqual([400, 'Invalid reward ID format']);
    }
    expect((await claim(pupil, randomUUID())).error.message).toBe('المكافأة غير موجودة');
  });

  it('is too late after seven days, to the second', async () => {
    const pupil = await agreedPupil(world);
    const [soon, late] = [await sentReward(world, pupil.id), await sentReward(world, pupil.id)];
    await secondsLater(world, 7 * DAY - 1, pupil);
    expect((await claim(pupil, soon)).status).toBe(200);
    world.forward(1);
    const answer = await claim(pupil, late);
    expect([answer.status, answer.error.code]).toEqual([409, 'reward_expired']);
    expect((await claim(pupil, soon)).status).toBe(200);
  });

  it('waits for the reward to be sent, and for the consent to the terms', async () => {
    const pupil = await world.pupil();
    const { id } = await create({ studentId: pupil.id, source: 'exam', type: 'coins', amount: 5, sourceId: 'exam-1' });
    expect((await claim(pupil, id)).error.code).toBe('reward_not_found');
    const sent = await sentReward(world, pupil.id);
    expect((await claim(pupil, sent)).error.code).toBe('agreement_required');
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    expect((await claim(pupil, sent)).status).toBe(200);
  });

  it('is refused to who said no to the terms and came back, until they agree', async () => {
    const pupil = await world.pupil();
    const sent = await sentReward(world, pupil.id);
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: false } });
    await pupil.agent.call('POST /api/login/student', {
      body: { loginId: String(pupil.loginId), password: pupil.password },
    });
    expect((await claim(pupil, sent)).error.code).toBe('agreement_required');
    expect(await balances(pupil)).toEqual({ points: 0, coins: 0 });
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    expect((await claim(pupil, sent)).status).toBe(200);
  });

  it('is not done by staff who are inside as the pupil', async () => {
    const pupil = await agreedPupil(world);
    const id = await sentReward(world, pupil.id);
    const { agent } = await world.teacher();
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const answer = await agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: id } });
    expect(answer.status).toBe(403);
    expect(await balances(pupil)).toEqual({ points: 0, coins: 0 });
  });
});

describe('welcome points', () => {
  it('come with the consent, once, and are 50 points for seven days', async () => {
    const pupil = await agreedPupil(world);
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    const { groups } = await own(pupil);
    expect(groups).toMatchObject([
      { source: 'welcome_points', rewards: [{ type: 'points', amount: WELCOME_POINTS, status: 'available' }] },
    ]);
    const [reward] = groups[0]?.rewards ?? [];
    expect(reward?.expiresAt).toBe(new Date(world.deps.clock().getTime() + 7 * DAY * 1000).toISOString());
    await claim(pupil, reward?.id ?? '');
    expect(await balances(pupil)).toEqual({ points: 50, coins: 0 });
  });

  it('do not come back after they were claimed and cleared away', async () => {
    const pupil = await agreedPupil(world);
    const [reward] = (await own(pupil)).groups[0]?.rewards ?? [];
    await claim(pupil, reward?.id ?? '');
    const admin = await world.admin();
    await admin.agent.call('DELETE /api/admin/rewards/students/:studentId', { params: { studentId: pupil.id } });
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    expect((await own(pupil)).groups).toEqual([]);
    expect(await balances(pupil)).toEqual({ points: 50, coins: 0 });
  });
});

describe('making a reward', () => {
  it('twice for the same thing gives the one that stands', async () => {
    const { id: studentId } = await world.student();
    const wish = { studentId, source: 'practice', type: 'coins', amount: 20, sourceId: 'session-7' } as const;
    const first = await create(wish);
    expect(await create({ ...wish, amount: 99 })).toEqual(first);
    expect((await create({ ...wish, sourceId: 'session-8' })).id).not.toBe(first.id);
  });

  it('pays a profile image once: unclaimed it stands, claimed it is refused', async () => {
    const pupil = await agreedPupil(world);
    const wish = { source: 'profile_image', type: 'coins', amount: PROFILE_IMAGE_COINS } as const;
    const id = await sentReward(world, pupil.id, { ...wish, sourceId: '1' });
    expect(await sentReward(world, pupil.id, { ...wish, sourceId: '2' })).toBe(id);
    await claim(pupil, id);
    await expect(create({ studentId: pupil.id, ...wish, sourceId: '3' })).rejects.toMatchObject({
      code: 'profile_image_reward_claimed',
    });
    expect(rewardsRefusals.profile_image_reward_claimed).toBe('Student already claimed a profile image reward');
    expect(await balances(pupil)).toEqual({ points: 0, coins: 30 });
  });

  it('for an exam makes coins and points, both sent', async () => {
    const pupil = await agreedPupil(world);
    const wish = { studentId: pupil.id, source: 'exam', coins: 36, points: 54, sourceId: 'exam-1' } as const;
    await createMultipleRewards(world.deps.db, world.deps.clock(), wish);
    await createMultipleRewards(world.deps.db, world.deps.clock(), wish);
    const exam = (await own(pupil)).groups.find((group) => group.source === 'exam');
    expect(exam?.rewards.map((reward) => [reward.type, reward.amount, reward.status]).toSorted()).toEqual([
      ['coins', 36, 'available'],
      ['points', 54, 'available'],
    ]);
  });
});

describe("a pupil's rewards", () => {
  it('are the own ones only, by source, with their states', async () => {
    const [pupil, other] = [await agreedPupil(world), await agreedPupil(world)];
    await sentReward(world, other.id, { source: 'weekly' });
    const missed = await sentReward(world, pupil.id, { source: 'daily' });
    await secondsLater(world, 8 * DAY, pupil);
    const taken = await sentReward(world, pupil.id, { source: 'daily' });
    await claim(pupil, taken);
    const { groups, overall } = await own(pupil);
    expect(groups.map((group) => group.source)).toEqual(['daily', 'welcome_points']);
    expect(groups[0]?.rewards.map((reward) => [reward.id, reward.status])).toEqual([
      [taken, 'claimed'],
      [missed, 'expired'],
    ]);
    // What ended before the last one was taken is over and done.
    expect(overall).toBe('all-claimed');
  });

  it('of which one ended before the last claim was not missed, whichever was sent first', async () => {
    const pupil = await world.pupil();
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    await sentReward(world, pupil.id, { source: 'daily' });
    await secondsLater(world, DAY, pupil);
    const older = await sentReward(world, pupil.id, { source: 'daily' });
    await secondsLater(world, DAY, pupil);
    await claim(pupil, await sentReward(world, pupil.id, { source: 'daily' }));
    await secondsLater(world, 5.5 * DAY, pupil);
    const overall = async () => (await pupil.agent.call('GET /api/student/rewards/status')).body.overall;
    await claim(pupil, older);
    expect(await overall()).toBe('all-claimed');
    expect((await pupil.agent.call('GET /api/student/dashboard')).body.rewards.overall).toBe('all-claimed');
  });

  it('go through every overall status', async () => {
    const pupil = await world.pupil();
    const overall = async () => (await pupil.agent.call('GET /api/student/rewards/status')).body.overall;
    expect(await overall()).toBe('no-agreement');
    await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
    expect(await overall()).toBe('available');
    await secondsLater(world, 8 * DAY, pupil);
    expect(await overall()).toBe('all-missed');
    const id = await sentReward(world, pupil.id);
    await claim(pupil, id);
    expect(await overall()).toBe('all-claimed');
    await sentReward(world, pupil.id);
    await secondsLater(world, 8 * DAY, pupil);
    expect(await overall()).toBe('some-missed');
    const { body } = await pupil.agent.call('GET /api/student/dashboard');
    expect(body.rewards.notification).toBe('partial');
    await claim(pupil, await sentReward(world, pupil.id));
    expect((await pupil.agent.call('GET /api/student/dashboard')).body.rewards.notification).toBe('claimed');
    await create({ studentId: pupil.id, source: 'practice', type: 'coins', amount: 4, sourceId: 'waits' });
    expect(await overall()).toBe('sent');
    const admin = await world.admin();
    await admin.agent.call('DELETE /api/admin/rewards/students/:studentId', { params: { studentId: pupil.id } });
    expect(await overall()).toBe('none');
    await claim(pupil, await sentReward(world, pupil.id));
    expect(await overall()).toBe('all-claimed');
  });
});
