import { type KeyboardEvent, useEffect, useState } from 'react';
import { HIGHLIGHT_MS } from '#domain/tracking/hearings';
import type { Mistake, WordAction } from '#domain/tracking/word-states';
import { marking as texts } from '#strings/tracking/staff';
import { toast } from '#web/ui/toast.tsx';
import type { Tracked } from '#wire/tracking';
import { useMarking } from './use-marking.ts';

const NEXT: Readonly<Record<string, 1 | -1>> = { ArrowLeft: 1, ArrowRight: -1 };

/** By the place of the key and not by its letter: an Arabic keyboard is the usual one. */
const ACTIONS: Readonly<Record<string, WordAction>> = {
  KeyX: 'incorrect',
  KeyR: 'try_again',
  KeyP: 'pass',
  KeyC: 'complete',
  KeyS: 'pause',
};

const cellAt = (position: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-position="${position}"]`);

/** Lit for a moment, so that the eye finds what the finger chose. */
const useLit = () => {
  const [lit, setLit] = useState<number | null>(null);
  useEffect(() => {
    if (lit === null) return;
    const timer = setTimeout(() => setLit(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  return [lit, setLit] as const;
};

/** The word under the teacher's finger, and all that finger and keys do to it. */
export const useDesk = (page: Tracked, wordCount: number) => {
  const marking = useMarking(page);
  const { words, act, undo, canUndo } = marking;
  const [chosen, setChosen] = useState<number | null>(null);
  const [lit, setLit] = useLit();
  const isHearing = page.hearing !== null;

  const perform = (position: number, action: WordAction, mistake?: Mistake) => {
    act(position, action, mistake);
    if (action === 'pause') toast.good(texts.paused);
    if (action === 'clear_pause') toast.good(texts.pauseCleared);
  };
  const choose = (position: number) => {
    setChosen(position);
    setLit(position);
    // A press on a paused word clears the pause.
    if (isHearing && words.get(position)?.status === 'paused') perform(position, 'clear_pause');
  };
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max((chosen ?? -1) + by, 0), wordCount - 1);
    choose(next);
    cellAt(next)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = NEXT[event.key];
    const action = ACTIONS[event.code];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (by) {
      event.preventDefault();
      step(by);
    } else if (action && chosen !== null && isHearing) perform(chosen, action);
    else if (event.code === 'KeyZ' && canUndo) undo();
  };
  return {
    ...marking,
    chosen,
    lit,
    choose,
    onKeyDown,
    show: (position: number) => cellAt(position)?.scrollIntoView({ block: 'center' }),
    perform: (action: WordAction, mistake?: Mistake) => chosen !== null && perform(chosen, action, mistake),
  };
};
