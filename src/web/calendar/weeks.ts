import { dayAfter, weekOf } from '#domain/calendar/school-day';
import {
  exceptionAt,
  isTaughtOn,
  layOutWeeks,
  type Period,
  periodsOn,
  type TermException,
  type TermPlan,
  type TermWeek,
} from '#domain/calendar/terms';
import type { SchoolClass } from '#domain/roster/classes';
import type { WeekKind } from '#strings/calendar/week';
import { COMMA } from '#strings/calendar/words';
import { className } from '#strings/widgets';

export interface ShownWeek extends Omit<TermWeek, 'kind'> {
  readonly kind: WeekKind;
  /** Its first and last day of the usual week that the term has, school or not. */
  readonly from: string;
  readonly to: string;
  readonly exceptions: readonly TermException[];
}

/** Every week of the term, those that are a holiday as well. */
export const weeksOf = (term: TermPlan): ShownWeek[] => {
  const laidOut = new Map(layOutWeeks(term).map((week) => [week.start, week]));
  const [first = 0, last = 6] = [term.weekdays[0], term.weekdays.at(-1)];
  const weeks: ShownWeek[] = [];
  for (let start = weekOf(term.start); start <= term.end; start = dayAfter(start, 7)) {
    const week = laidOut.get(start) ?? { start, days: [], number: null, kind: 'holiday' as const };
    const [sunday, thursday] = [dayAfter(start, first), dayAfter(start, last)];
    const from = sunday < term.start ? term.start : sunday;
    const to = thursday > term.end ? term.end : thursday;
    const exceptions = term.exceptions.filter((each) => each.start <= to && from <= each.end);
    if (from <= to) weeks.push({ ...week, from, to, exceptions });
  }
  return weeks;
};

export type ShownDay = ReturnType<typeof daysOf>[number];

/** Of everybody or of one class, with the lessons that the others have. */
export const daysOf = (term: TermPlan, { start }: Pick<TermWeek, 'start'>, of?: SchoolClass) =>
  term.weekdays.map((weekday) => {
    const day = dayAfter(start, weekday);
    const [exception, isTaught] = [exceptionAt(term, day, of), isTaughtOn(term, day, of)];
    const slots = term.slots.filter((slot) => slot.weekday === weekday && isTaughtOn(term, day, slot));
    const away = term.exceptions.flatMap((each) =>
      each.of && each.start <= day && day <= each.end ? `${each.name}: ${className(each.of)}` : [],
    );
    const names = [exception && !exception.of ? exception.name : [], ...away].flat();
    return { day, weekday, exception, isTaught, slots, note: names.join(COMMA) };
  });

/** Each period beside its number, which counts from 1. */
export const numbered = <Times>(periods: readonly Times[]) => periods.map((times, at) => [at + 1, times] as const);

/** Each period of a week beside its number, with the times that it has on its days: other ones may begin within it. */
export const periodsOf = (term: TermPlan, days: readonly { readonly day: string }[]) => {
  const sets = [...new Set(days.map(({ day }) => periodsOn(term, day)))];
  return term.periods.map((_, at) => [at + 1, sets.flatMap((periods): Period[] => periods.slice(at, at + 1))] as const);
};

/** A moment as the school's wall shows it. */
export interface SchoolNow {
  readonly day: string;
  readonly time: string;
}

/** Counts from 1; null between periods, and on days without school. */
export const periodAt = (term: TermPlan, { day, time }: SchoolNow, of?: SchoolClass): number | null => {
  if (!isTaughtOn(term, day, of)) return null;
  const at = periodsOn(term, day).findIndex(({ from, to }) => from <= time && time < to);
  return at === -1 ? null : at + 1;
};
