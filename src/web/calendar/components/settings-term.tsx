import { useQuery } from '@tanstack/react-query';
import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { termCard as texts } from '#strings/calendar/staff';
import { weekName } from '#strings/calendar/week';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { termsQuery } from '../queries.ts';
import { weeksOf } from '../weeks.ts';
import { weekShown } from './week-picker.tsx';

const dates = (term: SchoolTerm, today: string): string => {
  const said = today < term.start ? texts.begins : today > term.end ? texts.ended : texts.ends;
  const day = today < term.start ? term.start : term.end;
  return said(formatLongDay(day), formatHijriDay(day));
};

const Shown = ({ term, today }: { term: SchoolTerm; today: string }) => {
  const week = term.start <= today && today <= term.end && weekShown(weeksOf(term), undefined, today);
  return (
    <div className="rounded-3xl bg-paper p-4">
      <p className="text-lg font-black">{term.name}</p>
      {week && <p className="font-extrabold text-emerald-ink">{weekName(week)}</p>}
      <p className="text-muted">{dates(term, today)}</p>
    </div>
  );
};

/** Which term runs, in which week it is and when it ends. */
export const SettingsTerm = () => (
  <Loaded query={useQuery(termsQuery)} skeleton={<Bone className="h-28 rounded-3xl" />}>
    {({ terms, now }) => {
      const today = schoolDay(new Date(now));
      const term = shownTerm(terms, today);
      return (
        <>
          {term && <Shown term={term} today={today} />}
          <ButtonLink to="/admin/school-terms" look="emerald" icon="calendar">
            {texts.open}
          </ButtonLink>
        </>
      );
    }}
  </Loaded>
);
