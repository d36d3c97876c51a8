export const PHOTO_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

export const PHOTO_FILTERS = [...PHOTO_STATUSES, 'all'] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];

/** A photo stays under this: 5 MB and one byte less. */
export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024;

/** Faces are shown square: one to look at, one for lists. */
export const PHOTO_SIDE = 512;
export const PHOTO_SMALL_SIDE = 128;

/** Each photo costs the server a decode and the teacher a look. */
export const PHOTOS_PER_HOUR = 10;

export const REJECTION_REASON_MAX = 200;
