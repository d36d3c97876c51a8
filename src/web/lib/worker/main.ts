import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { PAGE_META } from '#domain/access/page';
import { setSchoolOf } from '#strings/addressed';
import { connection } from '#strings/connection';
import {
  ANOTHER,
  ASSETS,
  BOOT,
  changesPerson,
  isAppPage,
  isFirst,
  isLogin,
  isLogout,
  isSeenAgain,
  leadsIn,
  SEEN,
  SHELL,
} from './kept.ts';
import { reloadOthers } from './others.ts';
import { forgetPerson, seenByOne } from './seen.ts';

declare const self: ServiceWorkerGlobalScope;

// For some addresses alone it would stand before the one that sees all windows.
if (new URL(self.registration.scope).pathname !== '/') throw new Error('the whole site or nothing');

/** The files of this build with the hash of what is in them, put here when it is made. */
declare const BUILT: Readonly<Record<string, string>>;
/** Once: each mention of the other is a copy of all of it. */
const HASHES = BUILT;

/** Whichever page of the app is asked for. */
const SHELL_FILE = '/app.html';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

const isAsset = (path: string): boolean => Object.hasOwn(HASHES, path) && path !== SHELL_FILE;

const ASSET_PATHS: readonly string[] = Object.keys(HASHES).filter(isAsset);

const hashOf = async (content: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));

/** None of the headers that were kept but the policy: another could lead the page elsewhere. Nobody who opened a page that was kept has a hold of it. */
const headersFor = (path: string, kept: Headers): Headers => {
  const headers = new Headers({ 'content-type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '' });
  const policy = kept.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  if (path === SHELL_FILE) headers.set('cross-origin-opener-policy', 'noopener-allow-popups');
  return headers;
};

const MARK = new RegExp(`<meta name="${PAGE_META}" content="[\\w-]*">`, 'u');
const OF_GIRLS = ' data-school="girls"';
const DEMO_MARK = / data-demo="[^"<>]*"/u;

const encode = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** The page without whose it was, nor of which school: what is kept is nobody's. Only how it addresses people stays with it. */
const shellAsBuilt = async (page: Response): Promise<{ built: ArrayBuffer; kept: ArrayBuffer }> => {
  const text = (await page.text()).replace(MARK, '').replace(DEMO_MARK, '');
  return { built: encode(text.replace(OF_GIRLS, '')), kept: encode(text) };
};

const fileAsBuilt = async (file: Response): Promise<{ built: ArrayBuffer; kept: ArrayBuffer }> => {
  const content = await file.arrayBuffer();
  return { built: content, kept: content };
};

const asBuilt = async (path: string, response: Response): Promise<Response | null> => {
  const { built, kept } = await (path === SHELL_FILE ? shellAsBuilt : fileAsBuilt)(response);
  if ((await hashOf(built)) !== HASHES[path]) return null;
  return new Response(kept, { headers: headersFor(path, response.headers) });
};

const sealedBy = (pathOf: (request: Request) => string): WorkboxPlugin => ({
  cacheWillUpdate: ({ request, response }) => asBuilt(pathOf(request), response),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ? asBuilt(pathOf(request), cachedResponse) : null,
});

/**
 * Any script of any page may write into the caches, also one that a pupil typed; the teacher's password is typed where
 * it would run. What was kept is therefore given out only where it is, byte for byte, what was built.
 */
const sealedAsset = sealedBy(({ url }) => new URL(url).pathname);
const sealedShell = sealedBy(() => SHELL_FILE);

/** After so long a page that was seen before is better than a white one. */
const PATIENCE_SECONDS = 6;

/** Whichever page of the app is asked for, it is the same file. */
const SHELL_ADDRESS = '/student';

const shellPlugins = [{ cacheKeyWillBeUsed: async () => SHELL_ADDRESS }, sealedShell];
const shellInTime = new NetworkFirst({
  cacheName: SHELL,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: shellPlugins,
});
/** Who loads a page anew may need one of their own session, which only the server has. */
const freshShell = new NetworkFirst({ cacheName: SHELL, plugins: shellPlugins });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAppPage(url.pathname),
  (asked) => (asked.request.cache === 'no-cache' ? freshShell : shellInTime).handle(asked),
);

const keptShell = async (): Promise<Response | undefined> => {
  const shell = await caches.match(SHELL_ADDRESS, { cacheName: SHELL });
  return (shell && (await asBuilt(SHELL_FILE, shell))) ?? undefined;
};

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && leadsIn(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: keptShell }] }),
);

registerRoute(({ url }) => isAsset(url.pathname), new CacheFirst({ cacheName: ASSETS, plugins: [sealedAsset] }));

registerRoute(
  ({ url }) => isSeenAgain(url.pathname),
  new NetworkFirst({ cacheName: SEEN, networkTimeoutSeconds: PATIENCE_SECONDS, plugins: [seenByOne] }),
);

/** As the server refuses. */
const windowsLeft = async (): Promise<Response> => {
  setSchoolOf((await (await keptShell())?.text())?.includes(OF_GIRLS) ? 'girls' : 'boys');
  return Response.json({ code: 'windows_left', message: connection.windowsLeft }, { status: 409 });
};

/** A pupil who does not agree is out. */
registerRoute(
  ({ url }) => url.pathname === '/api/student/agreement',
  new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.headers.has(ANOTHER)) await forgetPerson();
          return response;
        },
      },
    ],
  }),
  'PUT',
);

/** What was kept goes before the answer reaches the page: whoever comes next finds nothing. */
registerRoute(
  ({ url }) => changesPerson(url.pathname),
  async ({ event, request, url }) => {
    const { clientId } = event as FetchEvent;
    if (isLogin(url.pathname) && !(await reloadOthers(clientId))) return windowsLeft();
    const response = await fetch(request);
    if (!response.ok) return response;
    await forgetPerson();
    if (isLogout(url.pathname)) event.waitUntil(reloadOthers(clientId));
    return response;
  },
  'POST',
);

/** What waits to be sent is the page's and not in here, so a new version takes over at once. */
self.addEventListener('install', (event) => {
  const keep = async () => {
    await (await caches.open(SHELL)).add(SHELL_ADDRESS);
    await (await caches.open(ASSETS)).addAll([BOOT, ...ASSET_PATHS.filter(isFirst)]);
  };
  // It guards the login also where the device has no room for anything.
  event.waitUntil(Promise.all([keep().catch(() => undefined), self.skipWaiting()]));
});

const forgetOldAssets = async (): Promise<void> => {
  const cache = await caches.open(ASSETS);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !isAsset(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
};

self.addEventListener('activate', (event) => event.waitUntil(forgetOldAssets()));
clientsClaim();
// A page that was loaded past the worker asks for it.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
