import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from './pages.ts';

/** Newest first, as a query with `id < before` answers. */
const listOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: count - index }));

describe('a list in pages', () => {
  it('shows each row once, in order, however many there are and however long a page is', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (count, size) => {
        const all = listOf(count);
        const seen: number[] = [];
        let before: number | null = Number.POSITIVE_INFINITY;
        while (before !== null) {
          const from: number = before;
          const page = await readPage(size, async (limit) => all.filter(({ id }) => id < from).slice(0, limit));
          expect(page.rows.length).toBeLessThanOrEqual(size);
          seen.push(...page.rows.map(({ id }) => id));
          before = page.nextBefore;
        }
        expect(seen).toEqual(all.map(({ id }) => id));
      }),
    ));

  it('ends without an empty page where the last one is full', async () => {
    expect(await readPage(2, async () => listOf(2))).toEqual({ rows: [{ id: 2 }, { id: 1 }], nextBefore: null });
  });
});
