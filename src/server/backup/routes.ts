import { resolve } from 'node:path';
import { isOverdue } from '#domain/backup/backups';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as backups from './service.ts';

export const backupRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/backups', async () => {
    const listed = await backups.listBackups(deps);
    const { keep, passphrase, folder } = deps.config.backups;
    return {
      isOverdue: isOverdue(listed.lastGoodAt, deps.clock()),
      daily: deps.config.production && keep > 0 ? { keep } : null,
      isSealed: passphrase !== undefined,
      folder: resolve(folder),
      ...listed,
    };
  });

  route('POST /api/admin/backups', ({ actor }) => backups.askForBackup(deps, actor));

  route('POST /api/admin/backups/:id/check', async ({ actor, params }) => ({
    isSound: await backups.checkBackup(deps, actor, params.id),
  }));
};
