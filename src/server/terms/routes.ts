import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import * as terms from './service.ts';

export const termsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/terms-audio', async () => terms.audioState(deps));

  route('PUT /api/admin/terms-audio', async ({ actor, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return terms.replaceAudio(deps, actor, request.uploaded);
  });

  route('DELETE /api/admin/terms-audio', async ({ actor }) => terms.restoreAudio(deps, actor));
};

/** The address every terms dialog plays: staff's recording where there is one, else the placeholder of the build. */
export const termsAudioFile = (app: FastifyInstance, deps: Deps): void => {
  app.get('/audios/Privacyterms.mp3', { config: { access: 'public' } }, async (_request, reply) => {
    const uploaded = await terms.readUploadedAudio(deps);
    reply.header('cache-control', 'no-cache');
    return uploaded ? reply.type('audio/mpeg').send(uploaded) : reply.sendFile('audios/Privacyterms.mp3');
  });
};
