import { goesAt } from '#domain/recordings/recordings';
import type { OwnRow, SentRow } from './queries.ts';

const answerOf = (row: OwnRow | SentRow) =>
  row.answeredAt === null
    ? null
    : { mark: row.mark, note: row.note, fileId: row.answerFileId, by: row.answeredByName, at: row.answeredAt };

export const presentOwn = (row: OwnRow) => ({
  answer: answerOf(row),
  isNew: row.status === 'answered' && row.seenAt === null,
  ...row,
});

export const presentSent = ({ sentAt, ...row }: SentRow) => {
  const at = sentAt ?? row.createdAt;
  return {
    answer: answerOf({ sentAt, ...row }),
    sentAt: at,
    goesAt: row.isKept ? null : goesAt(at).toISOString(),
    ...row,
  };
};
