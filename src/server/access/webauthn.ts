import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { PasskeyPlace } from '#domain/access/passkeys';
import type { NewPasskey, PasskeyProof } from '#wire/access';

/**
 * What browsers send of passkeys, read and checked (Web Authentication, level 3, 7.1 and 7.2). Nobody is asked to attest
 * who made a device, so nothing here needs certificates or CBOR: the browser hands over the public key by itself.
 */
const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url');

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

const readClientData = (encoded: string) => {
  try {
    return clientData.safeParse(JSON.parse(fromBase64(encoded).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

/** The nonce that the browser says it was given, which the standard calls a challenge; whether that is so, the signature proves. */
export const nonceIn = (encoded: string): string => readClientData(encoded)?.challenge ?? '';

const HASH_BYTES = 32;
const COUNTER_AT = HASH_BYTES + 1;
const HEAD_BYTES = COUNTER_AT + 4;
const ID_LENGTH_AT = HEAD_BYTES + 16;
const ID_AT = ID_LENGTH_AT + 2;

const SOMEBODY_THERE = 0b0000_0001;
const HAS_NEW_KEY = 0b0100_0000;

/** The counter, where a person touched the device for this place and nobody else's page was around ours; else null. */
const readSigned = (
  { clientData: encoded, authenticatorData }: Pick<PasskeyProof, 'clientData' | 'authenticatorData'>,
  type: 'webauthn.create' | 'webauthn.get',
  place: PasskeyPlace,
) => {
  const said = readClientData(encoded);
  const data = fromBase64(authenticatorData);
  if (said?.type !== type || said.origin !== place.origin || said.crossOrigin || data.length < HEAD_BYTES) return null;
  const isOfHost = data.subarray(0, HASH_BYTES).equals(hash('sha256', place.host, 'buffer'));
  const flags = data.readUInt8(HASH_BYTES);
  return isOfHost && flags & SOMEBODY_THERE ? { data, flags, counter: data.readUInt32BE(COUNTER_AT) } : null;
};

/** By what a browser calls them: ES256, RS256, Ed25519. Null for any other, and for a weak one. */
const readKey = (encoded: string): KeyObject | null => {
  try {
    const key = createPublicKey({ key: fromBase64(encoded), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isTaken = { ec: namedCurve === 'prime256v1', rsa: modulusLength >= 2048, ed25519: true };
    return isTaken[key.asymmetricKeyType as keyof typeof isTaken] ? key : null;
  } catch {
    return null;
  }
};

/** What it counts itself to, or null where it is none that was just made here. */
export const readNewPasskey = (passkey: NewPasskey, place: PasskeyPlace): number | null => {
  const signed = readSigned(passkey, 'webauthn.create', place);
  if (!signed || !(signed.flags & HAS_NEW_KEY) || signed.data.length < ID_AT || !readKey(passkey.publicKey))
    return null;
  const id = signed.data.subarray(ID_AT, ID_AT + signed.data.readUInt16BE(ID_LENGTH_AT));
  return id.length > 0 && id.toString('base64url') === passkey.credentialId ? signed.counter : null;
};

/** What it counts itself to now, or null where it was not this key that signed, or not for this place. */
export const readProof = (proof: PasskeyProof, place: PasskeyPlace, publicKey: string): number | null => {
  const signed = readSigned(proof, 'webauthn.get', place);
  const key = readKey(publicKey);
  if (!signed || !key) return null;
  const message = Buffer.concat([signed.data, hash('sha256', fromBase64(proof.clientData), 'buffer')]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, message, key, fromBase64(proof.signature)) ? signed.counter : null;
};
