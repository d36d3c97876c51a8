import { mergedPage, PUPIL_PARTS } from '#domain/roster/pupil-page';
import type { Deps } from '#server/platform/deps';
import type { PupilPart } from '#server/platform/pupil-parts';
import * as queries from './queries.ts';

const PAGE = 20;
/** More than a page, so that what was written at one moment is not torn apart. */
const ASKED = 2 * PAGE;

type Parts = readonly PupilPart[];

export const readTimeline = async ({ db }: Deps, parts: Parts, studentId: number, before: string) => {
  const [, ...sources] = await Promise.all([
    queries.readStudent(db, studentId),
    ...parts.map(async ({ kind, happened }) => {
      const entries = (await happened?.(db, studentId, { before, limit: ASKED })) ?? [];
      return entries.map((entry) => ({ kind, ...entry }));
    }),
  ]);
  return mergedPage(sources, { size: PAGE, asked: ASKED });
};

/** All that the first screen shows, in the order of the closed list. */
export const readPupilPage = async (deps: Deps, parts: Parts, studentId: number) => {
  const student = await queries.readStudent(deps.db, studentId);
  const now = deps.clock();
  const [standings, timeline] = await Promise.all([
    Promise.all(parts.map(async ({ kind, standing }) => ({ kind, ...(await standing(deps.db, studentId, now)) }))),
    // From the very last on, also what was stored while this was read.
    readTimeline(deps, parts, studentId, new Date(now.getTime() + 1000).toISOString()),
  ]);
  return {
    student,
    joinedAt: student.createdAt,
    photo: student.profileImage,
    loginId: student.loginId,
    standings: standings.toSorted((a, b) => PUPIL_PARTS.indexOf(a.kind) - PUPIL_PARTS.indexOf(b.kind)),
    timeline,
  };
};
