import type { Manifest } from '#server/manifest';
import { accessAudit } from '#strings/access/audit';
import { accessRefusals } from '#strings/access/refusals';
import { createAccess } from './migrations/001-access.ts';
import { askPasswordsAgain } from './migrations/013-passwords-asked-again.ts';
import { createSecondFactor } from './migrations/043-second-factor.ts';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  migrations: {
    '001-access': createAccess,
    '013-passwords-asked-again': () => askPasswordsAgain,
    '043-second-factor': () => createSecondFactor,
  },
  refusals: accessRefusals,
  audit: accessAudit,
  routes: [accessRoutes],
};
