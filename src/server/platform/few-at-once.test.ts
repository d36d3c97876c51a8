import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('lets a few work, keeps a few waiting in order, and sends the others away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(5),
      fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 20 }),
      async (atOnce, mostWaiting, works) => {
        const run = fewAtOnce(atOnce, mostWaiting);
        const begun: number[] = [];
        let running = 0;
        const results = await Promise.allSettled(
          works.map(([turns, fails], place) =>
            run(async () => {
              begun.push(place);
              running += 1;
              expect(running).toBeLessThanOrEqual(atOnce);
              for (let passed = 0; passed < turns; passed += 1) await turn();
              running -= 1;
              if (fails) throw new Error('failed');
              return place;
            }),
          ),
        );
        expect(begun).toEqual([...works.keys()].slice(0, atOnce + mostWaiting));
        for (const [place, result] of results.entries()) {
          if (place >= begun.length)
            expect(result).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 5 } });
          else if (works[place]?.[1]) expect(result).toMatchObject({ reason: { message: 'failed' } });
          else expect(result).toEqual({ status: 'fulfilled', value: place });
        }
        // A failure gave its place back too.
        expect(await run(async () => 'free')).toBe('free');
      },
    ),
  );
});

it('lets those who are expected go first, and sends none of them away', async () => {
  const run = fewAtOnce(1, 1);
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await turn();
  };
  const results = await Promise.allSettled([
    run(work('first')),
    run(work('second')),
    run(work('one too many')),
    run(work('expected'), { isExpected: true }),
  ]);
  expect(begun).toEqual(['first', 'expected', 'second']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
