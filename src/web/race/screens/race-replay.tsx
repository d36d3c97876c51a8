import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatChildDay, formatTime } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { raceHistory, replay as texts } from '#strings/race/history';
import { GamesPage } from '#web/practice/components/games-page.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { RaceReplay } from '#wire/race/history';
import { ReplayControls, useReplay } from '../components/replay-controls.tsx';
import { ReplayQuestions } from '../components/replay-questions.tsx';
import { Track } from '../components/track.tsx';
import { replayQuery } from '../history-queries.ts';
import { lastBefore, lengthOf, type Moment, momentsOf, positionsAt } from '../replay.ts';

const route = getRouteApi('/educational-games/quiz-race/history/$raceId');

/** The race stays in sight while its questions are read. */
const SIDE_BY_SIDE = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[6fr_5fr]';

const endText = ({ players, ending }: RaceReplay): string => {
  const { name = '', isYou = false } = players.find(({ hasWon }) => hasWon) ?? {};
  return ending === 'finished' ? texts.arrived(name, isYou) : texts.forfeited(name, isYou);
};

const momentText = ({ players }: RaceReplay, moment: Moment | undefined): string => {
  const player = players[moment?.by ?? 0];
  if (!moment || !player) return texts.started;
  return texts.answered(player.name, player.isYou, moment.number, moment.isCorrect);
};

const Replay = ({ race }: { race: RaceReplay }) => {
  const moments = momentsOf(race);
  const length = lengthOf(race);
  const clock = useReplay(length);
  const last = lastBefore(moments, clock.now);
  const positions = positionsAt(race, clock.now);
  return (
    <div className={SIDE_BY_SIDE}>
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-4">
        <Track lanes={race.players.map(({ name, isYou }, side) => ({ name, isYou, position: positions[side] ?? 0 }))} />
        <p
          // Said when somebody steps; a race that runs would be talked through.
          aria-live={clock.isPlaying ? 'off' : 'polite'}
          className="rounded-card bg-coral-soft px-5 py-3 text-center text-xl font-black text-coral-ink"
        >
          {clock.isOver ? endText(race) : momentText(race, last)}
        </p>
        <ReplayControls race={race} moments={moments} length={length} clock={clock} />
      </div>
      <ReplayQuestions race={race} current={last?.number} onJump={clock.seek} />
    </div>
  );
};

const skeleton = (
  <div className={SIDE_BY_SIDE}>
    <Bones layout="grid gap-4" look={['h-64 rounded-card! sm:h-80', 'h-14 rounded-card!', 'h-32 rounded-card!']} />
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
