import { type Insertable, sql } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import { AGREEMENT_VERSION } from '#domain/access/agreement';
import { RECENT_DAYS } from '#domain/ledger/ledger';
import type { Grade } from '#domain/roster/grades';
import { dueWordsOf, nextDueOf } from '#server/drills/service';
import { newResultsOf } from '#server/exams/service';
import { pupilsOfGrade, pupilsWithMore } from '#server/ledger/service';
import { unreadOf } from '#server/messages/service';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { duelsWaitingFor } from '#server/race/service';
import type { ChecklistItems } from './tables.ts';

const total = (column: 'value' | 'coins_earned') => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

interface AskedStanding {
  readonly studentId: number;
  readonly grade: Grade;
  readonly minute: string;
  readonly since: string;
}

/** Name, balances, rank, the last days and what waits in one read: pupils open this screen more than any other. */
const readStanding = prepared(
  (executor, { studentId, grade, minute, since }: AskedStanding) =>
    executor
      .selectFrom('students as s')
      .leftJoin('students_credentials as c', 'c.student_id', 's.id')
      .leftJoin('student_agreements as a', (join) =>
        join.onRef('a.student_id', '=', 's.id').on('a.agreement_version', '=', AGREEMENT_VERSION),
      )
      .innerJoin(
        (eb) =>
          eb
            .selectFrom('points_logs')
            .select([total('value').as('points'), total('coins_earned').as('coins')])
            .where('student_id', '=', studentId)
            .where('created_at', '>', since)
            .as('lately'),
        (join) => join.onTrue(),
      )
      .select((eb) => [
        's.first_name',
        's.points',
        's.balance',
        'c.last_login',
        'a.agreed',
        'lately.points as points_lately',
        'lately.coins as coins_lately',
        eb
          .selectFrom('rewards_tracking')
          .select(sql.lit(1).as('one'))
          .where('student_id', '=', studentId)
          .where('is_claimed', '=', sql.lit(1))
          .where('deleted_at', 'is', null)
          .limit(sql.lit(1))
          .as('claimed'),
        eb
          .selectFrom('store_shares')
          .select((of) => of.fn.countAll<number>().as('n'))
          .where('student_id', '=', studentId)
          .where('status', '=', sql.lit<'invited'>('invited'))
          .$asScalar()
          .$notNull()
          .as('invitations'),
        eb
          .selectFrom('surprise_picks')
          .select((of) => of.fn.countAll<number>().as('n'))
          .where('student_id', '=', studentId)
          .where(sql<boolean>`is_processed = 1 and answer_seen_at is null`)
          .$asScalar()
          .$notNull()
          .as('answers'),
        unreadOf(executor, studentId).$asScalar().$notNull().as('unread'),
        newResultsOf(executor, studentId).$asScalar().$notNull().as('new_results'),
        duelsWaitingFor(executor, { studentId, grade }).$asScalar().$notNull().as('duels'),
        dueWordsOf(executor, studentId, minute).$asScalar().$notNull().as('due_words'),
        nextDueOf(executor, studentId, minute).as('next_due'),
        eb
          .selectFrom('pupil_scenes')
          .select(sql<string | null>`string_agg(scene, ' ')`.as('scenes'))
          .where('student_id', '=', studentId)
          .as('scenes_seen'),
        pupilsOfGrade(grade).as('pupils'),
        pupilsWithMore(grade).as('pupils_with_more'),
      ])
      .where('s.id', '=', studentId),
  { atMostOneRow: true, remember: 'answer' },
);

export type StandingRow = RowOf<typeof readStanding>;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** To the minute, so that whoever looks again soon asks the same. */
const timesAt = (now: Date) => {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return { minute: new Date(minute).toISOString(), since: new Date(minute - RECENT_DAYS * DAY_MS).toISOString() };
};

export const findStanding = async (
  executor: Executor,
  { studentId, grade }: PupilActor,
  now: Date,
): Promise<StandingRow> => {
  const [standing] = (await readStanding(executor, { studentId, grade, ...timesAt(now) })).rows;
  if (!standing) throw new Error('a pupil without a row');
  return standing;
};

/** Answers those that were new, also between two that come at once. */
export const insertScenes = async (
  executor: Executor,
  studentId: number,
  scenes: readonly string[],
  at: string,
): Promise<string[]> => {
  const rows = await executor
    .insertInto('pupil_scenes')
    .values(scenes.map((scene) => ({ student_id: studentId, scene, seen_at: at })))
    .onConflict((oc) => oc.doNothing())
    .returning('scene')
    .execute();
  return rows.map(({ scene }) => scene);
};

const readChecklist = prepared(
  (executor) => executor.selectFrom('checklist_items').select(['id', 'text', 'status', 'for_pupils']).orderBy('place'),
  { remember: 'answer' },
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
