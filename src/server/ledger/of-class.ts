import { sql } from 'kysely';
import { type ClassPart, isInClass, isInTerm, pageOf } from '#server/platform/class-parts';
import { classFigures as texts } from '#strings/principal/figures';

/** Lines of the ledger that gave points, each counted as it stands. */
export const pointsOfClass: ClassPart = {
  kind: 'use',
  figures: async (executor, of) => {
    const { points, earners } = await executor
      .selectFrom('points_logs')
      .select([
        sql<number>`cast(coalesce(sum(value), 0) as integer)`.as('points'),
        sql<number>`cast(count(distinct student_id) as integer)`.as('earners'),
      ])
      .where('value', '>', 0)
      .where(isInTerm('created_at', of))
      .where(isInClass('student_id', of))
      .executeTakeFirstOrThrow();
    const note = texts.pointsNote(earners);
    return [{ name: texts.points, value: texts.count(points), note, to: pageOf('/admin/students', of) }];
  },
};
