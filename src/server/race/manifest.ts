import type { Manifest } from '#server/manifest';
import { raceRefusals } from '#strings/race/refusals';
import { createRaceTables } from './migrations/011-race.ts';
import { raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { fillRaceQuestions } from './service.ts';
import { installRace } from './socket.ts';

export const race: Manifest = {
  name: 'race',
  migrations: { '011-race': createRaceTables },
  refusals: raceRefusals,
  routes: [raceRoutes],
  sockets: installRace,
  provide: fillRaceQuestions,
  demo: planRaces,
};
