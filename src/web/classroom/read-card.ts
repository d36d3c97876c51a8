import { CARD_TOKEN } from '#domain/cards/login-link';

/** The token in what a card's QR says; null where it is another's. */
export const cardTokenIn = (read: string): string | null => {
  const [, token = ''] = read.split('#card=');
  return CARD_TOKEN.test(token) ? token : null;
};

/** As the server keeps it, of which the page knows the beginning: the token itself goes nowhere. */
export const cardHash = async (token: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
};

export const ownerOfCard = async <Pupil extends { readonly cardMark: string | null }>(
  token: string,
  pupils: readonly Pupil[],
): Promise<Pupil | null> => {
  const hash = await cardHash(token);
  return pupils.find(({ cardMark }) => cardMark !== null && hash.startsWith(cardMark)) ?? null;
};
