import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import { isMistake, type Mistake } from '#domain/tracking/word-states';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { Refusal, refusing } from '#server/platform/errors';
import type { QuranHearings, QuranMarks, QuranProgress, QuranSkips, QuranWordTracking } from './tables.ts';

interface OfPupil {
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
  { atMostOneRow: true },
);

export const readPupil = async (executor: Executor, studentId: number) => {
  const [pupil] = (await findPupil(executor, { studentId })).rows;
  if (!pupil) throw new Refusal('student_not_found');
  return pupil;
};

/** Whatever became of it: marks stay with the version they were made on. */
export const findText = (executor: Executor, textId: number) =>
  executor
    .selectFrom('quran_texts')
    .select(['id', 'title', 'grade_level', 'word_count', 'is_active', 'replaced_by'])
    .where('id', '=', textId)
    .executeTakeFirstOrThrow(refusing('quran_text_not_found'));

/** A pupil's marks lie together, in the order of the words. */
export const listWords = prepared((executor, { textId, studentId }: OfPupil) =>
  executor
    .selectFrom('quran_word_tracking')
    .select(['word_position', 'status', 'attempts', 'incorrect_attempts', 'mistake', 'hearing_id'])
    .where('text_id', '=', textId)
    .where('student_id', '=', studentId)
    .orderBy('word_position'),
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
    .innerJoin('quran_texts as t', 't.id', 'h.text_id')
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

const hearingsOf = prepared((executor, { studentId, textId, limit }: OfPupil & { limit: number }) =>
  hearings(executor)
    .where('h.student_id', '=', studentId)
    .where('h.text_id', '=', textId)
    .orderBy('h.id', 'desc')
    .limit(limit),
);

export const listHearings = async (executor: Executor, of: OfPupil, limit: number): Promise<HearingRow[]> =>
  (await hearingsOf(executor, { ...of, limit })).rows;

export const insertHearing = async (executor: Executor, row: Insertable<QuranHearings>): Promise<number> =>
  (await executor.insertInto('quran_hearings').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateHearing = (executor: Executor, id: number, change: Updateable<QuranHearings>) =>
  executor.updateTable('quran_hearings').set(change).where('id', '=', id).execute();

export const listMarksByKey = (executor: Executor, hearingId: number, keys: readonly string[]) =>
  executor
    .selectFrom('quran_marks')
    .selectAll()
    .where('hearing_id', '=', hearingId)
    .where('mark_key', 'in', keys)
    .execute();

export const insertMarks = (executor: Executor, rows: readonly Insertable<QuranMarks>[]) =>
  executor
    .insertInto('quran_marks')
    .values([...rows])
    .execute();

export const findLastMark = (executor: Executor, { studentId, textId }: OfPupil, position: number) =>
  executor
    .selectFrom('quran_marks')
    .select('id')
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .where('word_position', '=', position)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findLastOfHearing = (executor: Executor, hearingId: number) =>
  executor
    .selectFrom('quran_marks')
    .select(['id', 'word_position', 'status'])
    .where('hearing_id', '=', hearingId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The furthest word that has a mark of the hearing. */
export const findFurthest = async (executor: Executor, hearingId: number): Promise<number | null> => {
  const { furthest } = await executor
    .selectFrom('quran_marks')
    .select((eb) => eb.fn.max('word_position').as('furthest'))
    .where('hearing_id', '=', hearingId)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return furthest;
};

export const undoMark = (executor: Executor, id: number, undone_by: number, undone_at: string) =>
  executor.updateTable('quran_marks').set({ undone_at, undone_by }).where('id', '=', id).execute();

export type WrongWords = ReadonlyMap<number, Mistake | null>;

const wrongMarks = (executor: Executor) =>
  executor
    .selectFrom('quran_marks')
    .select(['hearing_id', 'word_position', 'action', 'mistake'])
    .where('status', '=', sql.lit('incorrect'))
    .where('undone_at', 'is', null)
    .orderBy('id');

const wrongMarksOf = prepared((executor, { studentId, textId, since }: OfPupil & { since: number }) =>
  wrongMarks(executor)
    .where('student_id', '=', studentId)
    .where('text_id', '=', textId)
    .where('hearing_id', '>=', since),
);
const wrongMarksAt = prepared((executor, { hearingId }: { hearingId: number }) =>
  wrongMarks(executor).where('hearing_id', '=', hearingId),
);

/** The marks of a hearing that stand and say that a word was wrong, in the order they were made. */
export const listWrongMarks = async (executor: Executor, hearingId: number) =>
  (await wrongMarksAt(executor, { hearingId })).rows;

/** Each word once, with the last name its mistake got. A name alone is no mistake. */
const wrongWordsBy = (marks: readonly RowOf<typeof wrongMarksOf>[]): Map<number, Map<number, Mistake | null>> => {
  const wrong = new Map<number, Map<number, Mistake | null>>();
  for (const { hearing_id, word_position, action, mistake } of marks) {
    const words = wrong.get(hearing_id) ?? new Map();
    if (isMistake(action) || words.has(word_position))
      wrong.set(hearing_id, words.set(word_position, mistake ?? words.get(word_position) ?? null));
  }
  return wrong;
};

/** The words that were wrong at each of a pupil's hearings of a text, from one of them on. */
export const listWrongOf = async (
  executor: Executor,
  of: OfPupil,
  since: number,
): Promise<(hearingId: number) => WrongWords> => {
  const wrong = wrongWordsBy((await wrongMarksOf(executor, { ...of, since })).rows);
  return (hearingId) => wrong.get(hearingId) ?? new Map();
};

export const listWrongWords = async (executor: Executor, hearingId: number): Promise<WrongWords> =>
  wrongWordsBy(await listWrongMarks(executor, hearingId)).get(hearingId) ?? new Map();

const STORY_LINES = 50;

export const listStory = (executor: Executor, { studentId, textId }: OfPupil, position: number) =>
  executor
    .selectFrom('quran_marks as m')
    .leftJoin('staff as s', 's.id', 'm.made_by')
    .select(['m.id', 'm.hearing_id', 'm.action', 'm.mistake', 'm.status', 'm.made_at', 'm.undone_at', 's.name as by'])
    .where('m.student_id', '=', studentId)
    .where('m.text_id', '=', textId)
    .where('m.word_position', '=', position)
    .orderBy('m.id', 'desc')
    .limit(STORY_LINES)
    .execute();

const progressOf = prepared(
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

/** The pupils of a grade beside their standing with its text. */
export const listStanding = (executor: Executor, grade: Grade, textId: number) =>
  executor
    .selectFrom('students as s')
    .leftJoin('quran_progress as p', (join) => join.onRef('p.student_id', '=', 's.id').on('p.text_id', '=', textId))
    .leftJoin('quran_skips as k', 'k.student_id', 's.id')
    .leftJoin('quran_hearings as h', (join) =>
      join.on('h.id', '=', (eb) =>
        eb
          .selectFrom('quran_hearings as last')
          .select((of) => of.fn.max('last.id').as('id'))
          .whereRef('last.student_id', '=', 's.id')
          .where('last.text_id', '=', textId),
      ),
    )
    .select([
      's.id',
      's.name',
      'p.last_heard_at',
      'p.paused_position',
      'p.finished_at',
      'p.known',
      'p.incorrect',
      'p.max_position',
    ])
    .select(['k.skipped_at', 'k.reason as skip_reason', 'h.mistakes'])
    .where('s.grade', '=', grade)
    .where('s.archived_at', 'is', null)
    .orderBy('s.id')
    .execute();

export const putSkip = (executor: Executor, row: Insertable<QuranSkips>) =>
  executor
    .insertInto('quran_skips')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('student_id')
        .doUpdateSet({ reason: row.reason, skipped_at: row.skipped_at, staff_id: row.staff_id }),
    )
    .execute();

/** Those who are in the text's grade now: who moved up or left is no longer of the class. */
const ofClass = (executor: Executor, grade: Grade) =>
  executor.selectFrom('students as s').where('s.grade', '=', grade).where('s.archived_at', 'is', null);

export const listHeat = (executor: Executor, grade: Grade, textId: number) =>
  ofClass(executor, grade)
    .innerJoin('quran_word_tracking as w', 'w.student_id', 's.id')
    .select((eb) => [
      'w.word_position',
      eb.fn.countAll<number>().as('pupils'),
      eb.fn.sum<number>('w.incorrect_attempts').as('mistakes'),
    ])
    .where('w.text_id', '=', textId)
    .where('w.incorrect_attempts', '>', 0)
    .groupBy('w.word_position')
    .orderBy('w.word_position')
    .execute();

export const listStumblers = (executor: Executor, grade: Grade, textId: number, position: number) =>
  ofClass(executor, grade)
    .innerJoin('quran_word_tracking as w', 'w.student_id', 's.id')
    .select(['s.id', 's.name', 'w.incorrect_attempts as mistakes'])
    .where('w.text_id', '=', textId)
    .where('w.word_position', '=', position)
    .where('w.incorrect_attempts', '>', 0)
    .orderBy('w.incorrect_attempts', 'desc')
    .orderBy('s.id')
    .execute();

export const countHeard = async (executor: Executor, grade: Grade, textId: number): Promise<number> => {
  const { pupils } = await ofClass(executor, grade)
    .innerJoin('quran_progress as p', 'p.student_id', 's.id')
    .select((eb) => eb.fn.countAll<number>().as('pupils'))
    .where('p.text_id', '=', textId)
    .executeTakeFirstOrThrow();
  return pupils;
};

export const findHearingBefore = (executor: Executor, hearing: HearingRow) =>
  hearings(executor)
    .where('h.student_id', '=', hearing.student_id)
    .where('h.text_id', '=', hearing.text_id)
    .where('h.id', '<', hearing.id)
    .orderBy('h.id', 'desc')
    .limit(1)
    .executeTakeFirst();
