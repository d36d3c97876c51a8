import { boardWords } from '#strings/glory/words';
import { formatNumber } from '#strings/plural';

/** The first three by their metal, in every theme. */
const METALS: Readonly<Record<number, string>> = {
  1: 'bg-[#f0b429] text-[#3b2800]',
  2: 'bg-[#b9c3cf] text-[#22303c]',
  3: 'bg-[#d1935f] text-[#331a05]',
};

/** Of another place the badge says nothing that a number beside it does not. */
export const hasMetal = (place: number): boolean => place in METALS;

export const PlaceBadge = ({ place, className = 'size-9 text-lg' }: { place: number; className?: string }) => (
  <span
    className={`grid shrink-0 place-items-center rounded-full font-black tabular-nums ${METALS[place] ?? 'bg-line text-ink'} ${className}`}
  >
    <span className="sr-only">{boardWords.place(place)}</span>
    <span aria-hidden="true">{formatNumber(place)}</span>
  </span>
);
