import type { Manifest } from '#server/manifest';
import { guardiansAudit } from '#strings/guardians/audit';
import { guardiansRefusals } from '#strings/guardians/refusals';
import { createGuardianLinks } from './migrations/040-guardians.ts';
import { guardiansRoutes } from './routes.ts';
import { planSlips } from './seed.ts';
import { forgetEnded } from './service.ts';

export const guardians: Manifest = {
  name: 'guardians',
  migrations: { '040-guardians': createGuardianLinks },
  refusals: guardiansRefusals,
  audit: guardiansAudit,
  routes: [guardiansRoutes],
  chore: forgetEnded,
  demo: planSlips,
};
