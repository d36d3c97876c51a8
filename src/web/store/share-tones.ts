import type { ShareStatus } from '#domain/store/orders';

/** For pupils and staff alike. */
export const SHARE_TONES = {
  invited: 'wait',
  paid: 'good',
  declined: 'bad',
  dropped: 'plain',
  returned: 'plain',
} as const satisfies Readonly<Record<ShareStatus, string>>;
