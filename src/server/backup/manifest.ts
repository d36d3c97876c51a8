import type { Manifest } from '#server/manifest';
import { backupAudit } from '#strings/backup/audit';
import { backupRefusals } from '#strings/backup/refusals';
import { createBackupTables } from './migrations/081-backup.ts';
import { countFailed } from './queries.ts';
import { backupRoutes, backupUploads } from './routes.ts';
import { backUpDaily, giveUpUnfinished, savedPupils, stopBackup } from './service.ts';
import { forgetUploads } from './uploaded.ts';

export const backup: Manifest = {
  name: 'backup',
  migrations: { '081-backup': createBackupTables },
  refusals: backupRefusals,
  audit: backupAudit,
  routes: [backupRoutes],
  uploads: backupUploads,
  provide: giveUpUnfinished,
  chore: async (deps) => {
    await forgetUploads(deps);
    await backUpDaily(deps);
  },
  ending: stopBackup,
  waiting: { backup: countFailed },
  setup: { backup: savedPupils },
};
