import { auditPage } from '#strings/audit/staff';
import { formatHijriDay, formatLongDay, formatTime } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import type { AuditEntry } from '#wire/audit';
import { DifferenceList } from './difference-list.tsx';

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 lg:grid-cols-[4.5rem_12rem_minmax(0,1fr)_minmax(0,1fr)]">
    <time dateTime={entry.at} className="text-sm font-extrabold whitespace-nowrap text-muted">
      {formatTime(entry.at)}
    </time>
    <span className={entry.actor ? '' : 'text-muted'}>{entry.actor || auditPage.nobody}</span>
    <span className="col-span-full flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:col-span-1 [&>span]:whitespace-normal">
      <Badge tone={entry.tone}>{entry.text}</Badge>
      {entry.subject && entry.subject !== entry.actor && <span className="font-extrabold">{entry.subject}</span>}
    </span>
    <div className="col-span-full min-w-0 lg:col-span-1">
      <DifferenceList differences={entry.differences} />
    </div>
  </li>
);

const byDay = (entries: readonly AuditEntry[]): [string, AuditEntry[]][] => {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatLongDay(entry.at);
    const same = days.get(day);
    if (same) same.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
};

/** One card per day of the school's time zone; the day stays in view while its lines pass. */
export const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <div className="grid gap-5">
    {byDay(entries).map(([day, lines]) => (
      <section key={day} aria-label={day}>
        <h2 className="sticky top-15 z-5 flex flex-wrap items-baseline gap-x-3 bg-paper py-1.5 font-black">
          {day}
          <span className="text-sm font-semibold text-muted">{formatHijriDay(lines[0]?.at ?? '')}</span>
        </h2>
        <ol className="divide-y divide-line rounded-3xl border border-line bg-card">
          {lines.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
