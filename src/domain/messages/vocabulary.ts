export const messagesVocabulary = {
  refusals: { message_not_found: 404, attachment_not_recognised: 415, attachment_too_large: 413 },
  actions: { message_sent: 'plain', message_taken_back: 'wait' },
  topics: ['messages'],
} as const;
