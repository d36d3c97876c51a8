import { periodsOn, type Slot, type TermPlan } from '#domain/calendar/terms';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { ownTimetable } from '#strings/calendar/pupil';
import { periodName, periodTimes, timetableWords as texts } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { className } from '#strings/widgets';
import { daysOf, periodAt, type SchoolNow, type ShownDay, type ShownWeek } from '../weeks.ts';
import { DayHead } from './day-head.tsx';
import { GRADE_LOOKS } from './lesson.tsx';

interface LineProps {
  slot: Slot;
  times: TermPlan['periods'][number] | undefined;
  isNow: boolean;
  hasGrade: boolean;
}

const Line = ({ slot: { period, grade, section, course }, times, isNow, hasGrade }: LineProps) => (
  <li
    aria-current={isNow ? 'time' : undefined}
    className={`rounded-2xl border-s-4 px-3 py-2 aria-[current=time]:border-gold-edge aria-[current=time]:bg-gold aria-[current=time]:text-on-gold ${GRADE_LOOKS[hasGrade ? grade : 4]}`}
  >
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      {periodName(period)}
      {isNow && <span className="ms-auto font-black max-lg:order-last">{texts.now}</span>}
      {times && <span>{periodTimes(times)}</span>}
    </span>
    <span className="block leading-snug font-black">
      {hasGrade && `${className({ grade, section })}: `}
      {courseName(course, grade)}
    </span>
  </li>
);

interface DayCardsProps {
  term: TermPlan;
  week: ShownWeek;
  now: SchoolNow;
  /** The lessons are of several grades. */
  hasGrades: boolean;
  of?: SchoolClass | undefined;
}

const noteOf = ({ isTaught, exception }: ShownDay, isFree: boolean): string | null => {
  if (!isTaught) return exception?.name ?? texts.outside;
  return isFree ? texts.noLesson : null;
};

/** The week day by day: below each other on a phone, beside each other where there is room. */
export const DayCards = ({ term, week, now, hasGrades, of }: DayCardsProps) => {
  const current = periodAt(term, now, of);
  return (
    <ol aria-label={ownTimetable.days} className="grid gap-3 lg:grid-cols-5">
      {daysOf(term, week, of).map((shown) => {
        const { day, isTaught, slots } = shown;
        const isToday = day === now.day;
        const note = noteOf(shown, slots.length === 0);
        return (
          <li
            key={day}
            aria-current={isToday ? 'date' : undefined}
            className={`grid content-start gap-2 rounded-card border-2 p-4 text-xl ${isTaught ? 'bg-card shadow-card' : ''} ${isToday ? 'border-gold max-lg:order-first' : 'border-line'}`}
          >
            <DayHead day={day} note={isTaught ? shown.note : undefined} isToday={isToday} as="h2" />
            {note && <p className="text-base font-extrabold text-muted">{note}</p>}
            {isTaught && slots.length > 0 && (
              <ul className="grid gap-2 text-base">
                {slots.map((slot) => (
                  <Line
                    key={`${slot.period} ${classKey(slot)}`}
                    slot={slot}
                    times={periodsOn(term, day)[slot.period - 1]}
                    isNow={isToday && slot.period === current}
                    hasGrade={hasGrades}
                  />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
};
