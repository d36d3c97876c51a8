import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatChildDay, formatTime } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { raceHistory, replay as texts } from '#strings/race/history';
import { GamesPage } from '#web/practice/components/games-page.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { RaceReplay } from '#wire/race/history';
import { ReplayQuestions } from '../components/replay-questions.tsx';
import { ReplayStage, useStage } from '../components/replay-stage.tsx';
import { replayQuery } from '../history-queries.ts';

const route = getRouteApi('/educational-games/quiz-race/history/$raceId');

const SIDE_BY_SIDE = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[6fr_5fr]';

const Replay = ({ race }: { race: RaceReplay }) => {
  const stage = useStage(race);
  return (
    <div className={SIDE_BY_SIDE}>
      <ReplayStage stage={stage} />
      <ReplayQuestions race={race} current={stage.last?.number} onJump={stage.clock.seek} />
    </div>
  );
};

const skeleton = (
  <div className={SIDE_BY_SIDE}>
    <Bones
      layout="grid gap-4"
      look={['h-40 rounded-card! sm:h-56 lg:h-80', 'h-9 rounded-card! lg:h-14', 'h-32 rounded-card!']}
    />
    <Bones look="h-64 rounded-card!" times={2} />
  </div>
);

const introOf = (race: RaceReplay): string =>
  `${formatChildDay(race.endedAt)}، ${formatTime(race.endedAt)} · ${difficultyNames[race.difficulty]}`;

export const RaceReplayScreen = () => {
  const { raceId } = route.useParams();
  const query = useQuery(replayQuery('student', raceId));
  const { data } = query;
  const opponent = data?.players.find(({ isYou }) => !isYou)?.name;
  return (
    <GamesPage
      title={opponent ? texts.title(opponent) : raceHistory.title}
      intro={data ? introOf(data) : raceHistory.intro}
      back={{ to: '/educational-games/quiz-race/history', text: texts.back }}
    >
      <Loaded query={query} skeleton={skeleton}>
        {(race) => <Replay key={race.id} race={race} />}
      </Loaded>
    </GamesPage>
  );
};
