import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { z } from 'zod';
import { brand } from '#strings/widgets';
import { DOMAINS, WORDS } from './domains.ts';
import { isErased } from './platform/db/pupils.ts';
import type { Deps } from './platform/deps.ts';
import { installActors } from './platform/http/actor.ts';
import { endpointRegistrar } from './platform/http/endpoints.ts';
import { installErrors } from './platform/http/errors.ts';
import { filesRoutes } from './platform/http/files.ts';
import { installHalfBodies } from './platform/http/half-bodies.ts';
import { healthRoutes, installDoor } from './platform/http/health.ts';
import { installLogging } from './platform/http/logging.ts';
import { installApiPage } from './platform/http/openapi.ts';
import { makeRefuseOthersClasses } from './platform/http/own-classes.ts';
import { replyWriter } from './platform/http/replies.ts';
import { installSecurity, securityHeaders } from './platform/http/security.ts';
import { installSockets } from './platform/http/sockets.ts';
import { answerUnknownPath, installPages } from './platform/http/static.ts';
import { installUploads } from './platform/http/uploads.ts';
import { installValidation } from './platform/http/validation.ts';
import { makeStorage } from './platform/storage.ts';
import type { Pair } from './platform/tls/pair.ts';
import { trustRoutes } from './platform/tls/routes.ts';
import { serveSecurely } from './platform/tls/serve.ts';
import { VERSION } from './root.ts';

/** JSON bodies are small; files have a route and a limit of their own. */
const BODY_LIMIT = 256 * 1024;

/** Long enough for a ten-megabyte file on a slow line; a body that never ends must not hold a stop for ever. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Longer than any answer of ours takes to begin: a link to a recitation is followed for a minute. */
const SILENCE_MS = 90_000;

/** One of a kind in the logs of many starts and processes, for the price of counting. */
const makeRequestIds = (): (() => string) => {
  const ofThisStart = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${ofThisStart}-${count.toString(36)}`;
  };
};

interface Served {
  /** Null where pages go over plain http, as behind a proxy. */
  readonly certificate?: Pair | null;
  /** Its screens say that they are of no real school. */
  readonly isDemo?: boolean;
  /** False while a new version is tried: nothing is taken that it could not keep. */
  readonly isOpen?: () => boolean;
}

/** The whole server, listening nowhere yet: what `main.ts` starts and what tests call. */
export const buildApp = async (
  deps: Deps,
  webRoot: string,
  { certificate = null, isDemo = false, isOpen = () => true }: Served = {},
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // One proxy: what stands before its own entry in X-Forwarded-For is whatever the client wrote.
    trustProxy: deps.config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: makeRequestIds(),
    // The two places that log name the request themselves: a logger for each request costs more than its line.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    ...(certificate && {
      serverFactory: serveSecurely(deps.config, certificate, webRoot) as unknown as FastifyServerFactory,
    }),
    // An address the router cannot read, such as a broken escape, never reaches the hooks.
    frameworkErrors: (_error, request, reply) =>
      answerUnknownPath(request, reply.headers(securityHeaders(deps.config.publicUrl))),
  });
  installValidation(app);
  app.setSerializerCompiler<z.ZodType>(({ schema }) => replyWriter(schema) as unknown as (reply: unknown) => string);

  const storage = makeStorage(deps);
  installErrors(app, WORDS.refusals, storage, (actor) => isErased(deps.db, actor));
  installDoor(app, isOpen);
  installLogging(app);
  installSecurity(app, deps.config.publicUrl);
  installActors(app, deps);
  installHalfBodies(app);
  const sockets = await installSockets(app, deps, isOpen);
  for (const { sockets: listen } of DOMAINS) listen?.(app, sockets, deps, WORDS);
  await installApiPage(app);

  const judges = DOMAINS.flatMap(({ beforeStaffWrites }) => beforeStaffWrites ?? []);
  const refuseOthersClasses = makeRefuseOthersClasses(deps);
  const route = endpointRegistrar(app, { judges, refuseOthersClasses });
  for (const { routes } of DOMAINS) for (const register of routes) register(route, deps, WORDS);
  await app.register(async (uploads) => {
    await installUploads(uploads);
    const uploadRoute = endpointRegistrar(uploads, { judges, refuseOthersClasses });
    for (const { uploads: register } of DOMAINS) register?.(uploadRoute, deps);
  });

  healthRoutes(app, deps, storage, VERSION);
  for (const { pages } of DOMAINS) pages?.(app, deps);
  filesRoutes(app, deps, {
    pupils: Object.assign({}, ...DOMAINS.map(({ files }) => files)),
    staff: Object.assign({}, ...DOMAINS.map(({ filesForStaff }) => filesForStaff)),
  });
  trustRoutes(app, deps.config, webRoot);
  await installPages(app, deps, { webRoot, demoMark: isDemo ? brand.demo : null });
  return app;
};
