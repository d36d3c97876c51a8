import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { dropTossed } from './cookie.ts';
import { NO_OPENER } from './page-mark.ts';

/** No inline script, nothing from anywhere else. `data:` is for the images the style sheet carries. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': NO_OPENER,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Data is never a page, and on a shared computer nothing of it may stay in the browser's cache. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Somebody may go to it in a window, which the page that opened the window must not read.
  'cross-origin-opener-policy': NO_OPENER,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The page that shows the API to people is a page. */
const isApi = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs');

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A browser names the page a write comes from; one from another site is refused even though SameSite would stop most. */
const comesFromElsewhere = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return origin !== `${request.protocol}://${request.host}` && origin !== publicUrl;
};

/** Any script of ours could otherwise be made the browser's worker for the pages beneath it. */
const wantsWorker = ({ headers, url }: FastifyRequest): boolean =>
  headers['service-worker'] === 'script' && url.split('?', 1)[0] !== '/worker.js';

const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

const overHttps = (publicUrl: string | undefined, headers: Record<string, string>): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { ...headers, ...STRICT_TRANSPORT } : headers;

/** What every page carries, also one that is answered before the hooks run. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> =>
  overHttps(publicUrl, PAGE_HEADERS);

export const installSecurity = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const ofPages = securityHeaders(publicUrl);
  const ofApi = overHttps(publicUrl, API_HEADERS);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(isApi(request.url) ? ofApi : ofPages);
    dropTossed(request, reply);
    if (WRITES.has(request.method) && comesFromElsewhere(request, publicUrl)) {
      next(new Refusal('origin_refused'));
      return;
    }
    next(wantsWorker(request) ? new Refusal('not_found') : undefined);
  });
};
