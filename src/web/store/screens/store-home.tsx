import { Link } from '@tanstack/react-router';
import { CATEGORIES, type Category } from '#domain/store/items';
import { totalInCoins } from '#domain/store/payment';
import { formatClock, formatWeekday } from '#strings/dates';
import { moneyObject } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { itemCount, storeHome as texts } from '#strings/store/pupil';
import { categoryNames } from '#strings/store/words';
import { WaitingNotice } from '#web/dashboard/components/waiting-notice.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import { Bone, Bones } from '#web/ui/states.tsx';
import type { ItemFace, Purse, Store, StoreItem } from '#wire/store/pupil';
import { DRAWINGS } from '../components/item-drawings.tsx';
import { ItemPicture } from '../components/item-picture.tsx';
import { Notices } from '../components/notices.tsx';
import { ShopFrame } from '../components/shop-frame.tsx';
import { Awning, TONES } from '../components/storefront.tsx';

const Box = ({ type, amount }: { type: keyof typeof MONEY_BOX; amount: number }) => (
  <div className={`grid content-center rounded-button px-4 py-3 ${MONEY_BOX[type]}`}>
    <dt className="flex items-center gap-2 font-extrabold">
      <MoneyIcon type={type} className="size-6" />
      {texts[type]}
    </dt>
    <dd className="text-4xl leading-tight font-black">
      <CountUp value={amount} />
    </dd>
  </div>
);

/** A heap of coins behind the number that counts. */
const Heap = () => (
  <Drawing box="0 0 160 90" className="absolute -end-3 -bottom-3 -z-10 w-36 sm:w-44">
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
  </Drawing>
);

