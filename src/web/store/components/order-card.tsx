import { isReturned, type OrderStatus } from '#domain/store/orders';
import { formatChildDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { type invitation, ownShareNames, shareNames, statusNames, myOrders as texts } from '#strings/store/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Order } from '#wire/store/pupil';
import { useCancelOrder } from '../mutations.ts';
import { SHARE_TONES } from '../share-tones.ts';
import { ItemPicture } from './item-picture.tsx';

const ALONE: readonly OrderStatus[] = ['pending', 'approved', 'delivered'];
const SHARED: readonly OrderStatus[] = ['awaiting', ...ALONE];

type Step = 'done' | 'now' | 'next';

const DOTS: Readonly<Record<Step, string>> = {
  done: 'bg-emerald text-on-emerald',
  now: 'bg-gold text-on-gold ring-4 ring-gold-soft',
  next: 'bg-line text-transparent',
};
const WORDS: Readonly<Record<Step, string>> = { done: texts.stepDone, now: texts.stepNow, next: texts.stepNext };

const stepOf = (index: number, at: number, isLast: boolean): Step => {
  if (index < at || (index === at && isLast)) return 'done';
  return index === at ? 'now' : 'next';
};

/** The way of an order, as a climb in few steps. */
const OrderPath = ({ status, isShared }: { status: OrderStatus; isShared: boolean }) => {
  const steps = isShared ? SHARED : ALONE;
  const at = steps.indexOf(status);
  return (
    <ol aria-label={texts.path} className="flex">
      {steps.map((step, index) => {
        const state = stepOf(index, at, index === steps.length - 1);
        return (
          <li key={step} className="relative grid flex-1 justify-items-center gap-1.5 text-center">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute start-[-50%] top-3.5 h-1.5 w-full ${state === 'next' ? 'bg-line' : 'bg-emerald'}`}
              />
            )}
            <span className={`relative z-1 grid size-8 place-items-center rounded-full ${DOTS[state]}`}>
              <Icon name={state === 'done' ? 'check' : 'star'} className="size-5" />
              <span className="sr-only">{WORDS[state]}</span>
            </span>
            <span className={`text-sm leading-tight ${state === 'now' ? 'font-black' : 'text-muted'}`}>
              {statusNames[step]}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

/** Who shares it, and who has paid. */
export const OrderParty = ({ party }: { party: Order['party'] }) =>
  party.length > 0 && (
    <ul aria-label={texts.party} className="flex flex-wrap gap-2">
      {party.map(({ label, isYou, status }) => (
        <li key={label} className="flex items-center gap-2 rounded-full bg-paper py-1 ps-4 pe-1 font-extrabold">
          {isYou ? texts.you : label}
          <Badge tone={SHARE_TONES[status]}>{(isYou ? ownShareNames : shareNames)[status]}</Badge>
        </li>
      ))}
    </ul>
  );

/** It came to nothing: why, and that nothing is lost. */
const Returned = ({ order: { status, reason, share } }: { order: Order }) => (
  <div className="rounded-button bg-paper px-4 py-3 leading-snug">
    <p className="flex items-center gap-2 font-black">
      <Icon name="undo" className="size-5 shrink-0" />
      {statusNames[status]}
      {'، '}
      {share.status === 'returned' ? texts.returned : texts.nothingPaid}
    </p>
    {reason && (
      <p className="mt-1 break-words">
        <span className="text-muted">{texts.reason}</span> {reason}
      </p>
    )}
  </div>
);

interface AskFirstProps {
  order: Order;
  words: typeof texts.cancel | typeof invitation.decline;
  action: ReturnType<typeof useCancelOrder>;
  look: 'danger' | 'plain';
  disabled?: boolean;
}

/** The end of an order: what it means is said before. */
export const AskFirst = ({ order, words, action, look, disabled }: AskFirstProps) => {
  const { ask, dialog } = useConfirm();
  const confirm = { ...words, body: words.body(order.itemName), tone: 'danger' } as const;
  return (
    <>
      <Button
        look={look}
        disabled={disabled}
        aria-label={words.named(order.itemName)}
        onClick={() => ask({ confirm, run: () => action.mutateAsync(order) })}
      >
        {words.label}
      </Button>
      {dialog}
    </>
  );
};

const needsSlip = ({ permission, status }: Order): boolean =>
  permission !== 'none' && status !== 'delivered' && !isReturned(status);

const Actions = ({ order }: { order: Order }) => {
  const isSelf = useIsSelf();
  const cancel = useCancelOrder();
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {needsSlip(order) && (
        <ButtonLink
          look="soft"
          icon="print"
          to="/student/store/orders/$id/slip"
          params={{ id: String(order.id) }}
          aria-label={texts.slipNamed(order.itemName)}
        >
          {texts.slip}
        </ButtonLink>
      )}
      {order.category === 'privileges' && order.status === 'delivered' && order.isBuyer && (
        <ButtonLink look="soft" icon="ticket" to="/student/privileges">
          {texts.book}
        </ButtonLink>
      )}
      {isSelf && order.canCancel && <AskFirst order={order} words={texts.cancel} action={cancel} look="danger" />}
    </div>
  );
};

const orderedText = ({ isBuyer, party, createdAt }: Order): string => {
  const day = formatChildDay(createdAt);
  const host = party.find((each) => each.isBuyer);
  return isBuyer || !host ? texts.orderedAt(day) : texts.orderedBy(host.label, day);
};

export const OrderCard = ({ order }: { order: Order }) => (
  <li className="grid content-start gap-4 rounded-card bg-card p-5 shadow-card">
    <div className="flex items-center gap-4">
      <ItemPicture face={order} size="medium" className={isReturned(order.status) ? 'opacity-60 grayscale-50' : ''} />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl leading-snug font-black break-words">{order.itemName}</h3>
        <p className="text-sm leading-snug text-muted">
          {order.quantity > 1 && `${texts.quantity(formatNumber(order.quantity))}، `}
          {order.share.status === 'paid' && texts.paid(order.share)}
          <span className="block">{orderedText(order)}</span>
        </p>
      </div>
    </div>
    {isReturned(order.status) ? (
      <Returned order={order} />
    ) : (
      <OrderPath status={order.status} isShared={order.party.length > 0} />
    )}
    <OrderParty party={order.party} />
    <Actions order={order} />
  </li>
);
