import type { Grade } from '#domain/roster/grades';
import { knownWords } from '#domain/tracking/ranks';
import type { Executor } from '#server/platform/db/database';
import * as markQueries from './mark-queries.ts';
import * as queries from './queries.ts';

/** How far a hearing came and what was wrong in it. One that came to the end did so whatever was marked. */
export const countHearing = async (trx: Executor, { id, status, reached }: queries.HearingRow): Promise<void> => {
  const { size } = await markQueries.listWrongWords(trx, id);
  const furthest = (await markQueries.findFurthest(trx, id)) ?? 0;
  await queries.updateHearing(trx, id, { mistakes: size, reached: status === 'finished' ? reached : furthest });
};

/** One row stands for all marks of a pupil on a text. Counted anew each time: undoing needs no arithmetic of its own. */
export const countProgress = async (
  trx: Executor,
  of: queries.OfPupil,
  grade: Grade,
  now: Date,
  { isHeard }: { isHeard: boolean },
): Promise<void> => {
  const [counted, before, last] = [
    await queries.countWords(trx, of),
    await queries.findProgress(trx, of),
    await queries.listHearings(trx, of, 1),
  ];
  const at = now.toISOString();
  const isFinished = last[0]?.status === 'finished';
  await queries.putProgress(trx, {
    studentId: of.studentId,
    textId: of.textId,
    grade,
    startedAt: before?.startedAt ?? at,
    finishedAt: isFinished ? (before?.finishedAt ?? at) : null,
    pausedPosition: counted.pausedPosition,
    maxPosition: counted.maxPosition ?? 0,
    completed: counted.completed,
    known: counted.maxPosition === null ? 0 : knownWords(counted.maxPosition, counted.unsure),
    incorrect: counted.incorrect,
    // Who only stopped, or took something back, heard nothing.
    lastHeardAt: isHeard ? at : (before?.lastHeardAt ?? at),
  });
};
