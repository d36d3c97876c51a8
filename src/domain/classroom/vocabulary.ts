export const classroomVocabulary = {
  refusals: {
    no_lesson_then: 409,
    lesson_not_yet: 409,
    class_closed: 409,
    class_elsewhere: 409,
    class_full: 409,
    pupil_not_in_class: 422,
    class_setup_changed: 409,
  },
  actions: {
    class_opened: 'plain',
    class_ended: 'good',
    class_corrected: 'wait',
    class_presets_changed: 'plain',
    class_seats_changed: 'plain',
  },
  topics: ['classroom'],
  /** Two who teach together see each other's taps at once. */
  promptTopics: ['classroom'],
} as const;
