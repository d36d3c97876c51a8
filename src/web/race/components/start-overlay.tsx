import { useEffect } from 'react';
import { challenges, searching, starting as texts } from '#strings/race/pupil';
import { playTick } from '#web/lib/sound.ts';
import { Sky } from '#web/ui/sky.tsx';
import type { PlayerId, RacePlayer } from '#wire/race/events';
import type { Running } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import { Climber, COATS } from './climber.tsx';

const ROUND = 'grid aspect-square w-26 max-w-full place-items-center rounded-full group-data-large/sides:lg:w-60';

interface SeatProps {
  player: RacePlayer | undefined;
  isYou: boolean;
  /** Of an empty place. */
  waitsFor?: string | undefined;
}

const Seat = ({ player, isYou, waitsFor = searching.empty }: SeatProps) => (
  <li className="grid grid-cols-1 justify-items-center gap-2">
    {player ? (
      <span className={`${ROUND} animate-[pop_400ms_ease-out_both] bg-white/20`}>
        {/* Face to face: the second one looks the other way. */}
        <Climber coat={isYou ? COATS.own : COATS.other} className={`h-auto w-2/3 ${isYou ? '' : '-scale-x-100'}`} />
      </span>
    ) : (
      <span className={`${ROUND} relative border-4 border-dashed border-white/60 text-5xl font-black`}>
        <span className="absolute inset-0 animate-pulse rounded-full bg-white/20" />
        <span aria-hidden="true">؟</span>
      </span>
    )}
    <span className="line-clamp-2 w-full text-center break-words text-2xl leading-snug font-black group-data-large/sides:lg:text-5xl">
      {player ? player.name : waitsFor}
    </span>
    <span className="-mt-2 min-h-6 font-extrabold text-white/90">{isYou && searching.you}</span>
  </li>
);

interface FaceToFaceProps {
  players: readonly RacePlayer[];
  you: PlayerId;
  /** Whose place the empty one is. */
  awaited?: string | undefined;
  /** Where it has the whole screen to itself. */
  isLarge?: boolean;
}

/** Who races whom, on the coral of the games; an empty place is waited for. */
export const FaceToFace = ({ players, you, awaited, isLarge = false }: FaceToFaceProps) => (
  <ul
    aria-label={searching.players}
    data-large={isLarge || undefined}
    className="group/sides mx-auto grid w-full max-w-xl data-large:lg:max-w-4xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-[16rem]:grid-cols-1 items-center gap-3 text-white"
  >
    <Seat player={players.find(({ id }) => id === you)} isYou />
    <li
      aria-hidden="true"
      className="grid size-14 -translate-y-6 justify-self-center max-[16rem]:translate-y-0 place-items-center rounded-full bg-white text-xl font-black text-[#9a3417]"
    >
      {searching.against}
    </li>
    <Seat
      player={players.find(({ id }) => id !== you)}
      isYou={false}
      waitsFor={awaited && challenges.awaiting(awaited)}
    />
  </ul>
);

/** Where our eight-point stars stand, and half their size. */
const STARS = [
  [590, 120, 7],
  [830, 210, 5],
  [200, 160, 8],
  [1180, 110, 9],
  [1330, 260, 6],
] as const;

/** The games' evening sky with its peaks, behind whatever stands on it. */
export const SkyBack = () => (
  <Sky of="games" height={900} className="absolute inset-0 -z-10 size-full">
    <path
      d="M0 860 200 560 340 720 560 380 740 690 900 540 1060 700 1220 480 1440 800V900H0Z"
      fill="#fff"
      opacity=".06"
    />
    {STARS.map(([x, y, size]) => (
      <g key={x} fill="#ffc94a" opacity=".35" transform={`translate(${x} ${y})`}>
        <rect x={-size} y={-size} width={size * 2} height={size * 2} />
        <rect x={-size} y={-size} width={size * 2} height={size * 2} transform="rotate(45)" />
      </g>
    ))}
    <path d="M0 900V830L240 740l210 90 260-130 220 120 230-90 280 130V900Z" fill="#fff" opacity=".05" />
  </Sky>
);

/** Both see each other while the seconds run; it goes a second after the race has begun. */
export const StartOverlay = ({ race, title }: { race: Running; title: string }) => {
  const { isStarted } = race;
  const left = Math.max(1, Math.ceil((race.startsAt - useSteadyNow(50)) / 1000));
  useEffect(() => {
    if (!isStarted && left > 0) playTick();
  }, [left, isStarted]);
  return (
    <div className="fixed inset-0 isolate z-20 grid content-center justify-items-center gap-6 bg-(--games-top) p-4 text-white">
      <SkyBack />
      <p className="text-center text-3xl font-black">{title}</p>
      <FaceToFace isLarge players={race.players} you={race.you} />
      {isStarted ? (
        <p className="animate-[pop_300ms_ease-out_both] text-7xl leading-tight font-black text-[#ffc94a]">{texts.go}</p>
      ) : (
        <p className="grid justify-items-center">
          <span className="text-2xl font-extrabold">{texts.ready}</span>
          <span
            key={left}
            role="timer"
            className="animate-[pop_300ms_ease-out_both] text-9xl leading-none lg:text-[11rem] font-black text-[#ffc94a] tabular-nums"
          >
            {texts.count(left)}
          </span>
        </p>
      )}
    </div>
  );
};
