import { z } from 'zod';
import {
  GIVEN_BY_STAFF,
  REWARD_DAYS,
  REWARD_MAX_AMOUNT,
  REWARD_MAX_DAYS,
  REWARD_SOURCES,
  REWARD_TYPES,
} from '#domain/rewards/kinds';
import { GIFT_PRESETS_MAX, GIFT_TITLE_MAX } from '#domain/rewards/presets';
import {
  NOTIFICATION_STATUSES,
  OVERALL_STATUSES,
  REWARD_BADGES,
  REWARD_STATUSES,
  TRACKING_STATUSES,
} from '#domain/rewards/statuses';
import { GRADES } from '#domain/roster/grades';
import type { Contract } from './endpoint.ts';
import {
  bodyRowId,
  classPupil,
  classQuery,
  done,
  requestKey,
  rowParams,
  searchText,
  shortText,
  studentParams,
  wholeNumber,
} from './fields.ts';
import { recipientIds, recipients } from './recipients.ts';

const source = z.enum(REWARD_SOURCES);
const type = z.enum(REWARD_TYPES, 'required');
/** Any text reaches the service, which alone says 'Invalid reward ID format'. */
const rewardParams = z.object({ rewardId: z.string().max(100) });

export const reward = z.object({
  id: z.string(),
  source,
  type,
  amount: z.number(),
  title: z.string().nullable(),
  status: z.enum(REWARD_STATUSES),
  createdAt: z.string(),
  expiresAt: z.string(),
  claimedAt: z.string().nullable(),
});
export type Reward = z.infer<typeof reward>;

export const rewardStatus = z.object({
  overall: z.enum(OVERALL_STATUSES),
  notification: z.enum(NOTIFICATION_STATUSES),
});

export const studentRewards = z.object({
  ...rewardStatus.shape,
  /** The server's time: countdowns run from it, not from the tablet's clock. */
  now: z.string(),
  /** Sent rewards by source, newest first; sources without any are left out. */
  groups: z.array(z.object({ source, rewards: z.array(reward) })),
});
export type StudentRewards = z.infer<typeof studentRewards>;

const claimed = z.object({
  reward: z.object({ id: z.string(), source, type, amount: z.number() }),
  updatedStudent: z.object({ points: z.number(), balance: z.number() }),
});
export type ClaimedReward = z.infer<typeof claimed>;

const trackedReward = reward.extend({
  studentId: z.number(),
  studentName: z.string(),
  grade: z.literal(GRADES),
  status: z.enum(TRACKING_STATUSES),
  isExpired: z.boolean(),
});
export type TrackedReward = z.infer<typeof trackedReward>;

const rewardedStudent = z.object({
  ...classPupil,
  points: z.number(),
  coins: z.number(),
  /** Null where the pupil has not agreed to the terms. */
  badge: z.enum(REWARD_BADGES).nullable(),
  sent: z.number(),
  claimed: z.number(),
  expired: z.number(),
});
export type RewardedStudent = z.infer<typeof rewardedStudent>;

const amount = wholeNumber(1, REWARD_MAX_AMOUNT);

const gift = z.object({
  to: recipients,
  source: z.enum(GIVEN_BY_STAFF, 'required'),
  type,
  amount,
  title: shortText(GIFT_TITLE_MAX).nullable().default(null),
  days: wholeNumber(1, REWARD_MAX_DAYS).default(REWARD_DAYS),
});
export type Gift = z.output<typeof gift>;

const giftPreview = z.object({
  count: z.number(),
  total: z.number(),
  /** Pupils who have not agreed to the terms yet: they must before they can claim. */
  notAgreed: z.number(),
  names: z.array(z.string()),
  expiresAt: z.string(),
});
export type GiftPreview = z.infer<typeof giftPreview>;

const batch = reward.omit({ status: true, expiresAt: true, claimedAt: true }).extend({
  createdBy: z.string().nullable(),
  count: z.number(),
  claimed: z.number(),
  removed: z.number(),
});
export type RewardBatch = z.infer<typeof batch>;

