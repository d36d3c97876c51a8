import { percentOf } from '#domain/race/result';
import { MARKER_PERCENT } from '#domain/race/rules';
import { active as texts } from '#strings/race';
import { opponentOf, positionIn, type Running, shownPositions } from '../race-state.ts';
import { Climber, type Who } from './climber.tsx';

/** Places are per cent of the picture: `start` from the right edge, where everybody begins, `up` from its foot. */
const LEDGES = Array.from({ length: 100 / MARKER_PERCENT + 1 }, (_, ledge) => ledge);
const startOf = (ledge: number): number => 6 + ledge * 8.5;
const LANES = { you: { foot: 9, rise: 3.4 }, other: { foot: 38, rise: 3.4 } } as const;
const upOf = (who: Who, ledge: number): number => LANES[who].foot + ledge * LANES[who].rise;

const HALF = 4.25;

/** Steps of rock, one for each right answer, in the units of the drawing (a thousand each way, from the upper left). */
const edgeOf = (who: Who): string => {
  const corners = LEDGES.flatMap((ledge) => {
    const y = 1000 - upOf(who, ledge) * 10;
    return [`${1000 - (startOf(ledge) - HALF) * 10} ${y}`, `${1000 - (startOf(ledge) + HALF) * 10} ${y}`];
  });
  const top = 1000 - upOf(who, LEDGES.length - 1) * 10;
  return `M1000 ${1000 - upOf(who, 0) * 10}L${corners.join('L')}L0 ${top}`;
};

const EDGES = { you: edgeOf('you'), other: edgeOf('other') } as const;

const Scenery = () => (
  <svg
    viewBox="0 0 1000 1000"
    preserveAspectRatio="none"
    className="absolute inset-0 size-full"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <linearGradient id="track-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--games-top)" />
        <stop offset="1" stopColor="var(--games-bottom)" />
      </linearGradient>
    </defs>
    <rect width="1000" height="1000" fill="url(#track-sky)" />
    <path d="M0 700 90 250l70 180 110-260 150 330 110-120 140 250 130-160 200 330H0Z" fill="#fff" opacity=".17" />
    <path d="m270 170-32 76 22 30 20-22 24 26 12-24Z" fill="#fff" opacity=".5" />
    <path d={`${EDGES.other}V1000H1000Z`} fill="#000" opacity=".32" />
    <path d={`${EDGES.you}V1000H1000Z`} fill="#3a0f06" />
    <path d={EDGES.you} fill="none" stroke="#ffc94a" strokeWidth="3" vectorEffect="non-scaling-stroke" opacity=".8" />
    <path d={EDGES.other} fill="none" stroke="#8fe6d0" strokeWidth="2" vectorEffect="non-scaling-stroke" opacity=".6" />
  </svg>
);

const Flag = ({ who }: { who: Who }) => (
  <svg
    viewBox="0 0 30 48"
    className="absolute h-[22%] translate-x-1/2"
    style={{ insetInlineStart: `${startOf(10) + 4}%`, bottom: `${upOf(who, 10)}%` }}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M26 2v46" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    <path d="M26 4 2 11l24 8Z" fill="#ffc94a" />
  </svg>
);

const HOP = 'transition-[inset-inline-start,bottom] duration-700 ease-[cubic-bezier(0.34,1.4,0.5,1)]';

interface RunnerProps {
  who: Who;
  percent: number;
  name: string;
  isAway: boolean;
}

const Runner = ({ who, percent, name, isAway }: RunnerProps) => (
  <div
    data-climber={who}
    data-percent={percent}
    className={`absolute h-[25%] translate-x-1/2 ${HOP} ${isAway ? 'opacity-45 grayscale' : ''}`}
    style={{
      insetInlineStart: `${startOf(percent / MARKER_PERCENT)}%`,
      bottom: `${upOf(who, percent / MARKER_PERCENT)}%`,
    }}
  >
    <div key={percent} className="h-full animate-[hop_600ms_ease-out]">
      <Climber who={who} className="h-full w-auto" />
    </div>
    <span
      className={`absolute bottom-full left-1/2 max-w-24 -translate-x-1/2 truncate rounded-full px-2 text-xs leading-normal font-black text-[#3b1208] ${who === 'you' ? 'bg-[#ffc94a] max-sm:hidden' : 'bg-[#8fe6d0]'}`}
    >
      {name}
    </span>
  </div>
);

/** The mountain as both climb it. For the eye alone: the scoreboard says the same in words. */
export const Track = ({ race }: { race: Running }) => {
  const positions = shownPositions(race);
  const opponent = opponentOf(race);
  return (
    <div
      aria-hidden="true"
      className="relative isolate h-[clamp(7.500rem,20dvh,12rem)] overflow-hidden rounded-card shadow-card lg:h-[clamp(14rem,37dvh,24rem)]"
    >
      <Scenery />
      {LEDGES.slice(1).map((ledge) => (
        <span
          key={ledge}
          className="absolute translate-x-1/2 translate-y-full text-[0.620rem] leading-none font-extrabold text-white lg:text-sm"
          style={{ insetInlineStart: `${startOf(ledge)}%`, bottom: `${upOf('you', ledge) - 3}%` }}
        >
          {texts.percent(ledge * MARKER_PERCENT)}
        </span>
      ))}
      <Flag who="other" />
      {opponent && (
        <Runner
          who="other"
          percent={percentOf(positionIn(positions, opponent.id))}
          name={opponent.name}
          isAway={race.opponentDueAt !== null}
        />
      )}
      <Flag who="you" />
      <Runner who="you" percent={percentOf(positionIn(positions, race.you))} name={texts.you} isAway={false} />
    </div>
  );
};
