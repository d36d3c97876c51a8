import { ownPrivileges as texts } from '#strings/privileges/pupil';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface OfferTicketProps {
  text: string;
  description: string | null;
  isBooked: boolean;
  busy: boolean;
  onBook: () => void;
}

/** The eight-point star of the mark, cut by the edge of the ticket. */
const Star = () => (
  <svg
    viewBox="0 0 64 64"
    className="absolute -end-8 -bottom-10 -z-10 size-36 opacity-12"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="currentColor">
      <rect x="14" y="14" width="36" height="36" rx="3" />
      <rect x="14" y="14" width="36" height="36" rx="3" transform="rotate(45 32 32)" />
    </g>
  </svg>
);

const NOTCH = 'absolute -top-4 size-8 rounded-full bg-paper';

/** A ticket: what it is on one side of the tear, the one thing to press on its stub. */
export const OfferTicket = ({ text, description, isBooked, busy, onBook }: OfferTicketProps) => (
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
