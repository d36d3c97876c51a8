import { type ReactNode, useState } from 'react';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { cartTexts, itemCount } from '#strings/store/pupil';
import { atFoot } from '#web/ui/foot.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Bought, Store } from '#wire/store/pupil';
import { useCheckout } from '../mutations.ts';
import { useStore } from '../queries.ts';
import { type Shop, useShop } from '../shop.ts';
import { CartDialog } from './cart-dialog.tsx';
import { type Sign, Storefront } from './storefront.tsx';

const BoughtDialog = late(async () => (await import('./bought-dialog.tsx')).BoughtDialog);

interface CartOpenerProps {
  shop: Shop;
  onOpen: () => void;
}

/** The basket at the top, with how much is in it. */
const CartButton = ({ shop: { count }, onOpen }: CartOpenerProps) => (
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
        className="absolute -end-1 -top-2 grid h-7 min-w-7 animate-[pop_300ms_ease-out] place-items-center rounded-full bg-[#b3261e] px-1.5 text-sm leading-none font-black text-white"
      >
        {formatNumber(count)}
      </span>
    )}
  </button>
);

/** Follows the pupil along the shelves; above the navigation, where a thumb reaches it. */
const CartBar = ({ shop: { count, total }, onOpen }: CartOpenerProps) =>
  count > 0 && (
    <>
      {/* Room at the end of the page, so that nothing stays under it. */}
      <div className="h-20" />
      <button
        ref={atFoot}
        type="button"
        onClick={onOpen}
        className="fixed inset-x-4 bottom-[calc(var(--tab-bar)+1rem)] z-10 mx-auto flex max-w-md items-center gap-3 rounded-button bg-gold px-5 py-3 text-start text-on-gold shadow-[0_4px_0_var(--gold-edge),0_14px_30px_rgb(0_0_0/0.25)] transition active:translate-y-[3px] lg:inset-x-auto lg:end-8 lg:bottom-6 lg:w-96"
      >
        <Icon name="cart" className="size-7 shrink-0" />
        <span className="font-extrabold">{itemCount(count)}</span>
        <span className="ms-auto font-black">{cartTexts.totalIn(moneyText('coins', total))}</span>
      </button>
    </>
  );

interface FrameProps extends Sign {
  children: (shop: Shop) => ReactNode;
}

const OpenShop = ({ store, children, ...sign }: FrameProps & { store: Store }) => {
  const shop = useShop(store);
  const [isCartOpen, setCartOpen] = useState(false);
  const [bought, setBought] = useState<Bought | null>(null);
  const checkout = useCheckout(shop, (answer) => {
    setCartOpen(false);
    setBought(answer);
  });
  const openCart = () => {
    // It would lie over the sum.
    toast.dismissPassing();
    setCartOpen(true);
  };
  return (
    <>
      <div className="pb-6">
        <Storefront {...sign} isOpen={store.isOpen}>
          <CartButton shop={shop} onOpen={openCart} />
        </Storefront>
        <div className="grid gap-5">{children(shop)}</div>
      </div>
      <CartBar shop={shop} onOpen={openCart} />
      {isCartOpen && <CartDialog shop={shop} checkout={checkout} onClose={() => setCartOpen(false)} />}
      {bought && <BoughtDialog bought={bought} onClose={() => setBought(null)} />}
    </>
  );
};

/** What every page of the shop has: its front, its data, the cart, and the feast after buying. */
export const ShopFrame = ({ bones, back, ...frame }: FrameProps & { bones: ReactNode }) => {
  const { data: store, error } = useStore();
  if (store) return <OpenShop store={store} back={back} {...frame} />;
  if (error)
    return (
      <div className="pt-8">
        <ErrorState error={error} onRetry={() => location.reload()} />
      </div>
    );
  // The sign and the roof are there before the goods.
  return (
    <>
      <Storefront tone={frame.tone} title={frame.title} />
      <Loading>
        <div className="grid gap-5">{bones}</div>
      </Loading>
    </>
  );
};
