import type { TermPlan } from '#domain/calendar/terms';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { schoolDays, type WeekKind, weekName } from '#strings/calendar/week';
import { COMMA } from '#strings/calendar/words';
import { className } from '#strings/widgets';
import { type ShownWeek, weeksOf } from '../weeks.ts';

const LOOKS: Readonly<Record<WeekKind, string>> = {
  teaching: 'border-emerald bg-emerald-soft',
  review: 'border-plum bg-plum/12',
  exams: 'border-plum bg-plum/12',
  short: 'border-gold-edge bg-gold-soft',
  holiday: 'border-gold-edge bg-gold-soft',
};

const Week = ({ week }: { week: ShownWeek }) => (
  <li className={`rounded-xl border-s-4 px-3 py-1.5 leading-snug ${LOOKS[week.kind]}`}>
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-black">{weekName(week)}</span>
      <span className="text-sm">{schoolDays(week.days.length)}</span>
    </span>
    <span className="flex flex-wrap gap-x-3 text-sm">
      <span className="font-extrabold">{formatDays(week.from, week.to)}</span>
      <span>{formatHijriDays(week.from, week.to)}</span>
    </span>
    {week.exceptions.length > 0 && (
      <span className="block text-sm font-extrabold">
        {week.exceptions.map(({ name, of }) => (of ? `${name}: ${className(of)}` : name)).join(COMMA)}
      </span>
    )}
  </li>
);

/** The term as it falls, with what lies between its weeks. */
export const WeekList = ({ label, term, layout = '' }: { label: string; term: TermPlan; layout?: string }) => (
  <ol aria-label={label} className={`grid gap-2 ${layout}`}>
    {weeksOf(term).map((week) => (
      <Week key={week.start} week={week} />
    ))}
  </ol>
);
