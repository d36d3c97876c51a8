import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/race/nav';
import { admin, games, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { racesSearch } from './admin-search.ts';

export const race = {
  games: [
    createRoute({
      ...screenAt(games, '/quiz-race', () => import('./screens/race.tsx'), 'QuizRace'),
      /** The challenge that is accepted with this page. */
      validateSearch: ({ challenge }: Record<string, unknown>): { challenge?: number } =>
        typeof challenge === 'number' ? { challenge } : {},
    }),
    createRoute(screenAt(games, '/quiz-race/history', () => import('./screens/race-history.tsx'), 'RaceHistory')),
    createRoute(
      screenAt(games, '/quiz-race/history/$raceId', () => import('./screens/race-replay.tsx'), 'RaceReplayScreen'),
    ),
    createRoute(screenAt(games, '/quiz-race/duels/$duelId', () => import('./screens/duel.tsx'), 'DuelScreen')),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/races', () => import('./screens/admin-races.tsx'), 'AdminRaces'),
      validateSearch: racesSearch,
      staticData: { grade: 'any', pupils: true },
    }),
    createRoute({
      ...screenAt(admin, '/races/wins', () => import('./screens/admin-race-wins.tsx'), 'RaceWins'),
      validateSearch: plainSearch,
      staticData: { grade: 'any', pupils: true },
    }),
    createRoute(screenAt(admin, '/races/$raceId', () => import('./screens/admin-race.tsx'), 'AdminRaceScreen')),
  ],
  nav: [{ to: '/admin/races', label: nav.races, group: 'games', icon: 'bolt' }],
  actions: [{ to: '/admin/races/wins', label: nav.wins, icon: 'trophy' }],
  live: [
    { key: ['student', 'races'], on: ['races', 'duels'] },
    { key: ['admin', 'races'], on: ['races'] },
  ],
} as const satisfies Manifest;
