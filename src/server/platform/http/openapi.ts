import { gzipSync } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const schemaBlock = (title: string, schema: z.ZodType | undefined): string => {
  if (!schema) return '';
  const json = JSON.stringify(
    z.toJSONSchema(schema, { io: title === 'reply' ? 'output' : 'input', unrepresentable: 'any' }),
    null,
    2,
  );
  return `<h3>${title}</h3><pre>${escapeHtml(json)}</pre>`;
};

const endpointBlock = ([key, endpoint]: [string, Endpoint]): string => `
<details>
  <summary><code>${escapeHtml(key)}</code> <span>${endpoint.access}</span> ${escapeHtml(endpoint.summary)}</summary>
  ${schemaBlock('params', endpoint.params)}
  ${schemaBlock('query', endpoint.query)}
  ${schemaBlock('body', endpoint.body)}
  ${schemaBlock('reply', endpoint.reply)}
</details>`;

/** Every endpoint of the contract with its access rule and schemas. */
const apiPage = (): string => `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Himma API</title>
<link rel="stylesheet" href="/api-page.css"></head>
<body><main><h1>Himma API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a></p>
${Object.entries(contract).map(endpointBlock).join('')}
</main></body></html>`;

/** Half a megabyte that is the same for everybody, and open to strangers: put together for the first who asks. */
export const madeOnce = (make: () => string) => {
  let made: { readonly whole: Buffer; readonly short: Buffer } | undefined;
  return () => {
    if (!made) {
      const whole = Buffer.from(make());
      made = { whole, short: gzipSync(whole) };
    }
    return made;
  };
};

const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/u.test(String(headers['accept-encoding']));

/** `/api/openapi.json` for tools, `/api/docs` for people. The page is plain HTML: the policy allows no inline script. */
export const installApiPage = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Himma', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const serve = (path: string, type: string, make: () => string) => {
    const made = madeOnce(make);
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const { whole, short } = made();
      reply.type(type).header('vary', 'accept-encoding');
      return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(short) : reply.send(whole);
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  serve('/api/docs', 'text/html; charset=utf-8', apiPage);
};
