import type { WorkboxPlugin } from 'workbox-core/types.js';

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

export const isAsset = (path: string): boolean => Object.hasOwn(HASHES, path) && path !== SHELL_FILE;

export const ASSET_PATHS: readonly string[] = Object.keys(HASHES).filter(isAsset);

const hashOf = async (content: ArrayBuffer): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))));

/** None of the headers that were kept but the policy: another could lead the page elsewhere. */
const headersFor = (path: string, kept: Headers): Headers => {
  const headers = new Headers({ 'content-type': TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '' });
  const policy = kept.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  return headers;
};

const asBuilt = async (path: string, response: Response): Promise<Response | null> => {
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== HASHES[path]) return null;
  return new Response(content, { headers: headersFor(path, response.headers) });
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
export const sealedAsset = sealedBy(({ url }) => new URL(url).pathname);
export const sealedShell = sealedBy(() => SHELL_FILE);
