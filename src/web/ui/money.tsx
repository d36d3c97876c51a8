import type { RewardType } from '#domain/rewards/kinds';

/** The colours of each kind: as words, and as a box. */
export const MONEY_INK: Readonly<Record<RewardType, string>> = { coins: 'text-gold-ink', points: 'text-sky-ink' };
export const MONEY_BOX: Readonly<Record<RewardType, string>> = {
  coins: `bg-gold-soft ${MONEY_INK.coins}`,
  points: `bg-sky-soft ${MONEY_INK.points}`,
};

const Coin = () => (
  <>
    <circle cx="16" cy="16" r="15" fill="#bd7f0a" />
    <circle cx="16" cy="16" r="13" fill="#ffc94a" />
    <circle cx="16" cy="16" r="9.5" fill="#e9a91b" />
    <path d="m16 9.5 1.9 4.1 4.5.5-3.300 3 .9 4.400-4-2.200-4 2.200.9-4.400-3.300-3 4.500-.5Z" fill="#fff3cf" />
  </>
);

const Gem = () => (
  <>
    <path d="M16 1 27 14 16 31 5 14Z" fill="#2b8fd6" />
    <path d="M16 1v13H5Z" fill="#a5dbff" />
    <path d="M16 1 27 14H16Z" fill="#6cc3ff" />
    <path d="M5 14h11v17Z" fill="#3fa2e6" />
  </>
);

/** A gold coin, or the blue gem of points: drawn, so that they look the same on every device. */
export const MoneyIcon = ({ type, className = 'size-7' }: { type: RewardType; className?: string }) => (
  <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
    {type === 'coins' ? <Coin /> : <Gem />}
  </svg>
);
