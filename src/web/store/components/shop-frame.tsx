import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Bought, Store } from '#wire/store/pupil';
import { useCheckout } from '../mutations.ts';
import { useStore } from '../queries.ts';
import { type Shop, useShop } from '../shop.ts';
import { CartBar } from './cart-bar.tsx';
import { CartDialog } from './cart-dialog.tsx';

const BoughtDialog = lazy(() => import('./bought-dialog.tsx').then((file) => ({ default: file.BoughtDialog })));

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
