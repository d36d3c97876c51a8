import { replay as texts } from '#strings/race/history';
import type { RaceReplay } from '#wire/race/history';
import { lastBefore, lengthOf, type Moment, momentsOf, positionsAt } from '../replay.ts';
import { ReplayControls, useReplay } from './replay-controls.tsx';
import { Track } from './track.tsx';

/** A race that is played again, and where it stands. */
export const useStage = (race: RaceReplay) => {
  const moments = momentsOf(race);
  const length = lengthOf(race);
  const clock = useReplay(length);
  return { race, moments, length, clock, last: lastBefore(moments, clock.now) };
};

type Stage = ReturnType<typeof useStage>;

const endText = ({ players, ending }: RaceReplay): string => {
  const winner = players.find(({ hasWon }) => hasWon);
  if (!winner) return texts.drawn;
  const { name, isYou } = winner;
  if (ending === 'finished') return texts.arrived(name, isYou);
  return players.some((player) => player.isYou) ? texts.forfeited(name, isYou) : texts.wonForfeit(name);
};

const momentText = ({ players }: RaceReplay, moment: Moment | undefined): string => {
  const player = players[moment?.by ?? 0];
  if (!moment || !player) return texts.started;
  return texts.answered(player.name, player.isYou, moment.number, moment.isCorrect);
};

/** The track, what just happened, and the buttons: together in view, also while the answers below are read. */
export const ReplayStage = ({ stage }: { stage: Stage }) => {
  const { race, moments, length, clock, last } = stage;
  const positions = positionsAt(race, clock.now);
  return (
    <div className="z-10 grid grid-cols-1 gap-2 rounded-card bg-paper pb-2 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-0 lg:gap-4 lg:pb-0 lg:[@media(min-height:36rem)]:top-4">
      <Track
        className="h-40 sm:h-56 lg:h-80"
        lanes={race.players.map(({ name, isYou }, side) => ({ name, isYou, position: positions[side] ?? 0 }))}
      />
      <p
        // Said when somebody steps; a race that runs would be talked through.
        aria-live={clock.isPlaying ? 'off' : 'polite'}
        className="rounded-2xl bg-coral-soft px-4 py-1.5 text-center font-black text-coral-ink lg:rounded-card lg:py-3 lg:text-xl"
      >
        {clock.isOver ? endText(race) : momentText(race, last)}
      </p>
      <ReplayControls race={race} moments={moments} length={length} clock={clock} />
    </div>
  );
};

/** With nothing beside it that follows the clock. */
export const ReplayAlone = ({ race }: { race: RaceReplay }) => <ReplayStage stage={useStage(race)} />;
