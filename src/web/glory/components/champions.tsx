import { monthText, weekText } from '#strings/glory/words';
import { moneyText } from '#strings/money';
import { gradeNames } from '#strings/widgets';
import type { Champion } from '#wire/glory';

interface ChampionsProps {
  title: string;
  of: 'week' | 'month';
  champions: readonly Champion[];
}

/** The first of each period that is over. */
export const Champions = ({ title, of, champions }: ChampionsProps) =>
  champions.length === 0 ? null : (
    <section aria-label={title} className="rounded-card bg-card p-4 shadow-card sm:p-5 lg:col-span-full">
      <h3 className="text-xl leading-tight font-black text-plum">{title}</h3>
      <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {champions.map(({ first, last, value, names }) => (
          <li key={first} className="grid content-start border-s-4 border-gold ps-3 leading-tight">
            <span className="text-sm text-muted">
              {of === 'week' ? weekText({ first, last }) : monthText({ first, last })}
            </span>
            {[...names.entries()].map(([at, { name, grade }]) => (
              <span key={at} className="font-extrabold">
                {name} <span className="text-sm font-semibold text-muted">{gradeNames[grade]}</span>
              </span>
            ))}
            <span className="text-sm font-extrabold text-sky-ink">{moneyText('points', value)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
