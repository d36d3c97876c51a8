import type { RequestListener } from 'node:http';
import type { Server } from 'node:https';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { ownAuthority, renewOwn } from './own.ts';
import { endedFault, faultOf, type Pair } from './pair.ts';
import { makePublicRenewer, proofAt, publicName, publicPair } from './public.ts';
import { findPair } from './reading.ts';
import { type TrustFile, trustFile } from './trust.ts';
import { openTwoDoors } from './two-doors.ts';

const LOOK_EVERY_MS = 60_000;

type ServedBy = Pick<Config, 'tls' | 'dataDir'>;

/** A certificate that somebody else made needs no telling. */
export const authorityOf = ({ tls, dataDir }: ServedBy): Pair | null =>
  tls || publicPair(dataDir) ? null : ownAuthority(dataDir);

export const headersOf = ({ type, fileName }: TrustFile): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
});

/** Host headers are whatever was sent; what is no host leads to this computer itself. */
const hostOf = (header: string | undefined): string =>
  header && URL.canParse(`https://${header}`) ? new URL(`https://${header}`).host : 'localhost';

/** Over plain http: what proves the school's name, how to trust its computer, and the way to https. */
export const leadToHttps =
  (config: ServedBy, webRoot: string): RequestListener =>
  (request, reply) => {
    request.resume();
    const secureOrigin = `https://${hostOf(request.headers.host)}`;
    const path = request.url?.startsWith('/') && !request.url.startsWith('//') ? request.url : '/';
    const [place = '/'] = path.split('?', 1);
    const userAgent = request.headers['user-agent'] ?? '';
    const proof = proofAt(config.dataDir, place);
    const file = trustFile(authorityOf(config), place, { userAgent, secureOrigin, webRoot });
    if (proof) reply.writeHead(200, { 'content-type': 'text/plain', connection: 'close' }).end(proof);
    else if (file) reply.writeHead(200, { ...headersOf(file), connection: 'close' }).end(file.body);
    // For this once: the school may take its certificate away again.
    else reply.writeHead(307, { location: `${secureOrigin}${path}`, connection: 'close' }).end();
  };

/** What is waited for, in milliseconds. */
interface Patience {
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
}

export const serveSecurely =
  (config: ServedBy, pair: Pair, webRoot: string) =>
  (answer: RequestListener, { keepAliveTimeout, requestTimeout, connectionTimeout }: Patience): Server => {
    const server = openTwoDoors(pair, answer, leadToHttps(config, webRoot));
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(connectionTimeout);
  };

const hostWanted = ({ publicUrl }: Pick<Config, 'publicUrl'>): string[] =>
  publicUrl ? [new URL(publicUrl).hostname] : [];

/** Before the first page is served, and each minute after: the school's own is renewed, and what was put in place is found. */
export const freshPair = async (config: ServedBy & Pick<Config, 'publicUrl'>, now: Date): Promise<Pair | null> => {
  if (!(config.tls || publicPair(config.dataDir))) await renewOwn(config.dataDir, now, hostWanted(config));
  return findPair(config);
};

/** Whoever renews it needs this computer to serve: one that ended while it was off stops no start. */
export const faultAtStart = (pair: Pair, config: ServedBy & Pick<Config, 'publicUrl'>, now: Date): string | null =>
  faultOf(pair, hostWanted(config)[0]) ?? (publicName(config.dataDir) && !config.tls ? null : endedFault(pair, now));

interface Kept {
  readonly server: Server;
  readonly pair: Pair;
  readonly config: ServedBy & Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Says what it did and found once, and goes on with the last that was whole. */
export const makeCertificateKeeper = ({ server, pair, config, clock, log }: Kept): (() => Promise<void>) => {
  let served = pair;
  let said: string | null = null;
  const complain = (fault: string) => {
    if (fault !== said) log.error({ fault }, 'the certificate was not taken');
    said = fault;
  };
  const renewPublic = makePublicRenewer(config.dataDir, clock);
  return async () => {
    await renewPublic().catch((error: Error) => complain(error.message));
    const found = await freshPair(config, clock()).catch((error: Error) => complain(error.message));
    if (!found || (found.cert === served.cert && found.key === served.key)) return;
    const fault = faultOf(found, hostWanted(config)[0]) ?? endedFault(found, clock());
    if (fault) return complain(fault);
    server.setSecureContext(found);
    served = found;
    said = null;
    log.info('pages are served with another certificate');
  };
};

export const keepCertificate = (kept: Kept): (() => void) => {
  const look = makeCertificateKeeper(kept);
  // To be given a certificate may take longer than the time to the next look.
  let isLooking = false;
  const lookAlone = async () => {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  };
  const timer = setInterval(() => void lookAlone(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
};
