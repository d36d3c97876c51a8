import { formatNumber } from '#strings/plural';
import { cartTexts } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';

/** The basket at the top, with how much is in it. */
export const CartButton = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <button
    type="button"
    aria-label={cartTexts.open(count)}
    title={cartTexts.open(count)}
    onClick={onOpen}
    className="relative grid size-14 place-items-center rounded-button bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)] transition active:translate-y-[3px] active:shadow-[0_1px_0_var(--gold-edge)]"
  >
    <Icon name="cart" className="size-7" />
    {count > 0 && (
      <span
        key={count}
        className="absolute -end-2 -top-2 grid h-7 min-w-7 animate-[pop_300ms_ease-out] place-items-center rounded-full bg-[#b3261e] px-1.5 text-sm leading-none font-black text-white"
      >
        {formatNumber(count)}
      </span>
    )}
  </button>
);
