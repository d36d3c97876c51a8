import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { barTexts, cartTexts as texts } from '#strings/store/pupil';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { StoreItem } from '#wire/store/pupil';
import type { BasketLine, Trouble } from '../basket.ts';
import type { Shop } from '../shop.ts';
import { ItemPicture } from './item-picture.tsx';
import { PartnerPicker } from './partner-picker.tsx';

const STEP = 'grid size-11 place-items-center rounded-full bg-card text-ink shadow-card disabled:opacity-40';

interface CartLineProps {
  line: BasketLine;
  shop: Shop;
  /** What the server said of this line. */
  refusal: string | undefined;
  /** While it is being paid nothing in the cart moves. */
  frozen: boolean;
}

const Stepper = ({ line, item, shop, frozen }: Omit<CartLineProps, 'refusal'> & { item: StoreItem }) => (
  <fieldset aria-label={texts.quantity(line.name)} className="flex items-center gap-1 rounded-full bg-paper p-1">
    <button
      type="button"
      className={STEP}
      aria-label={texts.increase(line.name)}
      disabled={frozen || line.quantity >= item.left}
      onClick={() => shop.setQuantity(line, line.quantity + 1)}
    >
      <Icon name="plus" className="size-5" />
    </button>
    <span aria-live="polite" className="min-w-9 text-center text-xl font-black">
      {formatNumber(line.quantity)}
    </span>
    <button
      type="button"
      className={STEP}
      aria-label={texts.decrease(line.name)}
      disabled={frozen}
      onClick={() => shop.setQuantity(line, line.quantity - 1)}
    >
      <Icon name="minus" className="size-5" />
    </button>
  </fieldset>
);

const troubleText = (trouble: Trouble): string => {
  switch (trouble.kind) {
    case 'gone':
      return texts.trouble.gone;
    case 'barred':
      return barTexts[trouble.bar];
    case 'too_many':
      return texts.trouble.tooMany(trouble.left);
    case 'price_changed':
      return texts.trouble.priceChanged(trouble.from, trouble.to);
    case 'partners':
      return texts.trouble.partners;
  }
};

const NOTE = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl px-3 py-2 leading-snug font-extrabold';

/** What the pupil must look at before paying; a new price is agreed to here, and nowhere by itself. */
const Note = ({ line: { item, trouble, name }, shop, refusal, frozen }: CartLineProps) => {
  if (!trouble) return refusal ? <p className={`${NOTE} bg-danger-soft text-danger`}>{refusal}</p> : null;
  return (
    <p
      className={`${NOTE} ${trouble.kind === 'partners' ? 'bg-gold-soft text-gold-ink' : 'bg-danger-soft text-danger'}`}
    >
      <Icon name={trouble.kind === 'partners' ? 'users' : 'warning'} className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-40">{troubleText(trouble)}</span>
      {trouble.kind === 'price_changed' && item && (
        <Button
          size="small"
          look="plain"
          disabled={frozen}
          aria-label={texts.trouble.acceptPriceNamed(name)}
          onClick={() => shop.acceptPrice(item)}
        >
          {texts.trouble.acceptPrice}
        </Button>
      )}
    </p>
  );
};

export const CartLine = (props: CartLineProps) => {
  const { line, shop, frozen } = props;
  const { item } = line;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-center gap-3">
        {item && <ItemPicture face={item} size="small" />}
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-black break-words">{line.name}</h3>
          {item && <p className="text-sm text-muted">{texts.each(moneyText(item.priceType, item.price))}</p>}
        </div>
        <IconButton
          icon="trash"
          label={texts.remove(line.name)}
          disabled={frozen}
          onClick={() => shop.remove(line)}
          className="text-muted"
        />
      </div>
      {item && (
        <div className="flex items-center justify-between gap-3">
          <Stepper line={line} item={item} shop={shop} frozen={frozen} />
          <p className="text-lg font-black">{moneyText(item.priceType, item.price * line.quantity)}</p>
        </div>
      )}
      {item && item.partySize > 1 && (
        <PartnerPicker
          partySize={item.partySize}
          partners={line.partners}
          disabled={frozen}
          onChoose={(partners) => shop.choosePartners(item.id, partners)}
        />
      )}
      <Note {...props} />
    </li>
  );
};
