import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as growth from './service.ts';

export const growthRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/self-development/word-association', async ({ actor }) => {
    const { day, run, isRewarded, pairs } = await growth.readWordAssociation(deps, actor);
    return {
      day,
      round: run.round,
      correct: run.correct,
      isRewarded,
      // Field by field: the right option stays here.
      pairs: pairs.map(({ word, options }) => ({ word, options })),
    };
  });

  route('POST /api/student/self-development/word-association/answers', async ({ actor, body }) => {
    const { run, isRight, isRewarded, points } = await growth.answerWordAssociation(deps, actor, body);
    return { round: run.round, correct: run.correct, isRight, isRewarded, points };
  });
};
