import type { Deps } from '#server/platform/deps';
import type { Ended } from './ending.ts';

/** After the commit: a new best moves the boards of all, any score the pupil's own history. */
export const tellOfScore = ({ live }: Deps, { session, score, change }: Ended): void => {
  if (score) live.tellBoth(change ? 'students' : { students: [session.student_id] }, 'practice');
};
