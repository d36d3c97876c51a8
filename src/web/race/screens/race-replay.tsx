import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatChildDay, formatTime } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { raceHistory, replay as texts } from '#strings/race/history';
import { GamesPage } from '#web/ui/games-page.tsx';
import { Loaded } from '#web/ui/states.tsx';
import type { RaceReplay } from '#wire/race/history';
import { Replay, replaySkeleton } from '../components/replay.tsx';
import { replayQuery } from '../queries.ts';

const route = getRouteApi('/educational-games/quiz-race/history/$raceId');

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
      back={{ to: '/educational-games/quiz-race/history', text: raceHistory.title }}
    >
      <Loaded query={query} skeleton={replaySkeleton}>
        {(race) => <Replay key={race.id} race={race} />}
      </Loaded>
    </GamesPage>
  );
};
