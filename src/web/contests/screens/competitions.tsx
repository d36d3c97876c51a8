import { competitionsPage as texts } from '#strings/contests/pupil';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { OwnCompetitions } from '../components/own-competitions.tsx';

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
    <OwnCompetitions />
  </div>
);
