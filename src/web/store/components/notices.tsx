import { formatChildDay, formatClock } from '#strings/dates';
import { storeHome as texts } from '#strings/store/pupil';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Store } from '#wire/store/pupil';
import type { Shop } from '../shop.ts';

const TAPE = 'h-3 bg-[repeating-linear-gradient(-45deg,#3b2800_0_14px,#f7c54a_14px_28px)] opacity-80';

/** As around a building site: nobody takes what is inside for finished. */
const TrialBanner = () => (
  <div role="note" className="overflow-hidden rounded-button bg-gold-soft text-gold-ink">
    <div aria-hidden="true" className={TAPE} />
    <p className="flex items-center gap-3 px-5 py-3 leading-snug font-extrabold">
      <Icon name="spark" className="size-7 shrink-0" />
      {texts.trial}
    </p>
  </div>
);

const RaisedNotice = ({ penalty }: { penalty: NonNullable<Store['penalty']> }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button bg-gold-soft px-5 py-3 text-gold-ink">
    <Icon name="hourglass" className="size-8 shrink-0" />
    <p className="min-w-0 flex-1 basis-52 leading-snug">
      <span className="block font-black">{texts.raised(penalty.priceIncrease)}</span>
      {texts.raisedUntil(formatChildDay(penalty.expiresAt))}
    </p>
    <ButtonLink look="plain" to="/student/conduct">
      {texts.raisedWhy}
    </ButtonLink>
  </div>
);

const ClosedNotice = ({ store: { isHoliday, opensAt } }: { store: Store }) => (
  <div className="flex items-center gap-4 rounded-button bg-card px-5 py-3 shadow-card">
    <Icon name="moon" className="size-8 shrink-0 text-plum" />
    <p className="leading-snug">
      <span className="block font-black">
        {isHoliday ? texts.closedOnHoliday : texts.closed}
        {opensAt && `، ${texts.opensOn(formatChildDay(opensAt.day), formatClock(opensAt.from))}`}
      </span>
      {texts.closedBody}
    </p>
  </div>
);

/** What one must know before anything is put into the cart, on every page of the shop. */
export const Notices = ({ shop: { store, isTrial } }: { shop: Shop }) => (
  <>
    {isTrial && <TrialBanner />}
    {!store.isOpen && <ClosedNotice store={store} />}
    {store.penalty && <RaisedNotice penalty={store.penalty} />}
  </>
);
