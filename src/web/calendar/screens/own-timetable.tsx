import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { periodsOn } from '#domain/calendar/terms';
import type { SchoolClass } from '#domain/roster/classes';
import { ownTimetable as texts } from '#strings/calendar/pupil';
import { timetableWords } from '#strings/calendar/week';
import { BackLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Bones } from '#web/ui/states.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { DayCards } from '../components/day-cards.tsx';
import { TermLoaded } from '../components/term-loaded.tsx';
import { WeekPicker, weekShown } from '../components/week-picker.tsx';
import { ownTimetableQuery } from '../queries.ts';
import { useSchoolNow } from '../school-now.ts';
import { periodAt, type SchoolNow, weeksOf } from '../weeks.ts';

const route = getRouteApi('/student/timetable');

interface OwnProps {
  term: SchoolTerm;
  now: SchoolNow;
  /** What a device kept from before classes had days of their own says of none. */
  of: SchoolClass | undefined;
}

/** What runs at this moment, also where it is no lesson of this course. */
const NowLine = ({ term, now, of }: OwnProps) => {
  const current = periodAt(term, now, of);
  const times = current && periodsOn(term, now.day)[current - 1];
  if (!times) return null;
  return (
    <p role="status" className="rounded-button bg-gold-soft px-4 py-2 font-black text-gold-ink">
      {texts.now(current, times)}
    </p>
  );
};

const Week = ({ term, now, of }: OwnProps) => {
  const weeks = weeksOf(term);
  const week = weekShown(weeks, route.useSearch().week, now.day);
  return (
    week && (
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <WeekPicker weeks={weeks} week={week} today={now.day} />
          <PaperLink href={`/student/timetable/print?week=${week.start}`}>{timetableWords.print}</PaperLink>
        </div>
        <NowLine term={term} now={now} of={of} />
        <DayCards term={term} week={week} now={now} hasGrades={false} of={of} />
      </div>
    )
  );
};

export const OwnTimetable = () => {
  const query = useQuery(ownTimetableQuery);
  const now = useSchoolNow(query);
  return (
    <div className="py-6">
      <PageHead title={texts.title} intro={query.data?.term.name ?? ''}>
        <BackLink to="/student/dashboard">{texts.home}</BackLink>
      </PageHead>
      <TermLoaded
        query={query}
        skeleton={<Bones layout="grid gap-3 lg:grid-cols-5" look="h-40 rounded-card!" times={5} />}
      >
        {({ term, of }) => <Week term={term} now={now} of={of} />}
      </TermLoaded>
    </div>
  );
};
