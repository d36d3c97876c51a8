import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Marked, type Mistake, mark, UNHEARD, type WordAction } from '#domain/tracking/word-states';
import { newRequestKey } from '#web/lib/request-key.ts';
import { shared } from '#web/lib/shared.ts';
import type { Tracked, TrackedWord } from '#wire/tracking';
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
export const useMarking = (page: Tracked) => {
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
