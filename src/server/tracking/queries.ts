import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { Refusal, refusing } from '#server/platform/errors';
import type { HappenedPage } from '#server/platform/pupil-parts';
import { texts } from '#server/quran/service';
import type { QuranHearings, QuranProgress, QuranWordTracking } from './tables.ts';

export interface OfPupil {
  readonly studentId: number;
  readonly textId: number;
}

const findPupil = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('students')
      .select(['id', 'name', 'grade'])
      .where('id', '=', studentId)
      .where('archived_at', 'is', null),
  { atMostOneRow: true, remember: 'row by key' },
);

export const readPupil = async (executor: Executor, studentId: number) => {
  const [pupil] = (await findPupil(executor, { studentId })).rows;
  if (!pupil) throw new Refusal('student_not_found');
  return pupil;
};

/** Whatever became of it: marks stay with the version they were made on. */
export const findText = (executor: Executor, textId: number) =>
  texts(executor)
    .select(['id', 'title', 'grade_level', 'word_count', 'is_active', 'replaced_by'])
    .where('id', '=', textId)
    .executeTakeFirstOrThrow(refusing('quran_text_not_found'));

/** A pupil's marks lie together, in the order of the words. */
export const listWords = prepared(
  (executor, { textId, studentId }: OfPupil) =>
    executor
      .selectFrom('quran_word_tracking')
      .select(['word_position', 'status', 'attempts', 'incorrect_attempts', 'mistake', 'hearing_id'])
      .where('text_id', '=', textId)
      .where('student_id', '=', studentId)
      .orderBy('word_position'),
  { packed: true },
);
export type WordRow = RowOf<typeof listWords>;

export const listWordsAt = (executor: Executor, { textId, studentId }: OfPupil, positions: readonly number[]) =>
  executor
    .selectFrom('quran_word_tracking')
    .select(['word_position', 'status', 'attempts', 'incorrect_attempts', 'mistake', 'hearing_id'])
    .where('text_id', '=', textId)
    .where('student_id', '=', studentId)
    .where('word_position', 'in', positions)
    .execute();

export const putWord = (executor: Executor, row: Insertable<QuranWordTracking>) =>
  executor
    .insertInto('quran_word_tracking')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['text_id', 'student_id', 'word_position']).doUpdateSet({
        status: row.status,
        attempts: row.attempts,
        incorrect_attempts: row.incorrect_attempts,
        mistake: row.mistake,
        last_attempt_at: row.last_attempt_at,
        hearing_id: row.hearing_id,
      }),
    )
    .execute();

export const deleteWord = (executor: Executor, { textId, studentId }: OfPupil, position: number) =>
  executor
    .deleteFrom('quran_word_tracking')
    .where('text_id', '=', textId)
    .where('student_id', '=', studentId)
    .where('word_position', '=', position)
    .execute();

export type HearingRow = Selectable<QuranHearings> & { readonly by: string | null };

const hearings = (executor: Executor) =>
  executor
    .selectFrom('quran_hearings as h')
    .leftJoin('staff as s', 's.id', 'h.staff_id')
    .selectAll('h')
    .select('s.name as by');

export const readHearing = (executor: Executor, id: number): Promise<HearingRow> =>
  hearings(executor).where('h.id', '=', id).executeTakeFirstOrThrow(refusing('hearing_not_found'));

export const findHearingByKey = (executor: Executor, requestKey: string) =>
  hearings(executor).where('h.request_key', '=', requestKey).executeTakeFirst();

export const findOpenHearing = (executor: Executor, studentId: number) =>
  hearings(executor).where('h.student_id', '=', studentId).where(sql<boolean>`h.status = 'open'`).executeTakeFirst();

/** A text that other verses took the place of cannot be opened any more, by nobody. */
const openHearings = (executor: Executor) =>
  executor
    .selectFrom('quran_hearings as h')
    .innerJoin('students as s', 's.id', 'h.student_id')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'h.text_id')
    .innerJoin('quran_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'h.student_id').onRef('p.text_id', '=', 'h.text_id'),
    )
    .select(['h.id', 'h.student_id', 'h.text_id', 'h.staff_id', 'h.started_at', 's.name', 'p.last_heard_at'])
    .where(sql<boolean>`h.status = 'open'`)
    .where('t.replaced_by', 'is', null)
    .where('s.archived_at', 'is', null);

