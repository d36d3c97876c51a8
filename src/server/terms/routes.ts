import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { Route } from '#server/platform/http/endpoints';
import { makePlaces } from '#server/platform/http/places';
import { schoolOf } from '#strings/addressed';
import * as terms from './service.ts';

export const termsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/terms-audio', async () => terms.audioState(deps));

  route('PUT /api/admin/terms-audio', async ({ actor, request }) => {
    if (!request.uploaded) throw new Refusal('file_missing');
    return terms.replaceAudio(deps, actor, request.uploaded);
  });

  route('DELETE /api/admin/terms-audio', async ({ actor }) => terms.restoreAudio(deps, actor));
};

/** Two classes may open the terms at the same moment behind one address, and a few addresses at once. */
const READERS = { each: 100, all: 300 };

/** The address every terms dialog plays: staff's recording where there is one, else the placeholder of the build, which speaks to boys. */
export const termsAudioFile = (app: FastifyInstance, deps: Deps): void => {
  const takePlace = makePlaces(READERS);
  app.get('/audios/Privacyterms.mp3', { config: { access: 'public' } }, async (request, reply) => {
    takePlace(request.ip, [reply.raw]);
    const { replaced } = await terms.audioState(deps);
    reply.header('cache-control', 'no-cache');
    if (replaced) return reply.sendFile(terms.AUDIO_NAME, terms.audioFolder(deps));
    if (schoolOf() === 'girls') throw new Refusal('not_found');
    return reply.sendFile('audios/Privacyterms.mp3');
  });
};
