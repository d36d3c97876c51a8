import type { AttachmentType } from '#domain/messages/attachments';
import { formatNumber } from '#strings/plural';

export const attachmentNames: Record<AttachmentType, string> = { image: 'صورة', audio: 'صوت' };

const twoDigits = (value: number): string => formatNumber(value).padStart(2, '٠');

/** Minutes and seconds as a clock shows them. */
export const formatDuration = (seconds: number): string =>
  `${formatNumber(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
