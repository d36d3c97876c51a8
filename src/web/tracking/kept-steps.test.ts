import { describe, expect, it } from 'vitest';
import { queuesOf } from './kept-steps.ts';

const stepOf = (key: string) => ({ key, position: 1, action: 'incorrect', mistake: null }) as const;
const entry = (hearingId: number, order: number, key: string) =>
  JSON.stringify({ hearingId, order, step: stepOf(key) });

describe('steps that a device kept', () => {
  it('are queues of each hearing, in the order in which they were made', () => {
    expect(queuesOf([entry(7, 3, 'c'), entry(9, 2, 'b'), entry(7, 1, 'a')])).toEqual([
      { hearingId: 7, waiting: [stepOf('a'), stepOf('c')] },
      { hearingId: 9, waiting: [stepOf('b')] },
    ]);
  });

  it.each([
    null,
    '',
    'no json',
    '{}',
    '[1]',
    'null',
    '{"hearingId":"1","order":1,"step":{"key":"a"}}',
    '{"hearingId":1,"order":1,"step":null}',
    '{"hearingId":1,"order":1,"step":{"key":"a"}}',
  ])('are none in an entry that holds %j', (written) => {
    expect(queuesOf([written])).toEqual([]);
  });
});
