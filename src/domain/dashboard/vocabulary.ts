export const dashboardVocabulary = {
  actions: { checklist_edited: 'plain' },
  topics: ['checklist'],
} as const;
