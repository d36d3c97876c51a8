import type { Manifest } from '#server/manifest';
import { penaltiesAudit } from '#strings/penalties/audit';
import { penaltiesRefusals } from '#strings/penalties/refusals';
import { createPenaltiesTables } from './migrations/006-penalties.ts';
import { createWaysBack } from './migrations/027-ways-back.ts';
import { penaltiesOfPupil } from './of-pupil.ts';
import { penaltiesRoutes } from './routes.ts';
import { planConduct } from './seed.ts';
import { countWaiting } from './service.ts';

export const penalties: Manifest = {
  name: 'penalties',
  migrations: { '006-penalties': createPenaltiesTables, '027-ways-back': createWaysBack },
  refusals: penaltiesRefusals,
  audit: penaltiesAudit,
  routes: [penaltiesRoutes],
  demo: planConduct,
  waiting: { conduct: countWaiting },
  ofPupil: penaltiesOfPupil,
};
