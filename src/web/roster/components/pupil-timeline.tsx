import { useInfiniteQuery } from '@tanstack/react-query';
import { formatLongDay, formatTime } from '#strings/dates';
import { pupilPage as texts } from '#strings/roster/pupil-page';
import { Icon } from '#web/ui/icon.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { PupilPage, Timeline } from '#wire/roster';
import { timelineQuery } from '../queries.ts';
import { PARTS } from './pupil-parts.ts';

type Entry = Timeline['entries'][number];

const byDay = (entries: readonly Entry[]): [day: string, Entry[]][] => {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatLongDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};

const Line = ({ entry }: { entry: Entry }) => (
  <li className="flex gap-3 py-2">
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${PARTS[entry.kind].tone}`}>
      <Icon name={PARTS[entry.kind].icon} className="size-5" />
    </span>
    <span className="grid min-w-0 flex-1 leading-snug">
      <span dir="auto" className="line-clamp-3 text-start font-extrabold break-words">
        {entry.text}
      </span>
      {entry.note && <span className="text-sm break-words text-muted">{entry.note}</span>}
    </span>
    <time dateTime={entry.at} className="shrink-0 text-sm text-muted">
      {formatTime(entry.at)}
    </time>
  </li>
);

/** What happened, newest first: the first part came with the page. */
export const PupilTimeline = ({ page }: { page: PupilPage }) => {
  const query = useInfiniteQuery(timelineQuery(page));
  const entries = query.data.pages.flatMap((part) => part.entries);
  return (
    <section aria-labelledby="timeline" className="grid grid-cols-1 content-start gap-3 max-lg:order-2">
      <h2 id="timeline" className="text-xl font-black">
        {texts.timeline}
      </h2>
      {entries.length === 0 && <EmptyState icon="history" title={texts.nothing} body={texts.nothingBody} />}
      {byDay(entries).map(([day, happened]) => (
        <div key={day} className="rounded-3xl border border-line bg-card px-4 py-2">
          <h3 className="pt-1 text-sm font-extrabold text-muted">{day}</h3>
          <ol className="divide-y divide-line">
            {happened.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it stands, and has no number of its own
              <Line key={`${entry.at} ${place}`} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      <MoreButton query={query}>{texts.more}</MoreButton>
    </section>
  );
};
