import type { ReactNode } from 'react';
import type { RewardType } from '#domain/rewards/kinds';
import { formatChildDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { barTexts, permissionNotes, storeItem as texts } from '#strings/store/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Section } from '#web/ui/section.tsx';
import type { StoreItem } from '#wire/store/pupil';
import { useWish } from '../mutations.ts';
import type { Shop } from '../shop.ts';
import { ItemPicture } from './item-picture.tsx';

interface ItemProps {
  item: StoreItem;
  shop: Shop;
}

const LOOKS: Readonly<Record<RewardType, string>> = {
  coins: 'bg-[#ffd56b] text-[#4a3200]',
  points: 'bg-[#bfe3ff] text-[#0b3f69]',
};

/** Slanted: a level stroke would run through the dots that are Arabic zeros. */
const STRIKE = 'before:absolute before:-inset-x-1 before:top-1/2 before:h-0.5 before:-rotate-20 before:bg-[#b3261e]';

/** A paper tag with its hole. While prices are raised, the one from before is struck through on it (D-25). */
const PriceTag = ({ item: { priceType, basePrice, price } }: { item: StoreItem }) => (
  <span
    className={`inline-flex items-center gap-2 rounded-e-2xl rounded-s-[2rem] py-1.5 ps-3 pe-4 font-black shadow-[0_4px_10px_rgb(0_0_0/0.22)] ${LOOKS[priceType]}`}
  >
    <span aria-hidden="true" className="size-3 rounded-full bg-card shadow-[inset_0_1px_2px_rgb(0_0_0/0.4)]" />
    {price !== basePrice && (
      <del className={`relative text-lg leading-none no-underline ${STRIKE}`}>
        <span className="sr-only">{texts.basePrice} </span>
        {formatNumber(basePrice)}
      </del>
    )}
    <ins className="flex items-center gap-1.5 no-underline">
      <span className="sr-only">
        {price === basePrice ? texts.price : texts.yourPrice} {moneyText(priceType, price)}
      </span>
      <span aria-hidden="true" className="text-2xl leading-none">
        {formatNumber(price)}
      </span>
      <MoneyIcon type={priceType} className="size-6" />
    </ins>
  </span>
);

const CHIP = 'inline-flex items-center rounded-full px-3 text-sm leading-7 font-extrabold';

const stockLook = (stock: number | null): string => {
  if (stock === null) return 'bg-emerald-soft text-emerald-ink';
  return stock > 0 ? 'bg-gold-soft text-gold-ink' : 'bg-paper text-muted';
};

/** How many there are, how many one may have, whether it is new: in a word each. */
const Chips = ({ item: { stock, limitPerPupil, used } }: { item: StoreItem }) => (
  <p className="flex flex-wrap gap-1.5">
    <span className={`${CHIP} ${stockLook(stock)}`}>{stock === null ? texts.unlimited : texts.stock(stock)}</span>
    {used && <span className={`${CHIP} bg-sky-soft text-sky-ink`}>{texts.used}</span>}
    {limitPerPupil !== null && <span className={`${CHIP} bg-paper text-muted`}>{texts.limit(limitPerPupil)}</span>}
  </p>
);

const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2 leading-snug">
    <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
);

/** What comes with buying it: a higher price and until when (D-25), a paper to sign, friends to share with, a warning. */
const Notes = ({ item, shop: { store } }: ItemProps) => (
  <>
    {store.penalty && item.price !== item.basePrice && (
      <p className="rounded-2xl bg-gold-soft px-3 py-2 text-sm leading-snug font-extrabold text-gold-ink">
        {texts.raised(store.penalty.priceIncrease, formatChildDay(store.penalty.expiresAt))}
      </p>
    )}
    <ul className="grid gap-1 text-sm font-extrabold text-muted empty:hidden">
      {item.permission !== 'none' && <Note icon="edit">{permissionNotes[item.permission]}</Note>}
      {item.partySize !== 1 && <Note icon="users">{texts.party(item.partySize)}</Note>}
      {item.notInRamadan && <Note icon="moon">{texts.notInRamadan}</Note>}
      {item.warning && (
        <Note icon="warning">
          <span className="text-danger">{item.warning}</span>
        </Note>
      )}
    </ul>
  </>
);

