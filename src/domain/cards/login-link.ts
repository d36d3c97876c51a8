/** What the QR on a card says: a random token, in the part of an address that no server, proxy or referrer sees (D-8). */
export const loginLink = (origin: string, cardToken: string): string => `${origin}/login#card=${cardToken}`;

/** A token as base64url: 16 random bytes. */
export const CARD_TOKEN = /^[\w-]{22}$/u;

/** How cards are printed: one, or those of a class, four on a page or one with its steps. */
export const CARD_FORMATS = ['one', 'small', 'detailed'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

const HOST = /^https?:\/\/(\[[^\]]*\]|[^/:]*)/iu;
const OF_DEVICE =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){1,3}|169\.254(?:\.\d+){2}|0\.0\.0\.0|\[::1?\]|\[::ffff:127\..*\])$/iu;
const OF_NETWORK =
  /^(?:[^.[]+|.+\.(?:local|lan|internal|home\.arpa)|(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|\[f[cd].*\])$/iu;

/** From where a link opens: on this device alone, where each leads to itself; within the school's own network; from anywhere. */
export type Reach = 'device' | 'network' | 'anywhere';

export const reachOf = (link: string): Reach => {
  const host = HOST.exec(link)?.[1] ?? '';
  if (OF_DEVICE.test(host)) return 'device';
  return OF_NETWORK.test(host) ? 'network' : 'anywhere';
};
