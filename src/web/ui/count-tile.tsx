import { loneNumber } from '#strings/plural';

/** One of a few counts side by side, in a list of terms. */
export const CountTile = ({ count, label, look }: { count: number; label: string; look: string }) => (
  <div className={`grid justify-items-center rounded-2xl px-2 py-2 text-center ${look}`}>
    <dt className="order-2 text-sm leading-snug font-extrabold">{label}</dt>
    <dd className="text-3xl leading-tight font-black">{loneNumber(count)}</dd>
  </div>
);
