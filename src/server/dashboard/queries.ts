import { type Insertable, sql } from 'kysely';
import { AGREEMENT_VERSION } from '#domain/access/agreement';
import type { Grade } from '#domain/roster/grades';
import { pupilsOfGrade, pupilsWithMore } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { ChecklistItems } from './tables.ts';

const total = (column: 'value' | 'coins_earned') => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** Name, balances, rank and the last days in one read: pupils open this screen more than any other. */
export const readStanding = prepared(
  (executor, { studentId, grade, since }: { studentId: number; grade: Grade; since: string }) =>
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
        pupilsOfGrade(grade).as('pupils'),
        pupilsWithMore(grade).as('pupils_with_more'),
      ])
      .where('s.id', '=', studentId),
  { atMostOneRow: true, remember: 'answer' },
);

const readChecklist = prepared(
  (executor) => executor.selectFrom('checklist_items').select(['id', 'text', 'status']).orderBy('place'),
  { remember: 'answer' },
);

export const listChecklist = async (executor: Executor) => (await readChecklist(executor, {})).rows;

export type NewItem = Omit<Insertable<ChecklistItems>, 'id' | 'place'>;

export const replaceChecklist = async (executor: Executor, items: readonly NewItem[]): Promise<void> => {
  await executor.deleteFrom('checklist_items').execute();
  if (items.length > 0)
    await executor
      .insertInto('checklist_items')
      .values(items.map((item, place) => ({ ...item, place })))
      .execute();
};
