import { formatClock, formatWeekday } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { storeHome as texts } from '#strings/store/pupil';
import type { Store } from '#wire/store/pupil';

/** A sheet pinned to the wall: how buying works, and when. */
export const Notes = ({ hours }: { hours: Store['hours'] }) => (
  <section className="relative rounded-card bg-card p-5 pt-7 shadow-card">
    <span
      aria-hidden="true"
      className="absolute inset-x-0 -top-2 mx-auto size-6 rounded-full bg-[radial-gradient(circle_at_35%_30%,#ff9a80,#b8321b)] shadow-[0_3px_4px_rgb(0_0_0/0.3)]"
    />
    <h2 className="mb-3 text-xl font-black">{texts.notesTitle}</h2>
    <ol className="grid gap-3 lg:grid-cols-2 lg:gap-x-8">
      {texts.notes.map((note, index) => (
        <li key={note} className="flex items-start gap-3 leading-snug">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-emerald-soft font-black text-emerald-ink"
          >
            {formatNumber(index + 1)}
          </span>
          <span className="pt-1">{note}</span>
        </li>
      ))}
    </ol>
    {hours.length > 0 && (
      <>
        <h3 className="mt-5 mb-2 font-black">{texts.hoursTitle}</h3>
        <ul className="flex flex-wrap gap-2">
          {hours
            .toSorted((a, b) => a.weekday - b.weekday)
            .map(({ weekday, from, to }) => (
              <li key={weekday} className="rounded-full bg-paper px-4 text-sm leading-8">
                {texts.hours(formatWeekday(weekday), formatClock(from), formatClock(to))}
              </li>
            ))}
        </ul>
      </>
    )}
  </section>
);
