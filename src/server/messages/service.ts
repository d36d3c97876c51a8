import type { StaffActor } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { pageOf, readPage } from '#server/platform/pages';
import type { NewMessage } from '#wire/messages';
import * as queries from './queries.ts';
import * as send from './send.ts';

export { isRecipient } from './queries.ts';

const PAGE = 20;

/** Two names and "others" say less than three names; more than three are a list. */
const FEW = 3;

export interface Batch extends queries.BatchRow {
  readonly names: readonly string[];
}

const withNames = async (executor: Executor, batches: readonly queries.BatchRow[]): Promise<Batch[]> => {
  const few = batches.filter(({ audience, recipients }) => audience === 'students' && recipients <= FEW);
  const ids = few.map(({ id }) => id);
  const rows = ids.length > 0 ? await queries.listRecipientNames(executor, ids) : [];
  return batches.map((batch) => ({
    ...batch,
    names: rows.filter(({ batch_id }) => batch_id === batch.id).map(({ name }) => name),
  }));
};

const readBatch = async (deps: Deps, id: number): Promise<Batch> => {
  const [batch] = await withNames(deps.db, await queries.listBatches(deps.db, [id]));
  if (!batch) throw new Refusal('message_not_found');
  return batch;
};

export const sendMessage = async (deps: Deps, staff: StaffActor, message: NewMessage, uploaded: Buffer | null) =>
  readBatch(deps, await send.sendMessage(deps, staff, message, uploaded));

export const listSent = async (deps: Deps, before: number | undefined) => {
  const ids = await queries.listBatchIds(deps.db, before, PAGE + 1);
  const { rows, next } = pageOf(ids, PAGE, (id) => id);
  const batches = rows.length > 0 ? await queries.listBatches(deps.db, rows) : [];
  return { batches: await withNames(deps.db, batches), nextBefore: next };
};

export const readSent = async (deps: Deps, id: number) => {
  const batch = await readBatch(deps, id);
  return { batch, students: await queries.listBatchStudents(deps.db, id) };
};

export const listMessages = async (deps: Deps, studentId: number, before: number | undefined) => {
  const page = await readPage(PAGE, (limit) => queries.listStudentMessages(deps.db, studentId, before, limit));
  return { ...page, unread: await countUnread(deps.db, studentId) };
};

/** Every pupil's first screen asks for these two. */
export const latestMessages = async (executor: Executor, studentId: number, limit: number) =>
  (await queries.listLatest(executor, { studentId, limit })).rows;

export const countUnread = async (executor: Executor, studentId: number): Promise<number> =>
  (await queries.readUnread(executor, { studentId })).rows[0]?.unread ?? 0;

export const markRead = async (deps: Deps, studentId: number, id: number): Promise<void> => {
  const isFirst = await queries.markRead(deps.db, studentId, id, deps.clock().toISOString());
  if (isFirst) deps.live.tellBoth({ students: [studentId] }, 'messages');
  else if (!(await queries.hasMessage(deps.db, studentId, id))) throw new Refusal('message_not_found');
};
