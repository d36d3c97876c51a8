import { type Insertable, sql, type Updateable } from 'kysely';
import type { PupilActor } from '#domain/access/actors';
import type { RecordingFilter, RecordingStatus } from '#domain/recordings/recordings';
import { isWithheld } from '#server/consents/service';
import { hasChanged } from '#server/platform/db/changes';
import { countRows, hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { isOfClass, isOfOwn } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import { type CountWaiting, waitingSince } from '#server/platform/waiting';
import type { QueryOf } from '#wire/contract';
import type { QuranRecordings } from './tables.ts';

/** Spelt out and no parameters: only then do engines see that the partial index answers. */
const IS_NEW = sql<boolean>`status = 'answered' and seen_at is null`;
const WAS_SENT = sql<boolean>`r.status <> 'kept'`;

/** Where it is active and of the pupil's grade. */
export const readOwnText = (executor: Executor, { grade }: PupilActor, id: number) =>
  executor
    .selectFrom('quran_texts')
    .select(['fromAyah', 'toAyah'])
    .where((eb) => eb.and({ id, gradeLevel: grade, isActive: 1 }))
    .executeTakeFirstOrThrow(refusing('quran_text_not_found'));

export const findByKey = (executor: Executor, studentId: number, requestKey: string) =>
  executor
    .selectFrom('quran_recordings')
    .select(['id', 'textId', 'ayah'])
    .where('studentId', '=', studentId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

export const insertRecording = async (executor: Executor, row: Insertable<QuranRecordings>): Promise<number> =>
  (await executor.insertInto('quran_recordings').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Those that the pupil can come to, and delete: not those of texts that were hidden, or of last year's grade. */
export const countOwn = (executor: Executor, { studentId, grade }: PupilActor): Promise<number> =>
  countRows(
    executor
      .selectFrom('quran_recordings as r')
      .innerJoin('quran_texts as t', 't.id', 'r.textId')
      .where('r.studentId', '=', studentId)
      .where('t.gradeLevel', '=', grade)
      .where('t.isActive', '=', 1),
  );

const ownRecordings = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('quran_recordings as r')
    .leftJoin('staff as a', 'a.id', 'r.answeredBy')
    .selectAll('r')
    .select('a.name as answeredByName')
    .where('r.studentId', '=', studentId);

export type OwnRow = Awaited<ReturnType<typeof readOwn>>;

export const readOwn = (executor: Executor, studentId: number, id: number) =>
  ownRecordings(executor, studentId).where('r.id', '=', id).executeTakeFirstOrThrow(refusing('recording_not_found'));

export const listOwn = (executor: Executor, studentId: number, textId: number, onlySent: boolean) =>
  ownRecordings(executor, studentId)
    .where('r.textId', '=', textId)
    .$if(onlySent, (query) => query.where(WAS_SENT))
    .orderBy('r.id', 'desc')
    .execute();

/** What one pupil sent, by text; what they kept is theirs alone. */
export const countSentByText = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('quran_recordings')
    .select((eb) => [
      'textId',
      eb.fn.countAll<number>().as('sent'),
      eb.fn.countAll<number>().filterWhere('status', '=', sql.lit('sent')).as('waiting'),
    ])
    .where('studentId', '=', studentId)
    .where(sql<boolean>`status <> 'kept'`)
    .groupBy('textId')
    .orderBy('textId')
    .execute();

/** How many answers a pupil has not opened, of the texts that can be opened still. */
export const recitationsAnsweredOf = (
  executor: Executor,
  { studentId, grade }: Pick<PupilActor, 'studentId' | 'grade'>,
) =>
  executor
    .selectFrom('quran_recordings as r')
    .innerJoin('quran_texts as t', 't.id', 'r.textId')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('r.studentId', '=', studentId)
    .where(IS_NEW)
    .where('t.gradeLevel', '=', grade)
    .where('t.isActive', '=', 1)
    .where('t.replacedBy', 'is', null);

/** By text; one that has none is left out. */
export const countNewAnswers = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('quran_recordings')
    .select(['textId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('studentId', '=', studentId)
    .where(IS_NEW)
    .groupBy('textId')
    .execute();

const changeOwn = (executor: Executor, studentId: number, id: number, change: Updateable<QuranRecordings>) =>
  executor.updateTable('quran_recordings').set(change).where('id', '=', id).where('studentId', '=', studentId);

/** False where it was sent before. */
export const send = async (executor: Executor, studentId: number, id: number, at: string): Promise<boolean> => {
  const change = changeOwn(executor, studentId, id, { status: 'sent', sentAt: at });
  return hasChanged(change.where('status', '=', 'kept'));
};

/** False where there is no answer that was not seen. */
export const markSeen = (executor: Executor, studentId: number, id: number, at: string): Promise<boolean> =>
  hasChanged(changeOwn(executor, studentId, id, { seenAt: at }).where(IS_NEW));

/** Their bytes go with the next sweep. */
export const deleteFiles = (executor: Executor, ids: readonly (string | null)[]) =>
  inChunks(
    ids.filter((id) => id !== null),
    (some) => executor.deleteFrom('files').where('id', 'in', some).execute(),
  );

/** With the files of its answer. What it was, where there was one. */
export const deleteOwn = async (executor: Executor, studentId: number, id: number) => {
  const gone = await executor
    .deleteFrom('quran_recordings')
    .where('id', '=', id)
    .where('studentId', '=', studentId)
    .returning(['fileId', 'answerFileId', 'status'])
    .executeTakeFirst();
  if (gone) await deleteFiles(executor, [gone.fileId, gone.answerFileId]);
  return gone;
};

/** Of whom the voice is not allowed, whatever became of them; staff may have kept some beyond their term. */
export const deleteWithheld = (executor: Executor) =>
  executor
    .deleteFrom('quran_recordings')
    .where(isWithheld('voice', sql.ref('studentId')))
    .execute();

export const deleteMadeUntil = async (executor: Executor, time: Date): Promise<void> => {
  const gone = await executor
    .deleteFrom('quran_recordings')
    .where(sql<boolean>`is_kept = 0`)
    .where(sql`coalesce(sent_at, created_at)`, '<=', time.toISOString())
    .returning(['fileId', 'answerFileId'])
    .execute();
  const files = gone.flatMap(({ fileId, answerFileId }) => [fileId, answerFileId]);
  await deleteFiles(executor, files);
};

/** What a pupil only kept does not exist for staff. Those of pupils who left are not shown, and come back with them. */
const sentByPupilsHere = (executor: Executor) =>
  executor
    .selectFrom('quran_recordings as r')
    .innerJoin('students as s', 's.id', 'r.studentId')
    .where('s.archivedAt', 'is', null)
    .where(WAS_SENT);

const withNames = (executor: Executor) =>
  sentByPupilsHere(executor)
    .innerJoin('quran_texts as t', 't.id', 'r.textId')
    .innerJoin('quran_verses as v', (join) => join.onRef('v.surah', '=', 't.surah').onRef('v.ayah', '=', 'r.ayah'))
    .leftJoin('staff as a', 'a.id', 'r.answeredBy')
    .selectAll('r')
    .select([
      's.name as studentName',
      's.grade',
      't.title as textTitle',
      'v.text as verse',
      'a.name as answeredByName',
    ]);

export type SentRow = Awaited<ReturnType<typeof readSent>>;

export const readSent = (executor: Executor, id: number) =>
  withNames(executor).where('r.id', '=', id).executeTakeFirstOrThrow(refusing('recording_not_found'));

export type RecordingsWanted = QueryOf<'GET /api/admin/recordings'>;

export const listSent = (executor: Executor, filter: RecordingsWanted, limit: number) =>
  withNames(executor)
    .$if(filter.status !== 'all', (query) => query.where('r.status', '=', filter.status as RecordingStatus))
    .where(isOfClass('s', filter))
    .$if(filter.student !== undefined, (query) => query.where('r.studentId', '=', filter.student as number))
    .$call(newestFirst('r.id', filter.before, limit))
    .execute();

export const countByStatus = (
  executor: Executor,
  { student, ...wanted }: Pick<RecordingsWanted, 'grade' | 'section' | 'student'>,
) =>
  sentByPupilsHere(executor)
    .where(isOfClass('s', wanted))
    .$if(student !== undefined, (query) => query.where('r.studentId', '=', student as number))
    .select((eb) => [
      eb.ref('r.status').$castTo<Exclude<RecordingFilter, 'all'>>().as('status'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('r.status')
    .execute();

export const countWaiting: CountWaiting = (executor, _now, own) =>
  sentByPupilsHere(executor)
    .select(waitingSince('r.sentAt'))
    .where('r.status', '=', 'sent')
    .where(isOfOwn('r.student_id', own))
    .executeTakeFirstOrThrow();

export const change = (executor: Executor, id: number, to: Updateable<QuranRecordings>) =>
  executor.updateTable('quran_recordings').set(to).where('id', '=', id).execute();

/** A recording that was sent, or the voice that answers one. */
export const isForStaff = (executor: Executor, fileId: string): Promise<boolean> =>
  hasRows(
    executor
      .selectFrom('quran_recordings as r')
      .where((eb) => eb.or([eb('r.fileId', '=', fileId), eb('r.answerFileId', '=', fileId)]))
      .where(WAS_SENT),
  );

/** Hours in which the pupil recited. */
export const daysRecited = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'revised' as what, substr(created_at, 1, 13) as at from quran_recordings
    where student_id = ${studentId} and created_at >= ${since}`;
