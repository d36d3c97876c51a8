import { createHash } from 'node:crypto';
import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { placeOf } from '#domain/dashboard/levels';
import { type Progress, type Scene, scenesDue } from '#domain/dashboard/scenes';
import { firstPlacesOf, readFirsts } from '#server/glory/service';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import * as queries from './queries.ts';

/** The try-out pupil is not counted, so it has no place among those who are. */
export const rankOf = ({ studentId }: PupilActor, { pupils, pupilsWithMore }: queries.StandingRow) =>
  studentId === DEMO_STUDENT_ID ? { place: 0, of: 0 } : { place: placeOf(pupilsWithMore), of: pupils };

const seenBy = ({ scenesSeen }: queries.StandingRow): ReadonlySet<string> => new Set(scenesSeen?.split(' '));

/** The news that are marked for pupils, under a key that is another as soon as one of them is. */
const newsOf = onceFor((checklist: Awaited<ReturnType<typeof queries.listChecklist>>) => {
  const items = checklist.filter(({ forPupils }) => forPupils === 1);
  const said = JSON.stringify(items.map(({ text, status }) => [text, status]));
  return { items, key: `news:${createHash('sha256').update(said).digest('base64url')}` };
});

/** The news while this pupil has not closed them, on whichever device. */
export const newsFor = (standing: queries.StandingRow, checklist: Parameters<typeof newsOf>[0]) => {
  const { items, key } = newsOf(checklist);
  return { newsKey: key, checklist: seenBy(standing).has(key) ? [] : items };
};

/** What happened to the pupil and was not seen yet, on whichever device. */
export const scenesOf = (pupil: PupilActor, standing: queries.StandingRow, firsts: Progress['firsts']): Scene[] => {
  const progress = { points: standing.points, grade: pupil.grade, rank: rankOf(pupil, standing), firsts };
  return scenesDue(progress, seenBy(standing));
};

/** Answers those that nobody else has shown, news too: of two tabs that ask at once, one shows a scene. */
export const seeScenes = async (deps: Deps, pupil: PupilActor, keys: readonly string[]): Promise<string[]> => {
  const now = deps.clock();
  const { studentId } = pupil;
  const standing = await queries.findStanding(deps.db, pupil, now);
  const firsts = firstPlacesOf(await readFirsts(deps.db, now), now, studentId);
  const { newsKey } = newsFor(standing, await queries.listChecklist(deps.db));
  const due = [...scenesOf(pupil, standing, firsts).map(({ key }) => key), newsKey].filter((key) => keys.includes(key));
  if (due.length === 0) return [];
  const first = await queries.insertScenes(deps.db, studentId, due, now.toISOString());
  if (first.length > 0) deps.live.tell({ students: [studentId] }, 'home');
  return first;
};
