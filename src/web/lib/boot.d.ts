/** Set by public/boot.js from a card's link: a token, or on cards printed before there were tokens an id and a password. */
interface Window {
  himmaCard?: { card?: string | undefined; id?: string | undefined; password?: string | undefined } | undefined;
}
