import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownRecitation as texts } from '#strings/tracking/pupil';
import { OwnPlaces } from '#web/quran/components/own-places.tsx';
import { PassageBones } from '#web/quran/components/passage.tsx';
import { quranFontQuery } from '#web/quran/font.ts';
import { Badge } from '#web/ui/badge.tsx';
import { lookOf } from '#web/ui/button.tsx';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Hearing, OwnTracked } from '#wire/tracking';
import { CutLine } from '../components/cut-line.tsx';
import { FollowedGrid } from '../components/followed-grid.tsx';
import { ownRecitationQuery } from '../queries.ts';

const Standing = ({ tracked, rank }: OwnTracked) => {
  if (!tracked) return null;
  const last = tracked.hearings.find(({ status }) => status !== 'open');
  return (
    <p className="flex flex-wrap gap-2">
      {tracked.hearings.length === 0 && <Badge tone="plain">{texts.unheard}</Badge>}
      {last && <Badge tone="good">{texts.lastTime(last.mistakes)}</Badge>}
      <Badge tone="plain">{rank ? texts.rank(rank.rank, rank.of) : texts.noRank}</Badge>
    </p>
  );
};

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
export const OwnRecitation = () => {
  usePrefetchQuery(quranFontQuery);
  return (
    <div className="grid gap-5 py-6">
      <div>
        <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <OwnPlaces />
      <Loaded query={useQuery(ownRecitationQuery)} skeleton={<PassageBones />}>
        {(own) =>
          own.tracked ? (
            <>
              <Live hearings={own.tracked.hearings} />
              <Standing {...own} />
              {own.tracked.reading.incorrect > 0 && (
                <Link to="/student/drill" className={`${lookOf('gold', 'medium')} justify-self-start`}>
                  {texts.drill}
                </Link>
              )}
              <article className="rounded-card bg-card p-4 shadow-card sm:p-6">
                <FollowedGrid {...own.tracked} />
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
