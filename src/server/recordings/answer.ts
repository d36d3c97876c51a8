import type { StaffActor } from '#domain/access/actors';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { takeTurns } from '#server/platform/guards';
import { fieldText } from '#strings/fields';
import type { BodyOf } from '#wire/contract';
import * as queries from './queries.ts';
import { voiceFile } from './voice.ts';

type Answer = BodyOf<'POST /api/admin/recordings/:id/answer'>;

const aboutRecording = (row: queries.SentRow) => ({
  ...about('quran_recordings', row.id, row.studentName),
  details: { quran_text: row.textTitle, ayah: row.ayah },
});

const tell = (deps: Deps, row: queries.SentRow): queries.SentRow => {
  deps.live.tellBoth({ students: [row.studentId] }, 'recordings');
  return row;
};

/** In the place of an earlier answer, whose voice goes. */
const write = async (
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
  await queries.deleteFiles(trx, before.answerFileId ? [before.answerFileId] : []);
  await logAdminAction(trx, now, {
    actor: staff,
    action: 'recording_answered',
    ...aboutRecording(before),
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
  const run = (trx: Executor, fileId: string | null) => write(deps, trx, staff, id, { ...answer, fileId });
  return tell(
    deps,
    uploaded
      ? await withNewFile(deps, await voiceFile(studentId, uploaded), run)
      : await deps.db.transaction().execute((trx) => run(trx, null)),
  );
};

/** Repeated it changes nothing, and leaves no second line. */
export const keepBeyondTerm = async (deps: Deps, staff: StaffActor, id: number, isKept: boolean) => {
  const { row, isNew } = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'recording-answer', String(id));
    const before = await queries.readSent(trx, id);
    if ((before.isKept === 1) === isKept) return { row: before, isNew: false };
    await queries.change(trx, id, { isKept: isKept ? 1 : 0 });
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: isKept ? 'recording_kept' : 'recording_let_go',
      ...aboutRecording(before),
    });
    return { row: await queries.readSent(trx, id), isNew: true };
  });
  if (isNew) deps.live.tell('staff', 'recordings');
  return row;
};
