import { INCIDENT_TYPES, type IncidentType } from '#domain/penalties/incidents';
import { ownConduct as texts } from '#strings/penalties/pupil';
import { incidentNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import type { OwnConduct } from '#wire/penalties';

/** The same colour for the same kind on every part of the screen. */
export const KIND_COLORS: Record<IncidentType, string> = { late: 'bg-gold', absent: 'bg-plum', behavior: 'bg-coral' };

interface SharesProps {
  conduct: Pick<OwnConduct, IncidentType>;
  /** The bar in words. */
  bar: string;
  times: (count: number) => string;
  looks: { bar: string; part: string; percent: string };
}

/** How far, of what. */
export const Shares = ({ conduct, bar, times, looks }: SharesProps) => (
  <>
    <div role="img" aria-label={bar} className={`flex overflow-hidden rounded-full bg-line ${looks.bar}`}>
      {INCIDENT_TYPES.map((kind) => (
        <span key={kind} className={KIND_COLORS[kind]} style={{ inlineSize: `${conduct[kind].percent}%` }} />
      ))}
    </div>
    <ul className="grid grid-cols-3 gap-2">
      {INCIDENT_TYPES.map((kind) => (
        <li key={kind} className={`grid content-start bg-paper px-3 py-2 ${looks.part}`}>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <span className={`size-2.5 shrink-0 rounded-full ${KIND_COLORS[kind]}`} />
            {incidentNames[kind]}
          </span>
          <span className={`leading-snug ${looks.percent}`}>{percent(conduct[kind].percent)}</span>
          <span className="text-sm text-muted">{times(conduct[kind].count)}</span>
        </li>
      ))}
    </ul>
  </>
);

const LOOKS = { bar: 'h-5', part: 'rounded-button', percent: 'text-xl font-black' };

/** Calm: how far, of what, and what it would mean. */
export const ConductBar = ({ conduct }: { conduct: OwnConduct }) => (
  <section aria-labelledby="conduct-now" className="grid content-start gap-4 rounded-card bg-card p-5 shadow-card">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="conduct-now" className="text-xl font-black">
        {texts.now}
      </h2>
      <p className="text-3xl font-black">{percent(conduct.percentage)}</p>
    </div>
    <Shares conduct={conduct} bar={texts.bar(conduct.percentage)} times={texts.times} looks={LOOKS} />
    <p className="text-muted">
      {texts.meaning} {texts.hope}
    </p>
  </section>
);
