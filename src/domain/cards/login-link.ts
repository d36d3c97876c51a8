/** What the QR on a card says: a random token, in the part of an address that no server, proxy or referrer sees (D-8). */
export const loginLink = (origin: string, cardToken: string): string => `${origin}/login#card=${cardToken}`;

/** A token as base64url: 16 random bytes. */
export const CARD_TOKEN = /^[\w-]{22}$/u;

/** How cards are printed: one, or those of a class, four on a page or one with its steps. */
export const CARD_FORMATS = ['one', 'small', 'detailed'] as const;
export type CardFormat = (typeof CARD_FORMATS)[number];

const HOST = /^https?:\/\/(\[[^\]]*\]|[^/:]*)/iu;
const OF_THIS_DEVICE = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){1,3}|0\.0\.0\.0|\[::1?\]|\[::ffff:127\..*\])$/iu;

/** Whether a link leads each device to itself: on paper it is of no use to any phone. */
export const leadsToThisDevice = (link: string): boolean => OF_THIS_DEVICE.test(HOST.exec(link)?.[1] ?? '');
