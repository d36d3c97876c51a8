import { queryOptions, useQuery } from '@tanstack/react-query';
import { schoolDay } from '#domain/calendar/school-day';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/vocabulary';
import { auditBreaks, auditPage as texts } from '#strings/audit/staff';
import { formatHijriDay, formatLongDay, formatTime } from '#strings/dates';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { addressOf, api, messageOf } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { grouped } from '#web/lib/grouped.ts';
import { useWatchedPages } from '#web/lib/paged.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmedDownloadLink } from '#web/ui/download-link.tsx';
import { ExcelButton } from '#web/ui/excel-button.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { listSearch, someDay } from '#web/ui/list/search.ts';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { AuditEntry, Difference } from '#wire/audit';

const auditSearch = listSearch({ action: AUDIT_ACTIONS }, { from: someDay, to: someDay });

/** The same as long as the product is. */
const actionsQuery = queryOptions({
  ...asked(['audit', 'actions'], 'GET /api/admin/audit/actions'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** More than this and an import of a whole school would push everything else off the page. */
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
    {[...differences.entries()].map(([place, difference]) => (
      <Line key={place} difference={difference} />
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

/** One card per day of the school's time zone; the day stays in view while its lines pass. */
const EntryList = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <div className="grid gap-5">
    {grouped(entries, ({ at }) => formatLongDay(at)).map(([day, lines]) => (
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

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max: string;
  onChange: (day: string | undefined) => void;
}

/** Half a typed date is none yet. */
const Day = ({ label, value = '', onChange, ...limits }: DayProps) => (
  <label className="flex min-w-0 flex-1 items-center max-sm:basis-full gap-2 font-extrabold whitespace-nowrap">
    {label}
    <input
      type="date"
      key={value}
      defaultValue={value}
      {...limits}
      onChange={(event) => onChange(someDay(event.target.value))}
      className="min-h-11 min-w-0 flex-1 rounded-2xl border-2 border-field-line bg-card px-2 sm:px-3"
    />
  </label>
);

/** The days are filters like the others: they are cleared with them. */
const useAuditList = () => {
  const list = useList(auditSearch);
  const { from, to } = list.chosen;
  return {
    ...list,
    wanted: { action: list.wanted.action, search: list.search, from, to },
    isFiltered: list.isFiltered || from !== undefined || to !== undefined,
    clear: () => list.set({ action: undefined, search: undefined, from: undefined, to: undefined }),
  };
};

const breaksQuery = asked(['audit', 'breaks'], 'GET /api/admin/audit/breaks');

/** That lines are gone from the log, until an admin says that they know. */
const Breaks = () => {
  const { data } = useQuery(breaksQuery);
  const isAdmin = useIsAdmin();
  const accept = useAction({
    run: (id: number) => api('POST /api/admin/audit/breaks/:id/accept', { params: { id } }),
    done: auditBreaks.accepted,
    refused: messageOf,
    refresh: [['audit'], ['admin', 'waiting']],
  });
  return data?.breaks.map(({ id, ...found }) => (
    <section key={id} className="mb-5 grid justify-items-start gap-3">
      <Alert>{auditBreaks.found(found)}</Alert>
      <p>{isAdmin ? auditBreaks.whatToDo : auditBreaks.adminOnly}</p>
      {isAdmin && (
        <Button look="plain" icon="check" busy={accept.isPending} onClick={() => accept.mutate(id)}>
          {auditBreaks.accept}
        </Button>
      )}
    </section>
  ));
};

export const Audit = () => {
  const list = useAuditList();
  const { from, to } = list.wanted;
  const today = schoolDay(new Date());
  const query = useWatchedPages(['audit', list.wanted], (before) =>
    api('GET /api/admin/audit', { query: { ...list.wanted, before } }),
  );
  const { data: known } = useQuery(actionsQuery);
  const names = Object.fromEntries(known?.actions.map(({ action: each, text }) => [each, text]) ?? []) as Record<
    AuditAction,
    string
  >;
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} note={entries && texts.shown(entries.length)} />
      <Breaks />
      <ListFrame
        list={list}
        query={query}
        rows={entries}
        search={texts.search}
        filters={
          <>
            {list.filter('action', { label: texts.action, all: texts.allActions, names })}
            <span className="flex flex-wrap gap-2 max-sm:w-full">
              <Day label={texts.from} value={from} max={to ?? today} onChange={(day) => list.set({ from: day })} />
              <Day label={texts.to} value={to} min={from} max={today} onChange={(day) => list.set({ to: day })} />
            </span>
          </>
        }
        tools={
          <>
            <ConfirmedDownloadLink href={addressOf('GET /api/admin/audit.csv', { query: list.wanted })}>
              {texts.export}
            </ConfirmedDownloadLink>
            <ExcelButton of="GET /api/admin/audit.csv" input={{ query: list.wanted }} label={texts.title} />
          </>
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
