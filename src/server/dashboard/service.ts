import type { PupilActor, StaffActor } from '#domain/access/actors';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import { countDue } from '#server/drills/service';
import { countNewResults } from '#server/exams/service';
import { countUnread, latestMessages } from '#server/messages/service';
import { conductOf } from '#server/penalties/service';
import { photoState } from '#server/photos/service';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { unclaimedRewardsOf } from '#server/rewards/service';
import * as queries from './queries.ts';

/** As many as fit on a phone; the rest is one tap away. */
const MESSAGES_SHOWN = 3;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** To the minute, so that whoever looks again soon asks the same. */
const recentSince = (now: Date): string => {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute - RECENT_DAYS * DAY_MS).toISOString();
};

/** Everything on a pupil's first screen. Few queries, because a whole school opens it at the bell. */
export const readDashboard = async (deps: Deps, pupil: PupilActor) => {
  const { db } = deps;
  const now = deps.clock();
  const { studentId, grade } = pupil;
  const { rows } = await queries.readStanding(db, { studentId, grade, since: recentSince(now) });
  const standing = rows[0];
  if (!standing) throw new Error('a pupil without a row');
  const hasAgreed = standing.agreed === 1;
  const photo = await photoState(db, studentId);
  const who = { studentId, hasAgreed, hasClaimed: standing.claimed !== null, isPhotoPending: photo.isPending };
  return {
    pupil,
    standing,
    hasAgreed,
    photo,
    rewards: await unclaimedRewardsOf(db, who, now),
    conduct: await conductOf(db, studentId, now),
    unread: await countUnread(db, studentId),
    messages: await latestMessages(db, studentId, MESSAGES_SHOWN),
    checklist: await queries.listChecklist(db),
    dueWords: await countDue(db, studentId, now),
    newResults: await countNewResults(db, studentId),
  };
};

export const listChecklist = (deps: Deps) => queries.listChecklist(deps.db);

export const saveChecklist = async (deps: Deps, staff: StaffActor, items: readonly queries.NewItem[]) => {
  const now = deps.clock();
  const saved = await deps.db.transaction().execute(async (trx) => {
    const before = await queries.listChecklist(trx);
    await queries.replaceChecklist(trx, items);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'checklist_edited',
      tableName: 'checklist_items',
      before: { items: before.map((item) => item.text) },
      after: { items: items.map((item) => item.text) },
    });
    return queries.listChecklist(trx);
  });
  deps.live.tell('students', 'checklist');
  return saved;
};
