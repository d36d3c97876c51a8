import { expect, it } from 'vitest';
import { POLL_MESSAGES_MS, POLL_REWARD_STATUS_MS, POLL_UNREAD_MS } from './polling.ts';

it('asks for the reward status every 3 minutes, unread messages every 30 seconds and messages every 60', () => {
  expect([POLL_REWARD_STATUS_MS, POLL_UNREAD_MS, POLL_MESSAGES_MS]).toEqual([180_000, 30_000, 60_000]);
});
