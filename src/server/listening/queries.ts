import type { Insertable } from 'kysely';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { refusing } from '#server/platform/errors';
import type { QuranAudio, QuranReciters, QuranTextTimestamps } from './tables.ts';

const RECITER = ['id', 'name', 'displayName'] as const;

export const listReciters = (executor: Executor) =>
  executor.selectFrom('quran_reciters').select(RECITER).orderBy('name').execute();

export const readReciter = (executor: Executor, id: number) =>
  executor
    .selectFrom('quran_reciters')
    .select(RECITER)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(refusing('reciter_not_found'));
export type ReciterRow = Awaited<ReturnType<typeof readReciter>>;

export const insertReciter = (executor: Executor, row: Insertable<QuranReciters>): Promise<ReciterRow> =>
  executor
    .insertInto('quran_reciters')
    .values(row)
    .onConflict((oc) => oc.column('name').doNothing())
    .returning(RECITER)
    .executeTakeFirstOrThrow(refusing('reciter_exists'));

/** What a recitation must know of its text. */
export const readText = (executor: Executor, id: number) =>
  executor
    .selectFrom('quran_texts')
    .select(['id', 'title', 'gradeLevel', 'fromAyah', 'toAyah'])
    .where('id', '=', id)
    .where('replacedBy', 'is', null)
    .executeTakeFirstOrThrow(refusing('quran_text_not_found'));

export const insertAudio = (executor: Executor, row: QuranAudio) =>
  executor.insertInto('quran_audio').values(row).execute();

export const readAudio = (executor: Executor, fileId: string) =>
  executor
    .selectFrom('quran_audio as a')
    .innerJoin('files as f', 'f.id', 'a.fileId')
    .select(['a.fileId', 'a.source', 'a.audioFile', 'a.sha256', 'f.size'])
    .where('a.fileId', '=', fileId)
    .executeTakeFirstOrThrow(refusing('audio_not_found'));

/** A class opens the same text at the same moment. */
export const listHeard = prepared(
  (executor, { textId }: { textId: number }) =>
    executor
      .selectFrom('quran_text_timestamps as t')
      .innerJoin('quran_reciters as r', 'r.id', 't.reciterId')
      .select(['t.reciterId', 'r.displayName as reciter', 't.fileId', 't.timestamps', 't.durationMs'])
      .where('t.textId', '=', textId)
      .orderBy('r.displayName')
      .orderBy('r.id'),
  { remember: 'recitations of a text' },
);
export type HeardRow = RowOf<typeof listHeard>;

const recitations = (executor: Executor, textId: number) =>
  executor
    .selectFrom('quran_text_timestamps as t')
    .innerJoin('quran_reciters as r', 'r.id', 't.reciterId')
    .innerJoin('quran_audio as a', 'a.fileId', 't.fileId')
    .innerJoin('files as f', 'f.id', 't.fileId')
    .select(['t.reciterId', 'r.displayName as reciter', 't.fileId', 't.timestamps', 't.durationMs', 't.updatedAt'])
    .select(['a.source', 'a.audioFile', 'a.sha256', 'f.size'])
    .where('t.textId', '=', textId);

export const listRecitations = (executor: Executor, textId: number) =>
  recitations(executor, textId).orderBy('r.displayName').orderBy('r.id').execute();

export const findRecitation = (executor: Executor, textId: number, reciterId: number) =>
  recitations(executor, textId).where('t.reciterId', '=', reciterId).executeTakeFirst();

export const readRecitation = (executor: Executor, textId: number, reciterId: number) =>
  recitations(executor, textId)
    .where('t.reciterId', '=', reciterId)
    .executeTakeFirstOrThrow(refusing('recitation_not_found'));
export type RecitationRow = Awaited<ReturnType<typeof readRecitation>>;

export const putRecitation = (executor: Executor, row: QuranTextTimestamps) => {
  const { textId, reciterId, ...change } = row;
  return executor
    .insertInto('quran_text_timestamps')
    .values(row)
    .onConflict((oc) => oc.columns(['textId', 'reciterId']).doUpdateSet(change))
    .execute();
};

export const deleteRecitation = (executor: Executor, textId: number, reciterId: number) =>
  executor
    .deleteFrom('quran_text_timestamps')
    .where('textId', '=', textId)
    .where('reciterId', '=', reciterId)
    .execute();

/** The rows of audio that no text uses; its bytes go with the next sweep. */
const deleteUnused = (executor: Executor) =>
  executor
    .deleteFrom('files')
    .where('purpose', '=', 'recitation')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quran_text_timestamps as t').select('t.fileId').whereRef('t.fileId', '=', 'files.id'))),
    );

export const deleteIfUnused = (executor: Executor, fileId: string) =>
  deleteUnused(executor).where('id', '=', fileId).execute();

export const deleteUnusedSince = (executor: Executor, before: Date) =>
  deleteUnused(executor).where('createdAt', '<', before.toISOString()).execute();

/** Where a text that the pupil can open uses it. */
export const mayHear = (executor: Executor, fileId: string, studentId: number): Promise<boolean> =>
  hasRows(
    executor
      .selectFrom('quran_text_timestamps as t')
      .innerJoin('quran_texts as q', 'q.id', 't.textId')
      .innerJoin('students as s', 's.grade', 'q.gradeLevel')
      .where('t.fileId', '=', fileId)
      .where('s.id', '=', studentId)
      .where('q.isActive', '=', 1)
      .where('q.replacedBy', 'is', null),
  );
