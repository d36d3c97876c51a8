import type { PupilActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { sumScores } from '#server/practice/service';
import { listSentForExams } from '#server/rewards/service';
import * as papers from './papers-queries.ts';
import { passagesOf } from './verses.ts';

/** A pupil's own results, with what practice showed beside them. */
export const readOwnResults = async (deps: Deps, { studentId }: PupilActor) => {
  const rows = await papers.listOwn(deps.db, studentId);
  const [practice, sent, passages] = [
    await sumScores(deps.db, studentId),
    await listSentForExams(deps.db, studentId),
    await passagesOf(deps.db, rows),
  ];
  return { rows, practice, sent, passages };
};

export const markSeen = (deps: Deps, { studentId }: PupilActor) =>
  papers.markSeen(deps.db, studentId, deps.clock().toISOString());
