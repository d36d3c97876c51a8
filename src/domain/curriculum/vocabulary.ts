export const curriculumVocabulary = {
  refusals: {
    lesson_not_found: 404,
    lesson_step_impossible: 409,
    curriculum_changed: 409,
    curriculum_impossible: 422,
    week_not_taught: 404,
    taught_lesson_stays: 409,
    curriculum_empty: 409,
    term_too_short_for_plan: 409,
    term_not_begun: 409,
  },
  actions: {
    lesson_taught: 'good',
    lesson_not_taught: 'wait',
    curriculum_edited: 'plain',
    curriculum_imported: 'wait',
    curriculum_copied: 'wait',
    question_lesson_set: 'plain',
  },
  topics: ['curriculum'],
  waiting: ['plans'],
} as const;
