export const REWARD_SOURCES = [
  'daily',
  'weekly',
  'exam',
  'practice',
  'platform',
  'self_development',
  'welcome_points',
  'profile_image',
] as const;
export type RewardSource = (typeof REWARD_SOURCES)[number];

export const REWARD_TYPES = ['coins', 'points'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** What staff give by hand (D-22); the others come from exams, practice and the pupil's own doing. */
export const GIVEN_BY_STAFF = ['daily', 'weekly', 'platform'] as const satisfies readonly RewardSource[];
export type GivenByStaff = (typeof GIVEN_BY_STAFF)[number];

export const REWARD_DAYS = 7;
export const REWARD_MAX_AMOUNT = 1000;
export const REWARD_MAX_DAYS = 60;

/** How many pupils the overview of rewards lists at most. */
export const OVERVIEW_MAX_PUPILS = 500;

export const WELCOME_POINTS = 50;
export const PROFILE_IMAGE_COINS = 30;
