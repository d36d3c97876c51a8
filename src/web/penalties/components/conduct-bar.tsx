import { INCIDENT_TYPES, type IncidentType } from '#domain/penalties/incidents';
import { ownConduct as texts } from '#strings/penalties/pupil';
import { incidentNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import type { OwnConduct } from '#wire/penalties';

/** The same colour for the same kind on every part of the screen. */
export const KIND_COLORS: Record<IncidentType, string> = {
  late: 'bg-gold',
  absent: 'bg-plum',
  behavior: 'bg-coral',
};

/** Calm: how far, of what, and what it would mean. */
export const ConductBar = ({ conduct }: { conduct: OwnConduct }) => (
  <section aria-labelledby="conduct-now" className="grid content-start gap-4 rounded-card bg-card p-5 shadow-card">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="conduct-now" className="text-xl font-black">
        {texts.now}
      </h2>
      <p className="text-3xl font-black">{percent(conduct.percentage)}</p>
    </div>
    <div
      role="img"
      aria-label={texts.bar(conduct.percentage)}
      className="flex h-5 overflow-hidden rounded-full bg-line"
    >
      {INCIDENT_TYPES.map((kind) => (
        <span key={kind} className={KIND_COLORS[kind]} style={{ inlineSize: `${conduct[kind].percent}%` }} />
      ))}
    </div>
    <ul className="grid grid-cols-3 gap-2">
      {INCIDENT_TYPES.map((kind) => (
        <li key={kind} className="grid content-start rounded-button bg-paper px-3 py-2">
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <span className={`size-2.5 shrink-0 rounded-full ${KIND_COLORS[kind]}`} />
            {incidentNames[kind]}
          </span>
          <span className="text-xl leading-snug font-black">{percent(conduct[kind].percent)}</span>
          <span className="text-sm text-muted">{texts.times(conduct[kind].count)}</span>
        </li>
      ))}
    </ul>
    <p className="text-muted">
      {texts.meaning} {texts.hope}
    </p>
  </section>
);
