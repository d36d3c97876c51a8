import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as listening from './service.ts';

export const listeningRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/quran/reciters', async () => ({ reciters: await listening.listReciters(deps.db) }));

  route('POST /api/admin/quran/reciters', async ({ actor, body }) => listening.addReciter(deps, actor, body));

  route('GET /api/admin/quran/texts/:id/recitations', async ({ params }) => ({
    recitations: await listening.listRecitations(deps, params.id),
  }));

  route('PUT /api/admin/quran/texts/:id/recitations/:reciterId', ({ actor, params, body }) =>
    listening.saveRecitation(deps, actor, params, body),
  );

  route('DELETE /api/admin/quran/texts/:id/recitations/:reciterId', ({ actor, params }) =>
    listening.removeRecitation(deps, actor, params),
  );
};

/** A link is not asked on for somebody who left, nor for a server that stops. */
const goneFrom = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

export const listeningUploads = (route: Route, deps: Deps): void => {
  route('POST /api/admin/quran/audio', ({ actor, body, request, reply }) =>
    listening.bringAudio(deps, actor, { ...body, uploaded: request.uploaded, gone: goneFrom(reply) }),
  );
};
