import type { messagesVocabulary } from '#domain/messages/vocabulary';
import { addressed } from '#strings/addressed';
import type { AuditWords } from '#strings/audit/details';
import { attachmentNames } from './words.ts';

export const messagesAudit: AuditWords<keyof typeof messagesVocabulary.actions> = addressed({
  actions: { message_sent: 'إرسال رسالة', message_taken_back: 'سحب رسالة' },
  details: {
    names: { name: 'الأسماء' },
    attachment: { name: 'المرفق', words: attachmentNames },
    readers: { name: '{قرأها|قرأتها} قبل سحبها', words: { 0: 'لا أحد' } },
  },
});
