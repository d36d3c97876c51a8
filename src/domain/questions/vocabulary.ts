export const questionsVocabulary = {
  refusals: {
    question_not_found: 404,
    question_exists: 409,
    question_changed: 409,
    question_incomplete: 400,
    question_of_one_grade: 422,
    race_set_too_small: 409,
    question_import_has_errors: 422,
  },
  actions: {
    question_added: 'good',
    question_edited: 'plain',
    question_reviewed: 'good',
    question_review_withdrawn: 'wait',
    question_retired: 'wait',
    question_restored: 'good',
    matching_options_changed: 'wait',
    questions_imported: 'wait',
  },
  topics: ['questions'],
} as const;
