import { percentOf } from '#domain/race/result';
import { MARKER_PERCENT } from '#domain/race/rules';
import { active as texts } from '#strings/race';
import { Icon } from '#web/ui/icon.tsx';
import type { RacePlayer } from '#wire/race-events';
import { leadOf } from '../race-news.ts';
import { ownFirst, positionIn, type Running, shownPositions } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import type { Who } from './climber.tsx';

const MARKERS = Array.from({ length: 100 / MARKER_PERCENT - 1 }, (_, marker) => (marker + 1) * MARKER_PERCENT);

const FILL = {
  you: '[&::-moz-progress-bar]:bg-[#e9a91b] [&::-webkit-progress-value]:bg-[#e9a91b]',
  other: '[&::-moz-progress-bar]:bg-[#1a917c] [&::-webkit-progress-value]:bg-[#1a917c]',
} as const;

const Bar = ({ who, name, percent }: { who: Who; name: string; percent: number }) => (
  <span className="relative block h-3">
    <progress
      aria-label={texts.progress(name)}
      value={percent}
      max={100}
      className={`absolute inset-0 size-full appearance-none overflow-hidden rounded-full bg-coral-line [&::-webkit-progress-bar]:bg-coral-line [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-700 ${FILL[who]}`}
    />
    {MARKERS.map((marker) => (
      <span
        key={marker}
        aria-hidden="true"
        className="absolute inset-y-0 w-0.5 bg-card"
        style={{ insetInlineStart: `${marker}%` }}
      />
    ))}
  </span>
);

/** How long the opponent still has to come back. */
const AwayFor = ({ dueAt }: { dueAt: number }) => {
  const now = useSteadyNow(250);
  return (
    <span className="rounded-full bg-ink px-2 text-sm whitespace-nowrap text-paper">
      {texts.opponentAwayLeft(Math.max(0, Math.ceil((dueAt - now) / 1000)))}
    </span>
  );
};

interface RowProps {
  race: Running;
  player: RacePlayer;
}

const Row = ({ race, player }: RowProps) => {
  const who: Who = player.id === race.you ? 'you' : 'other';
  const percent = percentOf(positionIn(shownPositions(race), player.id));
  const dueAt = who === 'other' ? race.opponentDueAt : null;
  return (
    <li className="grid min-w-0 gap-1.5 rounded-2xl bg-card px-3 py-2 shadow-card">
      <span className="flex items-center gap-1.5 leading-tight font-extrabold">
        <span
          className={`size-4 shrink-0 rounded-full border-2 border-ink ${who === 'you' ? 'bg-[#ffc94a]' : 'bg-[#8fe6d0]'}`}
        />
        <span className="truncate">{player.name}</span>
        {who === 'you' && <span className="text-sm text-muted max-sm:sr-only">({texts.you})</span>}
        {leadOf(race) === who && <Icon name="star" className="size-4 shrink-0 text-coral" />}
        <span className="ms-auto font-black tabular-nums" data-score-of={who}>
          {dueAt === null ? texts.percent(percent) : <AwayFor dueAt={dueAt} />}
        </span>
      </span>
      <Bar who={who} name={player.name} percent={percent} />
    </li>
  );
};

export const Scoreboard = ({ race }: { race: Running }) => (
  <ul aria-label={texts.scoreboard} className="grid grid-cols-2 gap-2">
    {ownFirst(race).map((player) => (
      <Row key={player.id} race={race} player={player} />
    ))}
  </ul>
);
