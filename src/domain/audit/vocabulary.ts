export const auditVocabulary = {
  refusals: { audit_break_not_found: 404 },
  actions: { audit_exported: 'wait', audit_break_accepted: 'wait' },
  waiting: ['audit'],
} as const;
