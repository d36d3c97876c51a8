import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import * as photos from './service.ts';

/** In a scope of its own: only uploads pay for reading forms with files. */
export const photoUploadRoutes = (route: Route, deps: Deps): void => {
  route('POST /api/student/photo', async ({ actor, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    await photos.submitPhoto(deps, actor, request.uploaded);
    return photos.ownPhoto(deps.db, actor.studentId);
  });
};

export const photosRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/photo', async ({ actor }) => photos.ownPhoto(deps.db, actor.studentId));

  route('DELETE /api/student/photo/pending', async ({ actor }) => {
    await photos.takeBackPhoto(deps, actor);
    return photos.ownPhoto(deps.db, actor.studentId);
  });

  route('GET /api/admin/photos', async ({ query }) => {
    const { rows, ...beside } = await photos.listPhotos(deps, query);
    return { photos: rows, ...beside };
  });

  route('POST /api/admin/photos/:id/approve', async ({ actor, params, body }) =>
    photos.approvePhoto(deps, actor, params.id, body),
  );

  route('POST /api/admin/photos/:id/reject', async ({ actor, params, body }) =>
    photos.rejectPhoto(deps, actor, params.id, body.reason),
  );
};
