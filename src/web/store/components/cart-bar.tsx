import { moneyText } from '#strings/money';
import { cartTexts, itemCount } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';

interface CartBarProps {
  count: number;
  total: number;
  onOpen: () => void;
}

/** Follows the pupil along the shelves; above the navigation, where a thumb reaches it. */
export const CartBar = ({ count, total, onOpen }: CartBarProps) =>
  count > 0 && (
    <>
      {/* Room at the end of the page, so that nothing stays under it. */}
      <div className="h-20" />
      <button
        type="button"
        onClick={onOpen}
        className="fixed inset-x-4 bottom-24 z-10 mx-auto flex max-w-md items-center gap-3 rounded-button bg-gold px-5 py-3 text-start text-on-gold shadow-[0_4px_0_var(--gold-edge),0_14px_30px_rgb(0_0_0/0.25)] transition active:translate-y-[3px] lg:inset-x-auto lg:end-8 lg:bottom-6 lg:w-96"
      >
        <Icon name="cart" className="size-7 shrink-0" />
        <span className="font-extrabold">{itemCount(count)}</span>
        <span className="ms-auto font-black">{cartTexts.totalIn(moneyText('coins', total))}</span>
      </button>
    </>
  );
