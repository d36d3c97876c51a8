import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { shownTerm } from '#domain/calendar/school-calendar';
import { GRADES } from '#domain/roster/grades';
import { timetablePage as texts } from '#strings/calendar/staff';
import { timetableWords } from '#strings/calendar/week';
import { classOf, isArrangedFor, useRuledGrade, useRuledPupils } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { DayCards } from '../components/day-cards.tsx';
import { TermFilter } from '../components/term-filter.tsx';
import { OpenFirstTerm } from '../components/term-loaded.tsx';
import { TimetableEditor } from '../components/timetable-editor.tsx';
import { WeekPicker, weekShown } from '../components/week-picker.tsx';
import { WeekTable } from '../components/week-table.tsx';
import { termsQuery } from '../queries.ts';
import { useSchoolNow } from '../school-now.ts';
import { type SchoolNow, weeksOf } from '../weeks.ts';

const route = getRouteApi('/admin/timetable');

interface TimetableProps {
  term: SchoolTerm;
  terms: readonly SchoolTerm[];
  now: SchoolNow;
  onEdit: () => void;
}

const Timetable = ({ term, terms, now, onEdit }: TimetableProps) => {
  const set = useAddress();
  const pupils = useRuledPupils();
  const weeks = weeksOf(term);
  const week = weekShown(weeks, route.useSearch().week, now.day);
  if (!week) return null;
  const shown = { ...term, slots: term.slots.filter((slot) => isArrangedFor(slot, pupils)) };
  const of = classOf(pupils);
  const paper = { term: term.id, week: week.start, ...pupils };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <WeekPicker weeks={weeks} week={week} today={now.day} />
        <span className="ms-auto flex flex-wrap gap-2">
          <TermFilter terms={terms} term={term.id} onChange={(id) => set({ term: id, week: undefined })} />
          <PaperLink href={withSearch('/admin/timetable/print', paper)}>{timetableWords.print}</PaperLink>
          <Button look="gold" icon="edit" onClick={onEdit}>
            {texts.edit}
          </Button>
        </span>
      </div>
      <div className="max-lg:hidden">
        <WeekTable label={texts.table} term={shown} week={week} now={now} of={of} />
      </div>
      <div className="lg:hidden">
        <DayCards term={shown} week={week} now={now} hasGrades of={of} />
      </div>
    </div>
  );
};

/** The term of the address, else the one that runs or comes next. */
const Body = ({ terms, now }: { terms: readonly SchoolTerm[]; now: SchoolNow }) => {
  const chosen = route.useSearch().term;
  const term = terms.find(({ id }) => id === chosen) ?? shownTerm(terms, now.day);
  const { value: grade } = useRuledGrade();
  const [isEditing, setEditing] = useState(false);
  if (!term) return <OpenFirstTerm />;
  return isEditing ? (
    <TimetableEditor key={term.id} term={term} grades={grade ? [grade] : GRADES} onClose={() => setEditing(false)} />
  ) : (
    <Timetable term={term} terms={terms} now={now} onEdit={() => setEditing(true)} />
  );
};

export const AdminTimetable = () => {
  const query = useQuery(termsQuery);
  const now = useSchoolNow(query);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <ButtonLink to="/admin/school-terms" look="plain" icon="calendar">
          {texts.terms}
        </ButtonLink>
      </PageHead>
      <Loaded query={query} skeleton={<Bones look={['h-12', 'h-96 rounded-card!']} />}>
        {({ terms }) => <Body terms={terms} now={now} />}
      </Loaded>
    </>
  );
};
