import { useQuery } from '@tanstack/react-query';
import { competitionsPage as texts } from '#strings/contests/pupil';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { CompetitionCard } from '../components/competition-card.tsx';
import { competitionsQuery } from '../results-queries.ts';

const LIST = 'grid items-start gap-4 lg:grid-cols-2';

export const Competitions = () => (
  <div className="py-6">
    <PageHead title={texts.title} intro={texts.intro}>
      <ButtonLink look="card" to="/educational-games/arena">
        {texts.arena}
      </ButtonLink>
      <ButtonLink look="card" to="/student/practice-results">
        {texts.results}
      </ButtonLink>
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
