import { useEffect } from 'react';
import { starting as texts } from '#strings/race/pupil';
import { playTick } from '#web/lib/sound.ts';
import type { Running } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import { FaceToFace } from './face-to-face.tsx';
import { SkyBack } from './sky-back.tsx';

const useCount = ({ startsAt, isStarted }: Running): number => {
  const left = Math.max(1, Math.ceil((startsAt - useSteadyNow(50)) / 1000));
  useEffect(() => {
    if (!isStarted && left > 0) playTick();
  }, [left, isStarted]);
  return left;
};

/** Both see each other while the seconds run; it goes a second after the race has begun. */
export const StartOverlay = ({ race }: { race: Running }) => {
  const left = useCount(race);
  return (
    <div className="fixed inset-0 isolate z-20 grid content-center justify-items-center gap-6 bg-(--games-top) p-4 text-white">
      <SkyBack />
      <p className="text-3xl font-black">{texts.found(race.players.length)}</p>
      <FaceToFace isLarge players={race.players} you={race.you} />
      {race.isStarted ? (
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
