import { EXAM_SCORE_MAX } from '#domain/exams/paper';
import { formatDay, formatShortDay } from '#strings/dates';
import { scoreLine as texts } from '#strings/exams/pupil';
import { formatNumber } from '#strings/plural';
import type { ExamCard } from '#wire/exams/pupil';

/** In percent of the width, from the start of the line to its end. */
const across = (at: number, count: number): number => (100 * (at + 0.5)) / count;
const upTo = (score: number): number => (100 * score) / EXAM_SCORE_MAX;

/** All exams in the order of their days. What is drawn is heard as a list; from two on it tells something. */
export const ScoreLine = ({ exams }: { exams: readonly ExamCard[] }) => {
  if (exams.length < 2) return null;
  const points = exams.toReversed();
  // The page runs from right to left, and so do the days; the picture's own numbers do not.
  const path = points.map(({ total }, at) => `${100 - across(at, points.length)},${100 - upTo(total)}`).join(' ');
  return (
    <section className="rounded-card bg-card p-5 shadow-card">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-black">
        {texts.title}
        <span className="text-base font-extrabold text-emerald-ink">
          {texts.best(Math.max(...points.map(({ total }) => total)))}
        </span>
      </h2>
      <div className="relative ms-8 mt-10 mb-8 h-32">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 end-full -my-3 me-2 flex flex-col justify-between text-sm text-muted"
        >
          {[EXAM_SCORE_MAX, EXAM_SCORE_MAX / 2, 0].map((score) => (
            <span key={score} className="leading-6">
              {formatNumber(score)}
            </span>
          ))}
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          <path
            d="M0 0H100M0 50H100M0 100H100"
            stroke="var(--line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={path}
            stroke="var(--emerald)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol>
          {points.map(({ id, title, date, total }, at) => (
            <li
              key={id}
              className="absolute size-0"
              style={{ insetInlineStart: `${across(at, points.length)}%`, insetBlockEnd: `${upTo(total)}%` }}
            >
              <span className="sr-only">{texts.point(title, formatDay(date), total, EXAM_SCORE_MAX)}</span>
              <span aria-hidden="true">
                <span className="absolute -start-2 -bottom-2 size-4 rounded-full border-4 border-emerald bg-card" />
                <span className="absolute -start-6 bottom-3 w-12 text-center font-black">{formatNumber(total)}</span>
              </span>
            </li>
          ))}
        </ol>
        <ul aria-hidden="true" className="absolute inset-x-0 top-full flex pt-1 text-sm text-muted">
          {points.map(({ id, date }) => (
            <li key={id} className="flex-1 text-center">
              {formatShortDay(date)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
