import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The query string of a login link is a password: only the path is ever logged (D-8). */
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

export const installLogging = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    next();
  });
};
