import { useEffect, useEffectEvent, useState } from 'react';
import { COUNT_IN_FROM, COUNT_IN_STEP_MS } from '#domain/practice/timing';
import { formatNumber } from '#strings/plural';
import { kindName, countIn as texts } from '#strings/practice/pupil';
import { playTick, prepareSound } from '#web/lib/sound.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Said } from '#web/ui/said.tsx';
import type { GameWish } from '../last-choices.ts';

/** Three, two, one before a race. Its clock begins afterwards: the server is asked for the game when this is over. */
export const CountIn = ({ wish, onDone, onCancel }: { wish: GameWish; onDone: () => void; onCancel: () => void }) => {
  const [left, setLeft] = useState(COUNT_IN_FROM);
  const done = useEffectEvent(onDone);
  useEffect(() => void prepareSound(), []);
  useEffect(() => {
    if (left === 0) return done();
    playTick();
    const timer = setTimeout(() => setLeft(left - 1), COUNT_IN_STEP_MS);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div data-immersed className="mx-auto grid min-h-dvh max-w-3xl grid-rows-[auto_1fr] py-3 lg:pt-8">
      <div aria-hidden="true" className="fixed inset-0 -z-10 bg-coral-soft" />
      {/* Brings what draws verses: none may be waited for once the clock runs. */}
      <span hidden>
        <Said text="﴿﴾" />
      </span>
      <IconButton
        icon="close"
        label={texts.cancel}
        onClick={onCancel}
        className="justify-self-start bg-card shadow-card"
      />
      <div className="grid place-content-center justify-items-center gap-4 text-center text-coral-ink">
        <h1 className="text-3xl font-black">{kindName(wish)}</h1>
        <p aria-live="assertive" className="grid gap-2">
          <span className="text-xl font-extrabold">{texts.ready}</span>
          <span
            key={left}
            className="grid size-44 animate-[pop_300ms_ease-out_both] place-items-center rounded-full bg-coral text-8xl leading-none font-black text-on-coral shadow-card"
          >
            {left === 0 ? texts.go : formatNumber(left)}
          </span>
        </p>
      </div>
    </div>
  );
};
