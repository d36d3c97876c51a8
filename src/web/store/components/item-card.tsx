import { formatChildDay } from '#strings/dates';
import { storeItem as texts } from '#strings/store/pupil';
import { Button } from '#web/ui/button.tsx';
import type { StoreItem } from '#wire/store/pupil';
import type { Shop } from '../shop.ts';
import { AddButton } from './add-button.tsx';
import { ItemChips, ItemNotes } from './item-notes.tsx';
import { ItemPicture } from './item-picture.tsx';
import { PriceTag } from './price.tsx';

interface ItemCardProps {
  item: StoreItem;
  shop: Shop;
  onDetails: () => void;
}

/** Why a price is above its base, and until when (D-25). */
export const RaisedReason = ({ item, shop: { store } }: Omit<ItemCardProps, 'onDetails'>) =>
  store.penalty && item.price !== item.basePrice ? (
    <p className="rounded-2xl bg-gold-soft px-3 py-2 text-sm leading-snug font-extrabold text-gold-ink">
      {texts.raised(store.penalty.priceIncrease, formatChildDay(store.penalty.expiresAt))}
    </p>
  ) : null;

/** It stands on its plank, with the tag on the string; what is not to be had now is in the shade. */
export const ItemCard = ({ item, shop, onDetails }: ItemCardProps) => (
  <li className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-card shadow-card lg:grid-cols-[11rem_1fr] lg:grid-rows-1">
    <div className="relative flex flex-col">
      <ItemPicture face={item} size="large" className={`lg:flex-1 ${item.bar ? 'opacity-60 grayscale-50' : ''}`} />
      <span aria-hidden="true" className="block h-3.5 border-t-3 border-[#d9a867] bg-[#9a6524]" />
      <span className="absolute end-3 -bottom-2 -rotate-3 lg:bottom-1.5">
        <PriceTag priceType={item.priceType} basePrice={item.basePrice} price={item.price} />
      </span>
    </div>
    <div className="flex flex-col gap-2.5 p-5 pt-4">
      <h2 className="text-xl leading-snug font-black break-words">{item.name}</h2>
      <p className="leading-snug break-words text-muted">{item.description}</p>
      <ItemChips item={item} />
      <RaisedReason item={item} shop={shop} />
      <ItemNotes item={item} />
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
