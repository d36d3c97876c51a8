import { ApiError, messageOf } from '#web/lib/api.ts';
import type { CheckoutWish } from '#wire/store/pupil';

export interface CartRefusal {
  readonly message: string;
  /** What was said of single lines, by item. */
  readonly lines: ReadonlyMap<number, string>;
}

/** The server names a line by its place in what was sent. */
const linesOf = (error: unknown, { lines }: CheckoutWish): ReadonlyMap<number, string> => {
  const fields = error instanceof ApiError ? error.fields : {};
  return new Map(
    lines.flatMap(({ itemId }, index) => {
      const said = fields[`lines.${index}`];
      return said === undefined ? [] : [[itemId, said]];
    }),
  );
};

/** Why the cart as it is now was refused: what the pupil has changed since is not what was sent. */
export const refusalOf = (error: unknown, sent: CheckoutWish | undefined, now: CheckoutWish): CartRefusal | null =>
  error && sent && JSON.stringify(sent) === JSON.stringify(now)
    ? { message: messageOf(error), lines: linesOf(error, sent) }
    : null;
