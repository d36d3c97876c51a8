import type { PickStatus } from '#domain/privileges/pick';
import { formatMoment } from '#strings/dates';
import { ownPrivileges as texts } from '#strings/privileges/pupil';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Pick } from '#wire/privileges';

const LOOKS: Record<PickStatus, { icon: IconName; className: string }> = {
  unclaimed: { icon: 'ticket', className: 'bg-gold-soft text-gold-ink' },
  waiting: { icon: 'hourglass', className: 'bg-gold-soft text-gold-ink' },
  done: { icon: 'check', className: 'bg-emerald-soft text-emerald-ink' },
  rejected: { icon: 'refresh', className: 'bg-paper text-muted' },
};

const Line = ({ pick }: { pick: Pick }) => {
  const { icon, className } = LOOKS[pick.status];
  return (
    <li className="flex gap-3 py-3">
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}>
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-extrabold break-words">{pick.text}</span>
        <span className="text-sm text-muted">
          {texts.status[pick.status]}
          {pick.claimedAt && <span className="block">{texts.bookedAt(formatMoment(pick.claimedAt))}</span>}
        </span>
        {pick.teacherComment && (
          <span className="mt-1 rounded-2xl bg-paper px-3 py-1.5 break-words">
            <span className="text-sm text-muted">{texts.comment}</span> {pick.teacherComment}
          </span>
        )}
      </span>
    </li>
  );
};

export const OwnPicks = ({ picks }: { picks: readonly Pick[] }) => (
  <section aria-labelledby="own-picks">
    <h2 id="own-picks" className="mb-2 text-xl font-black">
      {texts.own}
    </h2>
    {picks.length > 0 ? (
      <ul className="divide-y divide-line rounded-card bg-card px-5 py-2 shadow-card">
        {picks.map((pick) => (
          <Line key={pick.id} pick={pick} />
        ))}
      </ul>
    ) : (
      <EmptyState icon="ticket" title={texts.nothingBooked} body={texts.nothingBookedBody} />
    )}
  </section>
);
