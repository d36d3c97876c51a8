import type { PupilActor, StaffActor } from '#domain/access/actors';
import {
  isTooLong,
  madeTooLongAgo,
  RECORDINGS_HOURLY,
  RECORDINGS_MAX,
  type RecordingFilter,
} from '#domain/recordings/recordings';
import { type ConsentEffect, deleteFilesOf, isWithheldFrom, takeConsentTurn } from '#server/consents/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { countUpload } from '#server/platform/files/hourly-uploads';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';
import { soundSeconds } from '#server/platform/files/sound-length';
import { inTurn, takeTurns } from '#server/platform/guards';
import { readPage } from '#server/platform/pages';
import { sameWishOrThrow } from '#server/platform/wishes';
import { fieldText } from '#strings/fields';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export { countSentByText, daysRecited, isForStaff, recitationsAnsweredOf } from './queries.ts';

/** What was spoken, as `withNewFile` keeps it: the pupil's, also where it is the teacher's answer. */
const voiceFile = async (studentId: number, uploaded: Buffer) => {
  const kind = await kindOfBytes(uploaded);
  const seconds = kind?.kind === 'audio' ? soundSeconds(uploaded, kind.extension) : null;
  if (kind?.kind !== 'audio' || seconds === null) throw new Refusal('recording_not_audio');
  if (isTooLong(seconds)) throw new Refusal('recording_too_large');
  return { purpose: 'recording', studentId, extension: kind.extension, contents: { full: uploaded } } as const;
};

/** The guardian or the school does not want the voice kept. */
export const isVoiceWithheld = (executor: Executor, studentId: number): Promise<boolean> =>
  isWithheldFrom(executor, 'voice', studentId);

type Wish = BodyOf<'POST /api/student/recordings'>;

/** Thrown to roll back what a request that lost the race has begun, its file included. */
class KeptAlready extends Error {}

const refuseOtherVerses = async (trx: Executor, pupil: PupilActor, { textId, ayah }: Wish): Promise<void> => {
  const { fromAyah, toAyah } = await queries.readOwnText(trx, pupil, textId);
  if (ayah < fromAyah || ayah > toAyah) throw new Refusal('verses_not_found');
};

const refuseTooMany = async (trx: Executor, now: Date, pupil: PupilActor): Promise<void> => {
  const retryAfter = await countUpload(trx, 'recording_uploads', pupil.studentId, now, RECORDINGS_HOURLY);
  if (retryAfter > 0) throw new Refusal('recordings_limited', { retryAfter });
  if ((await queries.countOwn(trx, pupil)) >= RECORDINGS_MAX) throw new Refusal('recordings_full');
};

const writeTake = async (deps: Deps, pupil: PupilActor, wish: Wish, uploaded: Buffer): Promise<number> => {
  const { studentId } = pupil;
  return withNewFile(deps, await voiceFile(studentId, uploaded), async (trx, fileId) => {
    await takeConsentTurn(trx, deps.engine);
    if (await isVoiceWithheld(trx, studentId)) throw new Refusal('voice_withheld');
    await takeTurns(trx, deps.engine, 'recording', String(studentId));
    if (await queries.findByKey(trx, studentId, wish.requestKey)) throw new KeptAlready();
    await refuseOtherVerses(trx, pupil, wish);
    const now = deps.clock();
    await refuseTooMany(trx, now, pupil);
    const createdAt = now.toISOString();
    return queries.insertRecording(trx, {
      studentId,
      textId: wish.textId,
      ayah: wish.ayah,
      fileId,
      requestKey: wish.requestKey,
      createdAt,
      ...(wish.isSent && { status: 'sent', sentAt: createdAt }),
    });
  });
};

/** Repeated it changes nothing. */
export const sendRecording = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<queries.OwnRow> => {
  const isFirst = await queries.send(deps.db, studentId, id, deps.clock().toISOString());
  const row = await queries.readOwn(deps.db, studentId, id);
  if (isFirst) deps.live.tellBoth({ students: [studentId] }, 'recordings');
  return row;
};

/**
 * A key that came before keeps nothing and gives the same. Where it was only kept then and is to be sent now, it is sent:
 * a pupil whose network broke may think again.
 */
export const sayBack = async (deps: Deps, pupil: PupilActor, wish: Wish, uploaded: Buffer | null) => {
  const { studentId } = pupil;
  const earlier = async () => {
    const made = await queries.findByKey(deps.db, studentId, wish.requestKey);
    return made && sameWishOrThrow(made, made.textId === wish.textId && made.ayah === wish.ayah).id;
  };
  const keepNew = async () => {
    if (!uploaded) throw new Refusal('recording_missing');
    try {
      const id = await writeTake(deps, pupil, wish, uploaded);
      if (wish.isSent) deps.live.tell('staff', 'recordings');
      deps.live.tell({ students: [studentId] }, 'recordings');
      return id;
    } catch (error) {
      const first = error instanceof KeptAlready ? await earlier() : undefined;
      if (first === undefined) throw error;
      return first;
    }
  };
  const id = (await earlier()) ?? (await keepNew());
  return wish.isSent ? sendRecording(deps, pupil, id) : queries.readOwn(deps.db, studentId, id);
};

