import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import * as ledger from '#server/ledger/service';
import * as rewards from '#server/rewards/service';
import { actAtOnce } from '#tests/at-once';
import { dying } from '#tests/dying';
import { often } from '#tests/long-run';
import { agreedPupil } from '#tests/rewards';
import { startWorld, type World } from '#tests/world';

const PUPILS = 3;

let world: World;
let staff: StaffActor;
let pupils: PupilActor[];
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.teacher()).actor;
  pupils = [];
  for (let made = 0; made < PUPILS; made += 1) {
    const { id, name, grade } = await agreedPupil(world);
    pupils.push({
      kind: 'pupil',
      sessionId: 0,
      studentId: id,
      name,
      firstName: name,
      grade,
      section: null,
      enteredBy: null,
    });
  }
});
afterAll(() => world.close());

interface Action {
  readonly kind: 'give' | 'claim' | 'adjust' | 'reverse' | 'delete' | 'clear' | 'take back' | 'create';
  readonly pupil: number;
  readonly pick: number;
  readonly amount: number;
  readonly type: 'coins' | 'points';
  readonly dies: boolean;
}

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(
    'give',
    'claim',
    'claim',
    'claim',
    'adjust',
    'reverse',
    'delete',
    'clear',
    'take back',
    'create',
  ),
  pupil: fc.nat(PUPILS - 1),
  pick: fc.nat(1000),
  amount: fc.integer({ min: -20, max: 60 }).filter((amount) => amount !== 0),
  type: fc.constantFrom('coins', 'points'),
  dies: fc.boolean(),
});

/** What happens at the same time, and how long before the next. */
const round = fc.record({
  together: fc.array(action, { minLength: 1, maxLength: 6 }),
  hoursLater: fc.constantFrom(0, 0, 1, 100, 200),
});

const pickFrom = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

const rewardIds = async (): Promise<string[]> =>
  (await world.deps.db.selectFrom('rewards_tracking').select('id').orderBy('createdAt').orderBy('id').execute()).map(
    (row) => row.id,
  );
const lineIds = async (): Promise<number[]> =>
  (await world.deps.db.selectFrom('points_logs').select('id').orderBy('id').execute()).map((row) => row.id);
const batchIds = async (): Promise<string[]> =>
  (await world.deps.db.selectFrom('reward_batches').select('id').orderBy('id').execute()).map((row) => row.id);

interface Known {
  readonly rewards: readonly string[];
  readonly lines: readonly number[];
  readonly batches: readonly string[];
}

const perform = async (known: Known, { kind, pupil, pick, amount, type, dies }: Action): Promise<unknown> => {
  const deps = dies ? dying(world.deps) : world.deps;
  const actor = pupils[pupil] as PupilActor;
  const { studentId } = actor;
  const reward = pickFrom(known.rewards, pick) ?? randomUUID();
  switch (kind) {
    case 'give': {
      const gift = { source: 'daily', type, amount: Math.abs(amount), title: null, days: 1 + (pick % 9) } as const;
      const to = { kind: 'students' as const, ids: pupils.map((each) => each.studentId) };
      return rewards.giveRewards(deps, staff, { ...gift, to, requestKey: randomUUID() });
    }
    case 'create':
      return deps.db.transaction().execute((trx) =>
        rewards.createMultipleRewards(trx, deps.clock(), {
          studentId,
          source: 'exam',
          coins: Math.abs(amount),
          points: Math.abs(amount),
          sourceId: `exam-${pick % 5}`,
        }),
      );
    case 'claim':
      return rewards.claimReward(deps, actor, reward);
    case 'adjust':
      return ledger.adjust(deps, staff, { studentId, type, amount, note: 'why', requestKey: randomUUID() });
    case 'reverse':
      return ledger.reverse(deps, staff, pickFrom(known.lines, pick) ?? 0, 'why');
    case 'delete':
      return rewards.deleteReward(deps, staff, reward);
    case 'clear':
      return rewards.clearStudentRewards(deps, staff, studentId);
    case 'take back':
      return rewards.takeBackGift(deps, staff, pickFrom(known.batches, pick) ?? randomUUID());
  }
};

const balances = () =>
  world.deps.db
    .selectFrom('students')
    .select(['points', 'balance'])
    .where(
      'id',
      'in',
      pupils.map((pupil) => pupil.studentId),
    )
    .execute();

const paymentsOf = async (rewardId: string): Promise<number> =>
  (await world.deps.db.selectFrom('points_logs').select('id').where('cause', '=', `reward:${rewardId}`).execute())
    .length;

const expectBalancesRight = async (): Promise<void> => {
  expect(await ledger.checkLedger(world.deps.db)).toEqual([]);
  for (const { points, balance } of await balances()) expect(Math.min(points, balance)).toBeGreaterThanOrEqual(0);
};

const expectAcknowledgedPaidOnce = async (known: Known, done: readonly Action[]): Promise<void> => {
  for (const { kind, pick } of done)
    if (kind === 'claim') expect(await paymentsOf(pickFrom(known.rewards, pick) ?? '')).toBe(1);
};

describe('whatever happens, in whatever order, at once or after each other', () => {
  it('balances are the sums of their lines, never below nothing, and a reward is paid at most once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async (rounds) => {
        for (const { together, hoursLater } of rounds) {
          const known = { rewards: await rewardIds(), lines: await lineIds(), batches: await batchIds() };
          const done = await actAtOnce(together, (each) => perform(known, each));
          await expectBalancesRight();
          await expectAcknowledgedPaidOnce(known, done);
          world.forward(hoursLater * 3600);
        }
      }),
      { numRuns: often(12, 40) },
    );
  });
});
