import { isMistake, mark, UNHEARD } from '#domain/tracking/word-states';
import type { NewMark, TrackedWord } from '#wire/tracking';

/** A mark is taken back: the word is again what it was when the mark was made. */
export interface Undo {
  readonly key: string;
  readonly undoes: string;
  readonly position: number;
  readonly before: TrackedWord | null;
}

export type Step = NewMark | Undo;

export const isUndo = (step: Step): step is Undo => 'undoes' in step;
const isMark = (step: Step): step is NewMark => !isUndo(step);

/**
 * What the teacher did and the server has not confirmed, in the order in which it was done. It is kept on the device until
 * then, and sent again under the same keys: a lost network, a reload or a killed server neither lose nor double a mark.
 */
export interface Queue {
  readonly hearingId: number;
  readonly waiting: readonly Step[];
}

export const emptyQueue = (hearingId: number): Queue => ({ hearingId, waiting: [] });

export const added = (queue: Queue, step: Step): Queue => ({ ...queue, waiting: [...queue.waiting, step] });

export const confirmed = (queue: Queue, keys: readonly string[]): Queue => ({
  ...queue,
  waiting: queue.waiting.filter(({ key }) => !keys.includes(key)),
});

/** What goes in one request: marks together, a taking back by itself. */
export const nextSteps = ({ waiting }: Queue, most: number): readonly NewMark[] | Undo | null => {
  const [first] = waiting;
  if (!first) return null;
  if (isUndo(first)) return first;
  const end = waiting.findIndex(isUndo);
  return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, most)).filter(isMark);
};

type Words = ReadonlyMap<number, TrackedWord>;

const unheardAt = (position: number): TrackedWord => ({
  ...UNHEARD,
  position,
  mistake: null,
  isOfThisHearing: false,
  isWrongNow: false,
});

const markedWord = (before: TrackedWord, wish: NewMark): TrackedWord => {
  const marked = mark(before, wish.action, !before.isOfThisHearing);
  if (marked.is !== 'marked') return before;
  const mistake = marked.word.status === 'incorrect' ? wish.mistake : null;
  const isWrongNow = before.isWrongNow || isMistake(wish.action);
  return { ...marked.word, position: wish.position, mistake, isOfThisHearing: true, isWrongNow };
};

/** The words as the teacher left them: what the server said, and what is still on its way. */
export const wordsWith = (words: Words, { waiting }: Queue): Words => {
  const now = new Map(words);
  for (const step of waiting) {
    if (!isUndo(step)) now.set(step.position, markedWord(now.get(step.position) ?? unheardAt(step.position), step));
    else if (step.before) now.set(step.position, step.before);
    else now.delete(step.position);
  }
  return now;
};
