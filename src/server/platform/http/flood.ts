import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../errors.ts';

const WINDOW_SECONDS = 60;

/** Twenty a second for a minute: no page of ours comes near, a script that hammers does. */
const PER_SESSION = 1200;

/** Forms anybody may send. A class of 40 behind one address has fifteen a minute for each pupil. */
const PER_ADDRESS = 600;

/** Logins have their own lockout that counts only wrong tries, so that a whole school can enter at the bell. */
const GUARDED_BY_LOCKOUT = new Set(['/api/login/student', '/api/login/staff']);

const keyAndLimit = (request: FastifyRequest): [string, number] | null => {
  if (request.actor) return [request.actor.sessionId, PER_SESSION];
  const { url } = request.routeOptions;
  return url?.startsWith('/api/') && !GUARDED_BY_LOCKOUT.has(url) ? [request.ip, PER_ADDRESS] : null;
};

/** Counts requests in windows of a minute. Kept in memory: it protects this process, not a rule of the product. */
export const installFloodGate = (app: FastifyInstance, clock: Clock): void => {
  let window = 0;
  let counts = new Map<string, number>();

  app.addHook('onRequest', (request, _reply, next) => {
    const counted = keyAndLimit(request);
    if (!counted) return next();
    const seconds = clock().getTime() / 1000;
    const current = Math.floor(seconds / WINDOW_SECONDS);
    if (current !== window) {
      window = current;
      counts = new Map();
    }
    const [key, limit] = counted;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limit) return next();
    return next(new Refusal('too_many_requests', { retryAfter: Math.ceil((current + 1) * WINDOW_SECONDS - seconds) }));
  });
};
