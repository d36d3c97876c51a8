import { type Insertable, sql } from 'kysely';
import { isMistake, type Mistake } from '#domain/tracking/word-states';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import type { OfPupil } from './queries.ts';
import type { QuranMarks } from './tables.ts';

export const listMarksByKey = (executor: Executor, hearingId: number, keys: readonly string[]) =>
  executor
    .selectFrom('quran_marks')
    .selectAll()
    .where('hearingId', '=', hearingId)
    .where('markKey', 'in', keys)
    .execute();

export const insertMarks = (executor: Executor, rows: readonly Insertable<QuranMarks>[]) =>
  executor
    .insertInto('quran_marks')
    .values([...rows])
    .execute();

/** The one that was made last, and not taken back. */
const lastMark = (executor: Executor) =>
  executor
    .selectFrom('quran_marks')
    .select(['id', 'wordPosition as position', 'status'])
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1);

export const findLastMark = (executor: Executor, { studentId, textId }: OfPupil, position: number) =>
  lastMark(executor)
    .where((eb) => eb.and({ studentId, textId, wordPosition: position }))
    .executeTakeFirst();

export const findLastOfHearing = async (executor: Executor, hearingId: number) =>
  (await lastMark(executor).where('hearingId', '=', hearingId).executeTakeFirst()) ?? null;

/** The furthest word that has a mark of the hearing. */
export const findFurthest = async (executor: Executor, hearingId: number): Promise<number | null> => {
  const { furthest } = await executor
    .selectFrom('quran_marks')
    .select((eb) => eb.fn.max('wordPosition').as('furthest'))
    .where('hearingId', '=', hearingId)
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return furthest;
};

export const undoMark = (executor: Executor, id: number, undoneBy: number, undoneAt: string) =>
  executor.updateTable('quran_marks').set({ undoneAt, undoneBy }).where('id', '=', id).execute();

/** A word that was wrong in a hearing: how often, and the last name its mistake got. */
interface Wrong {
  readonly times: number;
  readonly mistake: Mistake | null;
}
export type WrongWords = ReadonlyMap<number, Wrong>;

const wrongMarks = (executor: Executor) =>
  executor
    .selectFrom('quran_marks')
    .select(['hearingId', 'wordPosition', 'action', 'mistake'])
    .where('status', '=', sql.lit('incorrect'))
    .where('undoneAt', 'is', null)
    .orderBy('id');

/** Of the pupil's last so many hearings of the text. */
export const wrongMarksOf = prepared((executor, { studentId, textId, limit }: OfPupil & { limit: number }) =>
  wrongMarks(executor)
    .where((eb) => eb.and({ studentId, textId }))
    .where('hearingId', '>=', (eb) =>
      eb
        .selectFrom((last) =>
          last
            .selectFrom('quran_hearings')
            .select('id')
            .where((eb) => eb.and({ studentId, textId }))
            .orderBy('id', 'desc')
            .limit(limit)
            .as('last'),
        )
        .select(({ fn }) => fn.min<number>('last.id').as('id')),
    ),
);
const wrongMarksAt = prepared((executor, { hearingId }: { hearingId: number }) =>
  wrongMarks(executor).where('hearingId', '=', hearingId),
);

/** By hearing, each word once. A name that is given to an older mistake is none of this hearing. */
export const wrongWordsIn = (marks: readonly RowOf<typeof wrongMarksOf>[]): ((hearingId: number) => WrongWords) => {
  const wrong = new Map<number, Map<number, Wrong>>();
  for (const { hearingId, wordPosition, action, mistake } of marks) {
    const words = wrong.get(hearingId) ?? new Map<number, Wrong>();
    const before = words.get(wordPosition);
    const times = (before?.times ?? 0) + (isMistake(action) ? 1 : 0);
    if (times > 0)
      wrong.set(hearingId, words.set(wordPosition, { times, mistake: mistake ?? before?.mistake ?? null }));
  }
  return (hearingId) => wrong.get(hearingId) ?? new Map();
};

export const listWrongWords = async (executor: Executor, hearingId: number): Promise<WrongWords> =>
  wrongWordsIn((await wrongMarksAt(executor, { hearingId })).rows)(hearingId);

const STORY_LINES = 50;

export const listStory = (executor: Executor, { studentId, textId }: OfPupil, position: number) =>
  executor
    .selectFrom('quran_marks as m')
    .leftJoin('staff as s', 's.id', 'm.madeBy')
    .select(['m.id', 'm.hearingId', 'm.action', 'm.mistake', 'm.status', 'm.madeAt as at', 'm.undoneAt'])
    .select('s.name as by')
    .where((eb) => eb.and({ 'm.studentId': studentId, 'm.textId': textId, 'm.wordPosition': position }))
    .orderBy('m.id', 'desc')
    .limit(STORY_LINES)
    .execute();