/** Staff who are inside as the pupil see what was sent to them, and nothing that was kept. */
export const listOwn = (deps: Deps, { studentId, enteredBy }: PupilActor, textId: number) =>
  queries.listOwn(deps.db, studentId, textId, enteredBy !== null);

/** How many answers the pupil has not opened, by text. */
export const countNewAnswers = async (executor: Executor, studentId: number): Promise<ReadonlyMap<number, number>> =>
  new Map((await queries.countNewAnswers(executor, studentId)).map(({ textId, count }) => [textId, count]));

export const markSeen = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<queries.OwnRow> => {
  const isFirst = await queries.markSeen(deps.db, studentId, id, deps.clock().toISOString());
  if (isFirst) deps.live.tell({ students: [studentId] }, 'recordings');
  return queries.readOwn(deps.db, studentId, id);
};

/** Also what was sent, with its answer: it is the child's voice. */
export const deleteOwn = async (deps: Deps, { studentId }: PupilActor, id: number): Promise<void> => {
  const gone = await deps.db.transaction().execute((trx) => queries.deleteOwn(trx, studentId, id));
  if (!gone) throw new Refusal('recording_not_found');
  deps.live.tell({ students: [studentId] }, 'recordings');
  if (gone.status !== 'kept') deps.live.tell('staff', 'recordings');
};

const PAGE = 24;

const countSent = async (executor: Executor, filter: queries.RecordingsWanted) => {
  const counts: Record<RecordingFilter, number> = { sent: 0, answered: 0, all: 0 };
  for (const { status, count } of await queries.countByStatus(executor, filter)) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
};

export const listSent = async (deps: Deps, filter: queries.RecordingsWanted) => {
  const page = await readPage(PAGE, (limit) => queries.listSent(deps.db, filter, limit));
  return { ...page, counts: await countSent(deps.db, filter) };
};

type Answer = BodyOf<'POST /api/admin/recordings/:id/answer'>;

const aboutRecording = (row: queries.SentRow) => ({
  ...about('quran_recordings', row.id, row.studentName),
  details: { quran_text: row.textTitle, ayah: row.ayah },
});

/** In the place of an earlier answer, whose voice goes. */
const writeAnswer = async (
  deps: Deps,
  trx: Executor,
  staff: StaffActor,
  id: number,
  { mark, note, fileId }: Answer & { fileId: string | null },
) => {
  // Two answers at once must not leave a voice that nobody names.
  await takeTurns(trx, deps.engine, 'recording-answer', String(id));
  const before = await queries.readSent(trx, id);
  const now = deps.clock();
  await queries.change(trx, id, {
    status: 'answered',
    mark,
    note,
    answerFileId: fileId,
    answeredBy: staff.staffId,
    answeredAt: now.toISOString(),
    seenAt: null,
  });
  await queries.deleteFiles(trx, [before.answerFileId]);
  await logAct(trx, now, staff, 'recording_answered', aboutRecording(before), {
    after: { mark, note, has_voice: fileId !== null },
  });
  return queries.readSent(trx, id);
};

export const answerRecording = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  answer: Answer,
  uploaded: Buffer | null,
) => {
  if (answer.mark === null && answer.note === null && !uploaded)
    throw new Refusal('validation', { fields: { mark: fieldText('required') } });
  const { studentId } = await queries.readSent(deps.db, id);
  const run = (trx: Executor, fileId: string | null) => writeAnswer(deps, trx, staff, id, { ...answer, fileId });
  const answered = uploaded
    ? await withNewFile(deps, await voiceFile(studentId, uploaded), run)
    : await deps.db.transaction().execute((trx) => run(trx, null));
  deps.live.tellBoth({ students: [studentId] }, 'recordings');
  return answered;
};

/** Repeated it changes nothing, and leaves no second line. */
export const keepBeyondTerm = async (deps: Deps, staff: StaffActor, id: number, isKept: boolean) => {
  const { row, isNew } = await inTurn(deps, ['recording-answer', id], async (trx) => {
    const before = await queries.readSent(trx, id);
    if ((before.isKept === 1) === isKept) return { row: before, isNew: false };
    await queries.change(trx, id, { isKept: isKept ? 1 : 0 });
    await logAct(trx, deps.clock(), staff, isKept ? 'recording_kept' : 'recording_let_go', aboutRecording(before));
    return { row: await queries.readSent(trx, id), isNew: true };
  });
  if (isNew) deps.live.tell('staff', 'recordings');
  return row;
};

/** Every hour: what is older than a term goes, files and answers with it, unless staff kept it (D-68). */
export const letOldOnesGo = (deps: Deps): Promise<void> =>
  deps.db.transaction().execute((trx) => queries.deleteMadeUntil(trx, madeTooLongAgo(deps.clock())));

/** With the answers, which speak of what was said. */
export const voiceConsent: ConsentEffect = {
  topic: 'recordings',
  withdraw: async (trx) => {
    await queries.deleteWithheld(trx);
    return deleteFilesOf(trx, 'voice', 'recording');
  },
};
