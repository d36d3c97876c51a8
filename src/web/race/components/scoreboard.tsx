import { percentOf } from '#domain/race/result';
import { MARKER_PERCENT } from '#domain/race/rules';
import { active as texts } from '#strings/race/pupil';
import { Icon } from '#web/ui/icon.tsx';
import type { RacePlayer } from '#wire/race/events';
import { leadOf } from '../race-news.ts';
import { ownFirst, positionIn, type Running, shownPositions } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';

const MARKERS = Array.from({ length: 100 / MARKER_PERCENT - 1 }, (_, marker) => (marker + 1) * MARKER_PERCENT);

type Who = 'you' | 'other';

const FILL = { you: 'bg-coral', other: 'bg-emerald' } as const;

/** For the eye: the climbers on the track say the same in words. */
const Bar = ({ who, percent }: { who: Who; percent: number }) => (
  <span aria-hidden="true" className="relative block h-3 min-w-0 grow overflow-hidden rounded-full bg-coral-line">
    <span
      className={`block h-full transition-[inline-size] duration-700 ease-out ${FILL[who]}`}
      style={{ inlineSize: `${percent}%` }}
    />
    {MARKERS.map((marker) => (
      <span key={marker} className="absolute inset-y-0 w-0.5 bg-card" style={{ insetInlineStart: `${marker}%` }} />
    ))}
  </span>
);

/** How long the opponent still has to come back. */
const AwayFor = ({ dueAt }: { dueAt: number }) => {
  const left = Math.max(0, Math.ceil((dueAt - useSteadyNow(250)) / 1000));
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-ink px-2 text-sm whitespace-nowrap text-paper">
      <Icon name="hourglass" className="size-4 sm:hidden" />
      <span aria-hidden="true" className="sm:hidden">
        {texts.awayCount(left)}
      </span>
      <span className="max-sm:sr-only">{texts.opponentAwayLeft(left)}</span>
    </span>
  );
};

const Row = ({ race, player }: { race: Running; player: RacePlayer }) => {
  const who: Who = player.id === race.you ? 'you' : 'other';
  const percent = percentOf(positionIn(shownPositions(race), player.id));
  const dueAt = who === 'other' ? race.opponentDueAt : null;
  return (
    <li className="grid min-w-0 gap-1.5 rounded-2xl bg-card px-3 py-2 shadow-card">
      <span className="flex min-w-0 items-center gap-1.5 leading-tight font-extrabold">
        <span className={`size-4 shrink-0 rounded-full border-2 border-ink ${FILL[who]}`} />
        <span className="line-clamp-2 min-w-0 break-words">{player.name}</span>
        {who === 'you' && <span className="text-sm text-muted max-sm:sr-only">({texts.you})</span>}
        {leadOf(race) === who && <Icon name="star" className="size-4 shrink-0 text-coral" />}
      </span>
      <span className="flex items-center gap-2 leading-tight font-black tabular-nums">
        <Bar who={who} percent={percent} />
        <span data-score-of={who}>{dueAt === null ? texts.percent(percent) : <AwayFor dueAt={dueAt} />}</span>
      </span>
    </li>
  );
};

export const Scoreboard = ({ race }: { race: Running }) => (
  <ul aria-label={texts.scoreboard} className="grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
    {ownFirst(race).map((player) => (
      <Row key={player.id} race={race} player={player} />
    ))}
  </ul>
);
