export const gloryVocabulary = {
  actions: { glory_board_changed: 'plain', glory_pupil_left_out: 'wait', glory_pupil_back: 'good' },
  topics: ['glory'],
} as const;
