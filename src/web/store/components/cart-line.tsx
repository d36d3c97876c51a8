import { useQuery } from '@tanstack/react-query';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { barTexts, cartTexts as texts } from '#strings/store/pupil';
import { classmatesQuery } from '#web/lib/classmates.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, Loading, SmallError } from '#web/ui/states.tsx';
import type { StoreItem } from '#wire/store/pupil';
import type { BasketLine, Trouble } from '../basket.ts';
import type { Shop } from '../shop.ts';
import { ItemPicture } from './item-picture.tsx';

interface CartLineProps {
  line: BasketLine;
  shop: Shop;
  /** What the server said of this line. */
  refusal: string | undefined;
  /** While it is being paid nothing in the cart moves. */
  frozen: boolean;
}

type LineProps = Omit<CartLineProps, 'refusal'> & { item: StoreItem };

const Stepper = ({ line, item, shop, frozen }: LineProps) => {
  const step = (icon: 'plus' | 'minus', label: string, next: number) => (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full bg-card text-ink shadow-card disabled:opacity-40"
      aria-label={label}
      disabled={frozen || (next > line.quantity && next > item.left)}
      onClick={() => shop.setQuantity(line, next)}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
  return (
    <fieldset aria-label={texts.quantity(line.name)} className="flex items-center gap-1 rounded-full bg-paper p-1">
      {step('plus', texts.increase(line.name), line.quantity + 1)}
      <span aria-live="polite" className="min-w-9 text-center text-xl font-black">
        {formatNumber(line.quantity)}
      </span>
      {step('minus', texts.decrease(line.name), line.quantity - 1)}
    </fieldset>
  );
};

/** With whom: one box for each, filled one after the other; nobody twice. */
const PartnerPicker = ({ line: { partners }, item: { id: itemId, partySize }, shop, frozen }: LineProps) => {
  const { data: classmates, error, refetch } = useQuery(classmatesQuery);
  if (error && !classmates) return <SmallError text={texts.partnersFailed} onRetry={() => void refetch()} />;
  if (!classmates)
    return (
      <Loading>
        <Bone className="h-13" />
      </Loading>
    );
  const choose = (index: number, id: number) =>
    shop.choosePartners(itemId, id === 0 ? partners.toSpliced(index, 1) : partners.toSpliced(index, 1, id));
  return (
    <div className="grid gap-2">
      <div className={`grid gap-2 ${partySize > 2 ? 'sm:grid-cols-3' : ''}`}>
        {Array.from({ length: partySize - 1 }, (_, index) => (
          <SelectField
            key={texts.partner(index, partySize)}
            label={texts.partner(index, partySize)}
            value={partners[index] ?? ''}
            disabled={frozen || index > partners.length}
            onChange={({ target }) => choose(index, Number(target.value))}
          >
            <option value="">{texts.choosePartner}</option>
            <OptionPairs
              of={classmates
                .filter(({ id }) => id === partners[index] || !partners.includes(id))
                .map(({ id, label }) => [id, label])}
            />
          </SelectField>
        ))}
      </div>
      <p className="text-sm text-muted">{texts.partnersHint}</p>
    </div>
  );
};

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
      {item && item.partySize > 1 && <PartnerPicker line={line} item={item} shop={shop} frozen={frozen} />}
      <Note {...props} />
    </li>
  );
};
