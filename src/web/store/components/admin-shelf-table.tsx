import type { KeyboardEvent, ReactNode } from 'react';
import { formatNumber } from '#strings/plural';
import { stockText, shelf as texts } from '#strings/store/staff';
import { categoryNames } from '#strings/store/words';
import { Money } from '#web/ledger/components/admin-money.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { AdminItem } from '#wire/store/staff';
import { useShowOrHide } from '../admin-mutations.ts';
import { ItemFlags } from './admin-item-flags.tsx';
import { ItemPicture } from './item-picture.tsx';

const Stock = ({ item: { stock } }: { item: AdminItem }) => (
  <span className={`whitespace-nowrap ${stock === 0 ? 'font-black text-danger' : ''}`}>{stockText(stock)}</span>
);

const Sold = ({ item: { sold, waiting } }: { item: AdminItem }) => (
  <span className="grid leading-snug whitespace-nowrap">
    <span className={sold === 0 ? 'text-muted' : 'font-extrabold'}>
      {sold > 0 && <span className="lg:hidden">{texts.sold}: </span>}
      {sold === 0 ? texts.soldNone : formatNumber(sold)}
    </span>
    {waiting > 0 && <span className="text-sm text-gold-ink">{texts.waiting(waiting)}</span>}
  </span>
);

/** On a phone the other columns are told under the name, so that the buttons stay within reach of the thumb. */
const What = ({ item }: { item: AdminItem }) => (
  <span className="flex items-center gap-3">
    <ItemPicture face={item} size="small" className={item.hidden ? 'opacity-50 grayscale' : ''} />
    <span className="grid min-w-0 leading-snug">
      <span className={`break-words ${item.hidden ? 'text-muted' : ''}`}>{item.name}</span>
      <span className="text-sm font-semibold text-muted">{categoryNames[item.category]}</span>
      <span className="grid justify-items-start gap-1 pt-1 text-sm font-semibold text-muted lg:hidden">
        <span className="flex flex-wrap gap-x-3">
          <Money type={item.priceType} amount={item.price} />
          <Stock item={item} />
        </span>
        <ItemFlags item={item} isHidden={item.hidden} />
        <Sold item={item} />
      </span>
    </span>
  </span>
);

const directionOf = ({ altKey, key }: KeyboardEvent): 1 | -1 | null => {
  if (!altKey) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
};

const QUIET = 'text-emerald-ink hover:bg-emerald-soft lg:size-9';

interface ShelfActions {
  items: readonly AdminItem[];
  onMove: (item: AdminItem, by: 1 | -1) => void;
  onEdit: (id: number) => void;
}

const Actions = ({ item, items, onMove, onEdit }: ShelfActions & { item: AdminItem }) => {
  const showOrHide = useShowOrHide();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <span
      className="grid grid-cols-2 gap-0.5 lg:flex"
      onKeyDown={(event) => {
        const by = directionOf(event);
        if (by === null) return;
        event.preventDefault();
        onMove(item, by);
      }}
    >
      {/* Not `disabled`: a button that goes dead under the finger drops the keyboard's place. */}
      <IconButton
        icon="up"
        label={texts.up(item.name)}
        aria-disabled={item === items[0]}
        onClick={() => onMove(item, -1)}
        className={`${QUIET} aria-disabled:opacity-40`}
      />
      <IconButton
        icon="down"
        label={texts.down(item.name)}
        aria-disabled={item === items.at(-1)}
        onClick={() => onMove(item, 1)}
        className={`${QUIET} aria-disabled:opacity-40`}
      />
      <IconButton icon="edit" label={texts.edit(item.name)} onClick={() => onEdit(item.id)} className={QUIET} />
      <IconButton
        icon={item.hidden ? 'eye-off' : 'eye'}
        label={item.hidden ? texts.show(item.name) : texts.hide(item.name)}
        busy={showOrHide.isPending}
        onClick={() => showOrHide.mutate(item)}
        className={item.hidden ? 'text-danger hover:bg-danger-soft lg:size-9' : QUIET}
      />
    </span>
  );
};

const WIDE = 'max-lg:hidden';

/** In the order of the shelf and no other, or moving up and down would mean nothing. */
const columnsFor = (actions: ShelfActions): Column<AdminItem>[] => [
  { id: 'item', title: texts.item, cell: (item) => <What item={item} />, className: 'lg:min-w-56' },
  {
    id: 'price',
    title: texts.price,
    cell: (item) => <Money type={item.priceType} amount={item.price} />,
    className: WIDE,
  },
  { id: 'stock', title: texts.stock, cell: (item) => <Stock item={item} />, className: WIDE },
  {
    id: 'limit',
    title: texts.limit,
    cell: (item) => <span className="whitespace-nowrap">{texts.limitText(item.limitPerPupil)}</span>,
    className: WIDE,
  },
  { id: 'sold', title: texts.sold, cell: (item) => <Sold item={item} />, className: WIDE },
  {
    id: 'flags',
    title: texts.flags,
    cell: (item) => <ItemFlags item={item} isHidden={item.hidden} />,
    className: `${WIDE} min-w-40`,
  },
  {
    id: 'actions',
    title: texts.actions,
    cell: (item) => <Actions item={item} {...actions} />,
    className: 'w-px',
  },
];

interface ShelfTableProps extends ShelfActions {
  empty: ReactNode;
}

export const ShelfTable = ({ empty, ...actions }: ShelfTableProps) => (
  <DataTable
    label={texts.table}
    columns={columnsFor(actions)}
    rows={actions.items}
    rowKey={(item) => item.id}
    empty={empty}
  />
);
