import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#strings/plural';
import { ownRecitation as texts } from '#strings/tracking/pupil';
import { statusNames } from '#strings/tracking/words';
import { Badge } from '#web/ui/badge.tsx';
import { lookOf } from '#web/ui/button.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { PassageBones } from '#web/ui/quran/passage.tsx';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Hearing, OwnTracked } from '#wire/tracking';
import { ownRecitationQuery } from '../queries.ts';
import { CutLine, FollowedGrid } from './followed-grid.tsx';
import { furthestIn } from './word-grid.tsx';

const OwnRank = ({ tracked, rank }: OwnTracked) => {
  if (!tracked) return null;
  const last = tracked.hearings.find(({ status }) => status !== 'open');
  return (
    <p className="flex flex-wrap gap-2">
      {tracked.hearings.length === 0 && <Badge tone="plain">{texts.unheard}</Badge>}
      {last && <Badge tone="good">{texts.lastTime(last.mistakes)}</Badge>}
      {rank && <Badge tone="plain">{texts.rank(rank.rank, rank.of)}</Badge>}
      {/* A sentence, which a badge would push out of a phone's screen. Never heard, there is nothing to compare with. */}
      {!rank && last && <span className="text-sm font-extrabold text-muted">{texts.noRank}</span>}
    </p>
  );
};

const SHOWN = ['incorrect', 'passed', 'completed', 'paused', 'finished'] as const;

/** What the colours, lines and numbers on the words mean. */
const Legend = () => (
  <section aria-label={texts.legend} className="text-sm">
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {SHOWN.map((status) => (
        <li key={status} className="inline-flex items-center gap-2">
          <span className="word-cell inline-block h-6 w-8" data-status={status} />
          {statusNames[status]}
        </li>
      ))}
      <li className="inline-flex items-center gap-2">
        <span className="word-mistakes static!" aria-hidden="true">
          {formatNumber(1)}
        </span>
        {texts.legendNumber}
      </li>
    </ul>
  </section>
);

/** Stays in sight while the page follows the marks. */
const Live = ({ hearings }: { hearings: readonly Hearing[] }) => (
  <div className="sticky top-0 z-10 -mx-4 flex flex-wrap gap-2 bg-paper px-4 py-1.5">
    <span role="status">
      {hearings.some(({ status }) => status === 'open') && <Badge tone="good">{texts.live}</Badge>}
    </span>
    <CutLine />
  </div>
);

/** The own text with the own marks, to be looked at; it follows the teacher's finger while they hear. */
export const OwnMarks = () => {
  usePrefetchQuery(quranFontQuery);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Loaded query={useQuery(ownRecitationQuery)} skeleton={<PassageBones />}>
        {(own) =>
          own.tracked ? (
            <>
              <Live hearings={own.tracked.hearings} />
              <OwnRank {...own} />
              {own.tracked.reading.incorrect > 0 && (
                <Link to="/student/drill" className={`${lookOf('gold', 'medium')} justify-self-start`}>
                  {texts.drill}
                </Link>
              )}
              <article className="grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card sm:p-6">
                <FollowedGrid {...own.tracked} reached={furthestIn(own.tracked.hearings)} />
                <Legend />
              </article>
            </>
          ) : (
            <EmptyState icon="mushaf" title={texts.none} body={texts.noneBody} />
          )
        }
      </Loaded>
    </div>
  );
};
