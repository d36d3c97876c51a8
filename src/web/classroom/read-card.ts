import { sha256 } from '@noble/hashes/sha2.js';
import { CARD_TOKEN } from '#domain/cards/login-link';

/** The token in what a card's QR says; null where it is another's. */
export const cardTokenIn = (read: string): string | null => {
  const [, token = ''] = read.split('#card=');
  return CARD_TOKEN.test(token) ? token : null;
};

/**
 * As the server keeps it, of which the page knows the beginning: the token itself goes nowhere. `crypto.subtle` is missing
 * where a school opens the platform by plain http.
 */
const cardHash = (token: string): string =>
  btoa(String.fromCharCode(...sha256(new TextEncoder().encode(token))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');

export const ownerOfCard = <Pupil extends { readonly cardMark: string | null }>(
  token: string,
  pupils: readonly Pupil[],
): Pupil | null => {
  const hash = cardHash(token);
  return pupils.find(({ cardMark }) => cardMark !== null && hash.startsWith(cardMark)) ?? null;
};
