import { isMistake, mark, UNHEARD } from '#domain/tracking/word-states';
import { isObject } from '#web/lib/kept.ts';
import { inLine } from '#web/lib/outbox/outbox.ts';
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

/** A step of a hearing that the server has not confirmed. */
export interface WaitingStep {
  readonly hearingId: number;
  readonly step: Step;
}

/** Storage is out of our hands: what is no step is none. */
const isWaitingStep = (read: unknown): read is WaitingStep =>
  isObject(read) &&
  typeof read.hearingId === 'number' &&
  isObject(read.step) &&
  'key' in read.step &&
  'position' in read.step &&
  ('action' in read.step || 'undoes' in read.step);

/** Steps wait in the order in which they were made; the marks of one hearing go together, a taking back by itself. */
export const stepRules = inLine<WaitingStep>({
  isItem: isWaitingStep,
  keyOf: ({ step }) => step.key,
  together: (waiting) => {
    const ofHearing = waiting.filter(({ hearingId }) => hearingId === waiting[0]?.hearingId);
    const end = ofHearing.findIndex(({ step }) => isUndo(step));
    return end === -1 ? ofHearing : ofHearing.slice(0, Math.max(1, end));
  },
});

/** What waits of one hearing. */
export const stepsOf = (waiting: readonly WaitingStep[], hearingId: number): readonly Step[] =>
  waiting.filter((each) => each.hearingId === hearingId).map(({ step }) => step);

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
export const wordsWith = (words: Words, waiting: readonly Step[]): Words => {
  const now = new Map(words);
  for (const step of waiting) {
    if (!isUndo(step)) now.set(step.position, markedWord(now.get(step.position) ?? unheardAt(step.position), step));
    else if (step.before) now.set(step.position, step.before);
    else now.delete(step.position);
  }
  return now;
};
