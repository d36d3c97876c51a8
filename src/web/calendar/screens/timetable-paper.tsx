import { formatDaysOfYear, formatHijriDaysOfYear } from '#strings/calendar/days';
import '../timetable-paper.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { timetableWords as texts, weekName } from '#strings/calendar/week';
import { brand } from '#strings/widgets';
import { classOf, isArrangedFor } from '#web/lib/grade.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone } from '#web/ui/states.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { OpenFirstTerm, TermLoaded } from '../components/term-loaded.tsx';
import { weekShown } from '../components/week-picker.tsx';
import { WeekTable } from '../components/week-table.tsx';
import { ownTimetableQuery, termsQuery } from '../queries.ts';
import { weeksOf } from '../weeks.ts';

interface Which {
  week: string | undefined;
  grade?: Grade | undefined;
  section?: string | undefined;
  /** Whose days they are, where that is not the same. */
  of?: SchoolClass | undefined;
}

const Sheet = ({
  term,
  today,
  week: chosen,
  grade,
  section,
  of = classOf({ grade, section }),
}: Which & { term: SchoolTerm; today: string }) => {
  const week = weekShown(weeksOf(term), chosen, today);
  const slots = term.slots.filter((slot) => isArrangedFor(slot, { grade, section }));
  const title = texts.paper(grade, section);
  return (
    week && (
      <article className="timetable-paper">
        <header className="mb-3 flex flex-wrap items-end justify-between gap-x-6 border-b-4 border-black pb-2">
          <h2 className="text-2xl leading-snug font-black">
            {title} · {weekName(week)}
          </h2>
          <p className="text-end font-extrabold">
            {brand.name} · {term.name}
            <span className="block">{formatDaysOfYear(week.from, week.to)}</span>
            <span className="block">{formatHijriDaysOfYear(week.from, week.to)}</span>
          </p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which the keyboard must reach */}
        <section aria-label={title} tabIndex={0} className="overflow-x-auto">
          <div className="min-w-200 print:min-w-0">
            <WeekTable label={title} term={{ ...term, slots }} week={week} now={null} of={of} />
          </div>
        </section>
      </article>
    )
  );
};

interface WindowProps extends Which {
  query: { data: { term: SchoolTerm | null; now: string } | undefined; error: unknown; refetch: () => unknown };
}

/** A window of its own. It checks nothing itself: what is on it comes from the server. */
const Window = ({ query, week, grade, section, of }: WindowProps) => (
  <PrintPage
    title={texts.paper(grade, section)}
    note={query.data === undefined && !query.error ? texts.preparing : undefined}
    print={query.data?.term ? texts.print : undefined}
  >
    <main className="p-4 print:p-0">
      <TermLoaded query={query} skeleton={<Bone className="mx-auto h-[40rem] w-full max-w-[277mm]" />}>
        {({ term, now }) =>
          term ? (
            <Sheet term={term} today={schoolDay(new Date(now))} week={week} grade={grade} section={section} of={of} />
          ) : (
            <OpenFirstTerm />
          )
        }
      </TermLoaded>
    </main>
  </PrintPage>
);

export const TimetablePaper = () => {
  const { term, week, grade, section } = getRouteApi('/admin/timetable/print').useSearch();
  const query = useQuery({
    ...termsQuery,
    select: ({ now, terms }) => ({
      now,
      term: terms.find(({ id }) => id === term) ?? shownTerm(terms, schoolDay(new Date(now))),
    }),
  });
  return <Window query={query} week={week} grade={grade} section={section} />;
};

/** The server sends the lessons of the pupil's own grade alone. */
export const OwnTimetablePaper = () => {
  const { week } = getRouteApi('/student/timetable/print').useSearch();
  const query = useQuery(ownTimetableQuery);
  return <Window query={query} week={week} grade={query.data?.term.slots[0]?.grade} of={query.data?.of} />;
};
