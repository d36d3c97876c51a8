import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import { Refusal } from '#server/platform/errors';
import { type Waiting, waitingSince } from '#server/platform/waiting';
import type { Exams } from './tables.ts';

export type ExamRow = Awaited<ReturnType<typeof readExam>>;

/** Without its words, for who needs only its name and state. */
const HEAD = [
  'id',
  'title',
  'grade',
  'examDate as date',
  'shape',
  'version',
  'publishedAt',
  'practiceOpenedAt',
] as const;

const exams = (executor: Executor) => executor.selectFrom('exams').where('removedAt', 'is', null);

const findExam = prepared(
  (executor, { id }: { id: number }) => exams(executor).selectAll().select('examDate as date').where('id', '=', id),
  { atMostOneRow: true, remember: 'exam' },
);

export const readExam = async (executor: Executor, id: number) => {
  const [exam] = (await findExam(executor, { id })).rows;
  if (!exam) throw new Refusal('exam_not_found');
  return exam;
};

export const findByKey = (executor: Executor, requestKey: string) =>
  executor.selectFrom('exams').selectAll().where('requestKey', '=', requestKey).executeTakeFirst();

/** One of the first exams that a school was given, removed ones too. */
export const findProvided = (executor: Executor) =>
  executor.selectFrom('exams').select('id').where('contentKey', 'is not', null).limit(1).executeTakeFirst();

/** Answers nothing where the grade has one of this title on that day, or the key was used. */
export const insertExam = (executor: Executor, exam: Insertable<Exams>) =>
  executor
    .insertInto('exams')
    .values(exam)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Whoever changes an exam has its turn. */
export const updateExam = (executor: Executor, { id }: Pick<ExamRow, 'id'>, change: Updateable<Exams>) =>
  executor.updateTable('exams').set(change).where('id', '=', id).execute();

/** Another of the grade with this title on that day. */
export const findTwin = (executor: Executor, exam: Pick<Selectable<Exams>, 'id' | 'title' | 'grade' | 'examDate'>) =>
  exams(executor)
    .select('id')
    .where('grade', '=', exam.grade)
    .where('title', '=', exam.title)
    .where('examDate', '=', exam.examDate)
    .where('id', '<>', exam.id)
    .executeTakeFirst();

/** By their days: one that is made later may have been sat before. */
const isOlderThan = (id: number) => sql<boolean>`(exam_date, id) < (select exam_date, id from exams where id = ${id})`;

export const listExams = (
  executor: Executor,
  { grade, before }: { grade?: Grade | undefined; before?: number | undefined },
  limit: number,
) =>
  exams(executor)
    .select([...HEAD, 'reviews'])
    .$if(grade !== undefined, (query) => query.where('grade', '=', grade as Grade))
    .$if(before !== undefined, (query) => query.where(isOlderThan(before as number)))
    .orderBy('examDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** As a gradebook names it. */
const IN_BOOK = ['id', 'title', 'examDate as date', 'maxScore as max', 'weight'] as const;

/** Published and of these days, the oldest first. */
export const listOfDays = (executor: Executor, grade: Grade, { start, end }: { start: string; end: string }) =>
  exams(executor)
    .select(IN_BOOK)
    .where('grade', '=', grade)
    .where('publishedAt', 'is not', null)
    .where('examDate', '>=', start)
    .where('examDate', '<=', end)
    .orderBy('examDate')
    .orderBy('id')
    .execute();

/** The last of the grade before it that pupils have results of. */
export const listPublishedBefore = (executor: Executor, { id, grade }: Pick<ExamRow, 'id' | 'grade'>) =>
  exams(executor)
    .select(IN_BOOK)
    .where('grade', '=', grade)
    .where('publishedAt', 'is not', null)
    .where(isOlderThan(id))
    .orderBy('examDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();

const IS_COMPLETE = sql<boolean>`is_complete = 1`;
const IS_STARTED = sql<boolean>`is_complete = 0 and is_absent = 0 and replace(answers, '-', '') <> ''`;

/** How far the papers of these exams are. */
export const countPapers = async (executor: Executor, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return executor
    .selectFrom('exam_corrections')
    .innerJoin('exams', 'exams.id', 'examId')
    .select([
      'examId',
      sumIf(IS_COMPLETE).as('graded'),
      sumIf(sql<boolean>`is_absent = 1`).as('absent'),
      sumIf(IS_STARTED).as('started'),
      sql<number>`coalesce(sum(case when is_complete = 1 then total_score else 0 end), 0)`.as('scores'),
      sumIf(sql<boolean>`is_complete = 1 and total_score = max_score`).as('full'),
    ])
    .where('examId', 'in', ids)
    .groupBy('examId')
    .execute();
};

/** In the order of the register. */
const pupils = (executor: Executor) =>
  executor.selectFrom('students').select(['id', 'name', 'classId']).orderBy('searchKey').orderBy('id');

/** Who sits the exams of a grade; the same for every grid until somebody comes or goes. The demo pupil sits none. */
export const listSitting = prepared(
  (executor, { grade }: { grade: Grade }) => pupils(executor).where('grade', '=', grade).where(isEnrolled()),
  { remember: 'pupils of an exam' },
);

export const listNames = (executor: Executor, ids: readonly number[]) =>
  pupils(executor).where('id', 'in', ids).execute();

export const findStaffName = async (executor: Executor, id: number | null): Promise<string | null> => {
  if (id === null) return null;
  const row = await executor.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
};

/** Which of these names pupils of other grades have. */
export const listElsewhere = async (executor: Executor, grade: Grade, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const rows = await executor
    .selectFrom('students')
    .select('searchKey')
    .where('searchKey', 'in', keys)
    .where('grade', '<>', grade)
    .where(isEnrolled())
    .execute();
  return rows.map((row) => row.searchKey);
};

/** Exams that could be published: they wait since the last paper was graded. */
export const countWaiting = (executor: Executor): Promise<Waiting> =>
  executor
    .selectFrom(
      executor
        .selectFrom('exams as e')
        .innerJoin('exam_corrections as c', 'c.examId', 'e.id')
        .select((eb) => eb.fn.max('c.gradedAt').as('gradedAt'))
        .where('e.removedAt', 'is', null)
        .where('e.publishedAt', 'is', null)
        .groupBy('e.id')
        .having(sumIf(IS_COMPLETE), '>', 0)
        .having(sumIf(IS_STARTED), '=', 0)
        .as('graded'),
    )
    .select(waitingSince('gradedAt'))
    .executeTakeFirstOrThrow();
