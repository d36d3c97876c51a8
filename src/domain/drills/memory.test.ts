import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILL_ANSWERS } from './drill.ts';
import { afterDrill, afterMistake, type Memory, newWord } from './memory.ts';

const NOW = new Date('2025-04-14T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const answers = fc.array(fc.constantFrom(...DRILL_ANSWERS), { maxLength: 12 });

/** Drilled whenever it was due. */
const drilled = (all: readonly (typeof DRILL_ANSWERS)[number][]): Memory =>
  all.reduce((memory, answer) => afterDrill(memory, answer, memory.due), newWord(NOW));

const waitDays = (memory: Memory, from: Date): number => (memory.due.getTime() - from.getTime()) / DAY_MS;

describe('a word that was marked wrong', () => {
  it('is due at once', () => {
    expect(newWord(NOW).due).toEqual(NOW);
  });

  it('waits longer each time it is known, from days to weeks', () => {
    const waits = [1, 2, 3, 4].map((times) => {
      const before = drilled(Array.from({ length: times - 1 }, () => 'good' as const));
      return waitDays(afterDrill(before, 'good', before.due), before.due);
    });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBeGreaterThanOrEqual(1);
  });

  it('never waits longer when it was harder', () => {
    fc.assert(
      fc.property(answers, (before) => {
        const memory = drilled(before);
        const [again, hard, good] = DRILL_ANSWERS.map((answer) =>
          waitDays(afterDrill(memory, answer, memory.due), memory.due),
        );
        expect(again).toBeLessThanOrEqual(hard as number);
        expect(hard).toBeLessThanOrEqual(good as number);
      }),
    );
  });

  it('comes back within a day or more and within the term, whatever was answered', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...DRILL_ANSWERS), (before, answer) => {
        const memory = drilled(before);
        const wait = waitDays(afterDrill(memory, answer, memory.due), memory.due);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(90);
      }),
    );
  });

  it('is due at once when the teacher hears it wrong again, and is harder from then on', () => {
    fc.assert(
      fc.property(answers, (before) => {
        const memory = drilled(before);
        const after = afterMistake(memory, memory.due);
        expect(after.due).toEqual(memory.due);
        expect(after.lapses).toBeGreaterThanOrEqual(memory.lapses);
      }),
    );
  });

  it('bears a clock that was set back', () => {
    const memory = afterDrill(newWord(NOW), 'good', NOW);
    const before = new Date(NOW.getTime() - 10 * DAY_MS);
    expect(afterDrill(memory, 'good', before).reviewedAt).toEqual(NOW);
  });
});
