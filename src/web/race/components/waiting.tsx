import { Link } from '@tanstack/react-router';
import { racePage, challenges as texts } from '#strings/race/pupil';
import { lookOf } from '#web/ui/button.tsx';
import type { RaceNews } from '#wire/race/challenges';
import { AskedList, ChallengeCard } from './challenges.tsx';
import { DuelList } from './duels.tsx';

export const ToRace = ({ challenge, children }: { challenge?: number; children: string }) => (
  <Link
    to="/educational-games/quiz-race"
    search={challenge === undefined ? {} : { challenge }}
    className={lookOf('gold', 'medium')}
  >
    {children}
  </Link>
);

/** What waits for this pupil: a race that is not over, whoever asked for one, now or later, and whoever accepted one. */
export const Waiting = ({ news: { running, challenges, own, duels } }: { news: RaceNews }) => (
  <>
    {running !== null && (
      <ChallengeCard text={texts.running(running)} note={texts.kept}>
        <ToRace>{racePage.comeBack}</ToRace>
      </ChallengeCard>
    )}
    <AskedList challenges={challenges} accept={({ id }) => <ToRace challenge={id}>{texts.accept}</ToRace>} />
    <DuelList duels={duels} />
    {own?.state === 'accepted' && (
      <ChallengeCard text={texts.accepted(own.name)}>
        <ToRace challenge={own.id}>{texts.join}</ToRace>
      </ChallengeCard>
    )}
  </>
);
