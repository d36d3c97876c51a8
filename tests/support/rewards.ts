import { randomUUID } from 'node:crypto';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import { createReward, sendToRewards } from '#server/rewards/service';
import { STAFF_PASSWORD, type World } from './world.ts';

export interface RewardWish {
  readonly source?: RewardSource;
  readonly type?: RewardType;
  readonly amount?: number;
  readonly sourceId?: string;
}

/** A pupil who has agreed to the terms; the welcome points that brings are theirs to claim. */
export const agreedPupil = async (world: World, fields?: Parameters<World['pupil']>[0]) => {
  const pupil = await world.pupil(fields);
  await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
  return pupil;
};

/** A reward on the pupil's rewards page, made as the domains make them. */
export const sentReward = (world: World, studentId: number, wish: RewardWish = {}): Promise<string> =>
  world.deps.db.transaction().execute(async (trx) => {
    const now = world.deps.clock();
    const { id } = await createReward(trx, now, {
      studentId,
      source: wish.source ?? 'practice',
      type: wish.type ?? 'coins',
      amount: wish.amount ?? 10,
      sourceId: wish.sourceId ?? randomUUID(),
    });
    await sendToRewards(trx, now, id);
    return id;
  });

type Pupil = Awaited<ReturnType<World['pupil']>>;
type StaffMember = Awaited<ReturnType<World['teacher']>>;

/** Time goes by, sessions end with it, and these people log in again. */
export const secondsLater = async (world: World, seconds: number, ...people: (Pupil | StaffMember)[]) => {
  world.forward(seconds);
  for (const who of people)
    if ('loginId' in who)
      await who.agent.call('POST /api/login/student', {
        body: { loginId: String(who.loginId), password: who.password },
      });
    else await who.agent.call('POST /api/login/staff', { body: { email: who.email, password: STAFF_PASSWORD } });
};
