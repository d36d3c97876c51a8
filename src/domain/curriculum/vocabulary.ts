export const curriculumVocabulary = {
  refusals: {
    lesson_not_found: 404,
    lesson_step_impossible: 409,
    curriculum_changed: 409,
    curriculum_impossible: 422,
    week_not_taught: 404,
  },
  actions: {
    lesson_taught: 'good',
    lesson_not_taught: 'wait',
    curriculum_edited: 'plain',
    curriculum_imported: 'wait',
    question_lesson_set: 'plain',
  },
  topics: ['curriculum'],
} as const;
