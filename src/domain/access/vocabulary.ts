export const accessVocabulary = {
  refusals: {
    login_failed: 401,
    login_locked: 429,
    card_needs_password: 403,
    staff_login_failed: 401,
    own_password_wrong: 403,
  },
  actions: {
    student_login_failed_unknown_id: 'bad',
    student_login_failed_password: 'bad',
    student_login_failed_card: 'bad',
    student_login_locked: 'bad',
    staff_login: 'plain',
    staff_login_failed: 'bad',
    staff_login_refused: 'bad',
    own_password_failed: 'bad',
    own_password_confirmed: 'plain',
    staff_logout: 'plain',
    student_entered: 'wait',
    student_left: 'plain',
  },
} as const;
