import type { Hearing, LastMark, Reading, Reciting, StoryLine, TrackedWord } from '#wire/tracking';
import type * as markQueries from './mark-queries.ts';
import type * as queries from './queries.ts';
import type { whoRecitesNext } from './turns.ts';

export const presentWord = (
  row: queries.WordRow,
  hearingId: number | undefined,
  wrongNow: markQueries.WrongWords,
): TrackedWord => ({
  position: row.wordPosition,
  status: row.status,
  attempts: row.attempts,
  incorrectAttempts: row.incorrectAttempts,
  mistake: row.mistake,
  isOfThisHearing: row.hearingId === hearingId,
  isWrongNow: wrongNow.has(row.wordPosition),
});

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

export const presentHearing = (row: queries.HearingRow): Hearing => ({
  id: row.id,
  status: row.status,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  by: row.by,
  reached: row.reached,
  mistakes: row.mistakes,
});

export const presentLast = (row: Awaited<ReturnType<typeof markQueries.findLastOfHearing>>): LastMark | null =>
  row ? { id: row.id, position: row.wordPosition } : null;

export const presentStory = (row: Awaited<ReturnType<typeof markQueries.listStory>>[number]): StoryLine => ({
  id: row.id,
  hearingId: row.hearingId,
  action: row.action,
  mistake: row.mistake,
  status: row.status,
  by: row.by,
  at: row.madeAt,
  isUndone: row.undoneAt !== null,
});

export const presentReciting = ({
  row,
  reason,
  lastMistakes,
  dueWords,
}: Awaited<ReturnType<typeof whoRecitesNext>>['pupils'][number]): Reciting => ({
  studentId: row.id,
  name: row.name,
  reason,
  lastHeardAt: row.lastHeardAt,
  lastMistakes,
  dueWords,
});
