import { storeItem as texts } from '#strings/store/pupil';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { StoreItem } from '#wire/store/pupil';
import type { Shop } from '../shop.ts';
import { AddButton } from './add-button.tsx';
import { RaisedReason } from './item-card.tsx';
import { ItemChips, ItemNotes } from './item-notes.tsx';
import { ItemPicture } from './item-picture.tsx';
import { PriceTag } from './price.tsx';

const Specs = ({ specs }: { specs: readonly string[] }) =>
  specs.length > 0 && (
    <section aria-labelledby="item-specs" className="rounded-button bg-paper p-4">
      <h3 id="item-specs" className="mb-1 font-black">
        {texts.specs}
      </h3>
      <ul className="grid gap-1">
        {specs.map((spec) => (
          <li key={spec} className="flex items-start gap-2 leading-snug break-words">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-emerald-ink" />
            {spec}
          </li>
        ))}
      </ul>
    </section>
  );

export const ItemDetails = ({ item, shop, onClose }: { item: StoreItem; shop: Shop; onClose: () => void }) => (
  <Dialog title={item.name} onClose={onClose}>
    <div className="grid gap-3">
      <ItemPicture face={item} size="large" className="rounded-button" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ItemChips item={item} />
        <PriceTag priceType={item.priceType} basePrice={item.basePrice} price={item.price} />
      </div>
      <p className="break-words">{item.description}</p>
      <Specs specs={item.specs} />
      <RaisedReason item={item} shop={shop} />
      <ItemNotes item={item} />
      <div className="flex pt-1">
        <AddButton item={item} shop={shop} />
      </div>
    </div>
  </Dialog>
);
