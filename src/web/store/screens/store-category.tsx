import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CATEGORIES, type Category } from '#domain/store/items';
import { categoryIntros, storeItem as texts } from '#strings/store/pupil';
import { categoryNames } from '#strings/store/words';
import { BackLink } from '#web/ui/button-link.tsx';
import { Bone, Bones, EmptyState } from '#web/ui/states.tsx';
import { ItemCard, ItemDetails } from '../components/item-card.tsx';
import { Notices } from '../components/notices.tsx';
import { ShopFrame } from '../components/shop-frame.tsx';
import { TONES } from '../components/storefront.tsx';
import type { Shop } from '../shop.ts';

const GRID = 'grid gap-5 sm:grid-cols-2';

const Shelves = ({ category, shop }: { category: Category; shop: Shop }) => {
  const [openId, setOpenId] = useState<number | null>(null);
  const items = shop.store.items.filter((item) => item.category === category);
  const open = items.find(({ id }) => id === openId);
  if (items.length === 0) return <EmptyState icon="bag" title={texts.empty} body={texts.emptyBody} />;
  return (
    <>
      <ul className={GRID}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} shop={shop} onDetails={() => setOpenId(item.id)} />
        ))}
      </ul>
      {open && <ItemDetails item={open} shop={shop} onClose={() => setOpenId(null)} />}
    </>
  );
};

const Neighbours = ({ category }: { category: Category }) => (
  <nav aria-label={texts.others}>
    <h2 className="mb-2 text-lg font-black">{texts.others}</h2>
    <ul className="flex flex-wrap gap-2">
      {CATEGORIES.filter((other) => other !== category).map((other) => (
        <li key={other}>
          <Link
            to="/student/store/$categoryId"
            params={{ categoryId: other }}
            className="grid min-h-11 place-items-center rounded-2xl px-5 font-extrabold text-white hover:brightness-110"
            style={{ backgroundColor: TONES[other] }}
          >
            {categoryNames[other]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const bones = (
  <>
    <Bone className="h-8 max-w-md" />
    <Bones layout={GRID} look="h-96 rounded-card! lg:h-80" times={2} />
  </>
);

const back = (
  <BackLink look="sky" to="/student/store">
    {texts.back}
  </BackLink>
);

export const StoreCategory = () => {
  // The route lets only categories of ours through.
  const category = getRouteApi('/student/store/$categoryId').useParams().categoryId as Category;
  return (
    <ShopFrame tone={category} title={categoryNames[category]} back={back} bones={bones}>
      {(shop) => (
        <>
          <p className="text-xl leading-snug font-extrabold">{categoryIntros[category]}</p>
          <Notices shop={shop} />
          <Shelves category={category} shop={shop} />
          <Neighbours category={category} />
        </>
      )}
    </ShopFrame>
  );
};
