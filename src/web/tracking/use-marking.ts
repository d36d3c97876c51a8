import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Marked, type Mistake, mark, UNHEARD, type WordAction } from '#domain/tracking/word-states';
import { newRequestKey } from '#web/lib/request-key.ts';
import { shared } from '#web/lib/shared.ts';
import type { Tracked, TrackedWord } from '#wire/tracking';
import { wordsWith } from './mark-queue.ts';
import { addStep, queueNow, startSending, useIsCut, useQueue } from './marks-sender.ts';

interface Made {
  readonly key: string;
  readonly position: number;
  readonly before: TrackedWord | null;
}

const NO_HEARING = 0;

/** The words as they stand, and the ways to mark them. What is marked shows at once, whatever the network does. */
export const useMarking = (page: Tracked) => {
  const client = useQueryClient();
  const hearingId = page.hearing?.id ?? NO_HEARING;
  const queue = useQueue(hearingId);
  const isCut = useIsCut();
  /** The marks of this page that can still be taken back, the last at the end. */
  const [made] = useState(() => shared<readonly Made[]>([]));
  const canUndo = made.use().length > 0;
  useEffect(() => startSending(client), [client]);

  const served = new Map(page.words.map((word) => [word.position, word]));

  /** A second press may come before the first is drawn: what it falls on is asked at that moment. */
  const act = (position: number, action: WordAction, mistake: Mistake | null = null): Marked['is'] => {
    if (hearingId === NO_HEARING) return 'not_offered';
    const before = wordsWith(served, queueNow(hearingId)).get(position) ?? null;
    const marked = mark(before ?? UNHEARD, action, before !== null && !before.isOfThisHearing);
    if (marked.is !== 'marked') return marked.is;
    const key = newRequestKey();
    made.set([...made.get(), { key, position, before }]);
    addStep(client, hearingId, { key, position, action, mistake });
    return marked.is;
  };
  const undo = (): void => {
    const last = made.get().at(-1);
    if (!last) return;
    made.set(made.get().slice(0, -1));
    addStep(client, hearingId, {
      key: newRequestKey(),
      undoes: last.key,
      position: last.position,
      before: last.before,
    });
  };
  return { words: wordsWith(served, queue), act, undo, canUndo, waiting: queue.waiting.length, isCut };
};
