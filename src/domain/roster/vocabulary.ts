export const rosterVocabulary = {
  refusals: {
    student_not_found: 404,
    duplicate_student: 409,
    recipients_missing: 404,
    recipients_none: 404,
    import_has_errors: 422,
    import_empty: 422,
    promotion_nothing_to_do: 409,
    promotion_counts_changed: 409,
    promotion_not_found: 404,
  },
  actions: {
    student_added: 'good',
    student_edited: 'plain',
    student_archived: 'wait',
    student_restored: 'good',
    students_imported: 'wait',
    students_exported: 'wait',
    students_promoted: 'wait',
    promotion_undone: 'wait',
  },
} as const;
