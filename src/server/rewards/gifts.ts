import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { dueAfter } from '#server/calendar/service';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { Deps } from '#server/platform/deps';
import { sameWishOrThrow } from '#server/platform/wishes';
import { findRecipients } from '#server/roster/service';
import { countAgreed } from '#server/terms/service';
import type { Gift } from '#wire/rewards';
import * as queries from './gifts-queries.ts';

const NAMES_SHOWN = 8;
const BATCHES_SHOWN = 30;

const countNotAgreed = async (executor: Executor, ids: readonly number[]): Promise<number> => {
  let notAgreed = ids.length;
  await inChunks(ids, async (some) => {
    notAgreed -= await countAgreed(executor, some);
  });
  return notAgreed;
};

export const previewGift = async (deps: Deps, gift: Gift) => {
  const recipients = await findRecipients(deps.db, gift.to);
  return {
    count: recipients.length,
    total: recipients.length * gift.amount,
    notAgreed: await countNotAgreed(
      deps.db,
      recipients.map((each) => each.id),
    ),
    names: recipients.slice(0, NAMES_SHOWN).map((each) => each.name),
    expiresAt: (await dueAfter(deps.db, deps.clock(), gift.days)).toISOString(),
  };
};

const isSameGift = (batch: queries.BatchRow, gift: Gift): boolean => {
  // A grade may have grown since the first time; who was named by name has not.
  const named = gift.to.kind === 'students' ? new Set(gift.to.ids).size : batch.count;
  return (
    batch.source === gift.source &&
    batch.type === gift.type &&
    batch.amount === gift.amount &&
    batch.title === gift.title &&
    batch.count === named
  );
};

/** Null is all of them; pupils who were named are no grade. */
const gradeOf = ({ to }: Gift): { grade?: Grade | null } => {
  if (to.kind === 'students') return {};
  return { grade: to.kind === 'grade' ? to.grade : null };
};

/** One reward for each, sent at once. The key of the request is the batch's own: sent twice, it gives once. */
export const giveRewards = async (deps: Deps, staff: StaffActor, gift: Gift & { requestKey: string }) => {
  const now = deps.clock();
  const at = now.toISOString();
  const id = gift.requestKey;
  const given = await deps.db.transaction().execute(async (trx) => {
    const expiresAt = (await dueAfter(trx, now, gift.days)).toISOString();
    const recipients = await findRecipients(trx, gift.to);
    const kind = { rewardSource: gift.source, rewardType: gift.type, amount: gift.amount, title: gift.title };
    const isNew = await queries.insertBatch(trx, {
      id,
      ...kind,
      expiresAt,
      recipients: recipients.length,
      createdBy: staff.staffId,
      createdAt: at,
    });
    if (!isNew) {
      const batch = await queries.readBatch(trx, id);
      return { batch: sameWishOrThrow(batch, isSameGift(batch, gift)), studentIds: [] };
    }
    await queries.insertRewards(
      trx,
      recipients.map((pupil) => ({
        id: randomUUID(),
        studentId: pupil.id,
        ...kind,
        sourceId: id,
        batchId: id,
        createdBy: staff.staffId,
        expiresAt,
        isSentToRewards: 1 as const,
        sentAt: at,
        createdAt: at,
      })),
    );
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'rewards_given',
      ...about('rewards_tracking', id, recipients.length === 1 ? (recipients[0]?.name ?? null) : null),
      details: {
        source: gift.source,
        type: gift.type,
        amount: gift.amount,
        ...gradeOf(gift),
        pupils: recipients.length,
      },
    });
    return { batch: await queries.readBatch(trx, id), studentIds: recipients.map((pupil) => pupil.id) };
  });
  deps.live.tellBoth({ students: given.studentIds }, 'rewards');
  return given.batch;
};

export const listGifts = (deps: Deps) => queries.listBatches(deps.db, BATCHES_SHOWN);

/** What was claimed meanwhile stays with the pupils (D-23). */
export const takeBackGift = async (deps: Deps, staff: StaffActor, batchId: string) => {
  const now = deps.clock();
  const taken = await deps.db.transaction().execute(async (trx) => {
    await queries.readBatch(trx, batchId);
    const removed = await queries.removeUnclaimed(trx, batchId, now.toISOString());
    if (removed.length > 0)
      await logAdminAction(trx, now, {
        actor: staff,
        action: 'rewards_taken_back',
        ...about('rewards_tracking', batchId),
        details: { pupils: removed.length },
      });
    return { batch: await queries.readBatch(trx, batchId), studentIds: removed.map((row) => row.studentId) };
  });
  deps.live.tellBoth({ students: taken.studentIds }, 'rewards');
  return taken.batch;
};
