import type { PupilActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import type { DrillAnswer } from '#domain/drills/drill';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil } from '#server/seed/people';
import { answerDrill, readDrill } from './service.ts';

const SEED = 113;

/** The evenings of drills; what the last lessons marked is still due. */
const DAYS = [20, 16, 12, 7, 3] as const;

const drawAnswer = (draw: DrawInteger): DrillAnswer => {
  const percent = draw(1, 100);
  if (percent <= 15) return 'again';
  return percent <= 40 ? 'hard' : 'good';
};

const drillAll = async (deps: Deps, pupil: PupilActor, draw: DrawInteger): Promise<void> => {
  const { words } = await readDrill(deps, pupil);
  for (const { textId, position } of words)
    await answerDrill(deps, pupil, { textId, position, answer: drawAnswer(draw) });
};

/** Some drill on every one of these evenings, some now and then. The first of a grade always does. */
export const planDrills = ({ pupils, schoolTime }: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  return pupils.flatMap(({ id, habit, isFirst }) => {
    const zeal = isFirst ? 100 : draw(0, 90);
    if (habit !== 'regular') return [];
    return DAYS.filter(() => draw(1, 100) <= zeal).map((day) =>
      byPupil(schoolTime(day, draw(16, 19), draw(0, 59)), id, (deps, actor) => drillAll(deps, actor, draw)),
    );
  });
};
