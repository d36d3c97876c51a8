/** What is left to do in a new school, in the order in which it is best done. */
export const SETUP_STEPS = ['key', 'pupils', 'cards', 'backup'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const SCHOOL_NAME_LENGTH = 80;
