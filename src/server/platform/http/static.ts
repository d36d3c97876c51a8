import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schoolOf } from '#strings/addressed';
import { errorTexts } from '#strings/errors';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../errors.ts';
import { sendRefusal } from './errors.ts';
import { type MarkPage, makePageMarks } from './page-mark.ts';

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

/** Every screen shows what stands there: nobody takes it for a real school, nor puts real children into it. */
const withDemoMark = (page: string, demoMark: string): string =>
  page.replace('<html ', `<html data-demo="${demoMark}" `);

/** Those of a girls' school say so to their scripts (D-86); the build makes both. */
const FILES = {
  boys: { door: 'door.html', app: 'app.html' },
  girls: { door: 'door-girls.html', app: 'app-girls.html' },
} as const;
type Page = keyof (typeof FILES)['boys'];

const fileOf = (page: Page) => FILES[schoolOf()][page];

/** `demoMark` is what a school that is not a real one says of itself. */
export const installPages = async (
  app: FastifyInstance,
  deps: Deps,
  { webRoot, demoMark }: { readonly webRoot: string; readonly demoMark: string | null },
): Promise<void> => {
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, cacheControl: false });

  const pageFrom = (file: string): string => {
    const built = readFileSync(join(webRoot, file), 'utf8');
    return demoMark === null ? built : withDemoMark(built, demoMark);
  };
  const pages = Object.fromEntries(
    Object.values(FILES).flatMap(({ door, app }) => [door, app].map((file) => [file, pageFrom(file)])),
  );
  const pageOf = (page: Page) => (): string => pages[fileOf(page)] ?? '';

  const sendPage = (reply: FastifyReply, page: Page, kept: string) => {
    reply.header('cache-control', kept);
    return demoMark === null
      ? reply.sendFile(fileOf(page))
      : reply.type('text/html; charset=utf-8').send(pageOf(page)());
  };

  const servePage = (path: string, page: Page, kept: string, mark: MarkPage) =>
    app.get(path, OPEN, async (request, reply) => {
      const marked = await mark(request);
      if (!marked) return sendPage(reply, page, kept);
      return reply
        .headers({ 'cache-control': NEVER_KEPT, 'cross-origin-opener-policy': marked.openerPolicy })
        .type('text/html; charset=utf-8')
        .send(marked.html);
    });

  const marks = makePageMarks(deps);
  const markDoor = marks.doorPage(pageOf('door'));
  const markApp = marks.appPage(pageOf('app'));
  for (const path of DOOR_PATHS) servePage(path, 'door', path === '/login' ? NEVER_KEPT : ASK_FIRST, markDoor);
  app.get(GUARDIAN_PATH, OPEN, (_request, reply) =>
    sendPage(reply.header('x-robots-tag', 'noindex, nofollow'), 'door', NEVER_KEPT),
  );
  for (const prefix of APP_PREFIXES) {
    servePage(prefix, 'app', ASK_FIRST, markApp);
    servePage(`${prefix}/*`, 'app', ASK_FIRST, markApp);
  }
  for (const file of rootFiles(webRoot)) {
    app.get(`/${file}`, OPEN, (_request, reply) => reply.header('cache-control', ASK_FIRST).sendFile(file));
  }

  app.get('/assets/*', OPEN, (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    // An escaped "../" would name a page, which must not be kept for ever like an asset.
    orRefuse(!name.split(/[\\/]/u).includes('..') && isFile(join(webRoot, 'assets', name)), 'not_found');
    return reply.header('cache-control', NEVER_CHANGES).sendFile(`assets/${name}`);
  });

  app.setNotFoundHandler(answerUnknownPath);
};
