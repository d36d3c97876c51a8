import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What an authority of the internet asks of whoever wants a certificate of it (RFC 8555). */
interface Wish {
  readonly directory: string;
  readonly name: string;
  /** P-256, as PEM: by it the authority knows the school again. */
  readonly accountKey: string;
  /** Of the wish itself, as DER. */
  readonly request: Buffer;
  /** Must be found under the name, over plain http, from when this returns. */
  readonly publish: (token: string, proof: string) => void;
}

/** In the authority's own words, which say more than ours could. */
export class AcmeRefusal extends Error {}

const ASK_MS = 30_000;
const MOST_LOOKS = 60;
const LOOK_AFTER_S = 2;
const LONGEST_PAUSE_S = 10;
/** A nonce is good once and not for long: an authority that is asked rarely refuses the first. */
const MOST_NONCES = 8;

const inUrl = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

interface Reply {
  readonly url: string | null;
  readonly headers: Headers;
  readonly text: string;
}

interface Order {
  readonly status: string;
  readonly authorizations: string[];
  readonly finalize: string;
  readonly certificate?: string;
  readonly error?: { readonly detail?: string };
}

interface Authorization {
  readonly status: string;
  readonly challenges: {
    readonly type: string;
    readonly url: string;
    readonly token: string;
    readonly error?: { readonly detail?: string };
  }[];
}

const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(ASK_MS) });
  } catch (error) {
    const { cause } = error as Error;
    throw new AcmeRefusal(`${new URL(url).host} cannot be reached (${((cause ?? error) as Error).message})`);
  }
};

const problemOf = (text: string): { readonly type?: string; readonly detail?: string } => {
  try {
    return JSON.parse(text);
  } catch {
    return { detail: text.slice(0, 200) };
  }
};

/** The members in the order of their names, as RFC 7638 wants them. */
const publicPart = (key: KeyObject) => {
  const { crv, kty, x, y } = createPublicKey(key).export({ format: 'jwk' });
  return { crv, kty, x, y };
};

/** Each question is signed, under a nonce that came with the answer before. */
const openAccount = async (directory: string, accountKey: string) => {
  const key = createPrivateKey(accountKey);
  const jwk = publicPart(key);
  const doors = (await (await ask(directory)).json()) as { newNonce: string; newAccount: string; newOrder: string };
  let nonce: string | null = null;
  let account: string | null = null;

  const post = async (url: string, payload: object | null, looks = MOST_NONCES): Promise<Reply> => {
    nonce ??= (await ask(doors.newNonce, { method: 'HEAD' })).headers.get('replay-nonce');
    const head = inUrl(JSON.stringify({ alg: 'ES256', nonce, url, ...(account ? { kid: account } : { jwk }) }));
    const body = payload === null ? '' : inUrl(JSON.stringify(payload));
    const signature = inUrl(sign('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }));
    const reply = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/jose+json' },
      body: JSON.stringify({ protected: head, payload: body, signature }),
    });
    nonce = reply.headers.get('replay-nonce');
    const text = await reply.text();
    if (reply.ok) return { url: reply.headers.get('location'), headers: reply.headers, text };
    const { type, detail } = problemOf(text);
    if (type?.endsWith(':badNonce') && looks > 1) return post(url, payload, looks - 1);
    throw new AcmeRefusal(detail ?? `${new URL(url).host} answered ${reply.status}`);
  };

  account = (await post(doors.newAccount, { termsOfServiceAgreed: true })).url;
  const thumbprint = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
  return { post, newOrder: doors.newOrder, thumbprint };
};

type Post = Awaited<ReturnType<typeof openAccount>>['post'];

/** As long as the authority is at work on it. */
const settled = async <T extends { readonly status: string }>(post: Post, url: string): Promise<T> => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { headers, text } = await post(url, null);
    const found = JSON.parse(text) as T;
    if (found.status !== 'pending' && found.status !== 'processing') return found;
    const wanted = Number(headers.get('retry-after') ?? LOOK_AFTER_S);
    await pause(Math.min(Number.isFinite(wanted) ? wanted : LOOK_AFTER_S, LONGEST_PAUSE_S) * 1000);
  }
  throw new AcmeRefusal(`${new URL(url).host} did not come to an end`);
};

/** Proves that the name leads here, and gives the certificate with those above it, as PEM. */
export const orderCertificate = async ({ directory, name, accountKey, request, publish }: Wish): Promise<string> => {
  const { post, newOrder, thumbprint } = await openAccount(directory, accountKey);
  const placed = await post(newOrder, { identifiers: [{ type: 'dns', value: name }] });
  const order = JSON.parse(placed.text) as Order;
  const orderUrl = placed.url ?? '';

  for (const url of order.authorizations) {
    const found = JSON.parse((await post(url, null)).text) as Authorization;
    if (found.status === 'valid') continue;
    const challenge = found.challenges.find(({ type }) => type === 'http-01');
    if (!challenge) throw new AcmeRefusal(`${new URL(url).host} does not prove ${name} over http`);
    publish(challenge.token, `${challenge.token}.${thumbprint}`);
    await post(challenge.url, {});
    const { status, challenges } = await settled<Authorization>(post, url);
    if (status !== 'valid') {
      throw new AcmeRefusal(
        challenges.find(({ error }) => error)?.error?.detail ?? `${name} was not proven (${status})`,
      );
    }
  }

  await post(order.finalize, { csr: inUrl(request) });
  const { status, certificate, error } = await settled<Order>(post, orderUrl);
  if (!certificate) throw new AcmeRefusal(error?.detail ?? `no certificate was made (${status})`);
  return `${(await post(certificate, null)).text.trim()}\n`;
};
