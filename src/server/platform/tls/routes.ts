import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { proofAt } from './public.ts';
import { authorityOf, headersOf } from './serve.ts';
import { trustFile } from './trust.ts';

/** Over https too: a phone that trusts this computer shows the next one how. */
export const trustRoutes = (app: FastifyInstance, config: Pick<Config, 'tls' | 'dataDir'>, webRoot: string): void => {
  for (const path of ['/trust', '/trust/style.css', '/trust/letters.woff2', '/trust/himma.crt']) {
    app.get(path, { config: { access: 'public' } }, (request, reply) => {
      const secureOrigin = `https://${request.host}`;
      const file = trustFile(authorityOf(config), path, {
        userAgent: request.headers['user-agent'] ?? '',
        secureOrigin,
        webRoot,
      });
      return file ? reply.headers(headersOf(file)).send(file.body) : reply.callNotFound();
    });
  }
  // Also where pages go over plain http until the certificate is here.
  app.get('/.well-known/acme-challenge/:token', { config: { access: 'public' } }, (request, reply) => {
    const proof = proofAt(config.dataDir, request.url);
    return proof ? reply.type('text/plain').send(proof) : reply.callNotFound();
  });
};
