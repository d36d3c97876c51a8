import { weekAt } from '#domain/calendar/terms';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { weekPicker as texts, weekName } from '#strings/calendar/week';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import type { ShownWeek } from '../weeks.ts';

/** The chosen week of the address; without one that the term has, today's or the next. */
export const weekShown = (weeks: readonly ShownWeek[], chosen: string | undefined, today: string): ShownWeek | null =>
  weeks.find(({ start }) => start === chosen) ??
  weeks.find(({ start }) => start === weekAt(weeks, today)?.start) ??
  null;

/** A week of holiday goes by what it is called. */
const nameOf = (week: ShownWeek): string => (week.kind === 'holiday' && week.exceptions[0]?.name) || weekName(week);

export const WeekPicker = ({ weeks, week, today }: { weeks: readonly ShownWeek[]; week: ShownWeek; today: string }) => {
  const set = useAddress();
  const at = weeks.indexOf(week);
  const names = new Map(weeks.map((each) => [each.start, nameOf(each)]));
  const step = (icon: 'back' | 'forward', label: string, to: ShownWeek | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={!to}
      onClick={() => set({ week: to?.start })}
      className="border border-line bg-card"
    />
  );
  const current = weekShown(weeks, undefined, today);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex w-full min-w-0 items-center gap-2 sm:w-auto">
        {step('back', texts.previous, weeks[at - 1])}
        <Filter
          label={texts.label}
          options={weeks.map(({ start }) => start)}
          nameOf={(start) => names.get(start) ?? ''}
          value={week.start}
          onChange={(start) => set({ week: start })}
        />
        {step('forward', texts.next, weeks[at + 1])}
      </div>
      <p className="leading-snug">
        <span className="block font-black">{formatDays(week.from, week.to)}</span>
        <span className="block text-sm text-muted">{formatHijriDays(week.from, week.to)}</span>
      </p>
      {current && current !== week && (
        <Button look="soft" size="small" onClick={() => set({ week: undefined })} className="min-h-11">
          {texts.current}
        </Button>
      )}
    </div>
  );
};
