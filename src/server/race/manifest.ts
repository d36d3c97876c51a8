import type { Manifest } from '#server/manifest';
import { raceRefusals } from '#strings/race/refusals';
import { createRaceTables } from './migrations/070-race.ts';
import { duelRoutes, raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { closeDue } from './service.ts';
import { installRace } from './socket.ts';

export const race: Manifest = {
  name: 'race',
  migrations: { '070-race': createRaceTables },
  refusals: raceRefusals,
  routes: [raceRoutes, duelRoutes],
  sockets: installRace,
  soon: closeDue,
  demo: planRaces,
};
