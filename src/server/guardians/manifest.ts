import type { Manifest } from '#server/manifest';
import { guardiansAudit } from '#strings/guardians/audit';
import { guardiansRefusals } from '#strings/guardians/refusals';
import { createGuardiansTables } from './migrations/083-guardians.ts';
import { guardiansRoutes } from './routes.ts';
import { planSlips } from './seed.ts';
import { forgetEnded } from './service.ts';

export const guardians: Manifest = {
  name: 'guardians',
  migrations: { '083-guardians': createGuardiansTables },
  refusals: guardiansRefusals,
  audit: guardiansAudit,
  routes: [guardiansRoutes],
  chore: forgetEnded,
  demo: planSlips,
};
