import { ownShareNames, shareNames, myOrders as texts } from '#strings/store/pupil';
import { Badge } from '#web/ui/badge.tsx';
import type { Order } from '#wire/store/pupil';
import { SHARE_TONES } from '../share-tones.ts';

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
