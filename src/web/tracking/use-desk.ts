import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { HIGHLIGHT_MS } from '#domain/tracking/hearings';
import { type Marked, MISTAKES, type Mistake, mark, UNHEARD, type WordAction } from '#domain/tracking/word-states';
import { trackingRefusals } from '#strings/tracking/refusals';
import { marking as texts } from '#strings/tracking/staff';
import { newRequestKey } from '#web/lib/request-key.ts';
import { shared } from '#web/lib/shared.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Tracked, TrackedWord } from '#wire/tracking';
import { cellAt } from './cells.ts';
import { useMarksOutbox } from './marks-outbox.ts';
import { trackedKey } from './queries.ts';
import { type Step, stepsOf, wordsWith } from './waiting-steps.ts';

interface Made {
  readonly hearingId: number;
  readonly key: string;
  readonly position: number;
  readonly before: TrackedWord | null;
}

const NO_HEARING = 0;

/** The words as they stand, and the ways to mark them. What is marked shows at once, whatever the network does. */
const useMarking = (page: Tracked) => {
  const client = useQueryClient();
  const hearingId = page.hearing?.id ?? NO_HEARING;
  const outbox = useMarksOutbox();
  // For the drawing alone: what is drawn is asked below.
  outbox.state.use();
  /** The marks of this page that can still be taken back, the last at the end. */
  const [made] = useState(() => shared<readonly Made[]>([]));
  const mine = made.use().filter((each) => each.hearingId === hearingId);

  /**
   * Asked at that moment, and not of what was drawn last: a press may come before the one before it is drawn, and a mark
   * leaves the outbox a little before the page hears what the server made of it.
   */
  const wordsNow = () => {
    const known = client.getQueriesData<Tracked>({ queryKey: trackedKey, type: 'active' }).map(([, data]) => data);
    const { words } = known.find((data) => data?.hearing?.id === hearingId) ?? page;
    return wordsWith(new Map(words.map((word) => [word.position, word])), stepsOf(outbox.state.get(), hearingId));
  };

  const add = (step: Step): void => outbox.change((waiting) => [...waiting, { hearingId, step }]);

  const act = (position: number, action: WordAction, mistake: Mistake | null = null): Marked['is'] => {
    if (hearingId === NO_HEARING) return 'not_offered';
    const before = wordsNow().get(position) ?? null;
    const marked = mark(before ?? UNHEARD, action, before !== null && !before.isOfThisHearing);
    if (marked.is !== 'marked') return marked.is;
    const key = newRequestKey();
    made.set([...made.get(), { hearingId, key, position, before }]);
    add({ key, position, action, mistake });
    return marked.is;
  };
  const undo = (): void => {
    const last = made.get().findLast((each) => each.hearingId === hearingId);
    if (!last) return;
    made.set(made.get().filter((each) => each !== last));
    add({ key: newRequestKey(), undoes: last.key, position: last.position, before: last.before });
  };
  return { words: wordsNow(), act, undo, canUndo: mine.length > 0 };
};

const NEXT: Readonly<Record<string, 1 | -1>> = { ArrowLeft: 1, ArrowRight: -1 };

/** By the place of the key and not by its letter: an Arabic keyboard is the usual one. */
const ACTIONS: Readonly<Record<string, WordAction>> = {
  KeyX: 'incorrect',
  KeyR: 'try_again',
  KeyP: 'pass',
  KeyC: 'complete',
  KeyS: 'pause',
};

/** The kinds of mistake in their order. */
const DIGITS: readonly string[] = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'];

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
  const { words, act, undo } = marking;
  const [chosen, setChosen] = useState<number | null>(null);
  const [lit, setLit] = useLit();
  const isHearing = page.hearing !== null;

  const perform = (position: number, action: WordAction, mistake?: Mistake) => {
    const is = act(position, action, mistake);
    if (is === 'pause_on_rated') toast.bad(trackingRefusals.pause_on_rated);
    if (is !== 'marked') return;
    if (action === 'pause') toast.good(texts.paused);
    if (action === 'clear_pause') toast.good(texts.pauseCleared);
  };
  const light = (position: number) => {
    setChosen(position);
    setLit(position);
  };
  /** A press on a paused word clears the pause; keys that go over it do not. */
  const choose = (position: number) => {
    light(position);
    if (isHearing && words.get(position)?.status === 'paused') perform(position, 'clear_pause');
  };
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max((chosen ?? -1) + by, 0), wordCount - 1);
    light(next);
    cellAt(next)?.focus();
  };
  const markByKey = (position: number, code: string) => {
    const action = ACTIONS[code];
    const mistake = MISTAKES[DIGITS.indexOf(code)];
    if (action) perform(position, action);
    else if (mistake) perform(position, 'name_mistake', mistake);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = NEXT[event.key];
    if (by) {
      event.preventDefault();
      step(by);
    } else if (event.repeat) return;
    else if (event.code === 'KeyZ') undo();
    else if (chosen !== null) markByKey(chosen, event.code);
  };
  /** Wrong last time, and without a mark of this hearing: each with the mistake it had. */
  const sameAsLastTime = isHearing
    ? page.wrongLastTime.filter(({ position }) => !words.get(position)?.isOfThisHearing)
    : [];
  return {
    ...marking,
    chosen,
    lit,
    choose,
    onKeyDown,
    show: (position: number) => cellAt(position)?.scrollIntoView({ block: 'center' }),
    /** By a button that is gone once it was pressed: the word gets the focus back, and the keys go on from it. */
    perform: (action: WordAction, mistake?: Mistake) => {
      if (chosen === null) return;
      perform(chosen, action, mistake);
      cellAt(chosen)?.focus({ preventScroll: true });
    },
    sameAsLastTime,
    markSameAsLastTime: () => {
      for (const { position, mistake } of sameAsLastTime) act(position, 'incorrect', mistake);
    },
  };
};
