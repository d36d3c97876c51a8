export const staffVocabulary = {
  refusals: {
    email_taken: 409,
    staff_not_found: 404,
    last_admin: 409,
    own_account: 409,
    current_password_wrong: 403,
    password_too_weak: 400,
  },
  actions: {
    staff_added: 'good',
    staff_edited: 'plain',
    staff_disabled: 'wait',
    staff_enabled: 'good',
    staff_password_changed: 'wait',
  },
} as const;
