import { Link } from '@tanstack/react-router';
import type { Category } from '#domain/store/items';
import { totalInCoins } from '#domain/store/payment';
import { moneyObject } from '#strings/money';
import { itemCount, storeHome as texts } from '#strings/store/pupil';
import { categoryNames } from '#strings/store/words';
import { Icon } from '#web/ui/icon.tsx';
import type { ItemFace, StoreItem } from '#wire/store/pupil';
import { DRAWINGS } from './item-drawings.tsx';
import { ItemPicture } from './item-picture.tsx';
import { Awning, TONES } from './storefront.tsx';

/** As many as stand side by side on one plank. */
const ON_PLANK = 2;

const OnShelf = ({ face }: { face: ItemFace }) =>
  face.imageFileId === null ? (
    <svg
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMax meet"
      className="h-full min-w-0"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[face.icon]}
    </svg>
  ) : (
    <ItemPicture face={face} size="small" />
  );

const Plank = ({ items, isAlone }: { items: readonly StoreItem[]; isAlone: boolean }) => (
  <>
    <span className={`flex items-end justify-center gap-2 px-2 pt-2 ${isAlone ? 'h-22 sm:h-[8.35rem]' : 'h-[3.8rem]'}`}>
      {items.map((item) => (
        <OnShelf key={item.id} face={item} />
      ))}
    </span>
    <span className="block h-3 border-t-3 border-[#d9a867] bg-[#9a6524]" />
  </>
);

/** Glass that mirrors the sky by day and glows by night, and behind it what stands first on the shelves. */
const Display = ({ items }: { items: readonly StoreItem[] }) => {
  const upper = items.slice(0, ON_PLANK);
  const lower = items.slice(ON_PLANK, 2 * ON_PLANK);
  return (
    <span className="relative isolate mx-3 block overflow-hidden rounded-2xl border-4 border-[#fff4dd] bg-[linear-gradient(#f2faff,#cfe8f7)] in-data-[theme=night]:border-[#d9a04a] in-data-[theme=night]:bg-[linear-gradient(#fff1c9,#ffc766)]">
      <Plank items={upper} isAlone={lower.length === 0} />
      {lower.length > 0 && <Plank items={lower} isAlone={false} />}
      <span
        aria-hidden="true"
        className="absolute -inset-y-6 start-[12%] w-7 rotate-[24deg] bg-white/30 shadow-[-2.5rem_0_0_-0.5rem_rgb(255_255_255/0.3)]"
      />
    </span>
  );
};

const inCoins = (item: StoreItem): number => totalInCoins([{ ...item, quantity: 1 }]);

/** One shop of the street: its roof, its window, and its name over the door. */
export const ShopWindow = ({ category, items }: { category: Category; items: readonly StoreItem[] }) => {
  const cheapest = items.toSorted((a, b) => inCoins(a) - inCoins(b))[0];
  return (
    <Link
      to="/student/store/$categoryId"
      params={{ categoryId: category }}
      className="group grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card text-white shadow-card transition hover:-translate-y-1 active:translate-y-0.5"
      style={{ backgroundColor: TONES[category] }}
    >
      <Awning tone={category} stripes={7} />
      <span className="-mt-3 block">
        <Display items={items} />
      </span>
      <span className="px-4 pt-2.5 pb-4 leading-snug">
        <span className="flex items-center gap-2 text-lg font-black sm:text-2xl">
          {categoryNames[category]}
          <Icon
            name="forward"
            className="ms-auto size-5 shrink-0 transition group-hover:-translate-x-1 max-sm:hidden"
          />
        </span>
        <span className="block text-sm">{items.length > 0 ? itemCount(items.length) : texts.emptyShop}</span>
        {cheapest && (
          <span className="block text-sm">{texts.from(moneyObject(cheapest.priceType, cheapest.price))}</span>
        )}
      </span>
    </Link>
  );
};
