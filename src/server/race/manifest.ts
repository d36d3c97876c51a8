import type { Manifest } from '#server/manifest';
import { raceRefusals } from '#strings/race/refusals';
import { createRaceTables } from './migrations/011-race.ts';
import { createRaceChallenges } from './migrations/030-race-challenges.ts';
import { createDuels } from './migrations/035-duels.ts';
import { duelRoutes, raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { closeDue } from './service.ts';
import { installRace } from './socket.ts';
import { raceWinsRoutes } from './wins.ts';

export const race: Manifest = {
  name: 'race',
  migrations: { '011-race': createRaceTables, '030-race-challenges': createRaceChallenges, '035-duels': createDuels },
  refusals: raceRefusals,
  routes: [raceRoutes, duelRoutes, raceWinsRoutes],
  sockets: installRace,
  soon: closeDue,
  demo: planRaces,
};
