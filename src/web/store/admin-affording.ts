import { payFrom, priceFor } from '#domain/store/payment';
import type { Affordability } from '#wire/store/staff';

type Pupil = Affordability['pupils'][number];
type Item = Affordability['items'][number];

export interface Affording {
  readonly pupil: Pupil;
  /** What it costs this pupil now. */
  readonly price: number;
  /** Of the kind that the item costs; 0 where the pupil can pay. */
  readonly missing: number;
}

/** Nearly there: a quarter of the price is a week or two of work. */
const CLOSE_SHARE = 0.25;

const affordingOf = (item: Item, pupil: Pupil): Affording => {
  const price = priceFor(item.price, item.priceType, pupil.priceIncrease);
  const payment = payFrom(pupil, [{ price, priceType: item.priceType, quantity: 1 }]);
  return { pupil, price, missing: payment.kind === 'paid' ? 0 : payment.missing[item.priceType] };
};

const byMissing = (a: Affording, b: Affording): number => a.missing - b.missing;

/** Who can pay for an item now, richest first; who nearly can, and who not yet, the nearest first. */
export const affordersOf = (item: Item, pupils: readonly Pupil[]) => {
  const standings = pupils.map((pupil) => affordingOf(item, pupil));
  const short = standings.filter(({ missing }) => missing > 0).toSorted(byMissing);
  const isClose = ({ missing, price }: Affording) => missing <= price * CLOSE_SHARE;
  return {
    can: standings.filter(({ missing }) => missing === 0),
    close: short.filter(isClose),
    far: short.filter((each) => !isClose(each)),
  };
};

/** Where a report begins: an item that nobody can pay for says little. */
export const firstAfforded = (counts: readonly number[]): number =>
  Math.max(
    0,
    counts.findIndex((count) => count > 0),
  );
