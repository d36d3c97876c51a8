import { Link } from '@tanstack/react-router';
import type { Category } from '#domain/store/items';
import { moneyText } from '#strings/money';
import { categoryNames, itemCount, storeHome as texts } from '#strings/store';
import { Icon } from '#web/ui/icon.tsx';
import type { ItemFace, StoreItem } from '#wire/store';
import { Awning, TONES } from './awning.tsx';
import { DRAWINGS } from './item-drawings.tsx';
import { ItemPicture } from './item-picture.tsx';

const SHOWN = 3;

const OnShelf = ({ face }: { face: ItemFace }) =>
  face.imageFileId === null ? (
    <svg viewBox="0 0 96 96" className="min-w-0 flex-1 sm:max-w-20" aria-hidden="true" focusable="false">
      {DRAWINGS[face.icon]}
    </svg>
  ) : (
    <ItemPicture face={face} size="small" />
  );

/** Glass that mirrors the sky by day and glows by night, and behind it what stands first on the shelf. */
const Display = ({ items }: { items: readonly StoreItem[] }) => (
  <span className="relative isolate mx-3 block overflow-hidden rounded-2xl border-4 border-[#fff4dd] bg-[linear-gradient(#f2faff,#cfe8f7)] in-data-[theme=night]:border-[#d9a04a] in-data-[theme=night]:bg-[linear-gradient(#fff1c9,#ffc766)]">
    <span className="flex h-26 items-end justify-center gap-1 px-2 sm:h-34 sm:gap-2">
      {items.slice(0, SHOWN).map((item) => (
        <OnShelf key={item.id} face={item} />
      ))}
    </span>
    <span className="block h-3.5 border-t-3 border-[#d9a867] bg-[#9a6524]" />
    <span
      aria-hidden="true"
      className="absolute -inset-y-6 start-[14%] w-8 rotate-[24deg] bg-white/35 shadow-[-2.75rem_0_0_-0.5rem_rgb(255_255_255/0.3)]"
    />
  </span>
);

/** One shop of the street: its roof, its window, and its name over the door. */
export const ShopWindow = ({ category, items }: { category: Category; items: readonly StoreItem[] }) => {
  const cheapest = items.toSorted((a, b) => a.price - b.price)[0];
  return (
    <Link
      to="/student/store/$categoryId"
      params={{ categoryId: category }}
      className="group grid content-start overflow-hidden rounded-card text-white shadow-card transition hover:-translate-y-1 active:translate-y-0.5"
      style={{ backgroundColor: TONES[category] }}
    >
      <Awning tone={category} />
      <span className="-mt-3 block">
        <Display items={items} />
      </span>
      <span className="grid gap-x-2 px-4 pt-2.5 pb-4">
        <span className="flex items-center gap-2 text-xl leading-snug font-black sm:text-2xl">
          {categoryNames[category]}
          <Icon name="forward" className="ms-auto size-5 shrink-0 transition group-hover:-translate-x-1" />
        </span>
        <span className="text-sm leading-snug">
          {items.length > 0 ? itemCount(items.length) : texts.emptyShop}
          {cheapest && ` · ${texts.from(moneyText(cheapest.priceType, cheapest.price))}`}
        </span>
      </span>
    </Link>
  );
};
