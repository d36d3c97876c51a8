export const dashboardVocabulary = {
  actions: { checklist_edited: 'plain' },
  topics: ['checklist', 'home'],
} as const;
