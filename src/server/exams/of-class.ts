import { sql } from 'kysely';
import { type ClassPart, isInClass, pageOf } from '#server/platform/class-parts';
import { sumIf } from '#server/platform/db/sum-if';
import { classFigures as texts } from '#strings/principal/figures';
import { shownPapers } from './papers-queries.ts';

/** Of published exams with a day in the term; who was away has no score, and is counted apart. */
export const examsOfClass: ClassPart = {
  kind: 'exams',
  figures: async (executor, of) => {
    const { exams, papers, percent, absent } = await shownPapers(executor)
      .select([
        sql<number>`cast(count(distinct c.exam_id) as integer)`.as('exams'),
        sumIf(sql`c.is_complete = 1`).as('papers'),
        sumIf(sql`c.is_complete = 1`, sql`100.0 * c.total_score / e.max_score`).as('percent'),
        sumIf(sql`c.is_absent = 1`).as('absent'),
      ])
      .where('e.grade', '=', of.grade)
      .where('e.examDate', '>=', of.from)
      .where('e.examDate', '<=', of.to)
      .where(isInClass('c.student_id', of))
      .executeTakeFirstOrThrow();
    const to = pageOf('/admin/gradebook', of);
    return [
      { name: texts.average, value: texts.share(percent, 100 * papers), note: texts.averageNote(papers, exams), to },
      { name: texts.away, value: texts.count(absent), note: texts.awayNote, to },
    ];
  },
};
