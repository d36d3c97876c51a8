import type { RequestListener } from 'node:http';
import type { Server } from 'node:https';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { ownAuthority, renewOwn } from './own.ts';
import { faultOf, type Pair } from './pair.ts';
import { findPair } from './reading.ts';
import { type TrustFile, trustFile } from './trust.ts';
import { openTwoDoors } from './two-doors.ts';

const LOOK_EVERY_MS = 60_000;

type ServedBy = Pick<Config, 'tls' | 'dataDir'>;

/** A certificate that somebody else made needs no telling. */
export const authorityOf = ({ tls, dataDir }: ServedBy): Pair | null => (tls ? null : ownAuthority(dataDir));

export const headersOf = ({ type, fileName }: TrustFile): Record<string, string> => ({
  'content-type': type,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
});

/** Host headers are whatever was sent; what is no host leads to this computer itself. */
const hostOf = (header: string | undefined): string =>
  header && URL.canParse(`https://${header}`) ? new URL(`https://${header}`).host : 'localhost';

/** Over plain http: how to trust the school's computer, and the way to https. */
export const leadToHttps =
  (config: ServedBy): RequestListener =>
  (request, reply) => {
    request.resume();
    const secureOrigin = `https://${hostOf(request.headers.host)}`;
    const path = request.url?.startsWith('/') && !request.url.startsWith('//') ? request.url : '/';
    const userAgent = request.headers['user-agent'] ?? '';
    const file = trustFile(authorityOf(config), path.split('?', 1)[0] ?? '/', { userAgent, secureOrigin });
    if (file) reply.writeHead(200, { ...headersOf(file), connection: 'close' }).end(file.body);
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
  (config: ServedBy, pair: Pair) =>
  (answer: RequestListener, { keepAliveTimeout, requestTimeout, connectionTimeout }: Patience): Server => {
    const server = openTwoDoors(pair, answer, leadToHttps(config));
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(connectionTimeout);
  };

const hostWanted = ({ publicUrl }: Pick<Config, 'publicUrl'>): string[] =>
  publicUrl ? [new URL(publicUrl).hostname] : [];

/** Before the first page is served, and each minute after: the school's own is renewed, and what was put in place is found. */
export const freshPair = async (config: ServedBy & Pick<Config, 'publicUrl'>, now: Date): Promise<Pair | null> => {
  if (!config.tls) await renewOwn(config.dataDir, now, hostWanted(config));
  return findPair(config);
};

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
  return async () => {
    const found = await freshPair(config, clock()).catch((error: Error) => complain(error.message));
    if (!found || (found.cert === served.cert && found.key === served.key)) return;
    const fault = faultOf(found, clock(), hostWanted(config)[0]);
    if (fault) return complain(fault);
    server.setSecureContext(found);
    served = found;
    said = null;
    log.info('pages are served with another certificate');
  };
};

export const keepCertificate = (kept: Kept): (() => void) => {
  const look = makeCertificateKeeper(kept);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
};
