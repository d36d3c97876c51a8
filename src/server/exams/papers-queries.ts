import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { ExamCorrections } from './tables.ts';

export type CorrectionRow = Selectable<ExamCorrections>;

/** What a grid shows of the papers of an exam. */
const papersOf = (executor: Executor, examId: number) =>
  executor
    .selectFrom('exam_corrections')
    .select(['student_id', 'answers', 'versions', 'is_absent'])
    .where('exam_id', '=', examId);

export const listPapers = prepared((executor, { examId }: { examId: number }) => papersOf(executor, examId), {
  packed: true,
});

export const listPapersOfSection = prepared(
  (executor, { examId, section }: { examId: number; section: string }) =>
    papersOf(executor, examId).where('student_id', 'in', (eb) =>
      eb.selectFrom('students').select('id').where('class_id', '=', section),
    ),
  { packed: true },
);

export const listCorrections = (executor: Executor, examId: number) =>
  executor.selectFrom('exam_corrections').selectAll().where('exam_id', '=', examId).orderBy('student_id').execute();

export const hasAnswers = async (executor: Executor, examId: number): Promise<boolean> => {
  const row = await executor
    .selectFrom('exam_corrections')
    .select('correction_id')
    .where('exam_id', '=', examId)
    .where('answers', '<>', '-'.repeat(20))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const insertCorrection = (executor: Executor, row: Insertable<ExamCorrections>) =>
  executor.insertInto('exam_corrections').values(row).execute();

export const updateCorrection = (executor: Executor, id: number, change: Updateable<ExamCorrections>) =>
  executor.updateTable('exam_corrections').set(change).where('correction_id', '=', id).execute();

/** Spelt out and no parameter: only then do engines see that the partial index answers. */
const IS_COMPLETE = sql<boolean>`c.is_complete = 1`;
/** More than a pupil sits in six years. */
const OWN_MAX = 50;

/** A pupil's whole papers of exams that are published, the newest first. */
const own = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('exam_corrections as c')
    .innerJoin('exams as e', 'e.id', 'c.exam_id')
    .where('c.student_id', '=', studentId)
    .where(IS_COMPLETE)
    .where('e.published_at', 'is not', null);

const withExam = (executor: Executor, studentId: number) =>
  own(executor, studentId)
    .selectAll('c')
    .select(['e.title', 'e.exam_date', 'e.questions', 'e.practice_set', 'e.version']);

export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (executor: Executor, studentId: number) =>
  withExam(executor, studentId).orderBy('e.exam_date', 'desc').orderBy('e.id', 'desc').limit(OWN_MAX).execute();

export const findOwn = (executor: Executor, studentId: number, examId: number): Promise<OwnRow | undefined> =>
  withExam(executor, studentId).where('c.exam_id', '=', examId).executeTakeFirst();

/** What the pupil was told, the newest first. */
export const listPublished = (executor: Executor, studentId: number, page?: HappenedPage) =>
  own(executor, studentId)
    .select((eb) => ['e.title', 'c.total_score', eb.ref('e.published_at').$notNull().as('published_at')])
    .$if(page !== undefined, (query) => query.where('e.published_at', '<', page?.before ?? '').limit(page?.limit ?? 0))
    .orderBy('e.published_at', 'desc')
    .execute();

/** For the first screen: how many results the pupil has not looked at. */
export const newResultsOf = (executor: Executor, studentId: number) =>
  own(executor, studentId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.seen_at', 'is', null);

export const markSeen = (executor: Executor, studentId: number, at: string) =>
  executor
    .updateTable('exam_corrections')
    .set({ seen_at: at })
    .where('correction_id', 'in', own(executor, studentId).select('c.correction_id').where('c.seen_at', 'is', null))
    .execute();

/** The newest first. */
export const listPublishedExams = (executor: Executor) =>
  executor
    .selectFrom('exams')
    .select(['id', 'grade', 'exam_date'])
    .where('published_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('exam_date', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const countFullMarks = async (executor: Executor, examIds: readonly number[]) =>
  examIds.length === 0
    ? []
    : executor
        .selectFrom('exam_corrections as c')
        .innerJoin('students as s', 's.id', 'c.student_id')
        .select([
          'c.exam_id',
          sql<number>`cast(count(*) as integer)`.as('papers'),
          sql<number>`cast(sum(case when c.total_score = 40 then 1 else 0 end) as integer)`.as('perfect'),
        ])
        .where('c.exam_id', 'in', examIds)
        .where(sql<boolean>`c.is_complete = 1`)
        .where(isEnrolled('s'))
        .groupBy('c.exam_id')
        .execute();
