export const ATTACHMENT_TYPES = ['image', 'audio'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;

/** As wide as a page shows it when it is enlarged. */
export const ATTACHED_IMAGE_MAX_SIDE = 1600;

/** A spoken message is short; at the rate below, this is a third of the largest attachment. */
export const RECORDING_MAX_SECONDS = 10 * 60;
export const RECORDING_BITS_PER_SECOND = 48_000;
