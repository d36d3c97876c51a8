import { useQuery } from '@tanstack/react-query';
import { ownPrivileges as texts } from '#strings/privileges/pupil';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { OwnPrivileges as Privileges } from '#wire/privileges';
import { OfferTicket } from '../components/offer-ticket.tsx';
import { OwnPicks } from '../components/own-picks.tsx';
import { useBookOffer, useBookPick } from '../mutations.ts';
import { ownPrivilegesQuery } from '../queries.ts';

const GRID = 'grid gap-4 lg:grid-cols-2';

const skeleton = (
  <>
    <Bones layout={GRID} look="h-36 rounded-card" times={4} />
    <Bone className="mt-6 h-40 rounded-card" />
  </>
);

/** Bought in the store, to be booked when wanted: these come first, they are the pupil's already. */
const Ready = ({ picks }: { picks: Privileges['picks'] }) => {
  const book = useBookPick();
  if (picks.length === 0) return null;
  return (
    <section aria-labelledby="ready-picks">
      <h2 id="ready-picks" className="mb-2 text-xl font-black">
        {texts.ready}
      </h2>
      <ul className={GRID}>
        {picks.map((pick) => (
          <OfferTicket
            key={pick.id}
            text={pick.text}
            description={null}
            isBooked={false}
            busy={book.isPending && book.variables === pick.id}
            onBook={() => book.mutate(pick.id)}
          />
        ))}
      </ul>
    </section>
  );
};

const Offers = ({ offers }: { offers: Privileges['offers'] }) => {
  const book = useBookOffer();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-2 text-xl font-black">
        {texts.offers}
      </h2>
      {offers.length > 0 ? (
        <ul className={GRID}>
          {offers.map((offer) => (
            <OfferTicket
              key={offer.id}
              text={offer.text}
              description={offer.description}
              isBooked={offer.isBooked}
              busy={book.isPending && book.variables === offer.id}
              onBook={() => book.mutate(offer.id)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon="ticket" title={texts.noOffers} body={texts.noOffersBody} />
      )}
    </section>
  );
};

const Shown = ({ privileges }: { privileges: Privileges }) => (
  <>
    <Ready picks={privileges.picks.filter((pick) => pick.status === 'unclaimed')} />
    <Offers offers={privileges.offers} />
    <OwnPicks picks={privileges.picks.filter((pick) => pick.status !== 'unclaimed')} />
  </>
);

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
