import { type GivenByStaff, REWARD_DAYS, type RewardType } from '#domain/rewards/kinds';
import type { Grade } from '#domain/roster/grades';
import type { Recipients } from '#wire/recipients';
import type { Gift } from '#wire/rewards';

/** The form as it stands, complete or not. */
export interface GiftDraft {
  kind: Recipients['kind'];
  ids: readonly number[];
  grade: Grade;
  source: GivenByStaff;
  type: RewardType;
  amount: number | null;
  title: string;
  days: number | null;
}

export const emptyGift = (ids: readonly number[], grade: Grade): GiftDraft => ({
  kind: 'students',
  ids,
  grade,
  source: 'daily',
  type: 'coins',
  amount: null,
  title: '',
  days: REWARD_DAYS,
});

/** What still has to be filled in, the first of it. */
export const missingFrom = ({ kind, ids, amount, days }: GiftDraft): 'pupils' | 'amount' | 'days' | null => {
  if (kind === 'students' && ids.length === 0) return 'pupils';
  if (amount === null) return 'amount';
  return days === null ? 'days' : null;
};

const recipientsOf = ({ kind, ids, grade }: GiftDraft): Recipients => {
  if (kind === 'students') return { kind, ids: [...ids] };
  return kind === 'grade' ? { kind, grade } : { kind };
};

/** Null until the form is complete; whether it is allowed, the server says. */
export const giftOf = (draft: GiftDraft): Gift | null => {
  const { source, type, amount, title, days } = draft;
  if (missingFrom(draft) || amount === null || days === null) return null;
  return { to: recipientsOf(draft), source, type, amount, title: title.trim() || null, days };
};
