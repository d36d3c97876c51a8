import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { Refusal, refusing } from '#server/platform/errors';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { HappenedPage } from '#server/platform/pupil-parts';
import { texts } from '#server/quran/service';
import type { QuranHearings, QuranProgress } from './tables.ts';

export type OfPupil = Readonly<Pick<QuranProgress, 'studentId' | 'textId'>>;

const findPupil = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('students')
      .select(['id', 'name', 'grade'])
      .where('id', '=', studentId)
      .where('archivedAt', 'is', null),
  { atMostOneRow: true, remember: 'pupil heard' },
);

export const readPupil = async (executor: Executor, studentId: number) => {
  const [pupil] = (await findPupil(executor, { studentId })).rows;
  if (!pupil) throw new Refusal('student_not_found');
  return pupil;
};

/** Whatever became of it: marks stay with the version they were made on. */
export const findText = (executor: Executor, textId: number) =>
  texts(executor)
    .select(['id', 'title', 'gradeLevel', 'wordCount', 'isActive', 'replacedBy'])
    .where('id', '=', textId)
    .executeTakeFirstOrThrow(refusing('quran_text_not_found'));

const WORD = ['wordPosition as position', 'status', 'attempts', 'incorrectAttempts', 'mistake', 'hearingId'] as const;

/** A pupil's marks lie together, in the order of the words. */
export const listWords = prepared(
  (executor, { textId, studentId }: OfPupil) =>
    executor
      .selectFrom('quran_word_tracking')
      .select(WORD)
      .where((eb) => eb.and({ textId, studentId }))
      .orderBy('wordPosition'),
  { packed: true },
);
export type WordRow = RowOf<typeof listWords>;

export const listWordsAt = (executor: Executor, { textId, studentId }: OfPupil, positions: readonly number[]) =>
  executor
    .selectFrom('quran_word_tracking')
    .select(WORD)
    .where((eb) => eb.and({ textId, studentId }))
    .where('wordPosition', 'in', positions)
    .execute();

/** The grade is that of the first mark. */
export const putWord = (executor: Executor, of: OfPupil, row: WordRow, grade: Grade, lastAttemptAt: string) => {
  const { position: wordPosition, ...word } = row;
  return executor
    .insertInto('quran_word_tracking')
    .values({ studentId: of.studentId, textId: of.textId, wordPosition, grade, lastAttemptAt, ...word })
    .onConflict((conflict) =>
      conflict.columns(['textId', 'studentId', 'wordPosition']).doUpdateSet({ lastAttemptAt, ...word }),
    )
    .execute();
};

export const deleteWord = (executor: Executor, { textId, studentId }: OfPupil, position: number) =>
  executor
    .deleteFrom('quran_word_tracking')
    .where((eb) => eb.and({ textId, studentId, wordPosition: position }))
    .execute();

export type HearingRow = Selectable<QuranHearings> & { readonly by: string | null };

const hearings = (executor: Executor) =>
  executor
    .selectFrom('quran_hearings as h')
    .leftJoin('staff as s', 's.id', 'h.staffId')
    .selectAll('h')
    .select('s.name as by');

export const readHearing = (executor: Executor, id: number): Promise<HearingRow> =>
  hearings(executor).where('h.id', '=', id).executeTakeFirstOrThrow(refusing('hearing_not_found'));

export const findHearingByKey = (executor: Executor, requestKey: string) =>
  hearings(executor).where('h.requestKey', '=', requestKey).executeTakeFirst();

export const findOpenHearing = (executor: Executor, studentId: number) =>
  hearings(executor).where('h.studentId', '=', studentId).where(sql<boolean>`h.status = 'open'`).executeTakeFirst();

/** A text that other verses took the place of cannot be opened any more, by nobody. */
const openHearings = (executor: Executor) =>
  executor
    .selectFrom('quran_hearings as h')
    .innerJoin('students as s', 's.id', 'h.studentId')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'h.textId')
    .innerJoin('quran_progress as p', (join) =>
      join.onRef('p.studentId', '=', 'h.studentId').onRef('p.textId', '=', 'h.textId'),
    )
    .select(['h.id', 'h.studentId', 'h.textId', 'h.staffId', 'h.startedAt', 's.name', 'p.lastHeardAt'])
    .where(sql<boolean>`h.status = 'open'`)
    .where('t.replacedBy', 'is', null)
    .where('s.archivedAt', 'is', null);

