import type { RewardType } from '#domain/rewards/kinds';
import { storeHome as texts } from '#strings/store/pupil';
import { CountUp } from '#web/ui/count-up.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { Purse } from '#wire/store/pupil';

const BOXES: Readonly<Record<RewardType, { look: string; title: string }>> = {
  coins: { look: 'bg-gold-soft text-gold-ink', title: texts.coins },
  points: { look: 'bg-sky-soft text-sky-ink', title: texts.points },
};

const Box = ({ type, amount }: { type: RewardType; amount: number }) => (
  <div className={`grid content-center rounded-button px-4 py-3 ${BOXES[type].look}`}>
    <dt className="flex items-center gap-2 font-extrabold">
      <MoneyIcon type={type} className="size-6" />
      {BOXES[type].title}
    </dt>
    <dd className="text-4xl leading-tight font-black">
      <CountUp value={amount} />
    </dd>
  </div>
);

/** A heap of coins behind the number that counts. */
const Heap = () => (
  <svg
    viewBox="0 0 160 90"
    className="absolute -end-3 -bottom-3 -z-10 w-36 sm:w-44"
    aria-hidden="true"
    focusable="false"
  >
    {[
      [24, 78],
      [60, 80],
      [98, 78],
      [134, 80],
      [44, 62],
      [80, 60],
      [116, 62],
      [64, 42],
      [100, 42],
      [82, 24],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x}-${y}`}>
        <ellipse cx={x} cy={y + 4} rx="22" ry="9" fill="#bd7f0a" />
        <ellipse cx={x} cy={y} rx="22" ry="9" fill="#ffd568" />
        <ellipse cx={x} cy={y} rx="14" ry="5.5" fill="#f0b732" />
      </g>
    ))}
  </svg>
);

/** What there is to spend, in one large number, and what it is made of. */
export const PurseCard = ({ purse }: { purse: Purse }) => (
  <section className="grid gap-3 rounded-card bg-card p-4 shadow-card sm:p-5 lg:grid-cols-[2fr_1fr_1fr]">
    <div className="relative isolate overflow-hidden rounded-button bg-[linear-gradient(100deg,#ffe7a8,#f7c54a)] px-5 py-3 text-[#3b2800]">
      <Heap />
      <h2 className="text-lg leading-snug font-black">{texts.total}</h2>
      <p className="flex items-center gap-2 text-6xl leading-tight font-black sm:text-7xl">
        <CountUp value={purse.total} />
      </p>
      <p className="text-sm leading-snug">{texts.totalHint}</p>
    </div>
    <dl className="grid grid-cols-2 gap-3 lg:contents">
      <Box type="coins" amount={purse.coins} />
      <Box type="points" amount={purse.points} />
    </dl>
  </section>
);
