import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

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

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** A browser names the page a write comes from; one from another site is refused even though SameSite would stop most. */
const comesFromElsewhere = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return origin !== `${request.protocol}://${request.host}` && origin !== publicUrl;
};

export const securityHeaders = (publicUrl: string | undefined): Record<string, string> => {
  const strictTransport = { 'strict-transport-security': 'max-age=31536000' };
  return publicUrl?.startsWith('https:') ? { ...HEADERS, ...strictTransport } : HEADERS;
};

export const installSecurity = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers);
    if (WRITES.has(request.method) && comesFromElsewhere(request, publicUrl)) {
      next(new Refusal('origin_refused'));
      return;
    }
    next();
  });
};