/** The one that was marked last first. */
export const listOpenHearings = (executor: Executor, grade: Grade) =>
  openHearings(executor)
    .where('s.grade', '=', grade)
    .orderBy('p.lastHeardAt', 'desc')
    .orderBy('h.id', 'desc')
    .execute();

/** The hearing that is open with a pupil, of a text that the pupil sees. */
export const findHeard = (executor: Executor, studentId: number) =>
  openHearings(executor)
    .where((eb) => eb.and({ 'h.studentId': studentId, 't.isActive': 1 }))
    .whereRef('t.gradeLevel', '=', 's.grade')
    .executeTakeFirst();

export const hearingsOf = prepared(
  (executor, { studentId, textId, limit }: OfPupil & { limit: number }) =>
    hearings(executor)
      .where((eb) => eb.and({ 'h.studentId': studentId, 'h.textId': textId }))
      .orderBy('h.id', 'desc')
      .limit(limit),
  { packed: true },
);

export const listHearings = async (executor: Executor, of: OfPupil, limit: number): Promise<HearingRow[]> =>
  (await hearingsOf(executor, { ...of, limit })).rows;

export const insertHearing = async (executor: Executor, row: Insertable<QuranHearings>): Promise<number> =>
  (await executor.insertInto('quran_hearings').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateHearing = (executor: Executor, id: number, change: Updateable<QuranHearings>) =>
  executor.updateTable('quran_hearings').set(change).where('id', '=', id).execute();

export const progressOf = prepared(
  (executor, { studentId, textId }: OfPupil) =>
    executor.selectFrom('quran_progress').selectAll().where('studentId', '=', studentId).where('textId', '=', textId),
  { atMostOneRow: true },
);

export const findProgress = async (executor: Executor, of: OfPupil) => (await progressOf(executor, of)).rows[0];

export const putProgress = (executor: Executor, row: Selectable<QuranProgress>) => {
  const { studentId, textId, startedAt, ...change } = row;
  return executor
    .insertInto('quran_progress')
    .values(row)
    .onConflict((conflict) => conflict.columns(['studentId', 'textId']).doUpdateSet(change))
    .execute();
};

/** What the rows of a pupil's words add up to: some hundreds at most, read in one place. */
export const countWords = (executor: Executor, { studentId, textId }: OfPupil) =>
  executor
    .selectFrom('quran_word_tracking')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', sql.lit('completed')).as('completed'),
      eb.fn.countAll<number>().filterWhere('status', '=', sql.lit('incorrect')).as('incorrect'),
      eb.fn.countAll<number>().filterWhere('status', 'in', ['incorrect', 'passed']).as('unsure'),
      eb.fn.max('wordPosition').filterWhere('status', '<>', sql.lit('not_started')).as('maxPosition'),
      eb.fn.max('wordPosition').filterWhere('status', '=', sql.lit('paused')).as('pausedPosition'),
    ])
    .where((eb) => eb.and({ textId, studentId }))
    .executeTakeFirstOrThrow();

export const findHearingBefore = (executor: Executor, { studentId, textId, id }: HearingRow) =>
  hearings(executor)
    .where((eb) => eb.and({ 'h.studentId': studentId, 'h.textId': textId }))
    .where('h.id', '<', id)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Also of one who left. */
export const readGrade = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students')
    .select('grade')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

export const listHearingsBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('quran_hearings as h')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'h.textId')
    .select(['h.startedAt', 'h.reached', 'h.mistakes', 't.title'])
    .where('h.studentId', '=', studentId)
    .where('h.startedAt', '<', before)
    .orderBy('h.startedAt', 'desc')
    .limit(limit)
    .execute();

/** Words that are not right yet, or were only just put right; the latest first. */
export const listWeakWords = (executor: Executor, studentIds: readonly number[]) =>
  executor
    .selectFrom('quran_word_tracking as w')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'w.textId')
    .select(['w.studentId', 'w.wordPosition', 'w.textId', 't.title'])
    .where('w.studentId', 'in', studentIds)
    .where('w.status', 'in', ['incorrect', 'passed'])
    .where('t.replacedBy', 'is', null)
    .orderBy('w.lastAttemptAt', 'desc')
    .orderBy('w.textId')
    .orderBy('w.wordPosition')
    .execute();

/** Hours in which the pupil was heard, by when it began: what each mark writes is not asked for. */
export const daysHeard = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'revised' as what, substr(started_at, 1, 13) as at from quran_hearings
    where student_id = ${studentId} and started_at >= ${since}`;
