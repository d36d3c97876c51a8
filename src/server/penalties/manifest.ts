import type { Manifest } from '#server/manifest';
import { penaltiesAudit } from '#strings/penalties/audit';
import { penaltiesRefusals } from '#strings/penalties/refusals';
import { penaltiesRoutes } from './routes.ts';
import { planConduct } from './seed.ts';

export const penalties: Manifest = {
  name: 'penalties',
  refusals: penaltiesRefusals,
  audit: penaltiesAudit,
  routes: [penaltiesRoutes],
  demo: planConduct,
};
