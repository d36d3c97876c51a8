import { secondsApart } from './clock.ts';

/** A phone, a key in the bag, a computer at home: who has more of them has forgotten some. */
export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 40;

/** Long enough to fetch the phone from the next room. */
export const NONCE_SECONDS = 5 * 60;

/** What a nonce was drawn for: one for the other would let a passkey in by being made. */
export type NoncePurpose = 'add' | 'enter';

export const isNonceOpen = (drawnAt: string, now: Date): boolean => secondsApart(drawnAt, now) <= NONCE_SECONDS;

/** Where a passkey is good: it is made for a host, and a browser says from which address it was used. */
export interface PasskeyPlace {
  readonly host: string;
  readonly origin: string;
}

/** An address in its parts, as `URL` takes it apart. */
interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
}

const isOfThisComputer = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/u.test(host);

/** Null where no browser makes or uses one: over plain http, and where the address is a number. */
export const passkeyPlace = ({ protocol, hostname: host, origin }: Address): PasskeyPlace | null => {
  const isSafe = protocol === 'https:' || isOfThisComputer(host);
  return isSafe && !isNumber(host) ? { host, origin } : null;
};

/** Why a passkey was not taken, for the audit log. */
export type PasskeyFault = 'unknown' | 'late' | 'proof' | 'counter';
