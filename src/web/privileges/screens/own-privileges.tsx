import { useQuery } from '@tanstack/react-query';
import type { PickStatus } from '#domain/privileges/pick';
import { formatMoment } from '#strings/dates';
import { ownPrivileges as texts } from '#strings/privileges/pupil';
import { useNewsSeen } from '#web/access/news.ts';
import { useIsSelf } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Pick, OwnPrivileges as Privileges } from '#wire/privileges';
import { useBookOffer, useBookPick, useCancelBooking, useSeeAnswers } from '../mutations.ts';
import { ownPrivilegesQuery } from '../queries.ts';

/** An offer; or what was bought in the store, which has no more than its words. */
interface Ticket {
  id: number;
  text: string;
  description?: string | null;
  isBooked?: boolean;
}

/** The eight-point star of the mark, cut by the edge of the ticket. */
const Star = () => (
  <Drawing box="0 0 64 64" className="absolute -end-8 -bottom-10 -z-10 size-36 opacity-12">
    <g fill="currentColor">
      <rect x="14" y="14" width="36" height="36" rx="3" />
      <rect x="14" y="14" width="36" height="36" rx="3" transform="rotate(45 32 32)" />
    </g>
  </Drawing>
);

const NOTCH = 'absolute -top-4 size-8 rounded-full bg-paper';

/** A ticket: what it is on one side of the tear, the one thing to press on its stub. */
const OfferTicket = ({ text, description, isBooked, busy, onBook }: Ticket & { busy: boolean; onBook: () => void }) => (
  <li className="grid grid-rows-[1fr_auto] overflow-hidden rounded-card bg-card shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-1">
    <div className="relative isolate grid content-center overflow-hidden bg-gold-soft p-5 pb-6 text-gold-ink sm:min-h-36">
      <Star />
      <h3 className="text-2xl leading-snug font-black break-words">{text}</h3>
      {description && <p className="mt-1 break-words">{description}</p>}
    </div>
    <div className="relative grid items-center border-t-3 border-dashed border-line p-4 sm:w-44 sm:border-s-3 sm:border-t-0">
      <span aria-hidden="true" className={`${NOTCH} -start-4`} />
      <span aria-hidden="true" className={`${NOTCH} -end-4 sm:-start-4.5 sm:end-auto sm:-bottom-4 sm:top-auto`} />
      {isBooked ? (
        <p className="flex min-h-14 items-center justify-center gap-2 rounded-button bg-emerald-soft px-2 text-lg font-extrabold text-emerald-ink">
          <Icon name="check" className="size-6 shrink-0" />
          {texts.booked}
        </p>
      ) : (
        <Button size="large" look="gold" busy={busy} aria-label={texts.bookNamed(text)} onClick={onBook}>
          {texts.book}
        </Button>
      )}
    </div>
  </li>
);

const LOOKS: Record<PickStatus, { icon: IconName; className: string }> = {
  unclaimed: { icon: 'ticket', className: 'bg-gold-soft text-gold-ink' },
  waiting: { icon: 'hourglass', className: 'bg-gold-soft text-gold-ink' },
  done: { icon: 'check', className: 'bg-emerald-soft text-emerald-ink' },
  rejected: { icon: 'refresh', className: 'bg-paper text-muted' },
};

