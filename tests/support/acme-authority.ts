import 'reflect-metadata';
import { createPublicKey, type JsonWebKey, randomBytes, verify, webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { Pkcs10CertificateRequest, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

const SIGNING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

interface Asked {
  readonly head: { alg: string; nonce: string; url: string; kid?: string; jwk?: JsonWebKey };
  readonly payload: string;
}

class Refused extends Error {
  readonly kind: string;
  constructor(kind: string, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/**
 * Stands for an authority of the internet, and is as strict: each question signed, for the address it was sent to, under a nonce
 * that is good once; the name is asked for its proof over plain http. Names lead to `port` of this computer.
 */
export const startAcmeAuthority = async (port: () => number) => {
  const nonces = new Set<string>();
  const accounts = new Map<string, JsonWebKey>();
  const counted = { orders: 0, nonces: 0 };
  let order = { name: '', isProven: false, fault: null as string | null, cert: '' };
  const token = randomBytes(16).toString('base64url');
  const keys = await webcrypto.subtle.generateKey(SIGNING, true, ['sign', 'verify']);

  const server = createServer((question, reply) => void answer(question, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const read = async (question: IncomingMessage): Promise<Asked> => {
    const sent = JSON.parse(await text(question));
    const head = JSON.parse(Buffer.from(sent.protected, 'base64url').toString());
    const jwk = head.jwk ?? accounts.get(head.kid);
    if (!jwk) throw new Refused('accountDoesNotExist', 'who is asking?');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${sent.protected}.${sent.payload}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(sent.signature, 'base64url'),
    );
    if (!isSigned || head.alg !== 'ES256') throw new Refused('malformed', 'not signed');
    if (head.url !== `${origin}${question.url}`) throw new Refused('unauthorized', 'signed for another address');
    // Each third is too old, as after a long pause.
    counted.nonces += 1;
    if (!nonces.delete(head.nonce) || counted.nonces % 3 === 1) throw new Refused('badNonce', 'that one is used up');
    return { head, payload: Buffer.from(sent.payload, 'base64url').toString() };
  };

  const prove = async (thumbprint: string): Promise<void> => {
    const question = ask({
      host: '127.0.0.1',
      port: port(),
      path: `/.well-known/acme-challenge/${token}`,
      headers: { host: order.name },
      agent: false,
    }).end();
    const [reply] = await once(question, 'response');
    const found = (await buffer(reply)).toString();
    if (reply.statusCode === 200 && found === `${token}.${thumbprint}`) order.isProven = true;
    else order.fault = `${order.name} does not lead to the proof`;
  };

  const thumbprintOf = async ({ crv, kty, x, y }: JsonWebKey): Promise<string> => {
    const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify({ crv, kty, x, y })));
    return Buffer.from(digest).toString('base64url');
  };

  const sign = async (der: string): Promise<string> => {
    const wanted = new Pkcs10CertificateRequest(Buffer.from(der, 'base64url'));
    const names = wanted.extensions.flatMap((each) =>
      each instanceof SubjectAlternativeNameExtension ? each.names.toJSON() : [],
    );
    if (!(await wanted.verify()) || names.length !== 1 || names[0]?.value !== order.name)
      throw new Refused('badCSR', 'not for the name of the order');
    const made = await X509CertificateGenerator.create({
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + 90 * DAY_MS),
      subject: `CN=${order.name}`,
      issuer: 'CN=Stand-in',
      publicKey: wanted.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: SIGNING,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: order.name }])],
    });
    return made.toString('pem');
  };

  const orderNow = () => ({
    status: order.cert ? 'valid' : order.isProven ? 'ready' : 'pending',
    authorizations: [`${origin}/authorization`],
    finalize: `${origin}/finalize`,
    ...(order.cert && { certificate: `${origin}/certificate` }),
  });

  const PLACES: Record<string, (asked: Asked) => unknown> = {
    '/account': ({ head, payload }) => {
      if (!JSON.parse(payload).termsOfServiceAgreed) throw new Refused('userActionRequired', 'the terms');
      accounts.set(`${origin}/account/1`, head.jwk ?? {});
      return {};
    },
    '/order': ({ payload }) => {
      counted.orders += 1;
      order = { name: JSON.parse(payload).identifiers[0].value, isProven: false, fault: null, cert: '' };
      return orderNow();
    },
    '/order/1': orderNow,
    '/authorization': () => ({
      status: order.isProven ? 'valid' : order.fault ? 'invalid' : 'pending',
      challenges: [
        { type: 'dns-01', url: `${origin}/other`, token: 'other' },
        { type: 'http-01', url: `${origin}/challenge`, token, ...(order.fault && { error: { detail: order.fault } }) },
      ],
    }),
    '/challenge': async ({ head }) => {
      await prove(await thumbprintOf(accounts.get(head.kid ?? '') ?? {}));
      return {};
    },
    '/finalize': async ({ payload }) => {
      if (!order.isProven) throw new Refused('orderNotReady', 'nothing was proven');
      order.cert = await sign(JSON.parse(payload).csr);
      return orderNow();
    },
    '/certificate': () => order.cert,
  };

  const answer = async (question: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const nonce = randomBytes(8).toString('base64url');
    nonces.add(nonce);
    reply.setHeader('replay-nonce', nonce).setHeader('retry-after', '0');
    if (question.method === 'GET') {
      const doors = { newNonce: `${origin}/nonce`, newAccount: `${origin}/account`, newOrder: `${origin}/order` };
      reply.end(JSON.stringify(doors));
      return;
    }
    if (question.method === 'HEAD') {
      reply.end();
      return;
    }
    try {
      const place = PLACES[question.url ?? ''];
      if (!place) throw new Refused('malformed', 'no such place');
      const said = await place(await read(question));
      reply.setHeader('location', `${origin}${question.url}/1`);
      reply.end(typeof said === 'string' ? said : JSON.stringify(said));
    } catch (error) {
      const { kind = 'serverInternal', message } = error as Refused;
      reply.writeHead(400).end(JSON.stringify({ type: `urn:ietf:params:acme:error:${kind}`, detail: message }));
    }
  };

  return {
    directory: `${origin}/directory`,
    counted,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
