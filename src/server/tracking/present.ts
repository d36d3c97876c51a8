import type { Reading } from '#wire/tracking';
import type * as markQueries from './mark-queries.ts';
import type * as queries from './queries.ts';

export const presentWords = (
  rows: readonly queries.WordRow[],
  hearingId: number | undefined,
  wrongNow: markQueries.WrongWords,
) =>
  rows.map((row) => ({
    isOfThisHearing: row.hearingId === hearingId,
    isWrongNow: wrongNow.has(row.position),
    ...row,
  }));

type Progress = Awaited<ReturnType<typeof queries.findProgress>>;

const statusOf = (progress: Progress): Reading['status'] => {
  if (!progress) return 'new';
  return progress.finishedAt === null ? 'started' : 'finished';
};

export const presentReading = (progress: Progress): Reading => ({
  status: statusOf(progress),
  pausedAt: progress?.pausedPosition ?? null,
  completed: progress?.completed ?? 0,
  incorrect: progress?.incorrect ?? 0,
});
