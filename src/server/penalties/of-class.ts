import { sql } from 'kysely';
import type { ClassInTerm } from '#domain/principal/class-page';
import { type ClassPart, isInClass, isInTerm, pageOf } from '#server/platform/class-parts';
import type { Executor } from '#server/platform/db/database';
import { sumIf } from '#server/platform/db/sum-if';
import { classFigures as texts } from '#strings/principal/figures';

const countBehaviours = (executor: Executor, of: ClassInTerm) =>
  executor
    .selectFrom('student_logs')
    .select([sql<number>`cast(count(*) as integer)`.as('all'), sumIf(sql`behavior_type = 'severe'`).as('severe')])
    .where('logType', '=', 'behavior')
    .where('cancelled', '=', 0)
    .where('logDate', '>=', of.from)
    .where('logDate', '<=', of.to)
    .where(isInClass('student_id', of))
    .executeTakeFirstOrThrow();

const countPenalties = (executor: Executor, of: ClassInTerm) =>
  executor
    .selectFrom('student_penalties')
    .select([sql<number>`cast(count(*) as integer)`.as('all'), sumIf(sql`is_active = 1`).as('active')])
    .where(isInTerm('created_at', of))
    .where(isInClass('student_id', of))
    .executeTakeFirstOrThrow();

export const conductOfClass: ClassPart = {
  kind: 'conduct',
  figures: async (executor, of) => {
    const behaviours = await countBehaviours(executor, of);
    const penalties = await countPenalties(executor, of);
    const to = pageOf('/admin/penalties', of);
    return [
      {
        name: texts.behaviours,
        value: texts.count(behaviours.all),
        note: texts.behavioursNote(behaviours.severe),
        to,
      },
      { name: texts.penalties, value: texts.count(penalties.all), note: texts.penaltiesNote(penalties.active), to },
    ];
  },
};
