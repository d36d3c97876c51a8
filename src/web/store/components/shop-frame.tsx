import { lazy, type ReactNode, Suspense, useState } from 'react';
import { moneyText } from '#strings/money';
import { cartTexts, itemCount } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Bought, Store } from '#wire/store/pupil';
import { useCheckout } from '../mutations.ts';
import { useStore } from '../queries.ts';
import { type Shop, useShop } from '../shop.ts';
import { CartDialog } from './cart-dialog.tsx';

const BoughtDialog = lazy(() => import('./bought-dialog.tsx').then((file) => ({ default: file.BoughtDialog })));

interface CartBarProps {
  count: number;
  total: number;
  onOpen: () => void;
}

/** Follows the pupil along the shelves; above the navigation, where a thumb reaches it. */
const CartBar = ({ count, total, onOpen }: CartBarProps) =>
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

interface FrameProps {
  children: (shop: Shop, openCart: () => void) => ReactNode;
}

const OpenShop = ({ store, children }: FrameProps & { store: Store }) => {
  const shop = useShop(store);
  const [isCartOpen, setCartOpen] = useState(false);
  const [bought, setBought] = useState<Bought | null>(null);
  const checkout = useCheckout({
    place: shop.place,
    cart: shop.cart,
    onBought: (answer) => {
      setCartOpen(false);
      setBought(answer);
    },
  });
  const openCart = () => {
    // It would lie over the sum.
    toast.dismissPassing();
    setCartOpen(true);
  };
  return (
    <>
      {children(shop, openCart)}
      <CartBar count={shop.count} total={shop.total} onOpen={openCart} />
      {isCartOpen && <CartDialog shop={shop} checkout={checkout} onClose={() => setCartOpen(false)} />}
      {bought && (
        <Suspense>
          <BoughtDialog bought={bought} onClose={() => setBought(null)} />
        </Suspense>
      )}
    </>
  );
};

/** What every page of the shop has: its data, the cart, and the feast after buying. */
export const ShopFrame = ({ skeleton, children }: FrameProps & { skeleton: ReactNode }) => {
  const { data: store, error } = useStore();
  if (store) return <OpenShop store={store}>{children}</OpenShop>;
  return error ? (
    <div className="pt-8">
      <ErrorState error={error} onRetry={() => location.reload()} />
    </div>
  ) : (
    skeleton
  );
};
