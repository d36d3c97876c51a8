import { expect, it } from 'vitest';
import { homeWork } from './home-work.ts';
import { WORD_STATUSES } from './word-states.ts';

it('asks for the words that are not mastered, and for no other', () => {
  const asked = WORD_STATUSES.map((status) => [status, homeWork(status)]).filter(([, work]) => work !== null);
  expect(asked).toEqual([
    ['incorrect', 'practise'],
    ['passed', 'look'],
  ]);
});
