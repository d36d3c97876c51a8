import type { PupilActor, StaffActor } from '#domain/access/actors';
import { REWARD_SOURCES } from '#domain/rewards/kinds';
import type { Words } from '#server/manifest';
import { photoState } from '#server/photos/service';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { rewardsOf } from '#server/rewards/service';
import { hasAgreed } from '#server/terms/service';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export { readDashboard } from './first-screen.ts';
export { listChecklist } from './queries.ts';
export { seeScenes } from './scenes.ts';

/** All of a pupil's rewards, with the button that says what is to be done about them. */
export const readRewardStatus = async ({ db, clock }: Deps, { studentId }: PupilActor) => {
  const agreed = await hasAgreed(db, studentId);
  const { isPending } = await photoState(db, studentId);
  return rewardsOf(db, { studentId, hasAgreed: agreed, isPhotoPending: isPending }, clock());
};

/** By source; what they have none of is left out. */
export const readRewards = async (deps: Deps, pupil: PupilActor) => {
  const { rewards, ...status } = await readRewardStatus(deps, pupil);
  const groups = REWARD_SOURCES.map((source) => ({
    source,
    rewards: rewards.filter((reward) => reward.source === source),
  }));
  return { ...status, groups: groups.filter((group) => group.rewards.length > 0) };
};

/** What waits for staff in all domains, what waits longest first; what does not wait is not named. */
export const listWaiting = async ({ db, clock }: Deps, { classes }: StaffActor, domains: Words['waiting']) => {
  const now = clock();
  const counted = await Promise.all(
    domains.map(async ([kind, countWaiting]) => ({ kind, ...(await countWaiting(db, now, classes)) })),
  );
  return counted
    .flatMap(({ kind, count, oldest }) => (oldest === null ? [] : [{ kind, count, oldest }]))
    .toSorted((a, b) => (a.oldest < b.oldest ? -1 : 1));
};

type NewItems = BodyOf<'PUT /api/admin/checklist'>['items'];

export const saveChecklist = async (deps: Deps, staff: StaffActor, items: NewItems) => {
  const now = deps.clock();
  const saved = await deps.db.transaction().execute(async (trx) => {
    const before = await queries.listChecklist(trx);
    await queries.replaceChecklist(
      trx,
      items.map(({ text, status, forPupils }) => ({ text, status, forPupils: forPupils ? 1 : 0 })),
    );
    await logAct(trx, now, staff, 'checklist_edited', about('checklist_items', null), {
      before: { items: before.map((item) => item.text) },
      after: { items: items.map((item) => item.text) },
    });
    return queries.listChecklist(trx);
  });
  deps.live.tell('students', 'checklist');
  return saved;
};
