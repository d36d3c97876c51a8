import type { PupilActor } from '#domain/access/actors';
import { madeTooLongAgo, type RecordingFilter } from '#domain/recordings/recordings';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import * as queries from './queries.ts';

export { answerRecording, keepBeyondTerm } from './answer.ts';
export { countSentByText, daysRecited, isForStaff } from './queries.ts';
export { sayBack, sendRecording } from './say-back.ts';

const PAGE = 24;

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

/** Every hour: what is older than a term goes, files and answers with it, unless staff kept it (D-68). */
export const letOldOnesGo = (deps: Deps): Promise<void> =>
  deps.db.transaction().execute((trx) => queries.deleteMadeUntil(trx, madeTooLongAgo(deps.clock())));
