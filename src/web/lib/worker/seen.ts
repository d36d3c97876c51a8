import type { WorkboxPlugin } from 'workbox-core/types.js';
import { lock, renewKey, unlock } from './browser-key.ts';
import { ASSETS, isStillSeen, SEEN, SEEN_AT, SHELL } from './kept.ts';

/** How often somebody went: what was asked for before that is nobody's business when it comes. */
let goings = 0;

/** Any page may make a cache or a database of its own, and leave it to the next person's. */
const forgetForeign = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name !== SHELL && name !== ASSETS);
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  await Promise.all(names.map((name) => caches.delete(name)));
};

export const forgetPerson = async (): Promise<void> => {
  goings += 1;
  await Promise.all([renewKey(), forgetForeign()]);
};

/** As it is kept: locked, with when the server gave it. */
const lockedAway = async (path: string, response: Response): Promise<Response | null> => {
  const at = new Date().toISOString();
  const locked = await lock(await response.arrayBuffer(), `${path} ${at}`);
  return locked && new Response(locked, { headers: { [SEEN_AT]: at } });
};

const broughtBack = async (path: string, kept: Response): Promise<Response | null> => {
  const at = kept.headers.get(SEEN_AT);
  if (!isStillSeen(at, Date.now())) return null;
  const content = await unlock(await kept.arrayBuffer(), `${path} ${at}`);
  return content && new Response(content, { headers: { 'content-type': 'application/json', [SEEN_AT]: at ?? '' } });
};

/** What one person saw is kept under the browser's key, and only as long as that person is here. */
export const seenByOne: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.goings = goings;
  },
  cacheWillUpdate: async ({ request, response, state }) =>
    response.status === 200 && state?.goings === goings ? lockedAway(request.url, response) : null,
  cacheDidUpdate: async ({ state }) => {
    if (state?.goings !== goings) await caches.delete(SEEN);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ? broughtBack(request.url, cachedResponse) : null,
  fetchDidSucceed: async ({ response }) => {
    // The session is over: what it showed is nobody's business any more.
    if (response.status === 401) await forgetPerson();
    return response;
  },
};
