import type { StaffActor } from '#domain/access/actors';
import { problemWithTimes } from '#domain/listening/times';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';
import { inTurn } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import { fieldText } from '#strings/fields';
import type { BodyOf } from '#wire/contract';
import { type Asking, fetchAudio, PUBLIC_ONLY } from './fetch-audio.ts';
import * as queries from './queries.ts';

export { listReciters, mayHear } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A file that came beside the body, or a link to one. */
interface Brought extends BodyOf<'POST /api/admin/quran/audio'> {
  readonly uploaded: Buffer | null;
  /** Who wanted it no longer waits. */
  readonly gone?: AbortSignal;
}

const bytesOf = ({ source, link, uploaded, gone }: Brought, asking: Asking): Promise<Buffer> | Buffer => {
  if (source !== 'link') {
    if (!uploaded) throw new Refusal('audio_missing');
    return uploaded;
  }
  if (!link) throw new Refusal('validation', { fields: { link: fieldText('required') } });
  if (uploaded) throw new Refusal('malformed_body');
  return fetchAudio(link, asking, gone);
};

/** In the thread pool: a core is busy for a moment with thirty megabytes. */
const checksumOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');

/** Judged by content (D-61). It belongs to no text yet, and goes after a day in which none uses it. */
export const bringAudio = async (deps: Deps, staff: StaffActor, brought: Brought, asking: Asking = PUBLIC_ONLY) => {
  const bytes = await bytesOf(brought, asking);
  const kind = await kindOfBytes(bytes);
  if (kind?.kind !== 'audio') throw new Refusal('sound_not_recognised');
  const sha256 = await checksumOf(bytes);
  const { extension } = kind;
  const file = { purpose: 'recitation', studentId: null, extension, contents: { full: bytes } } as const;
  return withNewFile(deps, file, async (trx, fileId) => {
    await queries.insertAudio(trx, {
      fileId,
      source: brought.source,
      audioFile: brought.source === 'link' && brought.link ? new URL(brought.link).href : `/api/files/${fileId}`,
      sha256,
      createdBy: staff.staffId,
      createdAt: deps.clock().toISOString(),
    });
    return queries.readAudio(trx, fileId);
  });
};

export const addReciter = (deps: Deps, staff: StaffActor, wish: BodyOf<'POST /api/admin/quran/reciters'>) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const made = { createdBy: staff.staffId, createdAt: now.toISOString() };
    const reciter = await queries.insertReciter(trx, { ...wish, ...made });
    await logAct(trx, now, staff, 'quran_reciter_added', about('quran_reciters', reciter.id, wish.name));
    return reciter;
  });

/** One after the other: audio that one finds unused must not be what another is about to use. */
const onRecitations = <Result>(deps: Deps, work: (trx: Executor) => Promise<Result>): Promise<Result> =>
  inTurn(deps, 'quran-recitations', work);

interface Pair {
  readonly id: number;
  readonly reciterId: number;
}

const timesOf = ({ timestamps }: { timestamps: string }): number[] => JSON.parse(timestamps);

const inLog = (row: queries.RecitationRow) => ({
  reciter: row.reciter,
  audioFile: row.audioFile,
  times: timesOf(row).length,
});

const withTimes = <Row extends queries.HeardRow>(row: Row) => ({ ...row, timestamps: timesOf(row) });

export const listRecitations = async ({ db }: Deps, textId: number) => {
  await queries.readText(db, textId);
  return (await queries.listRecitations(db, textId)).map(withTimes);
};

export const saveRecitation = async (
  deps: Deps,
  staff: StaffActor,
  { id, reciterId }: Pair,
  { fileId, timestamps, durationMs }: BodyOf<'PUT /api/admin/quran/texts/:id/recitations/:reciterId'>,
) => {
  const { saved, heardBy } = await onRecitations(deps, async (trx) => {
    const text = await queries.readText(trx, id);
    await queries.readReciter(trx, reciterId);
    await queries.readAudio(trx, fileId);
    const problem = problemWithTimes(timestamps, { verses: text.toAyah - text.fromAyah + 1, durationMs });
    if (problem) throw new Refusal(problem);
    const before = await queries.findRecitation(trx, id, reciterId);
    const change = { fileId, timestamps: JSON.stringify(timestamps), durationMs };
    if (before && Object.entries(change).every(([key, value]) => before[key as keyof typeof change] === value))
      return { saved: before, heardBy: null };
    const now = deps.clock();
    await queries.putRecitation(trx, {
      textId: id,
      reciterId,
      ...change,
      updatedBy: staff.staffId,
      updatedAt: now.toISOString(),
    });
    if (before) await queries.deleteIfUnused(trx, before.fileId);
    const after = await queries.readRecitation(trx, id, reciterId);
    await logAct(trx, now, staff, 'quran_recitation_saved', about('quran_text_timestamps', id, text.title), {
      ...(before && { before: inLog(before) }),
      after: inLog(after),
    });
    return { saved: after, heardBy: text.gradeLevel };
  });
  if (heardBy !== null) deps.live.tellBoth({ grade: heardBy }, 'quran');
  return withTimes(saved);
};

export const removeRecitation = async (deps: Deps, staff: StaffActor, { id, reciterId }: Pair): Promise<void> => {
  const grade = await onRecitations(deps, async (trx) => {
    const text = await queries.readText(trx, id);
    const before = await queries.readRecitation(trx, id, reciterId);
    await queries.deleteRecitation(trx, id, reciterId);
    await queries.deleteIfUnused(trx, before.fileId);
    await logAct(trx, deps.clock(), staff, 'quran_recitation_removed', about('quran_text_timestamps', id, text.title), {
      before: inLog(before),
    });
    return text.gradeLevel;
  });
  deps.live.tellBoth({ grade }, 'quran');
};

const heardFrom = onceFor((rows: readonly queries.HeardRow[]) => rows.map(withTimes));

/** Of a text that whoever asks may open. */
export const hearText = async (executor: Executor, textId: number) =>
  heardFrom((await queries.listHeard(executor, { textId })).rows);

/** What was brought and not used within a day: staff who come back to it after that bring it again. */
export const forgetUnusedAudio = async (deps: Deps): Promise<void> => {
  await onRecitations(deps, (trx) => queries.deleteUnusedSince(trx, new Date(deps.clock().getTime() - DAY_MS)));
};
