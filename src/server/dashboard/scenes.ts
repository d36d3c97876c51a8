import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { type Scene, scenesDue } from '#domain/dashboard/scenes';
import { firstPlacesOf } from '#server/glory/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

type Standing = Pick<queries.StandingRow, 'points' | 'pupils' | 'pupils_with_more'>;

/** The try-out pupil is not counted, so it has no place among those who are. */
export const rankOf = ({ studentId }: PupilActor, { pupils, pupils_with_more }: Standing) =>
  studentId === DEMO_STUDENT_ID ? { place: 0, of: 0 } : { place: placeOf(pupils_with_more), of: pupils };

/** What happened to the pupil and was not seen yet, on whichever device. */
export const scenesOf = async (
  executor: Executor,
  now: Date,
  pupil: PupilActor,
  standing: Standing,
): Promise<Scene[]> => {
  const { studentId, grade } = pupil;
  const { rows } = await queries.listScenes(executor, { studentId });
  return scenesDue(
    {
      points: standing.points,
      grade,
      rank: rankOf(pupil, standing),
      firsts: await firstPlacesOf(executor, now, studentId),
    },
    new Set(rows.map(({ scene }) => scene)),
  );
};

/** Answers those that nobody else has shown: of two tabs that ask at once, one shows a scene. */
export const seeScenes = async (deps: Deps, pupil: PupilActor, keys: readonly string[]): Promise<string[]> => {
  const now = deps.clock();
  const { studentId } = pupil;
  const standing = await queries.findStanding(deps.db, pupil, now);
  const due = (await scenesOf(deps.db, now, pupil, standing)).map(({ key }) => key).filter((key) => keys.includes(key));
  if (due.length === 0) return [];
  const first = await queries.insertScenes(deps.db, studentId, due, now.toISOString());
  if (first.length > 0) deps.live.tell({ students: [studentId] }, 'home');
  return first;
};
