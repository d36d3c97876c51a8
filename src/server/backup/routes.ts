import { resolve } from 'node:path';
import { isOverdue } from '#domain/backup/backups';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import { forgetNotPutBack } from './not-put-back.ts';
import { canPutBack, lookAt, putBack } from './putting-back.ts';
import * as backups from './service.ts';
import { beginUpload, takePiece } from './uploaded.ts';

export const backupRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/backups', async () => {
    const listed = await backups.listBackups(deps);
    const { keep, passphrase, folder } = deps.config.backups;
    return {
      isOverdue: isOverdue(listed.lastGoodAt, deps.clock()),
      daily: deps.config.production && keep > 0 ? { keep } : null,
      isSealed: passphrase !== undefined,
      folder: resolve(folder),
      canPutBack: canPutBack(deps),
      ...listed,
    };
  });

  route('POST /api/admin/backups', ({ actor }) => backups.askForBackup(deps, actor));

  route('GET /api/admin/backups/:id/file', async ({ actor, params, reply }) => {
    const { name, bytes, stream } = await backups.openBackup(deps, actor, params.id);
    reply.header('content-disposition', `attachment; filename="${name}"`).header('content-length', bytes);
    reply.type('application/octet-stream');
    // A stream is sent as it is, and held against no schema.
    return stream as unknown as string;
  });

  route('POST /api/admin/backups/uploads', async () => ({ upload: await beginUpload(deps) }));

  route('POST /api/admin/backups/look', ({ body }) => lookAt(deps, body.from));

  route('POST /api/admin/backups/put-back', ({ actor, body }) => putBack(deps, actor, body));

  route('POST /api/admin/backups/not-put-back-seen', async () => forgetNotPutBack(deps.config.dataDir));

  route('POST /api/admin/backups/:id/check', async ({ actor, params }) => ({
    isSound: await backups.checkBackup(deps, actor, params.id),
  }));
};

export const backupUploads = (route: Route, deps: Deps): void =>
  route('POST /api/admin/backups/pieces', async ({ body: { upload, at }, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return { bytes: await takePiece(deps, upload, at, request.uploaded) };
  });
