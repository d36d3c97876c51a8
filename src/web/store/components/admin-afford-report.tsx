import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { moneyText } from '#strings/money';
import { affordReport as texts } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import { useRuledPupils } from '#web/lib/grade.ts';
import { Balances, Money } from '#web/ui/admin-money.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Affordability } from '#wire/store/staff';
import { type Affording, affordersOf, firstAfforded } from '../admin-affording.ts';
import { affordabilityQuery } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { ItemPicture } from './item-picture.tsx';

type Item = Affordability['items'][number];

interface ItemChoiceProps {
  item: Item;
  count: number;
  share: number;
  isChosen: boolean;
  onChoose: () => void;
}

const ItemChoice = ({ item, count, share, isChosen, onChoose }: ItemChoiceProps) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-2xl border-2 border-transparent p-2 text-start transition hover:border-line aria-pressed:border-emerald aria-pressed:bg-emerald-soft"
    >
      <ItemPicture face={item} size="tiny" />
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="flex flex-wrap justify-between gap-x-3">
          <span className="font-extrabold break-words">{item.name}</span>
          <Money type={item.priceType} amount={item.price} />
        </span>
        <span className="text-sm text-ink">{texts.count(count)}</span>
        <Meter part={share} whole={1} className="mt-0.5 h-1.5" />
      </span>
    </button>
  </li>
);

const Pupils = ({ item, standings }: { item: Item; standings: readonly Affording[] }) => (
  <ul className="divide-y divide-line">
    {standings.map(({ pupil, price, missing }) => (
      <li key={pupil.studentId} className="flex flex-wrap items-center gap-x-4 py-1.5 leading-snug">
        <span className="grid min-w-0 flex-1 basis-44">
          <span className="font-extrabold break-words">{pupil.name}</span>
          <span className="text-sm text-muted">
            {gradeNames[pupil.grade]}
            {pupil.priceIncrease > 0 && (
              <span className="block text-danger">{texts.raised(moneyText(item.priceType, price))}</span>
            )}
          </span>
        </span>
        <Balances points={pupil.points} coins={pupil.coins} />
        {missing > 0 && (
          <span className="w-36 text-sm font-extrabold text-gold-ink">{texts.missing(item.priceType, missing)}</span>
        )}
      </li>
    ))}
  </ul>
);

interface GroupProps {
  title: string;
  hint?: string;
  item: Item;
  standings: readonly Affording[];
  /** Said where the group is empty. */
  nobody: string;
}

const Group = ({ title, hint, item, standings, nobody }: GroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex flex-wrap items-baseline gap-x-3 text-lg font-black">
        {title}
        <span className="text-sm font-extrabold text-emerald-ink">{texts.pupils(standings.length)}</span>
        {hint && <span className="text-sm font-semibold text-muted">{hint}</span>}
      </h3>
      {standings.length === 0 ? <p className="text-muted">{nobody}</p> : <Pupils item={item} standings={standings} />}
    </section>
  );
};

/** Most of the school, for most items: drawn only when asked for. */
const Far = ({ item, standings }: { item: Item; standings: readonly Affording[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-9 rounded-xl text-lg font-black">
        {texts.far} <span className="text-sm font-extrabold text-emerald-ink">{texts.pupils(standings.length)}</span>
      </summary>
      {isOpen && <Pupils item={item} standings={standings} />}
    </details>
  );
};

const Afforders = ({ item, pupils }: { item: Item; pupils: Affordability['pupils'] }) => {
  const { can, close, far } = affordersOf(item, pupils);
  return (
    <div className="grid content-start gap-4 rounded-3xl border border-line bg-card p-5">
      <Group title={texts.can} item={item} standings={can} nobody={texts.nobodyCan} />
      <Group title={texts.close} hint={texts.closeHint} item={item} standings={close} nobody={texts.nobodyClose} />
      {far.length > 0 && <Far item={item} standings={far} />}
    </div>
  );
};

const GRID = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]';

const Columns = ({ data: { items, pupils } }: { data: Affordability }) => {
  const { chosen: address, set } = useList(storeSearch);
  const counts = useMemo(() => items.map((item) => affordersOf(item, pupils).can.length), [items, pupils]);
  const wanted = items.findIndex(({ itemId }) => itemId === address.item);
  const chosen = items[wanted < 0 ? firstAfforded(counts) : wanted];
  if (!chosen) return <EmptyState icon="shop" title={texts.noItems} body={texts.noItemsBody} />;
  if (pupils.length === 0) return <EmptyState icon="users" title={texts.noPupils} body={texts.noPupilsBody} />;
  return (
    <div className={GRID}>
      <ul aria-label={texts.items} className="grid gap-0.5 rounded-3xl border border-line bg-card p-2">
        {items.map((item, index) => {
          const count = counts[index] ?? 0;
          return (
            <ItemChoice
              key={item.itemId}
              item={item}
              count={count}
              share={count / pupils.length}
              isChosen={item === chosen}
              onChoose={() => set({ item: item.itemId })}
            />
          );
        })}
      </ul>
      <Afforders item={chosen} pupils={pupils} />
    </div>
  );
};

export const AffordReport = () => {
  const pupils = useRuledPupils();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="text-xl font-black">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <Loaded
        query={useQuery(affordabilityQuery(pupils))}
        skeleton={<Bones layout={GRID} look="h-96 rounded-3xl" times={2} />}
      >
        {(data) => <Columns data={data} />}
      </Loaded>
    </section>
  );
};
