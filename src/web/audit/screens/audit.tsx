import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { AUDIT_ACTIONS } from '#domain/vocabulary';
import { auditPage as texts } from '#strings/audit/staff';
import { formatHijriDay, formatLongDay, formatTime } from '#strings/dates';
import { addressOf } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { listSearch } from '#web/ui/list/search.ts';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { AuditEntry, Difference } from '#wire/audit';
import { auditActionsQuery, auditQuery } from '../queries.ts';

/** More than this and an import of a whole school would push everything else off the page. */
const auditSearch = listSearch({ action: AUDIT_ACTIONS });

const SHOWN = 4;

const Value = ({ text, isCode }: { text: string; isCode: boolean | undefined }) =>
  isCode ? <bdi dir="ltr">{text}</bdi> : text;

const labelText = ({ label, before, after }: Difference): string => {
  if (after !== undefined) return `${label}:`;
  return before === undefined ? label : `${label} ${texts.before}:`;
};

const Line = ({ difference: { label, before, after, isCode } }: { difference: Difference }) => (
  <li className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
    <span className="text-muted">{labelText({ label, before, after })}</span>
    {before !== undefined && (
      <del className="text-muted no-underline">
        <Value text={before} isCode={isCode} />
      </del>
    )}
    {before !== undefined && after !== undefined && (
      <>
        <span aria-hidden="true">←</span>
        <span className="sr-only">{texts.became}</span>
      </>
    )}
    {after !== undefined && (
      <ins className="min-w-0 font-extrabold break-words no-underline">
        <Value text={after} isCode={isCode} />
      </ins>
    )}
  </li>
);

const Lines = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="flex flex-wrap gap-x-5 text-sm">
    {differences.map((difference) => (
      <Line key={`${difference.label} ${difference.before} ${difference.after}`} difference={difference} />
    ))}
  </ul>
);

const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => {
  if (differences.length === 0) return null;
  const rest = differences.slice(SHOWN);
  return (
    <div>
      <Lines differences={differences.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-sm font-extrabold text-emerald-ink">{texts.moreChanges(rest.length)}</summary>
          <Lines differences={rest} />
        </details>
      )}
    </div>
  );
};

const Entry = ({ entry }: { entry: AuditEntry }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 lg:grid-cols-[4.5rem_12rem_minmax(0,1fr)_minmax(0,1fr)]">
    <time dateTime={entry.at} className="text-sm font-extrabold whitespace-nowrap text-muted">
      {formatTime(entry.at)}
    </time>
    <span className={entry.actor ? '' : 'text-muted'}>{entry.actor || texts.nobody}</span>
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
const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
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

export const Audit = () => {
  const list = useList(auditSearch);
  const { action, search } = list.wanted;
  const query = useInfiniteQuery(auditQuery({ action, search }));
  const { data: known } = useQuery(auditActionsQuery);
  const names = Object.fromEntries(known?.actions.map(({ action: each, text }) => [each, text]) ?? []) as Record<
    AuditAction,
    string
  >;
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} note={entries && texts.shown(entries.length)} />
      <ListFrame
        list={list}
        query={query}
        rows={entries}
        search={texts.search}
        filters={list.filter('action', { label: texts.action, all: texts.allActions, names })}
        tools={
          <DownloadLink href={addressOf('GET /api/admin/audit.csv', { query: { action, search } })}>
            {texts.export}
          </DownloadLink>
        }
        empty={{ icon: 'history', title: texts.emptyLogTitle, body: texts.emptyLogBody }}
      >
        {(shown) => (
          <>
            <EntryList entries={shown} />
            {!query.hasNextPage && <p className="text-center text-muted">{texts.end}</p>}
          </>
        )}
      </ListFrame>
    </>
  );
};
