import { sql } from 'kysely';
import { type ClassPart, isInClass, isInTerm, pageOf } from '#server/platform/class-parts';
import { classFigures as texts } from '#strings/principal/figures';

export const recitationOfClass: ClassPart = {
  kind: 'recitation',
  figures: async (executor, of) => {
    const { hearings, heard, reached, mistakes } = await executor
      .selectFrom('quran_hearings')
      .select([
        sql<number>`cast(count(*) as integer)`.as('hearings'),
        sql<number>`cast(count(distinct student_id) as integer)`.as('heard'),
        sql<number>`cast(coalesce(sum(reached), 0) as integer)`.as('reached'),
        sql<number>`cast(coalesce(sum(mistakes), 0) as integer)`.as('mistakes'),
      ])
      .where('endedAt', 'is not', null)
      .where(isInTerm('started_at', of))
      .where(isInClass('student_id', of))
      .executeTakeFirstOrThrow();
    const to = pageOf('/admin/tracking', of);
    return [
      { name: texts.hearings, value: texts.count(hearings), note: texts.hearingsNote(heard), to },
      { name: texts.mistakes, value: texts.count(mistakes), note: texts.mistakesNote(reached), to },
    ];
  },
};
