import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { type AccessRule, permits } from '#domain/access/permissions';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { makeFindSession, SESSION_COOKIE, setSessionCookie, touchSession } from '../sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: AccessRule;
  }
  interface FastifyInstance {
    /** Every route that was registered, with the rule it declared. */
    declaredRoutes: { method: string; url: string; access: AccessRule }[];
  }
}

const pathStudentId = (request: FastifyRequest): number => Number((request.params as { studentId?: string }).studentId);

/**
 * Runs before the body is read: who is asking, and may they? A route without a declared rule does not start.
 */
export const installActors = (app: FastifyInstance, deps: Deps): void => {
  const findSession = makeFindSession(deps);
  app.decorateRequest('actor', null);
  app.decorate('declaredRoutes', []);

  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access rule`);
    for (const each of [method].flat()) app.declaredRoutes.push({ method: each, url, access: config.access });
  });

  app.addHook('onRequest', async (request, reply) => {
    const rule = request.routeOptions.config.access ?? 'public';
    if (rule === 'public') return;
    const token = request.cookies[SESSION_COOKIE];
    const found = token ? await findSession(token) : null;
    if (found?.needsTouch && token) {
      await touchSession(deps.db, deps.clock(), found.actor.sessionId);
      setSessionCookie(reply, token, found.actor.kind);
    }
    request.actor = found?.actor ?? null;
    const verdict = permits(rule, request.actor, pathStudentId(request));
    if ('refused' in verdict) throw new Refusal(verdict.refused);
  });
};
