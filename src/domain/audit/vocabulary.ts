export const auditVocabulary = {
  actions: { audit_exported: 'wait' },
} as const;
