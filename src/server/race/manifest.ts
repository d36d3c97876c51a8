import type { Manifest } from '#server/manifest';
import { raceRefusals } from '#strings/race/refusals';
import { createRaceTables } from './migrations/011-race.ts';
import { createRaceChallenges } from './migrations/030-race-challenges.ts';
import { raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { installRace } from './socket.ts';
import { raceWinsRoutes } from './wins.ts';

export const race: Manifest = {
  name: 'race',
  migrations: { '011-race': createRaceTables, '030-race-challenges': createRaceChallenges },
  refusals: raceRefusals,
  routes: [raceRoutes, raceWinsRoutes],
  sockets: installRace,
  demo: planRaces,
};