/** The one that was marked last first. */
export const listOpenHearings = (executor: Executor, grade: Grade) =>
  openHearings(executor)
    .where('s.grade', '=', grade)
    .orderBy('p.last_heard_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute();

/** The hearing that is open with a pupil, of a text that the pupil sees. */
export const findHeard = (executor: Executor, studentId: number) =>
  openHearings(executor)
    .where('h.student_id', '=', studentId)
    .where('t.is_active', '=', 1)
    .whereRef('t.grade_level', '=', 's.grade')
    .executeTakeFirst();

export const hearingsOf = prepared(
  (executor, { studentId, textId, limit }: OfPupil & { limit: number }) =>
    hearings(executor)
      .where('h.student_id', '=', studentId)
      .where('h.text_id', '=', textId)
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
    executor.selectFrom('quran_progress').selectAll().where('student_id', '=', studentId).where('text_id', '=', textId),
  { atMostOneRow: true },
);

export const findProgress = async (executor: Executor, of: OfPupil) => (await progressOf(executor, of)).rows[0];

export const putProgress = (executor: Executor, row: Insertable<QuranProgress>) =>
  executor
    .insertInto('quran_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'text_id']).doUpdateSet({
        grade: row.grade,
        finished_at: row.finished_at ?? null,
        paused_position: row.paused_position ?? null,
        max_position: row.max_position ?? 0,
        completed: row.completed ?? 0,
        known: row.known ?? 0,
        incorrect: row.incorrect ?? 0,
        last_heard_at: row.last_heard_at,
      }),
    )
    .execute();

/** What the rows of a pupil's words add up to: some hundreds at most, read in one place. */
export const countWords = (executor: Executor, { studentId, textId }: OfPupil) =>
  executor
    .selectFrom('quran_word_tracking')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', sql.lit('completed')).as('completed'),
      eb.fn.countAll<number>().filterWhere('status', '=', sql.lit('incorrect')).as('incorrect'),
      eb.fn.countAll<number>().filterWhere('status', 'in', ['incorrect', 'passed']).as('unsure'),
      eb.fn.max('word_position').filterWhere('status', '<>', sql.lit('not_started')).as('max_position'),
      eb.fn.max('word_position').filterWhere('status', '=', sql.lit('paused')).as('paused_position'),
    ])
    .where('text_id', '=', textId)
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow();

export const findHearingBefore = (executor: Executor, hearing: HearingRow) =>
  hearings(executor)
    .where('h.student_id', '=', hearing.student_id)
    .where('h.text_id', '=', hearing.text_id)
    .where('h.id', '<', hearing.id)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findGrade = async (executor: Executor, studentId: number): Promise<Grade> =>
  (
    await executor
      .selectFrom('students')
      .select('grade')
      .where('id', '=', studentId)
      .executeTakeFirstOrThrow(refusing('student_not_found'))
  ).grade;

export const listHearingsBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('quran_hearings as h')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'h.text_id')
    .select(['h.started_at', 'h.reached', 'h.mistakes', 't.title'])
    .where('h.student_id', '=', studentId)
    .where('h.started_at', '<', before)
    .orderBy('h.started_at', 'desc')
    .limit(limit)
    .execute();

/** Words that are not right yet, or were only just put right; the latest first. */
export const listWeakWords = (executor: Executor, studentIds: readonly number[]) =>
  executor
    .selectFrom('quran_word_tracking as w')
    .innerJoin(texts(executor).selectAll().as('t'), 't.id', 'w.text_id')
    .select(['w.student_id', 'w.word_position', 'w.text_id', 't.title'])
    .where('w.student_id', 'in', studentIds)
    .where('w.status', 'in', ['incorrect', 'passed'])
    .where('t.replaced_by', 'is', null)
    .orderBy('w.last_attempt_at', 'desc')
    .orderBy('w.text_id')
    .orderBy('w.word_position')
    .execute();
