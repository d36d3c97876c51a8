import { barTexts, storeItem as texts } from '#strings/store/pupil';
import { Button } from '#web/ui/button.tsx';
import type { StoreItem } from '#wire/store/pupil';
import type { Shop } from '../shop.ts';

const quantityIn = ({ cart }: Shop, itemId: number): number =>
  cart.lines.find((line) => line.itemId === itemId)?.quantity ?? 0;

/** Why no more of it can be put in; null where it can. */
const hindranceOf = (item: StoreItem, quantity: number): string | null => {
  if (item.bar) return barTexts[item.bar];
  return quantity >= item.left ? texts.allInCart : null;
};

/** Where it cannot be pressed it says why, in its own place. */
export const AddButton = ({ item, shop }: { item: StoreItem; shop: Shop }) => {
  const quantity = quantityIn(shop, item.id);
  const hindrance = hindranceOf(item, quantity);
  return (
    <Button
      look="gold"
      icon={hindrance ? undefined : 'cart'}
      className="flex-1 whitespace-nowrap"
      aria-label={hindrance ? `${hindrance}: ${item.name}` : texts.addNamed(item.name)}
      disabled={hindrance !== null || shop.cart.sent !== null}
      onClick={() => shop.add(item)}
    >
      {hindrance ?? (quantity > 0 ? texts.inCart(quantity) : texts.add)}
    </Button>
  );
};
