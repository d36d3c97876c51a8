import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mistake, WordAction } from '#domain/tracking/word-states';
import { newRequestKey } from '#web/lib/request-key.ts';
import type { Tracked, TrackedWord } from '#wire/tracking';
import { wordsWith } from './mark-queue.ts';
import { addStep, startSending, useIsCut, useQueue } from './marks-sender.ts';

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
  const [made, setMade] = useState<readonly Made[]>([]);
  useEffect(() => startSending(client), [client]);

  const words = wordsWith(new Map(page.words.map((word) => [word.position, word])), queue);

  const act = (position: number, action: WordAction, mistake: Mistake | null = null): void => {
    if (hearingId === NO_HEARING) return;
    const key = newRequestKey();
    const before = words.get(position) ?? null;
    setMade([...made, { key, position, before }]);
    addStep(client, hearingId, { key, position, action, mistake });
  };
  const undo = (): void => {
    const last = made.at(-1);
    if (!last) return;
    setMade(made.slice(0, -1));
    addStep(client, hearingId, {
      key: newRequestKey(),
      undoes: last.key,
      position: last.position,
      before: last.before,
    });
  };
  return { words, act, undo, canUndo: made.length > 0, waiting: queue.waiting.length, isCut };
};
