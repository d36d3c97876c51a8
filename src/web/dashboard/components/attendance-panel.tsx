import { Link } from '@tanstack/react-router';
import { attendance as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { Icon } from '#web/ui/icon.tsx';
import type { Attendance } from '#wire/dashboard';

const KINDS = [
  { kind: 'late', label: texts.late, color: 'bg-gold' },
  { kind: 'absent', label: texts.absent, color: 'bg-plum' },
  { kind: 'behavior', label: texts.behavior, color: 'bg-coral' },
] as const;

const Clean = () => (
  <p className="flex items-center gap-3 rounded-button bg-emerald-soft p-4 text-emerald-ink">
    <Icon name="shield" className="size-9 shrink-0" />
    <span>
      <span className="block text-lg font-black">{texts.clean}</span>
      {texts.cleanBody}
    </span>
  </p>
);

const Shares = ({ attendance }: { attendance: Attendance }) => (
  <>
    <div
      role="img"
      aria-label={texts.bar(attendance.percentage)}
      className="mt-2 flex h-4 overflow-hidden rounded-full bg-line"
    >
      {KINDS.map(({ kind, color }) => (
        <span key={kind} className={color} style={{ inlineSize: `${attendance[kind].percent}%` }} />
      ))}
    </div>
    <ul className="mt-3 grid grid-cols-3 gap-2">
      {KINDS.map(({ kind, label, color }) => (
        <li key={kind} className="rounded-2xl bg-paper px-3 py-2">
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <span className={`size-2.5 shrink-0 rounded-full ${color}`} />
            {label}
          </span>
          <span className="block leading-snug font-extrabold">{texts.percent(attendance[kind].percent)}</span>
          <span className="text-sm text-muted">{texts.times(attendance[kind].count)}</span>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-sm text-muted">{texts.private}</p>
  </>
);

/** Private, and calm: a number and what it means, no more. */
export const AttendancePanel = ({ attendance }: { attendance: Attendance }) => {
  const { penalty, percentage } = attendance;
  return (
    <div>
      {penalty && (
        <p className="mb-3 flex items-start gap-3 rounded-button bg-gold-soft p-4 text-gold-ink">
          <Icon name="clock" className="mt-0.5 size-6 shrink-0" />
          <span>
            <span className="block font-black">{texts.penalty(penalty.priceIncrease)}</span>
            {texts.penaltyEnds(formatChildDay(penalty.expiresAt))}
            <Link to="/student/store" className="mt-1 block w-fit font-black underline">
              {texts.penaltyPrices}
            </Link>
          </span>
        </p>
      )}
      {percentage > 0 ? <Shares attendance={attendance} /> : !penalty && <Clean />}
    </div>
  );
};
