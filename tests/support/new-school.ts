import { SETUP_STEPS, type SetupStep, type StepState } from '#domain/staff/setup';

/** The steps of a school that has just begun, at the address that a world's settings name. */
export const NEW_SCHOOL = {
  ...(Object.fromEntries(SETUP_STEPS.map((step) => [step, 'open'])) as Record<SetupStep, StepState>),
  address: 'done',
} as const;
