import { Link, type LinkProps } from '@tanstack/react-router';
import { formatDay } from '#strings/dates';
import { outOf } from '#strings/plural';
import { Badge } from '#web/ui/badge.tsx';
import { Meter } from '#web/ui/meter.tsx';

interface ScoreListProps {
  title: string;
  note?: string;
  /** The newest first: what many years have brought is below it. */
  exams: readonly {
    readonly id: number;
    readonly title: string;
    readonly date: string;
    readonly score: number;
    readonly of: number;
  }[];
  linkTo: (id: number) => LinkProps;
  /** The one that is being looked at. */
  here?: { readonly id: number; readonly name: string };
}

/** Exam after exam, each as long as its score. */
export const ScoreList = ({ title, note, exams, linkTo, here }: ScoreListProps) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-black">
      {title}
      <span className="text-base font-extrabold text-emerald-ink">{note}</span>
    </h2>
    <ol className="-m-2 grid max-h-[26rem] gap-3 overflow-y-auto p-2">
      {exams.map(({ id, title: name, date, score, of }) => (
        <li key={id} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-x-3">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Link {...linkTo(id)} className="font-extrabold text-emerald-ink underline">
                {name}
              </Link>
              {id === here?.id && <Badge tone="good">{here.name}</Badge>}
              <time dateTime={date} className="text-sm text-muted max-sm:basis-full">
                {formatDay(date)}
              </time>
            </span>
            <span className="shrink-0 font-black">{outOf(score, of)}</span>
          </span>
          <Meter part={score} whole={of} className="h-2.5" />
        </li>
      ))}
    </ol>
  </section>
);
