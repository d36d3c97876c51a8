import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AUDIO_MAX_BYTES } from '#domain/listening/audio';
import { isPublicAddress } from '#domain/listening/public-address';
import { orRefuse, Refusal } from '#server/platform/errors';

const AT_ONCE = 2;
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

export interface Asking {
  /** Whether an address may be asked for anything. */
  readonly mayAsk: (address: string) => boolean;
  /** As an address bar writes them: empty where the protocol says it. */
  readonly ports: readonly string[];
  readonly resolve: (name: string) => Promise<LookupAddress[]>;
  readonly maxBytes: number;
  readonly totalMs: number;
  /** How long nothing may come. */
  readonly idleMs: number;
}

/** A link must not lead into the network that the server stands in. */
export const PUBLIC_ONLY: Asking = {
  mayAsk: isPublicAddress,
  ports: ['', '80', '443'],
  resolve: (name) => lookup(name, { all: true }),
  maxBytes: AUDIO_MAX_BYTES,
  totalMs: 60_000,
  idleMs: 10_000,
};

/** Where a link of the web leads; null where it is none. */
const placeOf = (link: string, from?: URL): URL | null => {
  if (!URL.canParse(link, from?.href)) return null;
  const url = new URL(link, from);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
};

/** Other services than the web's are never asked, nor anything in somebody's name. */
const isPlain = ({ port, username, password }: URL, { ports }: Asking): boolean =>
  ports.includes(port) && !username && !password;

/** The connection goes to what was checked here: a name that means another machine a moment later gains nothing. */
const checkedLookup =
  ({ resolve, mayAsk }: Asking): LookupFunction =>
  (name, { all }, answer) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayAsk(address))) answer(new Refusal('audio_link_private'), []);
        else if (all) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, []),
    );
  };

const ask = (url: URL, asking: Asking, stop: AbortController): Promise<IncomingMessage> => {
  // An address that is spelt out is not looked up.
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(host) && !asking.mayAsk(host)) throw new Refusal('audio_link_private');
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        agent: false,
        lookup: checkedLookup(asking),
        headers: { 'user-agent': 'Himma', accept: 'audio/*', 'accept-encoding': 'identity' },
        timeout: asking.idleMs,
        signal: stop.signal,
      },
      resolve,
    )
      .on('timeout', () => stop.abort())
      .on('error', reject)
      // A site that would speak another protocol is cut off without an error.
      .on('close', () => reject(new Error('closed without an answer')));
  });
};

const readAll = async (response: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal('audio_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const follow = async (url: URL, asking: Asking, stop: AbortController, redirects = MOST_REDIRECTS): Promise<Buffer> => {
  const response = await ask(url, asking, stop);
  const { statusCode, headers } = response;
  if (statusCode === 200) return readAll(response, asking.maxBytes);
  const isRedirect = REDIRECTS.includes(statusCode) && redirects > 0;
  const next = isRedirect && headers.location ? placeOf(headers.location, url) : null;
  if (!next || !isPlain(next, asking)) throw new Refusal('audio_link_refused');
  return follow(next, asking, stop, redirects - 1);
};

let underWay = 0;

/** What a link leads to, asked for once. It ends when whoever wanted it is `gone`. */
export const fetchAudio = async (link: string, asking: Asking, gone?: AbortSignal): Promise<Buffer> => {
  const url = orRefuse(placeOf(link), 'audio_link_bad');
  if (!isPlain(url, asking)) throw new Refusal('audio_link_not_plain');
  if (underWay >= AT_ONCE) throw new Refusal('audio_link_busy');
  underWay += 1;
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, asking.totalMs);
  gone?.addEventListener('abort', end);
  try {
    return await follow(url, asking, stop);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(stop.signal.aborted ? 'audio_link_slow' : 'audio_link_unreachable');
  } finally {
    underWay -= 1;
    clearTimeout(timer);
    gone?.removeEventListener('abort', end);
    end();
  }
};
