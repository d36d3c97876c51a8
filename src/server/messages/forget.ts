import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';

export const messagesBefore = (executor: Executor, at: string) =>
  executor.selectFrom('teacher_messages').where('createdAt', '<', at);

export const deleteEmptyBatches = (executor: Executor): Promise<number> =>
  countChanged(
    executor
      .deleteFrom('message_batches')
      .where('id', 'not in', (eb) => eb.selectFrom('teacher_messages').select('batchId')),
  );

/** Files of messages that nobody has any more; the sweep removes their bytes. */
const deleteUnsentAttachments = (executor: Executor) =>
  executor
    .deleteFrom('files')
    .where('purpose', '=', 'message')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('teacher_messages')
        .select('attachmentFileId')
        .where('attachmentFileId', 'is not', null)
        .$castTo<{ attachmentFileId: string }>(),
    )
    .execute();

export const forgetMessagesBefore = async (executor: Executor, at: string): Promise<number> => {
  const deleted = await countChanged(executor.deleteFrom('teacher_messages').where('createdAt', '<', at));
  await deleteEmptyBatches(executor);
  await deleteUnsentAttachments(executor);
  return deleted;
};
