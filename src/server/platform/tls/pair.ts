import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate with those above it, and its key, each as PEM. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

/** Soon enough for a computer that is off through a holiday. */
export const RENEW_DAYS_BEFORE = 30;

const DAY_MS = 86_400_000;

const readable = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

export const endOf = (cert: string): Date => new Date(new X509Certificate(cert).validTo);

export const hasBegun = (cert: string, now: Date): boolean => new Date(new X509Certificate(cert).validFrom) <= now;

/** Below zero when it has ended. */
export const daysLeft = (cert: string, now: Date): number =>
  Math.floor((endOf(cert).getTime() - now.getTime()) / DAY_MS);

export const isFor = (cert: string, name: string): boolean => {
  const read = new X509Certificate(cert);
  return (isIP(name) ? read.checkIP(name) : read.checkHost(name)) !== undefined;
};

export const namesOf = (cert: string): string[] =>
  (new X509Certificate(cert).subjectAltName ?? '')
    .split(', ')
    .map((entry) => entry.replace(/^(?:DNS|IP Address):/u, ''));

const day = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Why no browser would take it, as one sentence for whoever looks after the computer. One that has not begun is taken: after a
 * power cut this computer's clock may stand years back, and phones go by their own.
 */
export const faultOf = ({ cert, key }: Pair, host?: string): string | null => {
  const read = readable(() => new X509Certificate(cert));
  if (!read) return 'TLS_CERT: does not hold a certificate in PEM (-----BEGIN CERTIFICATE-----)';
  const secret = readable(() => createPrivateKey(key));
  if (!secret) return 'TLS_KEY: does not hold a private key in PEM without a passphrase (-----BEGIN PRIVATE KEY-----)';
  if (!read.checkPrivateKey(secret)) return 'TLS_KEY: is not the key of the certificate in TLS_CERT';
  if (host && !isFor(cert, host)) {
    return `TLS_CERT: is for ${read.subjectAltName ?? read.subject}, and PUBLIC_URL says ${host}; make one of them fit the other`;
  }
  return null;
};

export const endedFault = ({ cert }: Pair, now: Date): string | null =>
  endOf(cert) <= now ? `TLS_CERT: ended on ${day(endOf(cert))}; put a new one in its place` : null;
