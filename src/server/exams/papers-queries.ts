import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { SPECIFIED } from '#domain/exams/paper';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { ExamCorrections } from './tables.ts';

export type CorrectionRow = Selectable<ExamCorrections>;

/** What a grid shows of a paper. */
const PAPER = ['studentId', 'answers', 'versions', 'isAbsent', 'makeupAt', 'releasedAt'] as const;
export type PaperRow = Pick<CorrectionRow, (typeof PAPER)[number]>;

const papersOf = (executor: Executor, examId: number) =>
  executor.selectFrom('exam_corrections').select(PAPER).where('examId', '=', examId);

export const listPapers = prepared((executor, { examId }: { examId: number }) => papersOf(executor, examId), {
  packed: true,
});

export const listPapersOfSection = prepared(
  (executor, { examId, section }: { examId: number; section: string }) =>
    papersOf(executor, examId).where('studentId', 'in', (eb) =>
      eb.selectFrom('students').select('id').where('classId', '=', section),
    ),
  { packed: true },
);

export const listCorrections = (executor: Executor, examId: number) =>
  executor.selectFrom('exam_corrections').selectAll().where('examId', '=', examId).orderBy('studentId').execute();

export const hasAnswers = (executor: Executor, examId: number): Promise<boolean> =>
  hasRows(
    executor
      .selectFrom('exam_corrections')
      .where('examId', '=', examId)
      .where(sql<boolean>`replace(answers, '-', '') <> ''`),
  );

export const insertCorrection = (executor: Executor, row: Insertable<ExamCorrections>) =>
  executor.insertInto('exam_corrections').values(row).execute();

export const updateCorrection = (executor: Executor, id: number, change: Updateable<ExamCorrections>) =>
  executor.updateTable('exam_corrections').set(change).where('correctionId', '=', id).execute();

/** Spelt out and no parameter: only then do engines see that the partial index answers. */
const IS_COMPLETE = sql<boolean>`c.is_complete = 1`;
/** A make-up that is still being typed is nobody's result. */
const IS_SHOWN = sql<boolean>`(c.makeup_at is null or c.released_at is not null)`;
/** More than a pupil sits in six years. */
const OWN_MAX = 50;

const ofPublished = (executor: Executor) =>
  executor
    .selectFrom('exam_corrections as c')
    .innerJoin('exams as e', 'e.id', 'c.examId')
    .where('e.publishedAt', 'is not', null)
    .where('e.removedAt', 'is', null);

/** What whoever it concerns may know of published exams. */
export const shownPapers = (executor: Executor) => ofPublished(executor).where(IS_SHOWN);

/** A pupil's whole papers of exams that are published. */
const own = (executor: Executor, studentId: number) =>
  shownPapers(executor).where('c.studentId', '=', studentId).where(IS_COMPLETE);

/** What the pupil was away from, the newest first. */
export const listMissed = (executor: Executor, studentId: number) =>
  ofPublished(executor)
    .select(['e.id', 'e.title', 'e.examDate as date', 'c.makeupAt'])
    .where('c.studentId', '=', studentId)
    .where(sql<boolean>`(c.is_absent = 1 or not ${IS_SHOWN})`)
    .orderBy('e.examDate', 'desc')
    .orderBy('e.id', 'desc')
    .limit(OWN_MAX)
    .execute();

const withExam = (executor: Executor, studentId: number) =>
  own(executor, studentId)
    .selectAll('c')
    .select(['e.title', 'e.examDate', 'e.questions', 'e.shape', 'e.maxScore', 'e.practiceSet', 'e.version']);

export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (executor: Executor, studentId: number) =>
  withExam(executor, studentId).orderBy('e.examDate', 'desc').orderBy('e.id', 'desc').limit(OWN_MAX).execute();

export const findOwn = (executor: Executor, studentId: number, examId: number): Promise<OwnRow | undefined> =>
  withExam(executor, studentId).where('c.examId', '=', examId).executeTakeFirst();

/** What the pupil was told, the newest first. */
export const listPublished = (executor: Executor, studentId: number, page?: HappenedPage) =>
  own(executor, studentId)
    .select((eb) => ['e.title', 'c.totalScore', 'e.maxScore', eb.ref('e.publishedAt').$notNull().as('publishedAt')])
    .$if(page !== undefined, (query) => query.where('e.publishedAt', '<', page?.before ?? '').limit(page?.limit ?? 0))
    .orderBy('e.publishedAt', 'desc')
    .execute();

/** What each paper of these exams came to. */
export const listMarks = async (executor: Executor, examIds: readonly number[]) =>
  examIds.length === 0
    ? []
    : executor
        .selectFrom('exam_corrections')
        .select(['examId', 'studentId', 'isAbsent', 'isComplete', 'makeupAt', 'releasedAt', 'totalScore'])
        .select(['truefalseScore as truefalse', 'multiplechoiceScore as choice', 'matchingScore as matching'])
        .where('examId', 'in', examIds)
        .execute();

/** For the first screen: how many results the pupil has not looked at. */
export const newResultsOf = (executor: Executor, studentId: number) =>
  own(executor, studentId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('c.seenAt', 'is', null);

export const markSeen = (executor: Executor, studentId: number, at: string) =>
  executor
    .updateTable('exam_corrections')
    .set({ seenAt: at })
    .where('correctionId', 'in', own(executor, studentId).select('c.correctionId').where('c.seenAt', 'is', null))
    .execute();

/** Of the specified shape, which alone is on the board of exams (D-46); the newest first. */
export const listPublishedExams = (executor: Executor) =>
  executor
    .selectFrom('exams')
    .select(['id', 'grade', 'examDate'])
    .where('publishedAt', 'is not', null)
    .where('removedAt', 'is', null)
    .where('shape', '=', JSON.stringify(SPECIFIED))
    .orderBy('examDate', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const countFullMarks = async (executor: Executor, examIds: readonly number[]) =>
  examIds.length === 0
    ? []
    : shownPapers(executor)
        .innerJoin('students as s', 's.id', 'c.studentId')
        .select([
          'c.examId',
          sql<number>`cast(count(*) as integer)`.as('papers'),
          sumIf(sql`c.total_score = 40`).as('perfect'),
        ])
        .where('c.examId', 'in', examIds)
        .where(IS_COMPLETE)
        .where(isEnrolled('s'))
        .groupBy('c.examId')
        .execute();
