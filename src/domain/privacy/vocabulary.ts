export const privacyVocabulary = {
  refusals: { erase_name_wrong: 422, student_not_erasable: 409, retention_counts_changed: 409 },
  actions: {
    student_exported: 'wait',
    student_erased: 'wait',
    retention_changed: 'wait',
    retention_carried_out: 'wait',
  },
} as const;
