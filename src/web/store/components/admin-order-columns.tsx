import { afterAction, type OrderStatus } from '#domain/store/orders';
import { sumOf } from '#domain/store/payment';
import { formatMoment } from '#strings/dates';
import { wallOf } from '#strings/read-back';
import { orderColumns, orderQueue, orderStatusNames, permissionMarks, shareStatusNames } from '#strings/store/staff';
import { gradeNames, listWords } from '#strings/widgets';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { SHARE_TONES } from '../share-tones.ts';
import { ItemPicture } from './item-picture.tsx';

/** An order by what was bought and who bought it. */
export const nameOf = ({ itemName, shares }: AdminOrder): string => orderQueue.named(itemName, shares[0]?.name ?? '');

const TONES = {
  awaiting: 'plain',
  pending: 'wait',
  approved: 'good',
  delivered: 'good',
  rejected: 'bad',
  cancelled: 'plain',
} as const satisfies Record<OrderStatus, string>;

/** What was taken from all who share it; what went back counts as well. */
const Paid = ({ order: { shares } }: { order: AdminOrder }) => {
  const { coins, points } = sumOf(shares);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className="sr-only">{coins + points > 0 ? orderQueue.paid : orderQueue.notPaid}</span>
      {coins > 0 && <Money type="coins" amount={coins} />}
      {points > 0 && <Money type="points" amount={points} />}
    </span>
  );
};

const What = ({ order }: { order: AdminOrder }) => (
  <span className="flex min-w-0 items-center gap-3">
    <ItemPicture face={order} size="small" />
    <span className="grid min-w-0 leading-snug">
      <span className="font-black break-words">
        {order.itemName}
        {order.quantity > 1 && (
          <span className="ms-1.5 rounded-lg bg-gold-soft px-1.5 whitespace-nowrap text-gold-ink">
            {orderQueue.times(order.quantity)}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm font-normal text-muted">
        <Paid order={order} />
        <time dateTime={order.createdAt} className="whitespace-nowrap">
          {formatMoment(order.createdAt)}
        </time>
      </span>
    </span>
  </span>
);

const Who = ({ shares }: Pick<AdminOrder, 'shares'>) => (
  <ul className="grid gap-1 leading-snug">
    {shares.map(({ studentId, name, grade, status }) => (
      <li key={studentId} className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-extrabold break-words">
          <PupilLink id={studentId} name={name} />
        </span>
        <span className="text-sm text-muted">{gradeNames[grade]}</span>
        {shares.length > 1 && <Badge tone={SHARE_TONES[status]}>{shareStatusNames[status]}</Badge>}
      </li>
    ))}
  </ul>
);

export const needsPermission = ({ permission, status }: AdminOrder): boolean =>
  permission !== 'none' && afterAction(status, 'deliver') !== null;

interface Dealing {
  /** Somebody did something to it on another device: what, the list says when it is read again. */
  isElsewhere: (order: AdminOrder) => boolean;
  hasPermission: (order: AdminOrder) => boolean;
  onPermission: (order: AdminOrder, isOn: boolean) => void;
}

/** Of one width whatever it says: a column that grew would wrap the others of every row. */
const State = ({ order, isElsewhere, hasPermission, onPermission }: Dealing & { order: AdminOrder }) => (
  <span className="flex flex-wrap items-center gap-1.5 desk:grid desk:w-44 desk:justify-items-start">
    <Badge tone={TONES[order.status]}>{orderStatusNames[order.status]}</Badge>
    {order.permission !== 'none' && (
      <Badge tone="plain">
        <Icon name="edit" className="size-3.5" />
        {permissionMarks[order.permission]}
      </Badge>
    )}
    {order.reason && <span className="text-sm break-words text-muted">{order.reason}</span>}
    {order.decidedBy && <span className="text-sm text-muted">{orderQueue.decidedBy(order.decidedBy)}</span>}
    {isElsewhere(order) && <span className="text-sm font-extrabold text-gold-ink">{orderQueue.elsewhere}</span>}
    {needsPermission(order) && !isElsewhere(order) && (
      <Tick
        label={orderQueue.hasPermission}
        data-action="permission"
        aria-label={listWords.named(orderQueue.hasPermission, nameOf(order))}
        checked={hasPermission(order)}
        onChange={(isOn) => onPermission(order, isOn)}
        className="text-sm"
      />
    )}
  </span>
);

export const columnsFor = (dealing: Dealing): readonly Column<AdminOrder>[] => [
  {
    id: 'item',
    title: orderColumns.item,
    cell: (order) => <What order={order} />,
    inFile: [
      { title: orderColumns.id, value: ({ id }) => id },
      { title: orderColumns.item, value: ({ itemName }) => itemName },
      { title: orderColumns.quantity, value: ({ quantity }) => quantity },
      { title: orderColumns.coins, value: ({ shares }) => sumOf(shares).coins },
      { title: orderColumns.points, value: ({ shares }) => sumOf(shares).points },
      { title: orderColumns.createdAt, value: ({ createdAt }) => wallOf(createdAt) },
    ],
    className: 'desk:min-w-72',
  },
  {
    id: 'students',
    title: orderColumns.students,
    cell: ({ shares }) => <Who shares={shares} />,
    inFile: [
      { title: orderColumns.students, value: ({ shares }) => shares.map(({ name }) => name).join('، ') },
      { title: orderColumns.grade, value: ({ shares: [buyer] }) => (buyer ? gradeNames[buyer.grade] : null) },
    ],
    phone: 'plain',
    className: 'desk:min-w-44',
  },
  {
    id: 'status',
    title: orderColumns.status,
    cell: (order) => <State order={order} {...dealing} />,
    inFile: [
      { title: orderColumns.status, value: ({ status }) => orderStatusNames[status] },
      { title: orderColumns.reason, value: ({ reason }) => reason },
      { title: orderColumns.decidedBy, value: ({ decidedBy }) => decidedBy },
    ],
    phone: 'plain',
  },
];
