import { expect, it } from 'vitest';
import { POLL_REWARD_STATUS_MS } from './polling.ts';

it('asks for the reward status every 3 minutes', () => {
  expect(POLL_REWARD_STATUS_MS).toBe(180_000);
});
