import { searching as texts } from '#strings/race/pupil';
import type { PlayerId, RacePlayer } from '#wire/race/events';
import { Climber, COATS } from './climber.tsx';

const ROUND = 'grid aspect-square w-26 max-w-full place-items-center rounded-full group-data-large/sides:lg:w-60';

const Seat = ({ player, isYou }: { player: RacePlayer | undefined; isYou: boolean }) => (
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
    <span className="w-full truncate text-center text-2xl leading-snug font-black group-data-large/sides:lg:text-5xl">
      {player ? player.name : texts.empty}
    </span>
    <span className="-mt-2 min-h-6 font-extrabold text-white/90">{isYou && texts.you}</span>
  </li>
);

interface FaceToFaceProps {
  players: readonly RacePlayer[];
  you: PlayerId;
  /** Where it has the whole screen to itself. */
  isLarge?: boolean;
}

/** Who races whom, on the coral of the games; an empty place is waited for. */
export const FaceToFace = ({ players, you, isLarge = false }: FaceToFaceProps) => (
  <ul
    aria-label={texts.players}
    data-large={isLarge || undefined}
    className="group/sides mx-auto grid w-full max-w-xl data-large:lg:max-w-4xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-[16rem]:grid-cols-1 items-center gap-3 text-white"
  >
    <Seat player={players.find(({ id }) => id === you)} isYou />
    <li
      aria-hidden="true"
      className="grid size-14 -translate-y-6 justify-self-center max-[16rem]:translate-y-0 place-items-center rounded-full bg-white text-xl font-black text-[#9a3417]"
    >
      {texts.against}
    </li>
    <Seat player={players.find(({ id }) => id !== you)} isYou={false} />
  </ul>
);
