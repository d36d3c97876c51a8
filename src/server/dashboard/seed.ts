import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil } from '#server/seed/people';
import { readDashboard, seeScenes } from './service.ts';

/** The last evening before today. */
const LAST_LOOK = 1;

/** Everybody who comes regularly saw what happened so far; the last grade's first pupil has it still to see. */
export const planScenes = ({ habits, schoolTime }: DemoSchool): Happening[] => {
  const unseen = habits.find(({ pupil }) => pupil.grade === 6)?.pupil.id;
  return habits
    .filter(({ pupil, habit }) => habit === 'regular' && pupil.id !== unseen)
    .map(({ pupil }) =>
      byPupil(schoolTime(LAST_LOOK, 20, 45), pupil.id, async (deps, actor) => {
        const { scenes } = await readDashboard(deps, actor);
        await seeScenes(
          deps,
          actor,
          scenes.map(({ key }) => key),
        );
      }),
    );
};
