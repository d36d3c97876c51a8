import type { Manifest } from '#server/manifest';
import { raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { fillRaceQuestions } from './service.ts';
import { installRace } from './socket.ts';

export const race: Manifest = {
  name: 'race',
  routes: [raceRoutes],
  sockets: installRace,
  provide: fillRaceQuestions,
  demo: planRaces,
};
