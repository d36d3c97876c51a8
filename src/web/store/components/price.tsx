import type { RewardType } from '#domain/rewards/kinds';
import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { storeItem as texts } from '#strings/store/pupil';
import { MoneyIcon } from '#web/ui/money.tsx';

const LOOKS: Readonly<Record<RewardType, string>> = {
  coins: 'bg-[#ffd56b] text-[#4a3200]',
  points: 'bg-[#bfe3ff] text-[#0b3f69]',
};

/** Slanted: a level stroke would run through the dots that are Arabic zeros. */
const STRIKE = 'before:absolute before:-inset-x-1 before:top-1/2 before:h-0.5 before:-rotate-20 before:bg-[#b3261e]';

interface PriceTagProps {
  priceType: RewardType;
  basePrice: number;
  price: number;
}

/** A paper tag with its hole. While prices are raised, the one from before is struck through on it (D-25). */
export const PriceTag = ({ priceType, basePrice, price }: PriceTagProps) => (
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
