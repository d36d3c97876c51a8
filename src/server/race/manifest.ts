import type { Manifest } from '#server/manifest';
import { raceRefusals } from '#strings/race/refusals';
import { raceRoutes } from './routes.ts';
import { planRaces } from './seed.ts';
import { fillRaceQuestions } from './service.ts';
import { installRace } from './socket.ts';

export const race: Manifest = {
  name: 'race',
  refusals: raceRefusals,
  routes: [raceRoutes],
  sockets: installRace,
  provide: fillRaceQuestions,
  demo: planRaces,
};
