/** Set by public/boot.js from a card's link. */
interface Window {
  himmaCard?: { id: string; password: string };
}
