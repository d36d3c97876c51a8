import { useEffect } from 'react';
import { playWin } from '#web/lib/sound.ts';
import { Icon } from './icon.tsx';
import { LateConfetti } from './late.tsx';

/** For who has come to the end of a round: sound and paper, once. */
export const Feast = () => {
  useEffect(playWin, []);
  return <LateConfetti />;
};

/** Over its words, where it brought nothing else to show. */
export const FeastStar = () => (
  <span className="grid size-24 animate-[pop_500ms_ease-out_both] place-items-center rounded-full bg-gold-soft text-gold-ink">
    <Icon name="star" className="size-14" />
  </span>
);
