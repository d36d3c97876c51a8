import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiPage } from './api-page.ts';

/** `/api/openapi.json` for tools, `/api/docs` for people. The page is plain HTML: the policy allows no inline script. */
export const installApiPage = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Himma', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/api/openapi.json', open, async () => app.swagger());
  app.get('/api/docs', open, async (_request, reply) => reply.type('text/html; charset=utf-8').send(apiPage()));
};
