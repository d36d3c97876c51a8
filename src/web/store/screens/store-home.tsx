import { Link } from '@tanstack/react-router';
import { CATEGORIES } from '#domain/store/items';
import { formatNumber } from '#strings/plural';
import { storeHome as texts } from '#strings/store/pupil';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, Bones } from '#web/ui/states.tsx';
import type { Store } from '#wire/store/pupil';
import { CartButton } from '../components/cart-button.tsx';
import { InvitationNotice } from '../components/invitation-notice.tsx';
import { Notes } from '../components/notes.tsx';
import { Notices } from '../components/notices.tsx';
import { PurseCard } from '../components/purse-card.tsx';
import { ShopFrame } from '../components/shop-frame.tsx';
import { ShopSkeleton } from '../components/shop-skeleton.tsx';
import { ShopWindow } from '../components/shop-window.tsx';
import { Storefront } from '../components/storefront.tsx';
import type { Shop } from '../shop.ts';

const STREET = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';

const Skeleton = () => (
  <ShopSkeleton tone="store" title={texts.title}>
    <Bone className="h-56 rounded-card! lg:h-36" />
    <Bones layout={STREET} look="h-60 rounded-card!" times={4} />
  </ShopSkeleton>
);

const OpenPlate = ({ isOpen }: { isOpen: boolean }) => (
  <p
    className={`-rotate-4 rounded-xl border-3 px-3 leading-snug font-black ${isOpen ? 'border-[#0a4f45] bg-[#d6f5e8] text-[#0a4f45]' : 'border-[#7c1d17] bg-[#fbe3df] text-[#7c1d17]'}`}
  >
    {isOpen ? texts.open : texts.closed}
  </p>
);

const Orders = ({ store: { openOrders, invitations } }: { store: Store }) => (
  <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
    <InvitationNotice count={invitations} />
    <Link
      to="/student/store/orders"
      className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97 active:translate-y-0.5"
    >
      <span className="relative grid size-12 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-emerald-ink">
        <Icon name="bag" className="size-7" />
        {openOrders > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2 -top-2 grid h-7 min-w-7 place-items-center rounded-full bg-[#b3261e] px-1.5 text-sm leading-none font-black text-white"
          >
            {formatNumber(openOrders)}
          </span>
        )}
      </span>
      <span className="flex-1">
        <span className="block text-lg leading-snug font-black">{texts.orders}</span>
        <span className="text-muted">{texts.openOrders(openOrders)}</span>
      </span>
      <Icon name="forward" className="size-5 shrink-0 text-muted" />
    </Link>
  </div>
);

const Street = ({ items }: { items: Store['items'] }) => (
  <nav aria-label={texts.shops}>
    <ul className={STREET}>
      {CATEGORIES.map((category) => (
        <li key={category} className="grid min-w-0">
          <ShopWindow category={category} items={items.filter((item) => item.category === category)} />
        </li>
      ))}
    </ul>
  </nav>
);

const Inside = ({ shop }: { shop: Shop }) => (
  <div className="grid gap-5">
    <PurseCard purse={shop.purse} />
    <Notices shop={shop} />
    <Street items={shop.store.items} />
    <Orders store={shop.store} />
    <Notes hours={shop.store.hours} />
  </div>
);

export const StoreHome = () => (
  <ShopFrame skeleton={<Skeleton />}>
    {(shop, openCart) => (
      <div className="pb-6">
        <Storefront tone="store" title={texts.title} plate={<OpenPlate isOpen={shop.store.isOpen} />}>
          <CartButton count={shop.count} onOpen={openCart} />
        </Storefront>
        <Inside shop={shop} />
      </div>
    )}
  </ShopFrame>
);
