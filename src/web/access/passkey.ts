import { ownPasskeys, passkeyStep } from '#strings/access/second-factor';
import { ApiError, type Reply } from '#web/lib/api.ts';
import type { NewPasskey, PasskeyAsk, PasskeyProof } from '#wire/access';

export type PasskeyBegun = Reply<'POST /api/admin/own-passkeys/begin'>;

/** As the server takes bytes, in the letters of addresses. */
const encode = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const known = (credentials: PasskeyAsk['credentials']): PublicKeyCredentialDescriptor[] =>
  credentials.map(({ id, transports }) => ({
    type: 'public-key',
    id: decode(id),
    transports: transports as AuthenticatorTransport[],
  }));

/** ES256, Ed25519 and RS256, which the server reads, in this order. */
const KEY_KINDS = [-7, -8, -257];

/** What keys ask before they touch nobody's fingers for ever. */
const WAIT_MS = 120_000;

/** Whoever closes the browser's question, or lets it wait, has refused nothing of ours. */
const refuse = (message: string): never => {
  throw new ApiError({ code: 'passkey_wrong', message });
};

/** Throws what the screen may say. Older browsers do not hand over the key by itself. */
export const makePasskey = async ({ nonce, host, credentials, user }: PasskeyBegun): Promise<NewPasskey> => {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decode(nonce),
    rp: { id: host, name: 'Himma' },
    user: { ...user, id: decode(user.id) },
    pubKeyCredParams: KEY_KINDS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known(credentials),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: WAIT_MS,
  };
  const made = await navigator.credentials
    .create({ publicKey })
    .catch((error: Error) =>
      refuse(error.name === 'InvalidStateError' ? ownPasskeys.alreadyThere : ownPasskeys.notMade),
    );
  const { rawId, response } = made as PublicKeyCredential;
  const told = response as AuthenticatorAttestationResponse;
  return {
    credentialId: encode(rawId),
    clientData: encode(told.clientDataJSON),
    authenticatorData: encode(told.getAuthenticatorData()),
    publicKey: encode(told.getPublicKey() ?? refuse(ownPasskeys.notMade)),
    transports: told.getTransports(),
  };
};

export const provePasskey = async ({ nonce, host, credentials }: PasskeyAsk): Promise<PasskeyProof> => {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decode(nonce),
    rpId: host,
    allowCredentials: known(credentials),
    userVerification: 'preferred',
    timeout: WAIT_MS,
  };
  const proof = await navigator.credentials.get({ publicKey }).catch(() => refuse(passkeyStep.notDone));
  const { rawId, response } = proof as PublicKeyCredential;
  const told = response as AuthenticatorAssertionResponse;
  return {
    credentialId: encode(rawId),
    clientData: encode(told.clientDataJSON),
    authenticatorData: encode(told.authenticatorData),
    signature: encode(told.signature),
  };
};

const canMakeThem = (): boolean =>
  'AuthenticatorAttestationResponse' in window && 'getPublicKey' in AuthenticatorAttestationResponse.prototype;

/** Why this browser can do nothing with passkeys on this page; null where it can. */
export const whyNoPasskeys = (passkeysAt: string | null): 'noSafeAddress' | 'elsewhere' | 'oldBrowser' | null => {
  if (passkeysAt === null) return 'noSafeAddress';
  if (passkeysAt !== location.origin) return 'elsewhere';
  return canMakeThem() ? null : 'oldBrowser';
};
