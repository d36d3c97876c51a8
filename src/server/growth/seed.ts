import type { PupilActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import { nextOf, OPTIONS_OF_PAIR } from '#domain/growth/word-association';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil } from '#server/seed/people';
import { pairsOf } from './content.ts';
import { answerWordAssociation, readWordAssociation } from './service.ts';

const SEED = 127;

const DAYS = [9, 6, 4, 1] as const;

/** To the end, with a slip now and then. */
const playAll = async (deps: Deps, pupil: PupilActor, draw: DrawInteger): Promise<void> => {
  const { day, ...run } = await readWordAssociation(deps, pupil);
  const pairs = await pairsOf(day, pupil.studentId);
  let next = nextOf(run);
  for (let isRewarded = false; !isRewarded; ) {
    const right = pairs[next.place]?.answer ?? 0;
    const option = draw(1, 100) <= 8 ? (right + 1) % OPTIONS_OF_PAIR : right;
    const reply = await answerWordAssociation(deps, pupil, { day, ...next, option });
    isRewarded = reply.isRewarded;
    next = nextOf(reply);
  }
};

/** A few of those who come regularly. */
export const planGrowth = ({ regulars, schoolTime }: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  return regulars.flatMap(({ id }) =>
    DAYS.filter(() => draw(1, 100) <= 15).map((day) =>
      byPupil(schoolTime(day, draw(16, 19), draw(0, 59)), id, (deps, actor) => playAll(deps, actor, draw)),
    ),
  );
};
