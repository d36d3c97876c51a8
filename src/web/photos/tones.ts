import type { PhotoStatus } from '#domain/photos/approval';

export const PHOTO_TONES = { pending: 'wait', approved: 'good', rejected: 'bad' } as const satisfies Record<
  PhotoStatus,
  string
>;
