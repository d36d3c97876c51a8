import { type Insertable, sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import { lastLoginOf } from '#server/cards/service';
import { dueWordsOf, nextDueOf } from '#server/drills/service';
import { newResultsOf } from '#server/exams/service';
import { movedSince, pupilsOfGrade, pupilsWithMore } from '#server/ledger/service';
import { unreadOf } from '#server/messages/service';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { answersOf } from '#server/privileges/service';
import { duelsWaitingFor } from '#server/race/service';
import { recitationsAnsweredOf } from '#server/recordings/service';
import { claimedOf } from '#server/rewards/service';
import { invitationsOf } from '#server/store/service';
import { agreements } from '#server/terms/service';
import type { ChecklistItems } from './tables.ts';

type AskedStanding = Pick<PupilActor, 'studentId' | 'grade'> & ReturnType<typeof timesAt>;

/** Name, balances, rank, the last days and what waits in one read: pupils open this screen more than any other. */
const readStanding = prepared(
  (executor, { studentId, grade, minute, since }: AskedStanding) =>
    executor
      .selectFrom('students as s')
      .innerJoin(movedSince(executor, studentId, since).as('lately'), (join) => join.onTrue())
      .select((eb) => [
        's.firstName',
        's.points',
        's.balance as coins',
        lastLoginOf(executor, studentId).as('lastLogin'),
        agreements(executor).select('a.agreed').where('a.studentId', '=', studentId).as('agreed'),
        'lately.points as pointsLately',
        'lately.coins as coinsLately',
        claimedOf(executor, studentId).as('claimed'),
        invitationsOf(executor, studentId).$asScalar().$notNull().as('invitations'),
        answersOf(executor, studentId).$asScalar().$notNull().as('answers'),
        recitationsAnsweredOf(executor, { studentId, grade }).$asScalar().$notNull().as('recitations'),
        unreadOf(executor, studentId).$asScalar().$notNull().as('messages'),
        newResultsOf(executor, studentId).$asScalar().$notNull().as('results'),
        duelsWaitingFor(executor, { studentId, grade }).$asScalar().$notNull().as('duels'),
        dueWordsOf(executor, studentId, minute).$asScalar().$notNull().as('dueWords'),
        nextDueOf(executor, studentId, minute).as('nextDue'),
        eb
          .selectFrom('pupil_scenes')
          .select(sql<string | null>`string_agg(scene, ' ')`.as('scenes'))
          .where('studentId', '=', studentId)
          .as('scenesSeen'),
        pupilsOfGrade(grade).as('pupils'),
        pupilsWithMore(grade).as('pupilsWithMore'),
      ])
      .where('s.id', '=', studentId),
  { atMostOneRow: true, remember: 'standing' },
);

export type StandingRow = RowOf<typeof readStanding>;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** To the minute, so that whoever looks again soon asks the same. */
const timesAt = (now: Date) => {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return { minute: new Date(minute).toISOString(), since: new Date(minute - RECENT_DAYS * DAY_MS).toISOString() };
};

export const findStanding = async (executor: Executor, { studentId, grade }: PupilActor, now: Date) => {
  const [standing] = (await readStanding(executor, { studentId, grade, ...timesAt(now) })).rows;
  if (!standing) throw new Error('a pupil without a row');
  return standing;
};

/** Answers those that were new, also between two that come at once. */
export const insertScenes = async (executor: Executor, studentId: number, scenes: readonly string[], at: string) => {
  const rows = await executor
    .insertInto('pupil_scenes')
    .values(scenes.map((scene) => ({ studentId, scene, seenAt: at })))
    .onConflict((oc) => oc.doNothing())
    .returning('scene')
    .execute();
  return rows.map(({ scene }) => scene);
};

const readChecklist = prepared(
  (executor) => executor.selectFrom('checklist_items').select(['id', 'text', 'status', 'forPupils']).orderBy('place'),
  { remember: 'checklist' },
);

export const listChecklist = async (executor: Executor) => (await readChecklist(executor, {})).rows;

type NewItem = Omit<Insertable<ChecklistItems>, 'id' | 'place'>;

export const replaceChecklist = async (executor: Executor, items: readonly NewItem[]): Promise<void> => {
  await executor.deleteFrom('checklist_items').execute();
  if (items.length > 0)
    await executor
      .insertInto('checklist_items')
      .values(items.map((item, place) => ({ ...item, place })))
      .execute();
};
