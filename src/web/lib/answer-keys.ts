import { innermostDialog } from '#web/ui/open-dialogs.ts';
import { useKeyDown } from './key-down.ts';

/** Digits choose, also on an Arabic keyboard, whose digits are other characters; Escape asks whether to end. */
export const useAnswerKeys = (act: { onDigit: (digit: number) => void; onEscape?: () => void }): void =>
  useKeyDown((event) => {
    if (innermostDialog() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const digit = /^(?:Digit|Numpad)([1-6])$/u.exec(event.code)?.[1];
    if (digit) act.onDigit(Number(digit));
    if (event.key === 'Escape') act.onEscape?.();
  });
