import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { competitionsPage as texts } from '#strings/contests/pupil';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { CompetitionCard } from '../components/competition-card.tsx';
import { competitionsQuery } from '../results-queries.ts';

const LIST = 'grid items-start gap-4 lg:grid-cols-2';

const LINK =
  'inline-flex min-h-11 items-center rounded-2xl bg-card px-4 font-extrabold shadow-card hover:brightness-97';

export const Competitions = () => (
  <div className="py-6">
    <PageHead title={texts.title} intro={texts.intro}>
      <Link to="/educational-games/arena" className={LINK}>
        {texts.arena}
      </Link>
      <Link to="/student/practice-results" className={LINK}>
        {texts.results}
      </Link>
    </PageHead>
    <Loaded query={useQuery(competitionsQuery)} skeleton={<Bones layout={LIST} look="h-80 rounded-card!" times={2} />}>
      {({ competitions }) =>
        competitions.length === 0 ? (
          <EmptyState icon="star" title={texts.none} body={texts.noneBody} />
        ) : (
          <ul className={LIST}>
            {competitions.map((competition) => (
              <CompetitionCard key={competition.id} competition={competition} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </div>
);
