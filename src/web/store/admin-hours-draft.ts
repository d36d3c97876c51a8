import type { OpeningHours } from '#domain/store/opening';

/** The form as it stands: every day of the week, also those on which the store stays closed. */
export interface HoursDraft {
  readonly always: boolean;
  /** Of weekday 0 (Sunday) to 6. */
  readonly days: readonly DayDraft[];
}

export interface DayDraft {
  readonly isOpen: boolean;
  readonly from: string;
  readonly to: string;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const SCHOOL_HOURS = { from: '07:00', to: '13:00' };

export const hoursDraftOf = (hours: readonly OpeningHours[]): HoursDraft => ({
  always: hours.length === 0,
  days: WEEKDAYS.map((weekday) => {
    const { from, to } = hours.find((each) => each.weekday === weekday) ?? SCHOOL_HOURS;
    return { isOpen: hours.some((each) => each.weekday === weekday), from, to };
  }),
});

export const hoursOf = ({ always, days }: HoursDraft): OpeningHours[] =>
  always ? [] : days.flatMap(({ isOpen, from, to }, weekday) => (isOpen ? [{ weekday, from, to }] : []));

/** A day that joins opens as the day before it does, which is what most schools want. */
export const withDay = ({ always, days }: HoursDraft, weekday: number, part: Partial<DayDraft>): HoursDraft => {
  const like = part.isOpen ? days.slice(0, weekday).findLast((day) => day.isOpen) : undefined;
  return {
    always,
    days: days.map((day, index) =>
      index === weekday ? { ...day, ...(like && { from: like.from, to: like.to }), ...part } : day,
    ),
  };
};

/** Saved without a day, the store would never close: the opposite of what was meant. */
export const lacksDay = ({ always, days }: HoursDraft): boolean => !always && days.every((day) => !day.isOpen);

/** What the server said of a day, whose place in the request is not its place in the week. */
export const faultOfDay = (
  draft: HoursDraft,
  weekday: number,
  fields: Readonly<Record<string, string>>,
): string | undefined => {
  const place = hoursOf(draft).findIndex((each) => each.weekday === weekday);
  return place < 0 ? undefined : (fields[`hours/${place}/from`] ?? fields[`hours/${place}/to`]);
};
