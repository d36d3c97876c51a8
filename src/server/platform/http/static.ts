import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '#strings/errors';
import { Refusal } from '../errors.ts';
import { sendRefusal } from './errors.ts';

/** Screens before the login: their own light page. */
const DOOR_PATHS = [
  '/login',
  '/admin/login',
  '/admin/invitation',
  '/admin/setup',
  '/management-portal-2024',
  '/student/credential-request',
  '/privacy',
];

/** Where the fragment opens something of a child's: no search engine lists it, and nothing keeps it. */
const GUARDIAN_PATH = '/guardian';

/** Screens behind a guard. Their data is guarded by the API; the page itself holds none. */
const APP_PREFIXES = ['/student', '/admin', '/educational-games', '/games'];

const NEVER_CHANGES = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** The address of a card printed before cards had tokens holds its password, and a cache is kept by address (D-8). */
const NEVER_KEPT = 'no-store';

/**
 * Where passwords are typed: a page that opened this one by script, also one of ours that somebody typed a script into,
 * has no hold of it.
 */
const WITHOUT_OPENER = { 'cross-origin-opener-policy': 'noopener-allow-popups' };

const OPEN = { config: { access: 'public' as const } };

/** Files at the root of the build, such as the icon: few, and known when the server starts. */
const rootFiles = (webRoot: string): string[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !['.html', '.br', '.gz'].includes(extname(entry.name)))
    .map((entry) => entry.name);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** "Any other path redirects to /login"; the API answers in its own shape. */
export const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.method !== 'GET' || request.url.startsWith('/api')
    ? sendRefusal(request, reply, new Refusal('not_found'), errorTexts.not_found)
    : reply.redirect('/login');

export const installPages = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, cacheControl: false });

  const serve = (path: string, file: string, headers: Record<string, string> = {}) =>
    app.get(path, OPEN, (_request, reply) => reply.headers({ 'cache-control': ASK_FIRST, ...headers }).sendFile(file));

  for (const path of DOOR_PATHS)
    serve(path, 'door.html', { ...WITHOUT_OPENER, 'cache-control': path === '/login' ? NEVER_KEPT : ASK_FIRST });
  app.get(GUARDIAN_PATH, OPEN, (_request, reply) =>
    reply.header('cache-control', NEVER_KEPT).header('x-robots-tag', 'noindex, nofollow').sendFile('door.html'),
  );
  for (const prefix of APP_PREFIXES) {
    serve(prefix, 'app.html');
    serve(`${prefix}/*`, 'app.html');
  }
  for (const file of rootFiles(webRoot)) serve(`/${file}`, file);

  app.get('/assets/*', OPEN, (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    // An escaped "../" would name a page, which must not be kept for ever like an asset.
    const isAsset = !name.split(/[\\/]/u).includes('..') && isFile(join(webRoot, 'assets', name));
    if (!isAsset) throw new Refusal('not_found');
    return reply.header('cache-control', NEVER_CHANGES).sendFile(`assets/${name}`);
  });

  app.setNotFoundHandler(answerUnknownPath);
};
