import { marking } from '#strings/tracking/staff';
import { Badge } from '#web/ui/badge.tsx';
import { useMarksOutbox } from '../marks-outbox.ts';

/** Whether all that this person marked on this device is saved; where nobody marks, only what is not. */
export const Saved = ({ isAlways }: { isAlways: boolean }) => {
  const outbox = useMarksOutbox();
  const [waiting, isHeld] = [outbox.state.use().length, outbox.isHeld.use()];
  if (waiting === 0 && !isAlways) return null;
  return (
    <p role="status" className="grid min-h-7 content-center justify-items-end text-sm font-extrabold">
      {isHeld && waiting > 0 ? (
        <Badge tone="wait">{marking.waiting(waiting)}</Badge>
      ) : (
        <span className="text-muted">{waiting > 0 ? marking.sending : marking.saved}</span>
      )}
    </p>
  );
};
