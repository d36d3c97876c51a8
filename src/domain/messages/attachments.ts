export const ATTACHMENT_TYPES = ['image', 'audio'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;

/** As wide as a page shows it when it is enlarged. */
export const ATTACHED_IMAGE_MAX_SIDE = 1600;
