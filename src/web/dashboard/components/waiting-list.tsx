import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { schoolDay } from '#domain/calendar/school-day';
import type { WaitingKind } from '#domain/vocabulary';
import { waitingList as texts } from '#strings/dashboard/staff-waiting';
import { waitingQuery } from '#web/lib/waiting.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { WaitingEntry } from '#wire/dashboard';

/** Of every grade: what waits in another would look done. */
const all = { grade: undefined };

/** Where staff act on each, filtered to what waits. */
const PLACES: Readonly<Record<WaitingKind, Pick<LinkProps, 'to' | 'search'> & { icon: IconName }>> = {
  reports: { icon: 'inbox', to: '/admin/requests', search: { ...all, status: 'pending' } },
  photos: { icon: 'camera', to: '/admin/photos', search: all },
  privileges: { icon: 'ticket', to: '/admin/privileges', search: { ...all, status: 'waiting' } },
  orders: { icon: 'shop', to: '/admin/store', search: all },
  contests: { icon: 'calendar', to: '/admin/contests', search: all },
  conduct: { icon: 'scale', to: '/admin/penalties', search: { ...all, list: 'near' } },
  recordings: { icon: 'mic', to: '/admin/recordings', search: all },
  exams: { icon: 'edit', to: '/admin/exams', search: all },
  terms: { icon: 'calendar', to: '/admin/school-terms/new', search: all },
  plans: { icon: 'board', to: '/admin/curriculum', search: all },
  audit: { icon: 'history', to: '/admin/audit', search: all },
  backup: { icon: 'archive', to: '/admin/backup', search: all },
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** By the school's wall: what came last evening came yesterday. */
const daysSince = (iso: string): number =>
  (Date.parse(schoolDay(new Date())) - Date.parse(schoolDay(new Date(iso)))) / DAY_MS;

/** From here on the eye should find it first. */
const LONG_DAYS = 3;

const Entry = ({ kind, count, oldest }: WaitingEntry) => {
  const { icon, ...link } = PLACES[kind];
  const days = daysSince(oldest);
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-14 items-center gap-3 rounded-2xl border border-line px-3 py-1.5 transition hover:border-emerald"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-gold-soft text-gold-ink">
          <Icon name={icon} />
        </span>
        <span className="grid min-w-0 flex-1 leading-snug">
          <span className="font-extrabold">{texts.says(kind, count)}</span>
          <span className={`text-sm font-semibold ${days >= LONG_DAYS ? 'text-gold-ink' : 'text-muted'}`}>
            {texts.since(days, count === 1)}
          </span>
        </span>
        <Icon name="forward" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  );
};

const Nothing = () => (
  <p className="flex items-center gap-3">
    <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-emerald-soft text-emerald-ink">
      <Icon name="check" />
    </span>
    <span className="grid leading-snug">
      <span className="font-extrabold">{texts.none}</span>
      <span className="text-sm font-semibold text-muted">{texts.noneBody}</span>
    </span>
  </p>
);

const LAYOUT = 'grid gap-2 md:grid-cols-2 xl:grid-cols-3';

/** What staff came for, before anything else: what waits longest first. */
export const WaitingList = () => (
  <Section
    title={texts.title}
    head="mb-2 text-lg font-black"
    className="mb-5 rounded-3xl border-2 border-line bg-card p-3 sm:p-4"
  >
    <Loaded query={useQuery(waitingQuery)} skeleton={<Bones layout={LAYOUT} look="h-14" times={4} />}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <Nothing />
        ) : (
          <ul className={LAYOUT}>
            {waiting.map((entry) => (
              <Entry key={entry.kind} {...entry} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </Section>
);
