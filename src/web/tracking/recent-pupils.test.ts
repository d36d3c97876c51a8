import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from './recent-pupils.ts';

describe('the pupils who were heard last', () => {
  it('are five at most, the last first, each once', () => {
    expect([1, 2, 3, 4, 5, 6, 3].reduce<number[]>(withRecent, [])).toEqual([3, 6, 5, 4, 2]);
  });

  it.each([null, 'no json', '{}', '"1"'])('are none in storage that holds %j', (written) => {
    expect(readRecent(written)).toEqual([]);
  });

  it('are the numbers among what storage holds', () => {
    expect(readRecent('[1,"2",3.5,4,5,6,7,8]')).toEqual([1, 4, 5, 6, 7]);
  });
});
