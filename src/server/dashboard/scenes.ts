import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { type Progress, type Scene, scenesDue } from '#domain/dashboard/scenes';
import { firstPlacesOf } from '#server/glory/service';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';

/** The try-out pupil is not counted, so it has no place among those who are. */
export const rankOf = ({ studentId }: PupilActor, { pupils, pupilsWithMore }: queries.StandingRow) =>
  studentId === DEMO_STUDENT_ID ? { place: 0, of: 0 } : { place: placeOf(pupilsWithMore), of: pupils };

/** What happened to the pupil and was not seen yet, on whichever device. */
export const scenesOf = (pupil: PupilActor, standing: queries.StandingRow, firsts: Progress['firsts']): Scene[] => {
  const seen = new Set(standing.scenesSeen?.split(' '));
  return scenesDue({ points: standing.points, grade: pupil.grade, rank: rankOf(pupil, standing), firsts }, seen);
};

/** Answers those that nobody else has shown: of two tabs that ask at once, one shows a scene. */
export const seeScenes = async (deps: Deps, pupil: PupilActor, keys: readonly string[]): Promise<string[]> => {
  const now = deps.clock();
  const { studentId } = pupil;
  const standing = await queries.findStanding(deps.db, pupil, now);
  const firsts = await firstPlacesOf(deps.db, now, studentId);
  const due = scenesOf(pupil, standing, firsts)
    .map(({ key }) => key)
    .filter((key) => keys.includes(key));
  if (due.length === 0) return [];
  const first = await queries.insertScenes(deps.db, studentId, due, now.toISOString());
  if (first.length > 0) deps.live.tell({ students: [studentId] }, 'home');
  return first;
};
