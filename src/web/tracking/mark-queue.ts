import { mark, UNHEARD } from '#domain/tracking/word-states';
import type { NewMark, TrackedWord } from '#wire/tracking';

/**
 * Marks that the server has not confirmed. They are kept on the device until it has, in the order they were made, and are
 * sent again under the same keys: a lost network, a reload or a killed server neither lose nor double one.
 */
export interface Queue {
  readonly hearingId: number;
  readonly waiting: readonly NewMark[];
}

export const emptyQueue = (hearingId: number): Queue => ({ hearingId, waiting: [] });

export const added = (queue: Queue, wish: NewMark): Queue => ({ ...queue, waiting: [...queue.waiting, wish] });

export const confirmed = (queue: Queue, keys: readonly string[]): Queue => ({
  ...queue,
  waiting: queue.waiting.filter(({ key }) => !keys.includes(key)),
});

type Words = ReadonlyMap<number, TrackedWord>;

const unheardAt = (position: number): TrackedWord => ({
  ...UNHEARD,
  position,
  mistake: null,
  isOfThisHearing: false,
});

/** The words as the teacher left them: what the server said, and what is still on its way. */
export const wordsWith = (words: Words, { waiting }: Queue): Words => {
  const now = new Map(words);
  for (const wish of waiting) {
    const before = now.get(wish.position) ?? unheardAt(wish.position);
    const marked = mark(before, wish.action, !before.isOfThisHearing);
    if (marked.is !== 'marked') continue;
    const mistake = marked.word.status === 'incorrect' ? wish.mistake : null;
    now.set(wish.position, { ...marked.word, position: wish.position, mistake, isOfThisHearing: true });
  }
  return now;
};

const NAME = 'himma-marks-waiting';

const isQueue = (read: unknown): read is Queue =>
  typeof read === 'object' &&
  read !== null &&
  'hearingId' in read &&
  typeof read.hearingId === 'number' &&
  'waiting' in read &&
  Array.isArray(read.waiting);

/** Storage is out of our hands: what is no queue is none. */
export const readQueues = (written: string | null): Queue[] => {
  try {
    const read: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(read) ? read.filter(isQueue).filter(({ waiting }) => waiting.length > 0) : [];
  } catch {
    return [];
  }
};

export const keptQueues = (): Queue[] => readQueues(localStorage.getItem(NAME));

/** Of every hearing that has some waiting, also one that was left for another. */
export const keepQueue = (queue: Queue): void => {
  const others = keptQueues().filter(({ hearingId }) => hearingId !== queue.hearingId);
  localStorage.setItem(NAME, JSON.stringify([...others, queue]));
};
