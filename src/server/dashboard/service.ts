import type { PupilActor, StaffActor } from '#domain/access/actors';
import { dayBefore, schoolDay, weekOf } from '#domain/calendar/school-day';
import { STREAK_WINDOW_DAYS } from '#domain/dashboard/streak';
import { readCalendar } from '#server/calendar/service';
import { countDue } from '#server/drills/service';
import { countNewResults } from '#server/exams/service';
import { pupilAheadOf } from '#server/glory/service';
import type { Words } from '#server/manifest';
import { countUnread, latestMessages } from '#server/messages/service';
import { conductOf } from '#server/penalties/service';
import { photoState } from '#server/photos/service';
import { logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { countDuels } from '#server/race/service';
import { unclaimedRewardsOf } from '#server/rewards/service';
import { wishOf } from '#server/store/service';
import type { BodyOf } from '#wire/contract';
import { daysOf } from './days.ts';
import * as queries from './queries.ts';
import { scenesOf } from './scenes.ts';

export { seeScenes } from './scenes.ts';

/** As many as fit on a phone; the rest is one tap away. */
const MESSAGES_SHOWN = 3;

/** Everything on a pupil's first screen. Few queries, because a whole school opens it at the bell. */
export const readDashboard = async (deps: Deps, pupil: PupilActor) => {
  const { db } = deps;
  const now = deps.clock();
  const today = schoolDay(now);
  const { studentId } = pupil;
  const standing = await queries.findStanding(db, pupil, now);
  const hasAgreed = standing.agreed === 1;
  const photo = await photoState(db, studentId);
  const who = { studentId, hasAgreed, hasClaimed: standing.claimed !== null, isPhotoPending: photo.isPending };
  return {
    pupil,
    today,
    standing,
    hasAgreed,
    photo,
    rewards: await unclaimedRewardsOf(db, who, now),
    conduct: await conductOf(db, studentId, now),
    unread: await countUnread(db, studentId),
    messages: await latestMessages(db, studentId, MESSAGES_SHOWN),
    checklist: (await queries.listChecklist(db)).filter(({ for_pupils }) => for_pupils === 1),
    dueWords: await countDue(db, studentId, now),
    newResults: await countNewResults(db, studentId),
    duels: await countDuels(db, pupil),
    scenes: await scenesOf(db, now, pupil, standing),
    wish: await wishOf(db, studentId),
    ahead: await pupilAheadOf(db, pupil),
    calendar: await readCalendar(db),
    days: await daysOf(db, { studentId, since: dayBefore(today, STREAK_WINDOW_DAYS), week: weekOf(today) }),
  };
};

/** What waits for staff in all domains, what waits longest first; what does not wait is not named. */
export const listWaiting = async ({ db, clock }: Deps, domains: Words['waiting']) => {
  const now = clock();
  const counted = await Promise.all(
    domains.map(async ([kind, countWaiting]) => ({ kind, ...(await countWaiting(db, now)) })),
  );
  return counted
    .flatMap(({ kind, count, oldest }) => (oldest === null ? [] : [{ kind, count, oldest }]))
    .toSorted((a, b) => (a.oldest < b.oldest ? -1 : 1));
};

export const listChecklist = (deps: Deps) => queries.listChecklist(deps.db);

type NewItems = BodyOf<'PUT /api/admin/checklist'>['items'];

export const saveChecklist = async (deps: Deps, staff: StaffActor, items: NewItems) => {
  const now = deps.clock();
  const saved = await deps.db.transaction().execute(async (trx) => {
    const before = await queries.listChecklist(trx);
    await queries.replaceChecklist(
      trx,
      items.map(({ text, status, forPupils }) => ({ text, status, for_pupils: forPupils ? 1 : 0 })),
    );
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