const preset = z.object({ type, amount, title: shortText(GIFT_TITLE_MAX) });
const presetRow = preset.extend({ id: z.number() });
export type GiftPresetRow = z.infer<typeof presetRow>;

const giving = z.object({
  pupils: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      firstName: z.string(),
      grade: z.literal(GRADES),
      classId: z.string().nullable(),
      photo: z.string().nullable(),
    }),
  ),
  presets: z.array(presetRow),
  /** What was written last, newest first. */
  reasons: z.array(z.string()),
});
export type Giving = z.infer<typeof giving>;

export const rewardsContract = {
  'POST /api/student/rewards/:rewardId/claim': {
    access: 'pupil-self',
    summary: 'Claim a reward; a repeated claim pays nothing and answers the same',
    params: rewardParams,
    reply: claimed,
  },
  'GET /api/admin/rewards': {
    access: 'staff',
    summary: 'All rewards, newest first',
    query: z.object({
      source: source.optional(),
      type: type.optional(),
      ...classQuery,
      search: searchText.optional(),
      /** Where the page before ended. */
      after: z.string().max(100).optional(),
    }),
    reply: z.object({ rewards: z.array(trackedReward), nextAfter: z.string().nullable() }),
  },
  'GET /api/admin/rewards/students': {
    access: 'staff',
    summary: 'Pupils with what they have and how far their rewards got',
    query: z.object({ ...classQuery, search: searchText.optional() }),
    reply: z.object({ students: z.array(rewardedStudent) }),
  },
  'POST /api/admin/rewards/preview': {
    access: 'staff',
    touches: 'named',
    summary: 'What giving this would do, without doing it',
    body: gift,
    reply: giftPreview,
  },
  'POST /api/admin/rewards': {
    access: 'staff',
    touches: 'named',
    summary: 'Give a reward to pupils, a grade or all; the same key gives once',
    body: gift.extend({ requestKey }),
    reply: batch,
  },
  'GET /api/admin/rewards/giving': {
    access: 'staff',
    summary: 'Whom one can give to, what can be given by one tap, and the last reasons',
    reply: giving,
  },
  'PUT /api/admin/rewards/presets': {
    access: 'staff',
    touches: 'school',
    summary: 'Change what can be given by one tap, from the list that was shown',
    body: z.object({
      /** The numbers as they were shown. */
      seen: z.array(bodyRowId).max(GIFT_PRESETS_MAX, 'too_many'),
      presets: z.array(preset.extend({ id: bodyRowId.nullable() })).max(GIFT_PRESETS_MAX, 'too_many'),
    }),
    reply: z.object({ presets: z.array(presetRow) }),
  },
  'POST /api/admin/rewards/presets/:id/give': {
    access: 'staff',
    touches: 'named',
    summary: 'Give to these pupils what the preset says; the same key gives once',
    params: rowParams,
    body: z.object({ ids: recipientIds, requestKey }),
    reply: batch,
  },
  'GET /api/admin/rewards/batches': {
    access: 'staff',
    summary: 'What staff gave lately, to undo',
    reply: z.object({ batches: z.array(batch) }),
  },
  'DELETE /api/admin/rewards/batches/:batchId': {
    access: 'staff',
    touches: { on: 'rewards_tracking', by: 'batchId' },
    summary: 'Take back what of a gift was not claimed yet',
    params: z.object({ batchId: z.string().max(100) }),
    reply: batch,
  },
  'DELETE /api/admin/rewards/:rewardId': {
    access: 'admin',
    summary: 'Delete one reward; what was claimed stays paid',
    params: rewardParams,
    reply: done,
  },
  'DELETE /api/admin/rewards/students/:studentId': {
    access: 'admin',
    summary: "Clear a pupil's rewards; what was claimed stays paid",
    params: studentParams,
    reply: z.object({ removed: z.number() }),
  },
} as const satisfies Contract;
