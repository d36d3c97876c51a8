import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#strings/dates';
import { offersList as texts } from '#strings/privileges/staff';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { StaffOffer } from '#wire/privileges';
import { useCloseOffer } from '../mutations.ts';
import { offersQuery } from '../queries.ts';
import { OfferForm } from './offer-form.tsx';

const GRID = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

const Skeleton = () => (
  <Loading>
    <div className={GRID}>
      {['1', '2', '3', '4'].map((key) => (
        <Bone key={key} className="h-36 rounded-3xl" />
      ))}
    </div>
  </Loading>
);

const Offer = ({ offer, onClose }: { offer: StaffOffer; onClose: (offer: StaffOffer) => void }) => (
  <li
    className={`grid content-between gap-3 rounded-3xl border border-line p-4 ${offer.isOpen ? 'bg-card' : 'bg-paper text-muted'}`}
  >
    <div>
      <h3 className="text-lg font-black break-words">{offer.text}</h3>
      {offer.description && <p className="text-sm break-words text-muted">{offer.description}</p>}
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={offer.isOpen ? 'good' : 'plain'}>{offer.grade ? gradeNames[offer.grade] : texts.allGrades}</Badge>
      {offer.waiting > 0 && <Badge tone="wait">{texts.waiting(offer.waiting)}</Badge>}
      {offer.isOpen ? (
        <Button
          size="small"
          look="plain"
          className="ms-auto"
          aria-label={texts.named(texts.close, offer.text)}
          onClick={() => onClose(offer)}
        >
          {texts.close}
        </Button>
      ) : (
        <span className="ms-auto text-sm">{offer.closedAt && texts.closedAt(formatDay(offer.closedAt))}</span>
      )}
    </div>
  </li>
);

const List = ({ onClose, onAdd }: { onClose: (offer: StaffOffer) => void; onAdd: () => void }) => {
  const { data, error, refetch } = useQuery(offersQuery);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton />;
  if (data.length === 0)
    return (
      <EmptyState
        icon="ticket"
        title={texts.none}
        body={texts.noneBody}
        action={
          <Button look="gold" icon="plus" onClick={onAdd}>
            {texts.add}
          </Button>
        }
      />
    );
  return (
    <ul aria-label={texts.label} className={GRID}>
      {data.map((offer) => (
        <Offer key={offer.id} offer={offer} onClose={onClose} />
      ))}
    </ul>
  );
};

export const Offers = () => {
  const [isAdding, setIsAdding] = useState(false);
  const [closing, setClosing] = useState<StaffOffer | null>(null);
  const close = useCloseOffer();
  return (
    <div className="grid gap-4">
      <Button look="gold" icon="plus" className="justify-self-start" onClick={() => setIsAdding(true)}>
        {texts.add}
      </Button>
      <List onClose={setClosing} onAdd={() => setIsAdding(true)} />
      {isAdding && <OfferForm onClose={() => setIsAdding(false)} />}
      {closing && (
        <ConfirmDialog
          title={texts.closeTitle}
          body={texts.closeBody(closing.text)}
          confirm={texts.closeConfirm}
          tone="danger"
          busy={close.isPending}
          onConfirm={() => close.mutate(closing, { onSettled: () => setClosing(null) })}
          onClose={() => setClosing(null)}
        />
      )}
    </div>
  );
};
