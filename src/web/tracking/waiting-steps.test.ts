import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORD_ACTIONS } from '#domain/tracking/word-states';
import { type Entry, itemsIn } from '#web/lib/outbox/kept-entries.ts';
import type { NewMark, TrackedWord } from '#wire/tracking';
import { type Step, stepRules, wordsWith } from './waiting-steps.ts';

let drawn = 0;
const wish = (position: number, action: NewMark['action']): NewMark => {
  drawn += 1;
  return { key: `key ${drawn}`, position, action, mistake: null };
};

const waitingOf = (hearingId: number, ...steps: readonly Step[]) => steps.map((step) => ({ hearingId, step }));
const nextOf = (waiting: readonly { hearingId: number; step: Step }[], most = 100) =>
  stepRules.take(waiting, most).batch.map(({ step }) => step);

describe('marks that wait', () => {
  it('are shown as if they were done', () => {
    const words = wordsWith(new Map(), [wish(3, 'incorrect'), wish(3, 'pass'), wish(5, 'pause')]);
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

  it('go together up to one that is taken back, which goes by itself', () => {
    const marks = [wish(1, 'incorrect'), wish(2, 'incorrect'), wish(3, 'incorrect')] as const;
    const undo = { key: 'undo', undoes: marks[1].key, position: 2, before: null };
    const steps = [marks[0], marks[1], undo, marks[2]] as const;
    expect(nextOf(waitingOf(1, ...steps))).toEqual([marks[0], marks[1]]);
    expect(nextOf(waitingOf(1, ...steps), 1)).toEqual([marks[0]]);
    expect(nextOf(waitingOf(1, undo, marks[2]))).toEqual([undo]);
    expect(nextOf([])).toEqual([]);
    expect([...wordsWith(new Map(), steps).keys()]).toEqual([1, 3]);
  });

  it('go a hearing at a time, the one first whose step is oldest', () => {
    const [first, second, third] = [wish(1, 'incorrect'), wish(2, 'incorrect'), wish(3, 'incorrect')];
    const waiting = [...waitingOf(7, first), ...waitingOf(9, second), ...waitingOf(7, third)];
    expect(nextOf(waiting)).toEqual([first, third]);
  });

  it('show the same whether the server confirms them one by one or all at once', () => {
    const step = fc.record({ position: fc.nat(3), action: fc.constantFrom(...WORD_ACTIONS) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20), (steps, upTo) => {
        const wishes = steps.map(({ position, action }) => wish(position, action));
        // The server does to its words what the page shows of its own.
        const served: ReadonlyMap<number, TrackedWord> = wordsWith(new Map(), wishes.slice(0, upTo));
        expect(wordsWith(served, wishes.slice(upTo))).toEqual(wordsWith(new Map(), wishes));
      }),
    );
  });
});

const stepOf = (key: string) => ({ key, position: 1, action: 'incorrect', mistake: null }) as const;
const entry = (hearingId: number, order: number, key: string) => ({ hearingId, order, step: stepOf(key) });

const read = (...entries: Entry[]) => itemsIn(entries, stepRules.isItem);

describe('steps that a device kept', () => {
  it('are read in the order in which they were made', () => {
    expect(read(entry(7, 3, 'c'), entry(9, 2, 'b'), entry(7, 1, 'a'))).toEqual([
      { hearingId: 7, step: stepOf('a') },
      { hearingId: 9, step: stepOf('b') },
      { hearingId: 7, step: stepOf('c') },
    ]);
  });

  it.each([
    { order: 1 },
    { hearingId: '1', order: 1, step: { key: 'a' } },
    { hearingId: 1, order: 1, step: null },
    { hearingId: 1, order: 1, step: { key: 'a' } },
  ])('are none in an entry that holds %j', (kept) => {
    expect(read(kept)).toEqual([]);
  });
});
