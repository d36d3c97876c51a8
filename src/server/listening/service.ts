import type { StaffActor } from '#domain/access/actors';
import { problemWithTimes } from '#domain/listening/times';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';

export { bringAudio } from './bring-audio.ts';
export { listReciters, mayHear } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const addReciter = (
  deps: Deps,
  staff: StaffActor,
  { name, displayName }: BodyOf<'POST /api/admin/quran/reciters'>,
) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const reciter = await queries.insertReciter(trx, {
      name,
      displayName,
      createdBy: staff.staffId,
      createdAt: now.toISOString(),
    });
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'quran_reciter_added',
      ...about('quran_reciters', reciter.id, name),
    });
    return reciter;
  });

/** One after the other: audio that one finds unused must not be what another is about to use. */
const inTurn = <Result>(deps: Deps, work: (trx: Executor) => Promise<Result>): Promise<Result> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'quran-recitations');
    return work(trx);
  });

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

export const withTimes = <Row extends queries.HeardRow>(row: Row) => ({ ...row, timestamps: timesOf(row) });

export const listRecitations = async (deps: Deps, textId: number) => {
  const text = await queries.readText(deps.db, textId);
  return queries.listRecitations(deps.db, text.id);
};

export const saveRecitation = async (
  deps: Deps,
  staff: StaffActor,
  { id, reciterId }: Pair,
  { fileId, timestamps, durationMs }: BodyOf<'PUT /api/admin/quran/texts/:id/recitations/:reciterId'>,
) => {
  const { saved, heardBy } = await inTurn(deps, async (trx) => {
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
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'quran_recitation_saved',
      ...about('quran_text_timestamps', id, text.title),
      ...(before && { before: inLog(before) }),
      after: inLog(after),
    });
    return { saved: after, heardBy: text.gradeLevel };
  });
  if (heardBy !== null) deps.live.tellBoth({ grade: heardBy }, 'quran');
  return saved;
};

export const removeRecitation = async (deps: Deps, staff: StaffActor, { id, reciterId }: Pair): Promise<void> => {
  const grade = await inTurn(deps, async (trx) => {
    const text = await queries.readText(trx, id);
    const before = await queries.readRecitation(trx, id, reciterId);
    await queries.deleteRecitation(trx, id, reciterId);
    await queries.deleteIfUnused(trx, before.fileId);
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'quran_recitation_removed',
      ...about('quran_text_timestamps', id, text.title),
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
  await inTurn(deps, (trx) => queries.deleteUnusedSince(trx, new Date(deps.clock().getTime() - DAY_MS)));
};
