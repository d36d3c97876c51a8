import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/race/nav';
import { admin, games } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { racesSearch } from './admin-search.ts';

export const race = {
  games: [
    createRoute({
      getParentRoute: () => games,
      path: '/quiz-race',
      /** The challenge that is accepted with this page. */
      validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: number } =>
        typeof challenge === 'number' ? { challenge } : {},
      component: lazyRouteComponent(() => import('./screens/race.tsx'), 'QuizRace'),
    }),
    createRoute({
      getParentRoute: () => games,
      path: '/quiz-race/history',
      component: lazyRouteComponent(() => import('./screens/race-history.tsx'), 'RaceHistory'),
    }),
    createRoute({
      getParentRoute: () => games,
      path: '/quiz-race/history/$raceId',
      component: lazyRouteComponent(() => import('./screens/race-replay.tsx'), 'RaceReplayScreen'),
    }),
    createRoute({
      getParentRoute: () => games,
      path: '/quiz-race/duels/$duelId',
      component: lazyRouteComponent(() => import('./screens/duel.tsx'), 'DuelScreen'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/races',
      validateSearch: racesSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-races.tsx'), 'AdminRaces'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/races/wins',
      validateSearch: plainSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-race-wins.tsx'), 'RaceWins'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/races/$raceId',
      component: lazyRouteComponent(() => import('./screens/admin-race.tsx'), 'AdminRaceScreen'),
    }),
  ],
  nav: [{ to: '/admin/races', label: nav.races, icon: 'bolt' }],
  live: [
    { key: ['student', 'races'], on: ['races', 'duels'] },
    { key: ['admin', 'races'], on: ['races'] },
  ],
} as const satisfies Manifest;
