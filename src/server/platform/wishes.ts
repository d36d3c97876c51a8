import { Refusal } from './errors.ts';

/** A key stands for one wish: another one under it is a mistake of the sender, and must not look as if it was done. */
export const sameWishOrThrow = <Made>(made: Made, isSame: boolean): Made => {
  if (!isSame) throw new Refusal('request_key_reused');
  return made;
};
