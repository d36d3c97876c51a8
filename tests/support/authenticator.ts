import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAsk, PasskeyProof } from '#wire/access';

const SOMEBODY_THERE = 0x01;
const HAS_NEW_KEY = 0x40;

const KINDS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  Ed25519: () => generateKeyPairSync('ed25519'),
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
};

/** An EC key as authenticators write it down (COSE in CBOR): a map of five. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (label: number, encoded: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(encoded, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
};

/** What a browser and a device may say wrongly. */
export interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly nonce?: string;
  readonly crossOrigin?: boolean;
  readonly flags?: number;
  readonly counter?: number;
  readonly credentialId?: string;
}

/** A phone or a security key, with the browser before it. `counts` is false of those that always say 0. */
export const makeAuthenticator = (kind: keyof typeof KINDS = 'ES256', counts = true) => {
  const { publicKey, privateKey } = KINDS[kind]();
  const id = randomBytes(32);
  let counter = 0;

  const signed = (asked: Pick<PasskeyAsk, 'nonce' | 'host'>, type: string, lies: Lies, more = Buffer.alloc(0)) => {
    counter += counts ? 1 : 0;
    const { nonce, host, origin = `https://${asked.host}`, crossOrigin = false, ...told } = { ...asked, type, ...lies };
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(lies.flags ?? (more.length > 0 ? SOMEBODY_THERE | HAS_NEW_KEY : SOMEBODY_THERE));
    numbers.writeUInt32BE(lies.counter ?? counter, 1);
    return {
      clientData: Buffer.from(JSON.stringify({ type: told.type, challenge: nonce, origin, crossOrigin })),
      authenticatorData: Buffer.concat([hash('sha256', host, 'buffer'), numbers, more]),
    };
  };
  const encoded = ({ clientData, authenticatorData }: ReturnType<typeof signed>, lies: Lies) => ({
    credentialId: lies.credentialId ?? id.toString('base64url'),
    clientData: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
  });

  return {
    credentialId: id.toString('base64url'),
    make: (asked: Pick<PasskeyAsk, 'nonce' | 'host'>, lies: Lies = {}): NewPasskey => {
      const head = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      return {
        ...encoded(signed(asked, 'webauthn.create', lies, head), lies),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },
    prove: (asked: Pick<PasskeyAsk, 'nonce' | 'host'>, lies: Lies = {}): PasskeyProof => {
      const said = signed(asked, 'webauthn.get', lies);
      const message = Buffer.concat([said.authenticatorData, hash('sha256', said.clientData, 'buffer')]);
      const digest = kind === 'Ed25519' ? null : 'sha256';
      return { ...encoded(said, lies), signature: sign(digest, message, privateKey).toString('base64url') };
    },
  };
};

export type Authenticator = ReturnType<typeof makeAuthenticator>;
