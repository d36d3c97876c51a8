import type { Manifest } from '#server/manifest';
import { penaltiesAudit } from '#strings/penalties/audit';
import { penaltiesRefusals } from '#strings/penalties/refusals';
import { createPenaltiesTables } from './migrations/065-penalties.ts';
import { penaltiesOfPupil } from './of-pupil.ts';
import { penaltiesRoutes } from './routes.ts';
import { planConduct } from './seed.ts';
import { countWaiting } from './service.ts';

export const penalties: Manifest = {
  name: 'penalties',
  migrations: { '065-penalties': createPenaltiesTables },
  refusals: penaltiesRefusals,
  audit: penaltiesAudit,
  routes: [penaltiesRoutes],
  demo: planConduct,
  waiting: { conduct: countWaiting },
  ofPupil: penaltiesOfPupil,
};