/** What there is to spend, in one large number, and what it is made of. */
const PurseCard = ({ purse }: { purse: Purse }) => (
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

/** As many as stand side by side on one plank. */
const ON_PLANK = 2;

const OnShelf = ({ face }: { face: ItemFace }) =>
  face.imageFileId === null ? (
    <Drawing box="0 0 96 96" fit="xMidYMax meet" className="h-full min-w-0">
      {DRAWINGS[face.icon]}
    </Drawing>
  ) : (
    <ItemPicture face={face} size="small" />
  );

const Plank = ({ items, isAlone }: { items: readonly StoreItem[]; isAlone: boolean }) => (
  <>
    <span className={`flex items-end justify-center gap-2 px-2 pt-2 ${isAlone ? 'h-22 sm:h-[8.35rem]' : 'h-[3.8rem]'}`}>
      {items.map((item) => (
        <OnShelf key={item.id} face={item} />
      ))}
    </span>
    <span className="block h-3 border-t-3 border-[#d9a867] bg-[#9a6524]" />
  </>
);

/** Glass that mirrors the sky by day and glows by night, and behind it what stands first on the shelves. */
const Display = ({ items }: { items: readonly StoreItem[] }) => {
  const upper = items.slice(0, ON_PLANK);
  const lower = items.slice(ON_PLANK, 2 * ON_PLANK);
  return (
    <span className="relative isolate mx-3 block overflow-hidden rounded-2xl border-4 border-[#fff4dd] bg-[linear-gradient(#f2faff,#cfe8f7)] in-data-[theme=night]:border-[#d9a04a] in-data-[theme=night]:bg-[linear-gradient(#fff1c9,#ffc766)]">
      <Plank items={upper} isAlone={lower.length === 0} />
      {lower.length > 0 && <Plank items={lower} isAlone={false} />}
      <span
        aria-hidden="true"
        className="absolute -inset-y-6 start-[12%] w-7 rotate-[24deg] bg-white/30 shadow-[-2.5rem_0_0_-0.5rem_rgb(255_255_255/0.3)]"
      />
    </span>
  );
};

const inCoins = (item: StoreItem): number => totalInCoins([{ ...item, quantity: 1 }]);

/** One shop of the street: its roof, its window, and its name over the door. */
const ShopWindow = ({ category, items }: { category: Category; items: readonly StoreItem[] }) => {
  const cheapest = items.toSorted((a, b) => inCoins(a) - inCoins(b))[0];
  return (
    <Link
      to="/student/store/$categoryId"
      params={{ categoryId: category }}
      className="group grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card text-white shadow-card transition hover:-translate-y-1 active:translate-y-0.5"
      style={{ backgroundColor: TONES[category] }}
    >
      <Awning tone={category} stripes={7} />
      <span className="-mt-3 block">
        <Display items={items} />
      </span>
      <span className="px-4 pt-2.5 pb-4 leading-snug">
        <span className="flex items-center gap-2 text-lg font-black sm:text-2xl">
          {categoryNames[category]}
          <Icon
            name="forward"
            className="ms-auto size-5 shrink-0 transition group-hover:-translate-x-1 max-sm:hidden"
          />
        </span>
        <span className="block text-sm">{items.length > 0 ? itemCount(items.length) : texts.emptyShop}</span>
        {cheapest && (
          <span className="block text-sm">{texts.from(moneyObject(cheapest.priceType, cheapest.price))}</span>
        )}
      </span>
    </Link>
  );
};

const STREET = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4';

const Street = ({ items }: { items: Store['items'] }) => (
  <nav aria-label={texts.shops}>
    <ul className={STREET}>
      {CATEGORIES.map((category) => (
        <li key={category} className="grid min-w-0">
          <ShopWindow category={category} items={items.filter((item) => item.category === category)} />
        </li>
      ))}
    </ul>
  </nav>
);

const Orders = ({ store: { openOrders, invitations } }: { store: Store }) => (
  <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
    <WaitingNotice of="invitations" count={invitations} />
    <Link
      to="/student/store/orders"
      className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97 active:translate-y-0.5"
    >
      <span className="relative grid size-12 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-emerald-ink">
        <Icon name="bag" className="size-7" />
        {openOrders > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-2 grid h-7 min-w-7 place-items-center rounded-full bg-[#b3261e] px-1.5 text-sm leading-none font-black text-white"
          >
            {formatNumber(openOrders)}
          </span>
        )}
      </span>
      <span className="flex-1">
        <span className="block text-lg leading-snug font-black">{texts.orders}</span>
        <span className="text-muted">{texts.openOrders(openOrders)}</span>
      </span>
      <Icon name="forward" className="size-5 shrink-0 text-muted" />
    </Link>
  </div>
);

/** A sheet pinned to the wall: how buying works, and when. */
const Notes = ({ hours }: Pick<Store, 'hours'>) => (
  <section className="relative rounded-card bg-card p-5 pt-7 shadow-card">
    <span
      aria-hidden="true"
      className="absolute inset-x-0 -top-2 mx-auto size-6 rounded-full bg-[radial-gradient(circle_at_35%_30%,#ff9a80,#b8321b)] shadow-[0_3px_4px_rgb(0_0_0/0.3)]"
    />
    <h2 className="mb-3 text-xl font-black">{texts.notesTitle}</h2>
    <ol className="grid gap-3 lg:grid-cols-2 lg:gap-x-8">
      {texts.notes.map((note, index) => (
        <li key={note} className="flex items-start gap-3 leading-snug">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-emerald-soft font-black text-emerald-ink"
          >
            {formatNumber(index + 1)}
          </span>
          <span className="pt-1">{note}</span>
        </li>
      ))}
    </ol>
    {hours.length > 0 && (
      <>
        <h3 className="mt-5 mb-2 font-black">{texts.hoursTitle}</h3>
        <ul className="flex flex-wrap gap-2">
          {hours
            .toSorted((a, b) => a.weekday - b.weekday)
            .map(({ weekday, from, to }) => (
              <li key={weekday} className="rounded-full bg-paper px-4 text-sm leading-8">
                {texts.hours(formatWeekday(weekday), formatClock(from), formatClock(to))}
              </li>
            ))}
        </ul>
      </>
    )}
  </section>
);

const bones = (
  <>
    <Bone className="h-56 rounded-card! lg:h-36" />
    <Bones layout={STREET} look="h-60 rounded-card!" times={4} />
  </>
);

export const StoreHome = () => (
  <ShopFrame tone="store" title={texts.title} bones={bones}>
    {(shop) => (
      <>
        <PurseCard purse={shop.purse} />
        <Notices shop={shop} />
        <Street items={shop.store.items} />
        <Orders store={shop.store} />
        <Notes hours={shop.store.hours} />
      </>
    )}
  </ShopFrame>
);
