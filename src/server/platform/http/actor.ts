import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { type AccessRule, permits } from '#domain/access/permissions';
import { hasConfirmed } from '../confirmation.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { onceFor } from '../once-for.ts';
import { type FoundSession, makeFindSession, touchSession } from '../sessions.ts';
import { type FloodGate, makeFloodGate, PER_ADDRESS, PER_SESSION } from './flood.ts';
import { mustSayPage, saidPage } from './page-mark.ts';
import { sessionCookieOf } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: AccessRule;
    /** Staff must have typed their password lately. */
    confirmed?: true;
  }
  interface FastifyInstance {
    /** Every route that was registered, with the rule it declared. */
    declaredRoutes: { method: string; url: string; access: AccessRule; confirmed: boolean }[];
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;

/** Logins have their own lockout that counts only wrong tries, so that a whole school can enter at the bell. */
const GUARDED_BY_LOCKOUT = new Set(['/api/login/student', '/api/login/card', '/api/login/staff']);

const isOpenForm = (url: string): boolean => url.startsWith('/api/') && !GUARDED_BY_LOCKOUT.has(url);

const pathStudentId = (request: FastifyRequest): number => Number((request.params as { studentId?: string }).studentId);

const makeGuards = (deps: Deps) => {
  const findSession = makeFindSession(deps);
  const { readSessionCookie } = sessionCookieOf(deps.config);
  const gateOf = onceFor((_database: object) => makeFloodGate(deps.clock));
  const countRequest: FloodGate = (key, limit) => gateOf(deps.db)(key, limit);

  const findAsking = async (request: FastifyRequest): Promise<FoundSession | null> => {
    const token = readSessionCookie(request);
    const found = token ? await findSession(token) : null;
    if (found?.needsTouch) await touchSession(deps.db, deps.clock(), found.actor.sessionId);
    return found;
  };

  const isLeftBehind = (request: FastifyRequest, { identity }: FoundSession): boolean =>
    mustSayPage(request) && !deps.secrets.isPageMark(identity, saidPage(request));

  const guardBy =
    (rule: AccessRule): Guard =>
    async (request) => {
      const found = await findAsking(request);
      const actor = found?.actor ?? null;
      request.actor = actor;
      if (actor) countRequest(actor.sessionId, PER_SESSION);
      else countRequest(request.ip, PER_ADDRESS);
      if (found && isLeftBehind(request, found)) throw new Refusal('page_left');
      const verdict = permits(rule, actor, pathStudentId(request));
      if ('refused' in verdict) throw new Refusal(verdict.refused);
    };

  const guardOpenForm: Guard = async (request) => countRequest(request.ip, PER_ADDRESS);

  const guardByPassword: Guard = async ({ actor }) => {
    if (actor && !(await hasConfirmed(deps.db, deps.clock(), actor))) throw new Refusal('password_needed');
  };

  const made = new Map<AccessRule, Guard>();
  return (rule: AccessRule, confirmed: boolean, url: string): Guard[] => {
    if (rule === 'public') return isOpenForm(url) ? [guardOpenForm] : [];
    const guard = made.get(rule) ?? guardBy(rule);
    made.set(rule, guard);
    return confirmed ? [guard, guardByPassword] : [guard];
  };
};

/** A HEAD route is registered with the hooks of its GET: those already have the guards. */
const guardFirst = (route: RouteOptions, guards: readonly Guard[]): void => {
  const others = [route.onRequest ?? []].flat() as Guard[];
  route.onRequest = [...guards, ...others.filter((other) => !guards.includes(other))];
};

/**
 * Who is asking, how often, and may they? Asked before the body is read. Each route gets the guard of the rule it
 * declares; one that declares none does not start.
 */
export const installActors = (app: FastifyInstance, deps: Deps): void => {
  const guardFor = makeGuards(deps);
  app.decorateRequest('actor', null);
  app.decorate('declaredRoutes', []);

  app.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access rule`);
    const { access, confirmed = false } = config;
    for (const each of [method].flat()) app.declaredRoutes.push({ method: each, url, access, confirmed });
    const guards = guardFor(access, confirmed, url);
    if (guards.length > 0) guardFirst(route, guards);
  });
};