const Line = ({ pick }: { pick: Pick }) => {
  const { icon, className } = LOOKS[pick.status];
  const isSelf = useIsSelf();
  const cancel = useCancelBooking();
  const { ask, dialog } = useConfirm();
  return (
    <li className="flex gap-3 py-3">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}>
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-extrabold break-words">{pick.text}</span>
        <span className="text-sm text-muted">
          {texts.status[pick.status]}
          {pick.status === 'rejected' && pick.isPaid && (
            <span className="block font-extrabold text-ink">{texts.refunded}</span>
          )}
          {pick.claimedAt && <span className="block">{texts.bookedAt(formatMoment(pick.claimedAt))}</span>}
        </span>
        {pick.teacherComment && (
          <span className="mt-1 rounded-2xl bg-paper px-3 py-1.5 break-words">
            <span className="text-sm text-muted">{texts.comment}</span> {pick.teacherComment}
          </span>
        )}
      </span>
      {pick.status === 'waiting' && isSelf && (
        <Button
          look="plain"
          size="small"
          className="min-h-11 self-center"
          busy={cancel.isPending}
          aria-label={texts.cancelNamed(pick.text)}
          onClick={() =>
            ask({
              confirm: {
                title: texts.cancelTitle(pick.text),
                body: texts.cancelBody,
                confirm: texts.cancel,
                tone: 'danger',
              },
              run: () => cancel.mutateAsync(pick),
            })
          }
        >
          {texts.cancel}
        </Button>
      )}
      {dialog}
    </li>
  );
};

const OwnPicks = ({ picks }: { picks: readonly Pick[] }) => (
  <Section title={texts.own} head="mb-2 text-xl font-black">
    {picks.length > 0 ? (
      <ul className="divide-y divide-line rounded-card bg-card px-5 py-2 shadow-card">
        {picks.map((pick) => (
          <Line key={pick.id} pick={pick} />
        ))}
      </ul>
    ) : (
      <EmptyState icon="ticket" title={texts.nothingBooked} body={texts.nothingBookedBody} />
    )}
  </Section>
);

const GRID = 'grid gap-4 lg:grid-cols-2';

const skeleton = (
  <>
    <Bones layout={GRID} look="h-36 rounded-card" times={4} />
    <Bone className="mt-6 h-40 rounded-card" />
  </>
);

interface TicketsProps {
  tickets: readonly Ticket[];
  book: ReturnType<typeof useBookOffer>;
}

/** Asked first: a finger that slips books nothing. */
const Tickets = ({ tickets, book }: TicketsProps) => {
  const { ask, dialog } = useConfirm();
  return (
    <>
      <ul className={GRID}>
        {tickets.map((ticket) => (
          <OfferTicket
            key={ticket.id}
            {...ticket}
            busy={book.isPending && book.variables === ticket.id}
            onBook={() =>
              ask({
                confirm: { title: texts.ask(ticket.text), body: texts.askBody, confirm: texts.book },
                run: () => book.mutateAsync(ticket.id),
              })
            }
          />
        ))}
      </ul>
      {dialog}
    </>
  );
};

const Shown = ({ privileges }: { privileges: Privileges }) => {
  useNewsSeen(privileges.picks, useSeeAnswers().mutate);
  const [bookPick, bookOffer] = [useBookPick(), useBookOffer()];
  const ready = privileges.picks.filter((pick) => pick.status === 'unclaimed');
  return (
    <>
      {/* Bought in the store, to be booked when wanted: these come first, they are the pupil's already. */}
      {ready.length > 0 && (
        <Section title={texts.ready} head="mb-2 text-xl font-black">
          <Tickets tickets={ready} book={bookPick} />
        </Section>
      )}
      <Section title={texts.offers} head="mb-2 text-xl font-black">
        {privileges.offers.length > 0 ? (
          <Tickets tickets={privileges.offers} book={bookOffer} />
        ) : (
          <EmptyState icon="ticket" title={texts.noOffers} body={texts.noOffersBody} />
        )}
      </Section>
      <OwnPicks picks={privileges.picks.filter((pick) => pick.status !== 'unclaimed')} />
    </>
  );
};

export const OwnPrivileges = () => (
  <div className="grid gap-6 py-6">
    <div>
      <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
      <p className="text-muted">{texts.intro}</p>
    </div>
    <Loaded query={useQuery(ownPrivilegesQuery)} skeleton={skeleton}>
      {(privileges) => <Shown privileges={privileges} />}
    </Loaded>
  </div>
);
