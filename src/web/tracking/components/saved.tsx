import { marking as texts } from '#strings/tracking/staff';
import { Badge } from '#web/ui/badge.tsx';
import { useIsCut, useWaiting } from '../marks-sender.ts';

/** Whether all that was marked on this device is saved. */
export const Saved = () => {
  const [waiting, isCut] = [useWaiting(), useIsCut()];
  return (
    <p role="status" className="text-end text-sm font-extrabold">
      {isCut && waiting > 0 ? (
        <Badge tone="wait">{texts.waiting(waiting)}</Badge>
      ) : (
        <span className="text-muted">{waiting > 0 ? texts.sending : texts.saved}</span>
      )}
    </p>
  );
};
