import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CATEGORIES, ITEMS_MAX } from '#domain/store/items';
import { itemCount } from '#strings/store/pupil';
import { shelf as texts } from '#strings/store/staff';
import { categoryNames } from '#strings/store/words';
import { Button } from '#web/ui/button.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { AdminItem } from '#wire/store/staff';
import { useOrderShelf } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { movedOnShelf } from '../admin-shelf-order.ts';
import { AddItem, EditItem } from './admin-item-dialogs.tsx';
import { ShelfTable } from './admin-shelf-table.tsx';

const route = getRouteApi('/admin/store');

const Skeleton = () => (
  <Loading>
    <div className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
        <div key={row} className="flex items-center gap-6 bg-card px-4 py-2.5">
          <Bone className="size-12" />
          <Bone className="h-5 w-40" />
          <Bone className="h-5 w-16 max-lg:hidden" />
          <Bone className="h-5 w-20 max-lg:hidden" />
          <Bone className="ms-auto h-9 w-36 max-lg:w-12" />
        </div>
      ))}
    </div>
  </Loading>
);

const idsOf = (items: readonly AdminItem[]): number[] => items.map(({ id }) => id);

const useMoving = (items: readonly AdminItem[], shown: readonly AdminItem[]) => {
  const order = useOrderShelf();
  const [said, setSaid] = useState('');
  const move = ({ id, name }: AdminItem, by: 1 | -1) => {
    const shelf = idsOf(items);
    const after = movedOnShelf(shelf, idsOf(shown), id, by);
    if (after === shelf) return;
    order.mutate(after);
    setSaid(texts.moved(name, idsOf(shown).indexOf(id) + 1 + by, shown.length));
  };
  return { move, said };
};

interface PartProps {
  items: readonly AdminItem[];
  onAdd: () => void;
  onEdit: (id: number) => void;
}

const Nothing = ({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) => (
  <EmptyState
    icon="shop"
    title={isFiltered ? texts.noMatch : texts.empty}
    body={isFiltered ? texts.noMatchBody : texts.emptyBody}
    action={
      <Button look="gold" icon="plus" onClick={onAdd}>
        {texts.add}
      </Button>
    }
  />
);

const Items = ({ items, onAdd, onEdit }: PartProps) => {
  const { category } = route.useSearch();
  const navigate = route.useNavigate();
  const shown = category ? items.filter((item) => item.category === category) : items;
  const { move, said } = useMoving(items, shown);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-extrabold text-muted">
          {itemCount(shown.length)}
        </p>
        <p className="text-sm text-muted max-lg:hidden">{texts.keys}</p>
        <span className="flex flex-wrap gap-2 max-lg:basis-full lg:ms-auto">
          <Filter
            label={texts.category}
            all={texts.allCategories}
            options={CATEGORIES}
            nameOf={(each) => categoryNames[each]}
            value={category}
            onChange={(next) =>
              void navigate({ search: (before) => storeSearch({ ...before, category: next }), replace: true })
            }
          />
          <Button look="gold" icon="plus" disabled={items.length >= ITEMS_MAX} onClick={onAdd}>
            {texts.add}
          </Button>
        </span>
      </div>
      <ShelfTable
        items={shown}
        onMove={move}
        onEdit={onEdit}
        empty={<Nothing isFiltered={category !== undefined} onAdd={onAdd} />}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};

type Open = 'add' | number;

/** Edited as it stands on the shelf now; an item that is no longer there closes its form. */
const Forms = ({
  open,
  items,
  onOpen,
}: {
  open: Open | null;
  items: readonly AdminItem[];
  onOpen: (open: Open | null) => void;
}) => {
  if (open === null) return null;
  const close = () => onOpen(null);
  if (open === 'add') return <AddItem onClose={close} onPicture={({ id }) => onOpen(id)} />;
  const item = items.find(({ id }) => id === open);
  return item ? <EditItem key={item.id} item={item} onClose={close} /> : null;
};

export const Shelf = () => {
  const { data, error, refetch } = useQuery(storeQuery);
  const [open, setOpen] = useState<Open | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Items items={data.items} onAdd={() => setOpen('add')} onEdit={setOpen} />
      <Forms open={open} items={data.items} onOpen={setOpen} />
    </div>
  );
};
