import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { PupilPartKind } from '#domain/roster/pupil-page';
import { formatLongDay, formatTime } from '#strings/dates';
import { partNames, pupilPage as texts } from '#strings/roster/pupil-page';
import { studentsPage } from '#strings/roster/staff';
import { ApiError } from '#web/lib/api.ts';
import { grouped } from '#web/lib/grouped.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { BackLink } from '#web/ui/button-link.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Peaks } from '#web/ui/peaks.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { PupilPage, Student, Timeline } from '#wire/roster';
import { PupilActions } from '../components/pupil-actions.tsx';
import { pupilQuery, timelineQuery } from '../queries.ts';

interface Part {
  icon: IconName;
  tone: string;
  /** Where more of it stands. */
  link: (student: Student) => LinkProps;
}

const GOLD = 'bg-gold-soft text-gold-ink';
const EMERALD = 'bg-emerald-soft text-emerald-ink';
const CORAL = 'bg-coral-soft text-coral-ink';

const ledger = ({ id }: Student) => linkOptions({ to: '/admin/ledger', search: { student: id } });
const logs = ({ id }: Student) => linkOptions({ to: '/admin/penalties', search: { list: 'logs', student: id } });

const PARTS: Readonly<Record<PupilPartKind, Part>> = {
  level: { icon: 'star', tone: GOLD, link: ledger },
  coins: { icon: 'ledger', tone: GOLD, link: ledger },
  attendance: { icon: 'calendar', tone: EMERALD, link: logs },
  conduct: { icon: 'scale', tone: CORAL, link: logs },
  exams: { icon: 'board', tone: EMERALD, link: ({ grade }) => linkOptions({ to: '/admin/exams', search: { grade } }) },
  practice: { icon: 'bolt', tone: EMERALD, link: () => linkOptions({ to: '/admin/contests' }) },
  quran: {
    icon: 'mushaf',
    tone: EMERALD,
    link: ({ id, grade }) => linkOptions({ to: '/admin/tracking', search: { student: id, grade } }),
  },
  messages: {
    icon: 'mail',
    tone: EMERALD,
    link: ({ id }) => linkOptions({ to: '/admin/messages', search: { student: id } }),
  },
  orders: {
    icon: 'bag',
    tone: GOLD,
    link: ({ name }) => linkOptions({ to: '/admin/store', search: { status: 'all', search: name } }),
  },
  card: {
    icon: 'card',
    tone: EMERALD,
    link: ({ name, grade }) => linkOptions({ to: '/admin/credentials', search: { grade, search: name } }),
  },
};

type Entry = Timeline['entries'][number];

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
const PupilTimeline = ({ page }: { page: PupilPage }) => {
  const query = useInfiniteQuery(timelineQuery(page));
  const entries = query.data.pages.flatMap((part) => part.entries);
  return (
    <Section title={texts.timeline} className="grid grid-cols-1 content-start gap-3 max-lg:order-2">
      {entries.length === 0 && <EmptyState icon="history" title={texts.nothing} body={texts.nothingBody} />}
      {grouped(entries, ({ at }) => formatLongDay(at)).map(([day, happened]) => (
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
    </Section>
  );
};

const Face = ({ page: { photo, student } }: { page: PupilPage }) => {
  const shape = 'size-20 shrink-0 rounded-full border-4 border-white/70 sm:size-24';
  return photo ? (
    <img src={fileAddress(photo, 'small')} alt="" className={`${shape} object-cover`} />
  ) : (
    <span aria-hidden="true" className={`${shape} grid place-items-center bg-white/20 text-4xl font-black`}>
      {student.name[0]}
    </span>
  );
};

const Head = ({ page }: { page: PupilPage }) => {
  const { student, joinedAt } = page;
  const where = studentsPage.where(student.grade, student.classId ?? undefined);
  return (
    <header className="relative isolate flex flex-wrap items-center gap-4 overflow-hidden rounded-card bg-[var(--peak-near)] p-5 pb-8 text-white lg:py-6">
      <Peaks className="absolute inset-0 -z-10 size-full" />
      <Face page={page} />
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-2xl leading-snug font-black text-balance break-words sm:text-3xl">{student.name}</h1>
        {student.nameReading && <p className="font-semibold">{student.nameReading}</p>}
        {student.calledAs && <p className="font-semibold break-words">{texts.calledAs(student.calledAs)}</p>}
        <p className="mt-2 flex flex-wrap gap-2">
          <span className="rounded-full bg-black/35 px-4 py-0.5 font-extrabold">{where}</span>
          {student.id !== DEMO_STUDENT_ID && (
            <span className="rounded-full bg-black/35 px-4 py-0.5 font-semibold">
              {student.archivedAt ? texts.archived(student.archivedAt) : texts.joined(joinedAt)}
            </span>
          )}
        </p>
      </div>
    </header>
  );
};

const Glance = ({ page: { student, standings } }: { page: PupilPage }) => (
  <section aria-label={texts.glance}>
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 xl:grid-cols-5">
      {standings.map(({ kind, value, note }) => (
        <li key={kind}>
          <Link
            {...PARTS[kind].link(student)}
            className="grid h-full content-start gap-1 rounded-3xl border-2 border-line bg-card p-3 transition hover:border-emerald sm:p-4"
          >
            <span className="flex items-center gap-2 text-sm font-extrabold text-muted">
              <span className={`grid size-8 shrink-0 place-items-center rounded-full ${PARTS[kind].tone}`}>
                <Icon name={PARTS[kind].icon} className="size-4.5" />
              </span>
              {partNames[kind]}
            </span>
            <span className="text-lg leading-snug font-black break-words">{value}</span>
            {note && <span className="text-sm leading-snug text-muted">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const skeleton = <Bones look={['h-36 rounded-card', 'h-12', 'h-72', 'h-96']} />;

const NotFound = () => (
  <EmptyState
    icon="users"
    title={texts.notFound}
    body={texts.notFoundBody}
    action={<BackLink to="/admin/students">{texts.back}</BackLink>}
  />
);

/** /admin/students/:id */
export const StudentPage = () => {
  const id = Number(getRouteApi('/admin/students/$studentId').useParams().studentId);
  const query = useQuery(pupilQuery(id));
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <NotFound />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(page) => (
        <div className="grid grid-cols-1 gap-5">
          <BackLink to="/admin/students" look="plain">
            {texts.back}
          </BackLink>
          <Head page={page} />
          {id === DEMO_STUDENT_ID && (
            <p className="rounded-2xl bg-gold-soft px-4 py-3 font-extrabold text-gold-ink">{texts.tryOut}</p>
          )}
          <PupilActions page={page} />
          <Glance page={page} />
          <PupilTimeline key={id} page={page} />
        </div>
      )}
    </Loaded>
  );
};
