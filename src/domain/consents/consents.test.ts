import { expect, it } from 'vitest';
import { isAllowed, MODES, type Said } from './consents.ts';

it('what was withdrawn is allowed in no way of asking, and nothing where the school has turned it off', () => {
  const said: readonly Said[] = [true, null, false];
  expect(MODES.map((mode) => said.map((each) => isAllowed(mode, each)))).toEqual([
    [true, true, false],
    [true, false, false],
    [false, false, false],
  ]);
});
