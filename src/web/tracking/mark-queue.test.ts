import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORD_ACTIONS } from '#domain/tracking/word-states';
import type { NewMark, TrackedWord } from '#wire/tracking';
import { added, confirmed, emptyQueue, nextSteps, type Step, wordsWith } from './mark-queue.ts';

let drawn = 0;
const wish = (position: number, action: NewMark['action']): NewMark => {
  drawn += 1;
  return { key: `key ${drawn}`, position, action, mistake: null };
};

const queueOf = (...wishes: readonly Step[]) => wishes.reduce(added, emptyQueue(1));

describe('marks that wait', () => {
  it('are shown as if they were done', () => {
    const words = wordsWith(new Map(), queueOf(wish(3, 'incorrect'), wish(3, 'pass'), wish(5, 'pause')));
    expect([...words.values()]).toEqual([
      {
        position: 3,
        status: 'passed',
        attempts: 2,
        incorrectAttempts: 1,
        mistake: null,
        isOfThisHearing: true,
        isWrongNow: true,
      },
      {
        position: 5,
        status: 'paused',
        attempts: 0,
        incorrectAttempts: 0,
        mistake: null,
        isOfThisHearing: true,
        isWrongNow: false,
      },
    ]);
  });

  it('leave the others waiting when some are confirmed', () => {
    const [first, second] = [wish(1, 'incorrect'), wish(2, 'incorrect')];
    const queue = confirmed(queueOf(first, second), [first.key, 'another']);
    expect(queue.waiting).toEqual([second]);
  });

  it('go together up to one that is taken back, which goes by itself', () => {
    const marks = [wish(1, 'incorrect'), wish(2, 'incorrect'), wish(3, 'incorrect')] as const;
    const undo = { key: 'undo', undoes: marks[1].key, position: 2, before: null };
    const queue = queueOf(marks[0], marks[1], undo, marks[2]);
    expect(nextSteps(queue, 100)).toEqual([marks[0], marks[1]]);
    expect(nextSteps(queue, 1)).toEqual([marks[0]]);
    expect(nextSteps(confirmed(queue, [marks[0].key, marks[1].key]), 100)).toEqual(undo);
    expect(nextSteps(emptyQueue(1), 100)).toBeNull();
    expect([...wordsWith(new Map(), queue).keys()]).toEqual([1, 3]);
  });

  it('show the same whether the server confirms them one by one or all at once', () => {
    const step = fc.record({ position: fc.nat(3), action: fc.constantFrom(...WORD_ACTIONS) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20), (steps, upTo) => {
        const wishes = steps.map(({ position, action }) => wish(position, action));
        const all = queueOf(...wishes);
        const done = wishes.slice(0, upTo);
        // The server does to its words what the queue shows of its own.
        const served: ReadonlyMap<number, TrackedWord> = wordsWith(new Map(), queueOf(...done));
        const rest = confirmed(
          all,
          done.map(({ key }) => key),
        );
        expect(wordsWith(served, rest)).toEqual(wordsWith(new Map(), all));
      }),
    );
  });
});
