import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as drills from './service.ts';

export const drillsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/drill', async ({ actor }) => {
    const { words, due, all, nextAt, isRewardedToday } = await drills.readDrill(deps, actor);
    return {
      words: words.map((word) => ({
        textId: word.textId,
        title: word.title,
        position: word.wordPosition,
        ayah: word.ayah,
        verse: word.verse,
        wordInVerse: word.wordInVerse,
        reps: word.reps,
      })),
      due,
      all,
      nextAt,
      isRewardedToday,
    };
  });

  route('POST /api/student/drill/answers', ({ actor, body }) => drills.answerDrill(deps, actor, body));
};
