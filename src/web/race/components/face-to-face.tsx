import { searching as texts } from '#strings/race';
import type { PlayerId, RacePlayer } from '#wire/race-events';
import { Climber } from './climber.tsx';

const Seat = ({ player, isYou }: { player: RacePlayer | undefined; isYou: boolean }) => (
  <li className="grid min-w-0 justify-items-center gap-2">
    {player ? (
      <span className="grid size-26 animate-[pop_400ms_ease-out_both] place-items-center rounded-full bg-white/20 lg:size-36">
        {/* Face to face: the second one looks the other way. */}
        <Climber who={isYou ? 'you' : 'other'} className={`h-20 lg:h-28 ${isYou ? '' : '-scale-x-100'}`} />
      </span>
    ) : (
      <span className="relative grid size-26 place-items-center rounded-full border-4 border-dashed border-white/60 text-5xl font-black lg:size-36">
        <span className="absolute inset-0 animate-pulse rounded-full bg-white/20" />
        <span aria-hidden="true">؟</span>
      </span>
    )}
    <span className="w-full truncate text-center text-2xl leading-snug font-black">
      {player ? player.name : texts.empty}
    </span>
    <span className="-mt-2 min-h-6 font-extrabold text-white/90">{isYou && texts.you}</span>
  </li>
);

/** Who races whom, on the coral of the games; an empty place is waited for. */
export const FaceToFace = ({ players, you }: { players: readonly RacePlayer[]; you: PlayerId }) => (
  <ul
    aria-label={texts.players}
    className="mx-auto grid w-full max-w-xl grid-cols-[1fr_auto_1fr] items-center gap-3 text-white"
  >
    <Seat player={players.find(({ id }) => id === you)} isYou />
    <li
      aria-hidden="true"
      className="grid size-14 -translate-y-6 place-items-center rounded-full bg-white text-xl font-black text-[#9a3417]"
    >
      {texts.against}
    </li>
    <Seat player={players.find(({ id }) => id !== you)} isYou={false} />
  </ul>
);