/** Why no more of it can be put in; null where it can. */
const hindranceOf = (item: StoreItem, quantity: number): string | null => {
  if (item.bar) return barTexts[item.bar];
  return quantity >= item.left ? texts.allInCart : null;
};

/** Where it cannot be pressed it says why, in its own place. */
const AddButton = ({ item, shop: { cart, add } }: ItemProps) => {
  const quantity = cart.lines.find((line) => line.itemId === item.id)?.quantity ?? 0;
  const hindrance = hindranceOf(item, quantity);
  return (
    <Button
      look="gold"
      icon={hindrance ? undefined : 'cart'}
      className="flex-1 whitespace-nowrap"
      aria-label={hindrance ? `${hindrance}: ${item.name}` : texts.addNamed(item.name)}
      disabled={hindrance !== null || cart.sent !== null}
      onClick={() => add(item)}
    >
      {hindrance ?? (quantity > 0 ? texts.inCart(quantity) : texts.add)}
    </Button>
  );
};

/** The one thing the pupil saves for; its bar stands on the first screen. */
const WishButton = ({ item, shop: { store } }: ItemProps) => {
  const isSelf = useIsSelf();
  const wish = useWish();
  const isWished = store.wishId === item.id;
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={texts.wish(item.name)}
      title={texts.wish(item.name)}
      disabled={!isSelf || wish.isPending}
      onClick={() => wish.mutate(isWished ? null : item.id)}
      className={`-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-paper active:scale-90 ${isWished ? 'text-[#c8334f] in-data-[theme=night]:text-[#ff8ba0] [&_path]:fill-current' : 'text-muted'}`}
    >
      <Icon name="heart" className="size-7" />
    </button>
  );
};

/** It stands on its plank, with the tag on the string; what is not to be had now is in the shade. */
export const ItemCard = ({ item, shop, onDetails }: ItemProps & { onDetails: () => void }) => (
  <li className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-card shadow-card lg:grid-cols-[11rem_1fr] lg:grid-rows-1">
    <div className="relative flex flex-col">
      <ItemPicture face={item} size="large" className={`lg:flex-1 ${item.bar ? 'opacity-60 grayscale-50' : ''}`} />
      <span aria-hidden="true" className="block h-3.5 border-t-3 border-[#d9a867] bg-[#9a6524]" />
      <span className="absolute end-3 -bottom-2 -rotate-3 lg:bottom-1.5">
        <PriceTag item={item} />
      </span>
    </div>
    <div className="flex flex-col gap-2.5 p-5 pt-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="text-xl leading-snug font-black break-words">{item.name}</h2>
        <WishButton item={item} shop={shop} />
      </div>
      <p className="leading-snug break-words text-muted">{item.description}</p>
      <Chips item={item} />
      <Notes item={item} shop={shop} />
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <AddButton item={item} shop={shop} />
        <Button
          look="plain"
          size="small"
          className="min-h-11"
          aria-label={texts.detailsNamed(item.name)}
          onClick={onDetails}
        >
          {texts.details}
        </Button>
      </div>
    </div>
  </li>
);

const Specs = ({ specs }: { specs: readonly string[] }) =>
  specs.length > 0 && (
    <Section title={texts.specs} as="h3" head="mb-1 font-black" className="rounded-button bg-paper p-4">
      <ul className="grid gap-1">
        {[...specs.entries()].map(([place, spec]) => (
          <li key={place} className="flex items-start gap-2 leading-snug break-words">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-emerald-ink" />
            {spec}
          </li>
        ))}
      </ul>
    </Section>
  );

export const ItemDetails = ({ item, shop, onClose }: ItemProps & { onClose: () => void }) => (
  <Dialog title={item.name} onClose={onClose}>
    <div className="grid gap-3">
      <ItemPicture face={item} size="large" className="rounded-button" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chips item={item} />
        <PriceTag item={item} />
      </div>
      <p className="break-words">{item.description}</p>
      <Specs specs={item.specs} />
      <Notes item={item} shop={shop} />
      <div className="flex pt-1">
        <AddButton item={item} shop={shop} />
      </div>
    </div>
  </Dialog>
);
