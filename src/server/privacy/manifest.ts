import type { Manifest } from '#server/manifest';
import { privacyAudit } from '#strings/privacy/audit';
import { privacyRefusals } from '#strings/privacy/refusals';
import { createPrivacyTables } from './migrations/082-privacy.ts';
import { privacyRoutes } from './routes.ts';
import { carryOutRetention, finishErasures } from './service.ts';

export const privacy: Manifest = {
  name: 'privacy',
  migrations: { '082-privacy': createPrivacyTables },
  refusals: privacyRefusals,
  audit: privacyAudit,
  routes: [privacyRoutes],
  chore: async (deps) => {
    await carryOutRetention(deps);
    await finishErasures(deps);
  },
};
