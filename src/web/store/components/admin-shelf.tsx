import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ITEMS_MAX } from '#domain/store/items';
import { formatNumber } from '#strings/plural';
import { itemCount } from '#strings/store/pupil';
import { stockText, shelf as texts } from '#strings/store/staff';
import { categoryNames } from '#strings/store/words';
import { api, type Reply } from '#web/lib/api.ts';
import { Money } from '#web/ui/admin-money.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMoving } from '#web/ui/list/moving.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { AdminItem } from '#wire/store/staff';
import { useShowOrHide } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { AddItem, EditItem } from './admin-item-dialogs.tsx';
import { ItemFlags } from './admin-item-looks.tsx';
import { ItemPicture } from './item-picture.tsx';

const What = ({ item }: { item: AdminItem }) => (
  <span className="flex items-center gap-3">
    <ItemPicture face={item} size="small" className={`desk:size-10 ${item.hidden ? 'opacity-50 grayscale' : ''}`} />
    <span className="grid min-w-0 leading-snug">
      <span className={`break-words ${item.hidden ? 'text-muted' : ''}`}>{item.name}</span>
      <span className="text-sm font-semibold text-muted">{categoryNames[item.category]}</span>
    </span>
  </span>
);

const Sold = ({ item: { sold, waiting } }: { item: AdminItem }) => (
  <span className="grid leading-snug">
    <span className={sold === 0 ? 'text-muted' : 'font-extrabold'}>
      {sold === 0 ? texts.soldNone : formatNumber(sold)}
    </span>
    {waiting > 0 && <span className="text-sm text-gold-ink">{texts.waiting(waiting)}</span>}
  </span>
);

/** In the order of the shelf and no other, or moving up and down would mean nothing. */
const COLUMNS: readonly Column<AdminItem>[] = [
  { id: 'item', title: texts.item, cell: (item) => <What item={item} />, className: 'desk:min-w-64' },
  {
    id: 'price',
    title: texts.price,
    cell: (item) => <Money type={item.priceType} amount={item.price} />,
    phone: 'plain',
  },
  {
    id: 'stock',
    title: texts.stock,
    cell: ({ stock }) => <span className={stock === 0 ? 'font-black text-danger' : ''}>{stockText(stock)}</span>,
    className: 'whitespace-nowrap',
  },
  {
    id: 'limit',
    title: texts.limit,
    cell: ({ limitPerPupil }) => texts.limitText(limitPerPupil),
    className: 'whitespace-nowrap',
  },
  { id: 'sold', title: texts.sold, cell: (item) => <Sold item={item} />, className: 'whitespace-nowrap' },
  {
    id: 'flags',
    title: texts.flags,
    cell: (item) => <ItemFlags item={item} />,
    phone: 'plain',
    className: 'desk:min-w-40',
  },
];

export const Shelf = () => {
  const list = useList(storeSearch);
  const query = useQuery(storeQuery);
  const showOrHide = useShowOrHide();
  const [open, setOpen] = useState<'add' | number | null>(null);
  const close = () => setOpen(null);
  const items = query.data?.items ?? [];
  const { category } = list.chosen;
  const shown = category ? items.filter((item) => item.category === category) : items;
  const { movesOf, onKeyDown, said } = useMoving({
    queryKey: storeQuery.queryKey,
    rowsIn: (store: Reply<'GET /api/admin/store'>) => store.items,
    withRows: (store, rows) => ({ ...store, items: rows }),
    isShown: (item: AdminItem) => !category || item.category === category,
    send: (ids) => api('PUT /api/admin/store/items/order', { body: { ids } }),
    nameOf: ({ name }) => name,
    words: texts,
    idAt: (focused) => shown[focused.closest<HTMLTableRowElement>('tbody tr')?.sectionRowIndex ?? -1]?.id,
  });
  // Edited as it stands on the shelf now; an item that is no longer there closes its form.
  const edited = items.find(({ id }) => id === open);
  const add = (
    <Button look="gold" icon="plus" disabled={items.length >= ITEMS_MAX} onClick={() => setOpen('add')}>
      {texts.add}
    </Button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside */}
      <div onKeyDown={onKeyDown}>
        <StaffList
          isWhole
          label={texts.table}
          list={list}
          query={query}
          rows={query.data && shown}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={COLUMNS}
          filters={list.filter('category', {
            label: texts.category,
            all: texts.allCategories,
            names: categoryNames,
          })}
          tools={add}
          note={({ length }) => (
            <>
              {itemCount(length)}
              <span className="text-sm font-semibold max-lg:hidden">{texts.keys}</span>
            </>
          )}
          actions={(item) => [
            ...movesOf(item, shown),
            { label: texts.edit(item.name), icon: 'edit', isQuiet: true, run: () => setOpen(item.id) },
            {
              id: 'hide',
              label: item.hidden ? texts.show(item.name) : texts.hide(item.name),
              icon: item.hidden ? 'eye-off' : 'eye',
              look: item.hidden ? 'danger' : 'soft',
              isQuiet: true,
              run: () => showOrHide.mutateAsync(item),
            },
          ]}
          empty={{ icon: 'shop', title: texts.empty, body: texts.emptyBody, action: add }}
        />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {open === 'add' && <AddItem onClose={close} onPicture={({ id }) => setOpen(id)} />}
      {edited && <EditItem key={edited.id} item={edited} onClose={close} />}
    </>
  );
};
