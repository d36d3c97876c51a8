import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { positionOf } from './cells.ts';

const LONG_MS = 500;

/** A finger that rests on a word asks for more than one that taps it; the click that ends the rest is no tap. */
export const useLongPress = (onRest: ((position: number) => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRested = useRef(false);
  if (!onRest) return {};
  const give = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ target, isPrimary }: PointerEvent) => {
      const position = positionOf(target);
      isRested.current = false;
      give();
      if (position === null || !isPrimary) return;
      timer.current = setTimeout(() => {
        isRested.current = true;
        onRest(position);
      }, LONG_MS);
    },
    onPointerUp: give,
    onPointerCancel: give,
    onPointerLeave: give,
    // A phone's own menu would lie over the word's story.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isRested.current) return;
      isRested.current = false;
      event.stopPropagation();
    },
  };
};
