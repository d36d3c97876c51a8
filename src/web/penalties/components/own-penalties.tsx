import { formatChildDay, formatDay } from '#strings/dates';
import { ownConduct as texts } from '#strings/penalties/pupil';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Penalty } from '#wire/penalties';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysLeft = (expiresAt: string): number => Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);

/** What it means and when it is over, and nothing more. */
export const InForce = ({ penalty }: { penalty: Penalty }) => (
  <section className="flex items-center gap-4 rounded-card bg-gold-soft p-5 text-gold-ink">
    <Icon name="hourglass" className="size-10 shrink-0" />
    <div>
      <h2 className="text-xl leading-snug font-black">{texts.penalty(penalty.priceIncrease)}</h2>
      <p>{texts.penaltyEnds(formatChildDay(penalty.expiresAt))}</p>
      <p className="font-black">{texts.daysLeft(daysLeft(penalty.expiresAt))}</p>
      <p className="mt-1 text-sm">{texts.why(penalty.late, penalty.absent, penalty.behavior)}</p>
    </div>
  </section>
);

export const PastPenalties = ({ penalties }: { penalties: readonly Penalty[] }) => (
  <section aria-labelledby="conduct-past" className="rounded-card bg-card p-5 shadow-card">
    <h2 id="conduct-past" className="text-xl font-black">
      {texts.past}
    </h2>
    <ul className="divide-y divide-line">
      {penalties.map((penalty) => (
        <li key={penalty.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
          <span>
            <span className="block font-extrabold">{texts.pastPenalty(penalty.priceIncrease)}</span>
            <span className="text-sm text-muted">
              {texts.from(formatDay(penalty.createdAt), formatDay(penalty.clearedAt ?? penalty.expiresAt))}
            </span>
            <span className="block text-sm text-muted">
              {texts.why(penalty.late, penalty.absent, penalty.behavior)}
            </span>
          </span>
          <Badge tone={penalty.status === 'ended' ? 'plain' : 'good'}>{texts.pastStatus[penalty.status]}</Badge>
        </li>
      ))}
    </ul>
  </section>
);
