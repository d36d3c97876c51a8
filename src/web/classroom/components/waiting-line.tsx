import { waitingTaps as texts } from '#strings/classroom/staff';
import { Icon } from '#web/ui/icon.tsx';

/** What this device alone knows while the network is away. Nothing while it is on its way as usual, so that no line comes and goes at each tap. */
export const WaitingLine = ({ count, isHeld }: { count: number; isHeld: boolean }) => (
  <div role="status">
    {isHeld && count > 0 && (
      <p className="flex items-center gap-2 rounded-2xl bg-gold-soft px-4 py-1.5 text-sm leading-snug font-extrabold text-gold-ink shadow-card">
        <Icon name="hourglass" className="size-4 shrink-0" />
        {texts.count(count)} · {texts.away}
      </p>
    )}
  </div>
);
