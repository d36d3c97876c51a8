import { sql } from 'kysely';
import type { ClassInTerm } from '#domain/principal/class-page';
import { type ClassPart, pageOf } from '#server/platform/class-parts';
import type { Executor } from '#server/platform/db/database';
import { sumIf } from '#server/platform/db/sum-if';
import { classFigures as texts } from '#strings/principal/figures';

/** As it was written down then: in lessons of the class, and in those of its grade as one of who is in the class now. */
const countAttendance = (executor: Executor, { grade, section, from, to }: ClassInTerm) =>
  executor
    .selectFrom('class_attendance as a')
    .innerJoin('class_sessions as c', 'c.id', 'a.sessionId')
    .innerJoin('students as s', 's.id', 'a.studentId')
    .select([
      sql<number>`cast(count(distinct a.session_id) as integer)`.as('held'),
      sumIf(sql`a.attendance in ('present', 'late')`).as('here'),
      sumIf(sql`a.attendance in ('present', 'late', 'absent')`).as('asked'),
      sumIf(sql`a.attendance = 'absent'`).as('absent'),
      sumIf(sql`a.attendance = 'excused'`).as('excused'),
      sumIf(sql`a.attendance = 'late'`).as('late'),
    ])
    .where('a.grade', '=', grade)
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .$if(section !== null, (qb) => qb.where(sql<boolean>`coalesce(c.section, s.class_id) = ${section}`))
    .executeTakeFirstOrThrow();

export const attendanceOfClass: ClassPart = {
  kind: 'attendance',
  figures: async (executor, of) => {
    const { held, here, asked, absent, excused, late } = await countAttendance(executor, of);
    const lessons = pageOf('/admin/teacher-table', of);
    const conduct = pageOf('/admin/penalties', of);
    return [
      { name: texts.presence, value: texts.share(here, asked), note: texts.presenceNote(asked, held), to: lessons },
      { name: texts.held, value: texts.count(held), note: texts.heldNote, to: lessons },
      { name: texts.absences, value: texts.count(absent), note: texts.absencesNote(excused), to: conduct },
      { name: texts.lateness, value: texts.count(late), note: texts.latenessNote, to: conduct },
    ];
  },
};
