import { REWARD_SOURCES, REWARD_TYPES, type RewardSource, type RewardType } from '#domain/rewards/kinds';
import { type Grade, isGrade } from '#domain/roster/grades';

const REWARD_TABS = ['list', 'students'] as const;
export type RewardTab = (typeof REWARD_TABS)[number];

export interface RewardsSearch {
  tab?: RewardTab;
  source?: RewardSource;
  type?: RewardType;
  grade?: Grade;
}

/** Tab and filters live in the address, so a reload and the back button keep them. */
export const rewardsSearch = (search: Record<string, unknown>): RewardsSearch => {
  const tab = REWARD_TABS.find((each) => each === search.tab);
  const source = REWARD_SOURCES.find((each) => each === search.source);
  const type = REWARD_TYPES.find((each) => each === search.type);
  const grade = Number(search.grade);
  return { ...(tab && { tab }), ...(source && { source }), ...(type && { type }), ...(isGrade(grade) && { grade }) };
};

/** Whose ledger is open. */
export const ledgerSearch = (search: Record<string, unknown>): { student?: number } => {
  const student = Number(search.student);
  return Number.isSafeInteger(student) && student > 0 ? { student } : {};
};
