import type { PupilActor, StaffActor } from '#domain/access/actors';
import { dayBefore, schoolDay, weekOf } from '#domain/calendar/school-day';
import { STREAK_WINDOW_DAYS } from '#domain/dashboard/streak';
import { readCalendar } from '#server/calendar/service';
import { countDue } from '#server/drills/service';
import { firstPlacesOf, pupilAheadOf } from '#server/glory/service';
import type { Words } from '#server/manifest';
import { latestMessages } from '#server/messages/service';
import { conductOf } from '#server/penalties/service';
import { photoState } from '#server/photos/service';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import { atOnce } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { listUnclaimed, rewardsOf, unclaimedRewards } from '#server/rewards/service';
import { wishOf } from '#server/store/service';
import { hasAgreed } from '#server/terms/service';
import type { BodyOf } from '#wire/contract';
import { daysOf } from './days.ts';
import * as queries from './queries.ts';
import { scenesOf } from './scenes.ts';

export { listChecklist } from './queries.ts';
export { seeScenes } from './scenes.ts';

/** As many as fit on a phone; the rest is one tap away. */
const MESSAGES_SHOWN = 3;

/** Few reads, because a whole school opens this screen at the bell; none of them needs another's answer. */
const readParts = (executor: Executor, pupil: PupilActor, now: Date) => {
  const { studentId } = pupil;
  const today = schoolDay(now);
  return Promise.all([
    queries.findStanding(executor, pupil, now),
    photoState(executor, studentId),
    listUnclaimed(executor, { studentId }),
    conductOf(executor, studentId, now),
    latestMessages(executor, studentId, MESSAGES_SHOWN),
    queries.listChecklist(executor),
    firstPlacesOf(executor, now, studentId),
    wishOf(executor, studentId),
    pupilAheadOf(executor, pupil),
    readCalendar(executor),
    daysOf(executor, { studentId, since: dayBefore(today, STREAK_WINDOW_DAYS), week: weekOf(today) }),
  ]);
};

/** Counted as of the minute, unless a word fell due since. */
const countDueWords = ({ db }: Deps, studentId: number, standing: queries.StandingRow, now: Date) =>
  standing.nextDue !== null && standing.nextDue <= now.toISOString() ? countDue(db, studentId, now) : standing.dueWords;

/** Everything on a pupil's first screen. */
export const readDashboard = async (deps: Deps, pupil: PupilActor) => {
  const now = deps.clock();
  const { studentId } = pupil;
  const [standing, photo, unclaimed, conduct, messages, checklist, firsts, wish, ahead, calendar, days] = await atOnce(
    deps.db,
    (executor) => readParts(executor, pupil, now),
  );
  const isAgreed = standing.agreed === 1;
  const who = {
    studentId,
    hasAgreed: isAgreed,
    hasClaimed: standing.claimed !== null,
    isPhotoPending: photo.isPending,
  };
  return {
    pupil,
    today: schoolDay(now),
    standing,
    hasAgreed: isAgreed,
    photo,
    rewards: unclaimedRewards(who, unclaimed.rows, now),
    conduct,
    messages,
    checklist: checklist.filter(({ forPupils }) => forPupils === 1),
    dueWords: await countDueWords(deps, studentId, standing, now),
    scenes: scenesOf(pupil, standing, firsts),
    wish,
    ahead,
    calendar,
    days,
  };
};

/** All of a pupil's rewards, with the button that says what is to be done about them. */
export const readRewards = async ({ db, clock }: Deps, { studentId }: PupilActor) => {
  const agreed = await hasAgreed(db, studentId);
  const { isPending } = await photoState(db, studentId);
  return rewardsOf(db, { studentId, hasAgreed: agreed, isPhotoPending: isPending }, clock());
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

type NewItems = BodyOf<'PUT /api/admin/checklist'>['items'];

export const saveChecklist = async (deps: Deps, staff: StaffActor, items: NewItems) => {
  const now = deps.clock();
  const saved = await deps.db.transaction().execute(async (trx) => {
    const before = await queries.listChecklist(trx);
    await queries.replaceChecklist(
      trx,
      items.map(({ text, status, forPupils }) => ({ text, status, forPupils: forPupils ? 1 : 0 })),
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
