import type { Hearing, LastMark, Reading, Reciting, StoryLine, TrackedWord } from '#wire/tracking';
import type * as markQueries from './mark-queries.ts';
import type * as queries from './queries.ts';
import type { whoRecitesNext } from './turns.ts';

export const presentWord = (
  row: queries.WordRow,
  hearingId: number | undefined,
  wrongNow: markQueries.WrongWords,
): TrackedWord => ({
  position: row.word_position,
  status: row.status,
  attempts: row.attempts,
  incorrectAttempts: row.incorrect_attempts,
  mistake: row.mistake,
  isOfThisHearing: row.hearing_id === hearingId,
  isWrongNow: wrongNow.has(row.word_position),
});

type Progress = Awaited<ReturnType<typeof queries.findProgress>>;

const statusOf = (progress: Progress): Reading['status'] => {
  if (!progress) return 'new';
  return progress.finished_at === null ? 'started' : 'finished';
};

export const presentReading = (progress: Progress): Reading => ({
  status: statusOf(progress),
  pausedAt: progress?.paused_position ?? null,
  completed: progress?.completed ?? 0,
  incorrect: progress?.incorrect ?? 0,
});

export const presentHearing = (row: queries.HearingRow): Hearing => ({
  id: row.id,
  status: row.status,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  by: row.by,
  reached: row.reached,
  mistakes: row.mistakes,
});

export const presentLast = (row: Awaited<ReturnType<typeof markQueries.findLastOfHearing>>): LastMark | null =>
  row ? { id: row.id, position: row.word_position } : null;

export const presentStory = (row: Awaited<ReturnType<typeof markQueries.listStory>>[number]): StoryLine => ({
  id: row.id,
  hearingId: row.hearing_id,
  action: row.action,
  mistake: row.mistake,
  status: row.status,
  by: row.by,
  at: row.made_at,
  isUndone: row.undone_at !== null,
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
  lastHeardAt: row.last_heard_at,
  lastMistakes,
  dueWords,
});
