import { type Insertable, type Selectable, sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/calendar/school-day';
import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { excluded } from '#server/platform/db/excluded';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { RenameSection } from '#server/platform/sections';
import type {
  Curricula,
  CurriculumLessons,
  CurriculumTaught,
  StudentCurriculumProgress,
  TermCurricula,
} from './tables.ts';

export type LessonRow = Selectable<CurriculumLessons>;
export type TaughtRow = Selectable<CurriculumTaught>;
/** Without a section: of the grade as one. */
export type TaughtKey = Pick<TaughtRow, 'termId' | 'grade' | 'week' | 'lessonId'> & Pick<SchoolClass, 'section'>;

export const findCurriculum = prepared(
  (executor, { termId, grade }: { termId: number; grade: Grade }) =>
    executor.selectFrom('term_curricula').selectAll().where('termId', '=', termId).where('grade', '=', grade),
  { atMostOneRow: true, remember: 'curriculum' },
);

/** Of all terms and grades. */
export const listCurricula = (executor: Executor) => executor.selectFrom('term_curricula').selectAll().execute();

/** What first terms begin with. */
export const listSyllabi = (executor: Executor) => executor.selectFrom('curricula').selectAll().execute();

export const listLessons = prepared(
  (executor, { grade }: { grade: Grade }) =>
    executor.selectFrom('curriculum_lessons').selectAll().where('grade', '=', grade).orderBy('id'),
  { remember: 'lessons' },
);

export const findLesson = (executor: Executor, grade: Grade, id: string) =>
  executor
    .selectFrom('curriculum_lessons')
    .select(['id', 'topic'])
    .where('id', '=', id)
    .where('grade', '=', grade)
    .executeTakeFirst();

export const listTaught = prepared(
  (executor, { termId, grade }: { termId: number; grade: Grade }) =>
    executor.selectFrom('curriculum_taught').selectAll().where('termId', '=', termId).where('grade', '=', grade),
  { remember: 'lessons taught' },
);

export const listMarks = prepared(
  (executor, { studentId, termId }: { studentId: number; termId: number }) =>
    executor
      .selectFrom('student_curriculum_progress')
      .select(['weekId', 'lessonId', 'status', 'progress'])
      .where('studentId', '=', studentId)
      .where('termId', '=', termId),
  { packed: true },
);

type MarkKey = Pick<Selectable<StudentCurriculumProgress>, 'studentId' | 'termId' | 'weekId' | 'lessonId'>;

export const findMark = (executor: Executor, key: MarkKey) =>
  executor
    .selectFrom('student_curriculum_progress')
    .select(['status', 'progress'])
    .where((eb) => eb.and(key))
    .executeTakeFirst();

export const putMark = (executor: Executor, row: Insertable<StudentCurriculumProgress>) =>
  executor
    .insertInto('student_curriculum_progress')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['studentId', 'termId', 'weekId', 'lessonId'])
        .doUpdateSet(excluded('day', 'periodId', 'status', 'progress', 'updatedAt')),
    )
    .execute();

/** How many pupils of a grade are done with each lesson of a term. */
export const countDone = (executor: Executor, termId: number, { grade, section }: SchoolClass) =>
  executor
    .selectFrom('student_curriculum_progress as p')
    .innerJoin('students as s', 's.id', 'p.studentId')
    .select(['p.weekId', 'p.lessonId', sql<number>`cast(count(*) as integer)`.as('done')])
    .where('p.termId', '=', termId)
    .where(sql<boolean>`p.status = 'completed'`)
    .where(isOfClass('s', { grade, section: section ?? undefined }))
    .where(isEnrolled('s'))
    .groupBy(['p.weekId', 'p.lessonId'])
    .execute();

export const putTaught = (executor: Executor, row: Insertable<CurriculumTaught>) =>
  hasChanged(
    executor
      .insertInto('curriculum_taught')
      .values(row)
      .onConflict((oc) => oc.doNothing()),
  );

/** Of a section, or of the grade as one with all of its sections. */
export const dropTaught = (executor: Executor, { section, ...of }: TaughtKey) =>
  hasChanged(
    executor
      .deleteFrom('curriculum_taught')
      .$if(section !== null, (query) => query.where('section', '=', section ?? ''))
      .where((eb) => eb.and(of)),
  );

export const findTaught = (executor: Executor, { termId, grade, week, lessonId }: Omit<TaughtKey, 'section'>) =>
  executor
    .selectFrom('curriculum_taught')
    .selectAll()
    .where((eb) => eb.and({ termId, grade, week, lessonId, section: '' }))
    .executeTakeFirst();

/** What a section of that name took before it took as well. */
export const renameSectionOfTaught: RenameSection = async (trx, { grade, from, to }) => {
  await trx
    .deleteFrom('curriculum_taught as t')
    .where('t.grade', '=', grade)
    .where('t.section', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('curriculum_taught as o')
          .select('o.week')
          .whereRef('o.termId', '=', 't.termId')
          .whereRef('o.week', '=', 't.week')
          .whereRef('o.lessonId', '=', 't.lessonId')
          .where('o.grade', '=', grade)
          .where('o.section', '=', to),
      ),
    )
    .execute();
  await trx
    .updateTable('curriculum_taught')
    .set({ section: to })
    .where('grade', '=', grade)
    .where('section', '=', from)
    .execute();
};

/** The last week of a term in which a grade took anything. */
export const lastTaughtWeek = async (executor: Executor, termId: number): Promise<number> => {
  const row = await executor
    .selectFrom('curriculum_taught')
    .select((eb) => eb.fn.max('week').as('week'))
    .where('termId', '=', termId)
    .executeTakeFirst();
  return row?.week ?? 0;
};

export const insertSyllabus = (executor: Executor, row: Insertable<Curricula>) =>
  executor.insertInto('curricula').values(row).execute();

export const insertCurriculum = (executor: Executor, row: Insertable<TermCurricula>) =>
  executor.insertInto('term_curricula').values(row).execute();

export const updateCurriculum = (
  executor: Executor,
  { termId, grade }: { readonly termId: number; readonly grade: Grade },
  change: { weeks: string; version: number },
) =>
  executor.updateTable('term_curricula').set(change).where('termId', '=', termId).where('grade', '=', grade).execute();

export const putLessons = async (executor: Executor, rows: readonly Insertable<CurriculumLessons>[]): Promise<void> => {
  if (rows.length === 0) return;
  await executor
    .insertInto('curriculum_lessons')
    .values(rows)
    .onConflict((oc) => oc.column('id').doUpdateSet(excluded('strand', 'unit', 'topic', 'verses')))
    .execute();
};

export const listLearned = (executor: Executor, grade: Grade, from: string, to: string) =>
  executor
    .selectFrom('curriculum_taught as t')
    .innerJoin('curriculum_lessons as l', 'l.id', 't.lessonId')
    .select(['l.topic', 'l.unit', 'l.course', 't.section'])
    .distinct()
    .where('t.grade', '=', grade)
    .where('t.taughtAt', '>=', startOfDay(from))
    .where('t.taughtAt', '<', startOfDay(dayAfter(to, 1)))
    .orderBy('l.course')
    .orderBy('l.unit')
    .orderBy('l.topic')
    .execute();
