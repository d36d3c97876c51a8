import type { AttachmentType } from '#domain/messages/attachments';

export const attachmentNames: Record<AttachmentType, string> = { image: 'صورة', audio: 'صوت' };
