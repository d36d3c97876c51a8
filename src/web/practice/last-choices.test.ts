import { describe, expect, it } from 'vitest';
import { FIRST_CHOICES, readChoices } from './last-choices.ts';

describe('the last choices', () => {
  it('are read as they were written', () => {
    const choices = { mode: 'regular', minutes: 3, count: null };
    expect(readChoices(JSON.stringify(choices))).toEqual(choices);
  });

  it.each([null, '', '{', 'null', '[]', '{"mode":"chess","minutes":9,"count":11}'])(
    'are those of the first day where %j is written',
    (written) => {
      expect(readChoices(written)).toEqual(FIRST_CHOICES);
    },
  );
});
