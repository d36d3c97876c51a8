import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 500;

interface LongPressProps {
  /** What an event fell on, by its number. */
  readonly findIn: (target: EventTarget) => number | null;
  /** Left out where nothing more can be asked for. */
  readonly onRest: ((found: number) => void) | undefined;
}

/** A finger that rests on something asks for more than one that taps it; the click that ends the rest is no tap. */
export const useLongPress = ({ findIn, onRest }: LongPressProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRested = useRef(false);
  if (!onRest) return {};
  const give = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ target, isPrimary }: PointerEvent) => {
      const found = findIn(target);
      isRested.current = false;
      give();
      if (found === null || !isPrimary) return;
      timer.current = setTimeout(() => {
        isRested.current = true;
        onRest(found);
      }, LONG_MS);
    },
    onPointerUp: give,
    onPointerCancel: give,
    onPointerLeave: give,
    // A phone's own menu would lie over what the rest brings.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!isRested.current) return;
      isRested.current = false;
      event.stopPropagation();
    },
  };
};
