/** What is left to do in a new school, in the order in which it is best done: links and cards lead to the address. */
export const SETUP_STEPS = [
  'key',
  'pupils',
  'term',
  'timetable',
  'plan',
  'address',
  'teachers',
  'cards',
  'practice',
  'store',
  'backup',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `later`: an admin put it off; it waits apart from what is open. */
export const STEP_STATES = ['done', 'open', 'later'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Whom a school teaches, and so how everybody in it is addressed (D-86). */
export const SCHOOLS_OF = ['boys', 'girls'] as const;
export type SchoolOf = (typeof SCHOOLS_OF)[number];

export const SCHOOL_NAME_LENGTH = 80;
